"""What going first is worth: the figures in first.md.

    .venv/bin/python docs/studies/first.py

Games by rule of thumb; shares of wins by place in the order of play, a shared win shared.
"""

from typing import Final

import numpy as np

from cabstand.bots.registry import find_bot
from cabstand.core.registry import find_game
from cabstand.core.rng import streams
from cabstand.core.rule import copied
from cabstand.lab.simulate import loop_of
from cabstand.statistics.interval import of_mean

SEED: Final = 1
FIELDS: Final = (
    ("space-taxi", 2, 20_000),
    ("space-taxi", 3, 20_000),
    ("space-taxi", 5, 20_000),
    ("taxi", 2, 50_000),
    ("taxi", 4, 50_000),
    ("fare-play", 2, 2_000),
    ("fare-play", 4, 2_000),
)


def shares(name: str, seats: int, games: int) -> np.ndarray:
    """Of the wins, by game and place in the order of play, in percent; a game that nobody wins is shared by all."""
    game = find_game(name)
    options = {} if name == "taxi" else {"starter": "1"}
    states = copied(game.new(seats, options), games)
    scores, won = (np.zeros((games, seats), np.int64) for _ in range(2))
    loop = loop_of(game)
    assert loop is not None
    loop.play(states, streams(SEED, 0, games), np.full(seats, find_bot(game, "simple").number), scores, won)
    first = states["starter"] if name == "taxi" else np.zeros(games, np.int64)
    order = (first[:, None] + np.arange(seats)) % seats
    everybody = np.where(won.any(axis=1, keepdims=True), won, 1)
    by_place: np.ndarray = 100 * np.take_along_axis(everybody / everybody.sum(axis=1, keepdims=True), order, axis=1)
    return by_place


if __name__ == "__main__":
    for name, seats, games in FIELDS:
        found = shares(name, seats, games)
        ends = [of_mean(games, float(found[:, place].sum()), float((found[:, place] ** 2).sum())) for place in range(seats)]
        told = [f"{found[:, place].mean():.1f} [{ends[place].low:.1f}, {ends[place].high:.1f}]" for place in range(seats)]
        print(f"{name}, {seats} players, {games} games: {', '.join(told)}", flush=True)
