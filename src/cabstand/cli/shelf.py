"""Editions by their hash: a game names the edition it is played with, and that edition never changes under it."""

import shutil
from pathlib import Path
from typing import Any

from cabstand.core.edition import Edition, read_folder


def keep_edition(edition: Edition[Any], folder: Path, shelf: Path) -> Any:
    """Read an edition and put a copy on the shelf, where games will find it again."""
    content = edition.read(*read_folder(folder, edition.files))
    sha = sha_of(edition, content)
    place = shelf / sha
    if included(edition, sha) is None and not place.is_dir():
        half = shelf / f"{sha}.part"
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(parents=True)
        for name in edition.files:
            shutil.copyfile(folder / name, half / name)
        half.rename(place)
    return content


def find_edition(edition: Edition[Any], sha: str, shelf: Path) -> Any:
    """What stands in the edition of this hash: one that comes with the game, or one from the shelf; else None."""
    if (found := included(edition, sha)) is not None:
        return found
    place = shelf / sha
    if not sha.isalnum() or not place.is_dir():
        return None
    content = edition.read(*read_folder(place, edition.files), accepted=True)
    return content if sha_of(edition, content) == sha else None


def included(edition: Edition[Any], sha: str) -> Any:
    """The edition of this hash that comes with the game; None if none does."""
    return next((content for content in edition.included() if sha_of(edition, content) == sha), None)


def sha_of(edition: Edition[Any], content: Any) -> str:
    return edition.facts(content, mine=False).sha
