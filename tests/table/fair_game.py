"""Whole games with dice that can be checked, for the tests of the dice, the verifier and its command."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Final

from cabstand.core import OVER, Actor, Game, Move, find_game
from cabstand.core.rng import Stream, below, stream
from cabstand.core.rule import States
from cabstand.table.dice import FairDice, facts, read_promise, reveal
from cabstand.table.fold import Fold
from cabstand.table.log import Header
from cabstand.table.table import Table, header_for

SECRET: Final = sha256(b"a secret for the tests").digest()
TABLE: Final = "rank-7"
NONCES: Final = ("Zx81kq", "", "mW_3-")
SEATS: Final = ("Ada", "bot simple", "Chris")
OPTIONS: Final[dict[str, dict[str, str]]] = {"space-taxi": {}, "taxi": {"rounds": "6"}, "fare-play": {}}


@cache
def fair_log(name: str) -> str:
    """The log of a finished game, with moves that were taken back, lines about the people, and the secret at its end."""
    header = header_for(find_game(name), OPTIONS[name], SEATS, facts(SECRET, TABLE, NONCES))
    return finished_log(header, SECRET, stream(5))


Choose = Callable[[Game, States, Actor, Stream], Move]


def any_move(game: Game, state: States, actor: Actor, rng: Stream) -> Move:
    return game.draw(state, actor, rng)


def finished_log(header: Header, secret: bytes, rng: Stream, most: int = 100_000, choose: Choose = any_move) -> str:
    """The same for any header. A game that is long is given up after `most` lines."""
    table = Table(Fold(header), FairDice(secret, read_promise(header).nonces).draw, lambda _: None)
    table.begin()
    undone = 0
    while (mover := table.to_move) != OVER:
        table.act(mover, choose(table.game, table.state, mover, rng))
        if undone < 5 and table.fold.to_take_back(mover) is not None and below(rng, 2):
            table.fold.add(f"{mover + 1}: undo")  # as older logs do it, whatever the move has shown
            undone += 1
        if below(rng, 30) == 0:
            table.fold.add("table: time 2026-11-15T10:00:00Z")
        if len(table.fold.lines) >= most and not table.fold.is_over:
            table.fold.add("table: give-up")
    table.fold.add("table: " + reveal(secret))
    return table.fold.text()


def lines_of(log: str) -> list[str]:
    return log.splitlines()


def with_line(log: str, number: int, text: str) -> str:
    """The log with one line changed, counted in the file from 1."""
    lines = lines_of(log)
    lines[number - 1] = text
    return "\n".join(lines) + "\n"
