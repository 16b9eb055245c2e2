"""Editions by their hash: a game names the edition it is played with, and that edition never changes under it."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cabstand.core.edition import Edition, read_folder


def keep_edition(edition: Edition[Any], folder: Path, shelf: Path) -> Any:
    """Read an edition and put a copy on the shelf, where games will find it again."""
    files, unread = read_folder(folder, edition.files)
    content = edition.read(files, unread)
    sha = sha_of(edition, content)
    if included(edition, sha) is None:
        _put(shelf, sha, edition.whole(files))
    return content


def keep_included(edition: Edition[Any], content: Any, shelf: Path) -> None:
    """Put a copy of an edition that comes with the game on the shelf: the next version may bring other cards."""
    sha = sha_of(edition, content)
    _put(shelf, sha, {name: text.encode() for name, text in edition.included_files(sha).items()})


def _put(shelf: Path, sha: str, files: Mapping[str, bytes]) -> None:
    place = shelf / sha
    if place.is_dir():
        return
    half = shelf / f"{sha}.part"
    shutil.rmtree(half, ignore_errors=True)
    half.mkdir(parents=True)
    for name, content in files.items():
        (half / name).write_bytes(content)
    half.rename(place)


def find_edition(edition: Edition[Any], sha: str, shelf: Path) -> Any:
    """What stands in the edition of this hash: one that comes with the game, or used to, or one from the shelf; else None."""
    if (found := included(edition, sha)) is not None:
        return found
    place = shelf / sha
    if sha.isalnum() and place.is_dir():
        content = edition.read(*read_folder(place, edition.files), accepted=True)
    elif (files := edition.earlier(sha)) is not None:
        content = edition.read(files, accepted=True)
    else:
        return None
    return content if sha_of(edition, content) == sha else None


def included(edition: Edition[Any], sha: str) -> Any:
    """The edition of this hash that comes with the game; None if none does."""
    return next((content for content in edition.included() if sha_of(edition, content) == sha), None)


def sha_of(edition: Edition[Any], content: Any) -> str:
    return edition.facts(content, mine=False).sha
