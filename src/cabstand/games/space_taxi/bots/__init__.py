"""The bots of Space Taxi, by name.

All but the first two solve their turn, each for what it wants. Nobody waits long for that: where rules are interpreted a turn
cannot be solved, and on a busy machine it may take too long; then they go by rules of thumb until it is done.
"""

from typing import Final

from cabstand.core.bot import Bot
from cabstand.core.game import Move, Seat
from cabstand.core.rng import Stream
from cabstand.core.rule import COMPILED, States, record
from cabstand.games.space_taxi.bots.thumb import CAREFUL, EXACT, GAMBLER, RANDOM, SIMPLE, WINNER, choose

PATIENCE: Final = 5.0
"""Seconds after which a bot no longer waits for its turn to be solved: a table must go on, however busy the machine is."""


class SpaceTaxiBot(Bot):
    """A bot of this game by its number. `patience`: how many seconds it waits for its turn to be solved."""

    def __init__(self, number: int, patience: float = PATIENCE) -> None:
        self.number = number
        self.solves = number > SIMPLE
        self.patience = patience

    def hurried(self, seconds: float) -> "SpaceTaxiBot":
        return SpaceTaxiBot(self.number, min(self.patience, seconds))

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        if self.solves and COMPILED:
            from cabstand.games.space_taxi.bots.solved import solved_move  # the solver is not for whoever only asks for a name

            solved = solved_move(self.number, hidden, self.patience)
            if solved is not None:
                return solved
        return self._by_thumb(hidden, rng)

    def warm_up(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        """Without solving a whole turn for it."""
        if self.solves and COMPILED:
            from cabstand.games.space_taxi.bots.solved import warm_up

            warm_up(hidden)
        return self._by_thumb(hidden, rng)

    def _by_thumb(self, hidden: States, rng: Stream) -> Move:
        return Move(int(choose(self.number, record(hidden), rng)))


BOTS: Final[dict[str, Bot]] = {
    "random": SpaceTaxiBot(RANDOM),
    "simple": SpaceTaxiBot(SIMPLE),
    "gambler": SpaceTaxiBot(GAMBLER),
    "careful": SpaceTaxiBot(CAREFUL),
    "exact": SpaceTaxiBot(EXACT),
    "winner": SpaceTaxiBot(WINNER),
}
