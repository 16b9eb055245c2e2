"""Where games lie: folders of this package, and packages of their own that name themselves as entry points.

Nothing of a game is imported here, so a game that cannot be imported is in nobody's way.
"""

import os
from functools import cache
from importlib.machinery import PathFinder
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, NamedTuple

GROUP: Final = "cabstand.games"
"""The group of entry points under which a package names its games: `night-rank = "night_rank.adapter:GAME"`."""
ONLY: Final = "CABSTAND_GAMES"
"""In the environment: which games of other packages are looked at, by name with commas between; empty: none; not set: all.
Cabstand's own tests and types are about its own games, whatever else is installed."""
_BUILT_IN: Final = Path(__file__).resolve().parent.parent / "games"


class Place(NamedTuple):
    """One game: its name, the object that is the game (`module:NAME`), and the folder or the one file that holds it all."""

    name: str
    at: str
    files: Path | None
    built_in: bool


@cache
def places() -> dict[str, Place]:
    """All games by name. Nobody can take the name of a game that comes with Cabstand."""
    points = [point for point in entry_points(group=GROUP) if _is_wanted(point.name)]
    outside = {point.name: Place(point.name, point.value, _find(point.module), False) for point in points}
    return dict(sorted((outside | {place.name: place for place in _built_in()}).items()))


def _is_wanted(name: str) -> bool:
    wanted = os.environ.get(ONLY)
    return wanted is None or name in wanted.split(",")


def _built_in() -> list[Place]:
    folders = sorted(adapter.parent for adapter in _BUILT_IN.glob("*/adapter.py"))
    return [
        Place(folder.name.replace("_", "-"), f"cabstand.games.{folder.name}.adapter:GAME", folder, True) for folder in folders
    ]


def _find(module: str) -> Path | None:
    """The folder of a package, or the file of a lone module, without importing it."""
    spec = PathFinder.find_spec(module.partition(".")[0])
    if spec is None or spec.origin is None:
        return None
    file = Path(spec.origin)
    return file.parent if spec.submodule_search_locations else file


def game_sources() -> list[Path]:
    """Every Python file of every game that lies outside this package."""
    found = [place.files for place in places().values() if not place.built_in and place.files is not None]
    return [path for files in found for path in (sorted(files.rglob("*.py")) if files.is_dir() else [files])]
