"""Whole games of Fare Play in which every card comes up, for the tests of its draws."""

from functools import cache
from hashlib import sha256
from typing import Final

import numpy as np
from tests.table.fair_game import any_move, finished_log

from cabstand.core import Actor, Game, Move, find_game
from cabstand.core.rng import Stream, below, stream
from cabstand.core.rule import States, record
from cabstand.games.fare_play.batch import list_others
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import PLAY
from cabstand.table.dice import facts
from cabstand.table.table import header_for

TRAFFIC: Final = ("lose-a-turn", "steal-a-fare", "swap-hands", "pass-left", "resurface", "u-turn", "fast-lane", "rush-hour")
EVENTFUL: Final = ("start over", "undo", "pass", "hearse", "red light", "detour", *(f"play {card}" for card in TRAFFIC))
"""Moves that change what is where; each comes up in the games."""
LINES: Final = 120
"""After these a game is given up, but for one of ten, which is played to its end."""


def eventful_move(game: Game, state: States, actor: Actor, rng: Stream) -> Move:
    """Most legal moves lay a road: every second time it is another card, where one can be played."""
    if state["phase"][0] == PLAY and below(rng, 2):
        out = np.empty(MOST_MOVES, np.int64)
        others = list_others(record(state), actor, out)
        if others:
            return Move(int(out[below(rng, others)]))
    return any_move(game, state, actor, rng)


@cache
def eventful_log(number: int) -> str:
    """Two to six seats, with and without the strict rules, lots or the second seat to begin, some nonces left out."""
    seats, secret = 2 + number % 5, sha256(f"game {number}".encode()).digest()
    options = {"tournament": str(number % 4 < 2).lower()} | ({"starter": "2"} if number % 3 == 0 else {})
    nonces = tuple(f"n{number}-{seat}" if (seat + number) % 3 else "" for seat in range(seats))
    players = tuple(f"Player {seat}" for seat in range(seats))
    header = header_for(find_game("fare-play"), options, players, facts(secret, f"table-{number}", nonces))
    return finished_log(header, secret, stream(number), 100_000 if number % 10 == 0 else LINES, eventful_move)
