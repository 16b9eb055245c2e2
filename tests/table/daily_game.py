"""Whole daily taxis, for the tests of their dice, the verifier and the page."""

from functools import cache
from hashlib import sha256
from typing import Final

from cabstand.core import OVER, find_game
from cabstand.core.rng import below, stream
from cabstand.table.daily import DailyDice, require_daily
from cabstand.table.dice import facts, reveal
from cabstand.table.fold import Fold
from cabstand.table.table import Table, header_for

DAY: Final = "2026-11-15"
GAME: Final = find_game("space-taxi")
SECRET: Final = sha256(b"the secret of a day").digest()


def new_taxi(table: str = "rank-8", player: str = "Ada") -> Table:
    header = header_for(GAME, {}, (player,), facts(SECRET, table, [""], DAY))
    return Table(Fold(header), dice_of_day().draw)


def dice_of_day(secret: bytes = SECRET) -> DailyDice:
    return DailyDice(require_daily(GAME), secret)


def all_dice(secret: bytes = SECRET) -> list[list[list[int]]]:
    """Every die of a day, by turn, throw and die."""
    found: list[list[list[int]]] = require_daily(GAME).all_chance(dice_of_day(secret).stream)
    return found


@cache
def daily_log(seed: int = 5) -> str:
    """The log of five turns by somebody who plays anyhow, takes moves back and pauses; with the secret of the day."""
    table, rng = new_taxi(), stream(seed)
    undone = 0
    while (mover := table.to_move) != OVER:
        table.act(mover, table.game.draw(table.state, mover, rng))
        if undone < 5 and table.can_undo(mover) and below(rng, 2):
            table.undo(mover)
            undone += 1
        if below(rng, 10) == 0:
            table.fold.add("table: time 2026-11-15T10:00:00Z")
    table.fold.add("table: " + reveal(SECRET))
    return table.fold.text()
