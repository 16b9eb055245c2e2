"""What coins are worth in the rounds to come, and what a turn is worth to somebody who plays for points.

Played for points, a game is as many turns as there are rounds, tied together by nothing but the coins. What the turns to come
bring on average when all of them are played perfectly is therefore a number for each number of rounds and coins. They follow
from each other (`turn_utility`, solved) and lie in a file, so that nobody has to solve five tables for one: tests solve them
again. That the lowest score of a round is struck out is not part of it: whoever plays for points plays for all of them.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cabstand.games.space_taxi.solver.turn import Utility

_FILE: Final = Path(__file__).parent / "worth.json"
WORTH: Final[Sequence[Sequence[float]]] = json.loads(_FILE.read_text(encoding="utf-8"))
"""Points to come by rounds and coins: WORTH[5][3] is what a game of five rounds brings."""


def most_coins(rounds: int) -> int:
    """Nobody can have more coins when so many rounds are to be played, this one included: three, and two for every one gone."""
    return len(WORTH[rounds]) - 1


def return_worth(points: int, coins: int, rounds: int, returned: int) -> float:
    """What a launch is worth in all if so many coins are returned and the others kept for the rounds after this one."""
    return points + 2 * returned + WORTH[rounds - 1][coins - returned]


def best_return(points: int, coins: int, rounds: int) -> int:
    """How many coins to return, the fewest where it makes no difference."""
    return max(range(coins + 1), key=lambda returned: return_worth(points, coins, rounds, returned))


def turn_utility(rounds: int) -> Utility:
    """Points of this turn and of the rounds after it: `rounds` counts this one."""
    return Utility(
        launched=lambda points, coins: return_worth(points, coins, rounds, best_return(points, coins, rounds)),
        failed=lambda coins: WORTH[rounds - 1][coins],
    )
