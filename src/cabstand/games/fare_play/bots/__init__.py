"""Bots for Fare Play: one that decides at random, one by rule of thumb, and those that search."""

from typing import Final

import numpy as np

from cabstand.core.bot import Bot
from cabstand.core.game import Move, Seat
from cabstand.core.rng import Stream
from cabstand.core.rule import States, blank, record
from cabstand.games.fare_play.bots.thinker import Budget, Thinker
from cabstand.games.fare_play.bots.thumb import RANDOM, SIMPLE, choose
from cabstand.games.fare_play.cheapest import WAYS
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import STATE, Record


class FarePlayBot(Bot):
    """A bot that decides at once, by its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        s: Record = record(hidden)
        return Move(int(choose(self.number, s, rng, np.empty(MOST_MOVES, np.int64), blank(STATE), blank(WAYS)[0])))


BOTS: Final[dict[str, Bot]] = {
    "random": FarePlayBot(RANDOM),
    "simple": FarePlayBot(SIMPLE),
    "quick": Thinker(2, Budget(simulations=100)),
    "blocker": Thinker(3, Budget(seconds=0.02), spite=0.5),
    "thinker": Thinker(4, Budget(seconds=1.0)),
    "ponderer": Thinker(5, Budget(seconds=5.0)),
}
