"""The characters: bots with a name, a face and a manner, four for each game.

`characters.json` says which bot plays for each and, for TAXI!, how many of 100 questions it knows; the page reads it too.
Their names, what is said of them and what their faces show are texts of the catalogue: `character-otto`, `character-otto-line`,
`character-otto-face`. The faces themselves are drawn by the page.
"""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

CHARACTERS: Final = Path(__file__).parent / "characters.json"


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    bot: str
    knows: int | None = None


@cache
def _all() -> dict[str, tuple[Character, ...]]:
    return msgspec.json.decode(CHARACTERS.read_bytes(), type=dict[str, tuple[Character, ...]])


def characters_of(game: str) -> tuple[Character, ...]:
    """The characters that play a game, weakest first."""
    return _all().get(game, ())


def find_character(game: str, name: str) -> Character | None:
    return next((character for character in characters_of(game) if character.id == name), None)
