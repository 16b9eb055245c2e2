"""What learn.py has learned, as a bot for the arena. The folder `learned` holds the weights, or the one that LEARNED names.

./cab arena space-taxi examples/learn/bot.py simple simple --games 300
"""

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from cabstand.core import Game, Move, Seat, find_game
from cabstand.core.bot import Bot
from cabstand.core.rng import Stream
from cabstand.core.rule import States
from cabstand.research.coding import coding_of

sys.path.insert(0, str(Path(__file__).parent))

from learn import Network
from lessons import LESSONS, Array, from_seat, inputs_of, named_from_seat

GAMES = {find_game(name).state_type.names: find_game(name) for name in LESSONS}


@cache
def learned(name: str) -> Network:
    with np.load(Path(os.environ.get("LEARNED", "learned")) / f"{name}.npz") as kept:
        weights: list[Array] = list(kept.values())
    return Network(weights)


class Learned(Bot):
    """It does what it has come to like best."""

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        game = GAMES[hidden.dtype.names]
        moves = game.legal(hidden, seat).tolist()
        return Move(moves[best(game, hidden, seat, actions_of(game, hidden, seat, moves))])

    def out_of_turn(self, hidden: States, seat: Seat) -> Move | None:
        """A move, or none: waiting is an action too."""
        game = GAMES[hidden.dtype.names]
        moves = game.legal(hidden, seat).tolist()
        at = best(game, hidden, seat, [*actions_of(game, hidden, seat, moves), coding_of(game).waits]) if moves else 0
        return Move(moves[at]) if at < len(moves) else None


def actions_of(game: Game, hidden: States, seat: Seat, moves: list[int]) -> list[int]:
    return [int(coding_of(game).encoding.index(hidden, seat, move)) for move in moves]


def best(game: Game, hidden: States, seat: Seat, actions: list[int]) -> int:
    """The place of the best of these actions."""
    coding = coding_of(game)
    seen = coding.named(coding.write(hidden, np.array([seat]), np.array([True])))
    lesson, row = LESSONS[game.name], np.zeros(len(actions), np.int64)
    seen = from_seat(lesson, seen)
    looks = lesson.looks(seen, row, named_from_seat(lesson, np.array(actions), seat))
    _, _, likely = learned(game.name).forward(inputs_of(lesson, seen), row, looks)
    return int(likely.argmax())


BOT: Final = Learned()
