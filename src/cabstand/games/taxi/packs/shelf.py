"""Packs by their hash: a game names the pack it is played with, and that pack never changes under it."""

import shutil
from pathlib import Path

from cabstand.games.taxi.packs.pack import FILES, Pack, london, read_pack


def keep_pack(folder: Path, shelf: Path) -> Pack:
    """Read a pack and put a copy on the shelf, where games will find it again."""
    pack = read_pack(folder)
    place = shelf / pack.sha256
    if pack.sha256 != london().sha256 and not place.is_dir():
        half = shelf / f"{pack.sha256}.part"
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(parents=True)
        for name in FILES:
            shutil.copyfile(folder / name, half / name)
        half.rename(place)
    return pack


def find_pack(sha: str, shelf: Path) -> Pack | None:
    """The pack of this hash: the one that comes with Cabstand, or one from the shelf."""
    if sha == london().sha256:
        return london()
    place = shelf / sha
    pack = read_pack(place, limited=False) if sha.isalnum() and place.is_dir() else None
    return pack if pack is not None and pack.sha256 == sha else None
