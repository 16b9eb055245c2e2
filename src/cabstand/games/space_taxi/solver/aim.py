"""What somebody plays for in a turn of Space Taxi: the worth of the score written down and of the coins left."""

from collections.abc import Callable

import msgspec
import numpy as np

from cabstand.core.game import refuse
from cabstand.games.space_taxi.rules import COINS
from cabstand.games.space_taxi.solver.places import MOST_POINTS, Floats
from cabstand.games.space_taxi.solver.turn import MOST_BONUS, Utility


def most_score(coins: int) -> int:
    """Of a turn that begins with so many coins: a full taxi brings some, and all are returned."""
    return MOST_POINTS + 2 * (coins + MOST_BONUS)


class Aim(msgspec.Struct, frozen=True):
    """Of a turn that begins with so many coins. A failed launch is a score of 0, and no coin can be returned then."""

    coins: int
    worth: Floats
    """By score and coins left, as far as both can come."""

    def utility(self) -> Utility:
        """For the solver: after a launch as many coins are returned as is best."""
        return Utility(
            launched=lambda points, coins: float(self._returns(points, coins).max()),
            failed=lambda coins: float(self.worth[0, coins]),
        )

    def coins_to_return(self, points: int, coins: int) -> int:
        """After a launch; of several numbers that are as good, the smallest."""
        return int(self._returns(points, coins).argmax())

    def _returns(self, points: int, coins: int) -> Floats:
        returned = np.arange(coins + 1)
        chosen: Floats = self.worth[points + 2 * returned, coins - returned]
        return chosen


def aim(coins: int, worth: Callable[[int, int], float]) -> Aim:
    """From the worth of a score and of coins left."""
    if not 0 <= coins <= COINS:
        raise refuse("space-taxi-solve-no-coins", coins=coins, most=COINS)
    held = range(coins + MOST_BONUS + 1)
    return Aim(coins, np.array([[worth(score, left) for left in held] for score in range(most_score(coins) + 1)]))
