"""How much of each game is luck: the figures in luck.md.

    .venv/bin/python docs/studies/luck.py

Each row is an arena: `./cab arena GAME BOTS --players N --games DEALS --seed 1` tells the same.
"""

from typing import Final

from cabstand.lab.arena import play_batch, set_up
from cabstand.lab.standings import Standings

SEED: Final = 1
FIELDS: Final = (
    ("space-taxi", "simple random", 2, 2_000),
    ("taxi", "simple random", 2, 20_000),
    ("fare-play", "simple random", 2, 500),
    ("space-taxi", "simple simple random", 3, 2_000),
    ("taxi", "simple simple random", 3, 20_000),
    ("fare-play", "simple simple random", 3, 500),
    ("taxi", "sid rosie winston pearl", 2, 20_000),
    ("taxi", "sid pearl", 2, 20_000),
)


if __name__ == "__main__":
    for game, bots, players, deals in FIELDS:
        setup = set_up(game, tuple(bots.split()), players, {}, SEED)
        standings = Standings(setup)
        for first in range(0, deals, setup.batch):
            standings.add(play_batch(setup, first, min(setup.batch, deals - first)))
        found = standings.explained()
        share, low, high = (100 * value for value in (found.share, found.interval.low, found.interval.high))
        print(f"{game}, {bots}, {players} at a table, {deals} deals: {share:.2f}% [{low:.2f}, {high:.2f}]", flush=True)
