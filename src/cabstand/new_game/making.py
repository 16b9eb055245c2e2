"""Write the package of a new game, and install it."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cabstand.new_game.names import Names

TEMPLATE: Final = Path(__file__).parent / "template"
MODEL: Final = Names("dice-race")


class NotMade(RuntimeError):
    """Why a game could not be made, in words for its writer."""


def make(names: Names, folder: Path) -> list[Path]:
    """Write all files of a new game into a folder that is not there yet."""
    if folder.exists():
        raise NotMade(f"{folder} is there already: choose another folder with --folder, or another name.")
    written = []
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        target = folder / MODEL.replace(names, str(source.relative_to(TEMPLATE)))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(MODEL.replace(names, source.read_text(encoding="utf-8")), encoding="utf-8")
        written.append(target)
    return written


def make_and_install(names: Names, folder: Path) -> list[Path]:
    """Both, or nothing: what cannot be installed is not left lying about."""
    written = make(names, folder)
    try:
        install(folder)
    except NotMade:
        shutil.rmtree(folder)
        raise
    return written


def install(folder: Path, how: Sequence[str] = ("--editable",)) -> None:
    """Install a package without looking for anything elsewhere: what it needs is here already."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    words = [*pip, "--no-deps", "--no-index", "--no-build-isolation", *how, str(folder)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise NotMade(f"pip could not install {folder}: {done.stderr.strip()[-400:]}")
