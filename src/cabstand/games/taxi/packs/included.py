"""The packs that come with the game, and those that used to."""

import zipfile
from functools import cache
from pathlib import Path
from typing import Final

from cabstand.core.edition import read_folder
from cabstand.games.taxi.packs.multilingual import in_language
from cabstand.games.taxi.packs.pack import FILES, Pack, parse_pack

PACKS: Final = Path(__file__).parent
INCLUDED: Final = ("london", "berlin", "paris", "world/en", "world/de", "world/fr")
"""By their folders, in the order in which they are offered; a pack in several languages once in each, as `world/de`."""
EARLIER: Final = PACKS / "earlier"
"""Packs as earlier versions brought them, each a ZIP file named by its hash: games that were begun with one still go on."""


def included_files(name: str) -> dict[str, bytes]:
    folder, _, language = name.partition("/")
    files, _ = read_folder(PACKS / folder, FILES)
    return in_language(files, language) if language else files


@cache
def included_pack(name: str) -> Pack:
    return parse_pack(included_files(name))


def london() -> Pack:
    return included_pack("london")


def earlier_files(sha: str) -> dict[str, bytes] | None:
    """The files of a pack that an earlier version brought."""
    place = EARLIER / f"{sha}.zip"
    if not sha.isalnum() or not place.is_file():
        return None
    with zipfile.ZipFile(place) as archive:
        return {name: archive.read(name) for name in FILES}
