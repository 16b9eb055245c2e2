"""What a coin is worth at Space Taxi: the figures in coins.md.

    .venv/bin/python docs/studies/coins.py

Games of three, all by rule of thumb, the first seat begins with 0 to 6 coins instead of three: the same games, the same dice.
"""

from typing import Final

import numpy as np

from cabstand.core.registry import find_game
from cabstand.core.rng import streams
from cabstand.core.rule import copied
from cabstand.games.space_taxi.bots.thumb import SIMPLE
from cabstand.games.space_taxi.lab import LOOP
from cabstand.statistics.interval import of_mean

GAMES: Final = 20_000
SEATS: Final = 3
SEED: Final = 1
MOST: Final = 6
USUAL: Final = 3


def played(coins: int) -> tuple[np.ndarray, np.ndarray]:
    """Points and wins of the first seat, game by game."""
    states = copied(find_game("space-taxi").new(SEATS), GAMES)
    states["pile"] += USUAL - coins
    states["coins"][:, 0] = coins
    scores, won = (np.zeros((GAMES, SEATS), np.int64) for _ in range(2))
    LOOP.play(states, streams(SEED, 0, GAMES), np.full(SEATS, SIMPLE), scores, won)
    return scores[:, 0], 100 * (won / won.sum(axis=1, keepdims=True))[:, 0]


def told(values: np.ndarray) -> str:
    interval = of_mean(len(values), float(values.sum()), float((values**2).sum()))
    return f"{values.mean():.2f} [{interval.low:.2f}, {interval.high:.2f}]"


if __name__ == "__main__":
    print(f"{GAMES} games; a coin more: the difference to one coin less in the same games")
    before: tuple[np.ndarray, np.ndarray] | None = None
    for number in range(MOST + 1):
        now = played(number)
        more = (
            "" if before is None else f"; a coin more: {told(now[0] - before[0])} points, {told(now[1] - before[1])} % of wins"
        )
        print(f"{number} coins: {told(now[0])} points, {told(now[1])} % of wins{more}", flush=True)
        before = now
