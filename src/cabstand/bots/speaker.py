"""Bots that are asked something by a referee."""

from cabstand.bots.registry import seated_bot
from cabstand.core.game import Game
from cabstand.core.manifest import find_character
from cabstand.core.referee import Speaker


def speaker(game: Game, level: str, seat: int, knows: int | None = None) -> Speaker:
    """The bot on a seat. A character is the same at every table; plain bots differ from seat to seat.

    `knows` is how much it knows of 100, where its seat says so.
    """
    bot = seated_bot(game, level)
    name = level if find_character(game.name, level) else f"{level} {seat + 1}"
    return Speaker(name, bot if knows is None else bot.knowing(knows))
