"""Who can be asked to play as a bot."""

from typing import Final

import msgspec
from litestar import get

from cabstand.bots.registry import bots_of
from cabstand.content.catalogue import Catalogue
from cabstand.content.naming import character_name
from cabstand.core import find_game
from cabstand.core.manifest import Character, characters_of
from cabstand.server.language import words_for
from cabstand.server.routes import Req


class ToldCharacter(msgspec.Struct, frozen=True):
    """A bot with a name and a manner, in the reader's language. `level` is what a seat says that it shall take."""

    level: str
    name: str
    manner: str
    face: str
    """What its face shows, for those who do not see it."""
    strength: int
    """Among the characters of its game, from 1 for the weakest."""
    knows: int | None
    """In a game that asks questions: roughly how many of 100 it can answer."""


class Cast(msgspec.Struct, frozen=True):
    """Who plays a game as a bot: the characters, weakest first, and plain bots, which have no name of their own."""

    characters: list[ToldCharacter]
    plain: list[str]


@get("/api/games/{game:str}/bots")
async def cast(request: Req, game: str) -> Cast:
    """Who can be asked to play a game as a bot."""
    rules, words = find_game(game), words_for(request)
    characters = characters_of(rules.name)
    return Cast([told(rules.name, who, place, words) for place, who in enumerate(characters, 1)], list(bots_of(rules)))


def told(game: str, who: Character, strength: int, words: Catalogue) -> ToldCharacter:
    manner, face = (words.get(f"{game}-character-{who.id}-{part}") for part in ("line", "face"))
    return ToldCharacter(who.id, character_name(words, game, who.id), manner, face, strength, who.knows)


CAST: Final = [cast]
