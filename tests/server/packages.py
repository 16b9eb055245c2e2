"""Games in packages of their own, as pip would install them: a folder for PYTHONPATH."""

import os
from collections.abc import Mapping
from importlib.metadata import distributions
from pathlib import Path

from tests.server.house import House

from cabstand.core.places import GROUP, ONLY


def install(folder: Path, package: str, modules: Mapping[str, str]) -> str:
    """A package whose `adapter` holds the game, with the entry point that names it; the game's name."""
    name, about = package.replace("_", "-"), folder / f"{package}-1.0.dist-info"
    (folder / package).mkdir(parents=True)
    about.mkdir()
    for module, text in {"__init__": "", **modules}.items():
        (folder / package / f"{module}.py").write_text(text)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[cabstand.games]\n{name} = {package}.adapter:GAME\n")
    return name


def like_space_taxi(name: str) -> str:
    """An adapter with the rules of Space Taxi under another name."""
    return (
        "from cabstand.games.space_taxi.adapter import GAME as ORIGINAL\n\n\n"
        f'class Other(type(ORIGINAL)):\n    name = "{name}"\n\n\nGAME = Other()\n'
    )


def use(house: House, folder: Path) -> House:
    """Let a server find what is installed in a folder, and no other game of another package."""
    house.environment |= finding(folder, house.environment)
    return house


def finding(folder: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """What to change in an environment for this."""
    games = [point.name for found in distributions(path=[str(folder)]) for point in found.entry_points.select(group=GROUP)]
    return {"PYTHONPATH": os.pathsep.join([str(folder), environment["PYTHONPATH"]]), ONLY: ",".join(games)}
