"""Whole games with dice that can be checked, for the tests of the dice, the verifier and its command."""

from functools import cache
from hashlib import sha256
from typing import Final

from cabstand.games import OVER, find_game
from cabstand.games.rng import below, stream
from cabstand.table.dice import FairDice, facts, reveal
from cabstand.table.fold import Fold
from cabstand.table.table import Table, header_for

SECRET: Final = sha256(b"a secret for the tests").digest()
TABLE: Final = "rank-7"
NONCES: Final = ("Zx81kq", "", "mW_3-")
SEATS: Final = ("Ada", "bot simple", "Chris")
OPTIONS: Final[dict[str, dict[str, str]]] = {"space-taxi": {}, "taxi": {"rounds": "6"}, "fare-play": {}}


@cache
def fair_log(name: str) -> str:
    """The log of a finished game, with moves that were taken back, lines about the people, and the secret at its end."""
    game, rng = find_game(name), stream(5)
    header = header_for(game, OPTIONS[name], SEATS, facts(SECRET, TABLE, NONCES))
    table = Table(Fold(header), FairDice(SECRET, NONCES).draw, lambda _: None)
    table.begin()
    undone = 0
    while (mover := table.to_move) != OVER:
        table.act(mover, game.draw(table.state, mover, rng))
        if undone < 5 and table.fold.to_take_back(mover) is not None and below(rng, 2):
            table.fold.add(f"{mover + 1}: undo")  # as older logs do it, whatever the move has shown
            undone += 1
        if below(rng, 30) == 0:
            table.fold.add("table: time 2026-11-15T10:00:00Z")
    table.fold.add("table: " + reveal(SECRET))
    return table.fold.text()


def lines_of(log: str) -> list[str]:
    return log.splitlines()


def with_line(log: str, number: int, text: str) -> str:
    """The log with one line changed, counted in the file from 1."""
    lines = lines_of(log)
    lines[number - 1] = text
    return "\n".join(lines) + "\n"
