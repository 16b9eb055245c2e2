"""The bots and the coach of a game."""

from collections.abc import Iterable

from cabstand.core.bot import Bot
from cabstand.core.coach import Coach
from cabstand.core.game import Game, Refused, refuse
from cabstand.core.manifest import Character, bad_manifest, characters_of, find_character
from cabstand.core.places import places
from cabstand.core.registry import part_of
from cabstand.plain.bots import plain_bots
from cabstand.plain.coach import plain_coach


def bots_of(game: Game) -> dict[str, Bot]:
    """The bots that can play a game, by name, weakest first."""
    bots: dict[str, Bot] | None = part_of(game, "bots", "BOTS")
    return plain_bots(game) if bots is None else bots


def weakest_bot(game: Game) -> str:
    """The bot that plays in the lab where nobody has named one: in most games the one that draws its moves."""
    return next(iter(bots_of(game)))


def usual_bot(game: Game) -> str:
    """The bot that sits down where nobody has asked for another: the weakest that thinks."""
    return list(bots_of(game))[:2][-1]


def find_bot(game: Game, name: str) -> Bot:
    """A bot by its own name, or by that of a character."""
    bots = bots_of(game)
    character = find_character(game.name, name)
    if character is not None:
        if character.bot not in bots:
            raise refuse("game-broken", name=game.name, why=_no_such_bot(game, character, bots))
        bot = bots[character.bot]
        return bot if character.knows is None else bot.knowing(character.knows)
    if name not in bots:
        known = [*bots, *(character.id for character in characters_of(game.name))]
        raise refuse("no-such-bot", name=name[:40], known=", ".join(known))
    return bots[name]


def seated_bot(game: Game, name: str) -> Bot:
    """The bot on a seat of a table that is kept. Where the game has lost it since, the usual one plays on."""
    try:
        return find_bot(game, name)
    except Refused:
        return bots_of(game)[usual_bot(game)]


def check_characters(game: Game) -> None:
    """A character whose bot is missing is refused, with the line of the manifest."""
    for character in characters_of(game.name):
        find_bot(game, character.id)


def _no_such_bot(game: Game, character: Character, bots: Iterable[str]) -> str:
    key = f".characters[{characters_of(game.name).index(character)}].bot"
    return str(bad_manifest(places()[game.name], key, f"there is no bot `{character.bot}`, but {', '.join(bots)}"))


def coach_of(game: Game) -> Coach:
    coach: Coach | None = part_of(game, "coach", "COACH")
    return plain_coach(game) if coach is None else coach
