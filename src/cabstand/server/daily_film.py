"""The best turn of a day as perfect play made it: a saved game to look at, once the secret of the day is shown."""

import asyncio

import msgspec

from cabstand.core import find_game
from cabstand.core.daily import Figures
from cabstand.store.store import Day
from cabstand.table.daily import DailyDice, require_daily
from cabstand.table.fold import Fold
from cabstand.table.table import Table, header_for


class Film(msgspec.Struct, frozen=True):
    day: str
    log: str
    """The whole game of perfect play, as a saved game."""
    first: int
    last: int
    """The lines of its best turn, by their numbers."""
    score: int
    """What that turn came to."""


async def film_of(day: Day, figures: Figures) -> Film:
    """Played through line by line, so that others have their turn in between."""
    game = find_game(day.game)
    daily = require_daily(game)
    table = Table(Fold(header_for(game, {}, ("-",))), DailyDice(daily, bytes.fromhex(day.secret)).draw)
    table.begin()
    best, lines = figures.perfect.index(max(figures.perfect)), list[int]()
    for text in figures.moves:
        turn = len(daily.scores(table.state))
        table.act(table.to_move, game.read_move(table.state, table.to_move, text))
        if turn == best:
            lines.append(len(table.fold.lines))
        await asyncio.sleep(0)
    return Film(day.day, table.fold.text(), lines[0], lines[-1], figures.perfect[best])
