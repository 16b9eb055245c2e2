"""How strong the characters of a game are: the figures in bots.md.

    .venv/bin/python docs/balance/bots.py GAME SEATS GAMES [SEED] [ONE OTHERS]

Each character alone against others of the next weaker kind, in every seat, on the same dice; or any two bots by name.
"""

import sys
import time
from itertools import pairwise

from cabstand.core.manifest import characters_of
from cabstand.games.taxi.packs.pack import london
from cabstand.lab.arena import alone


def main(game: str, seats: int, games: int, seed: int, *two: str) -> None:
    order = [who.id for who in characters_of(game)]
    pairs = [(two[0], two[1])] if two else [(stronger, weaker) for weaker, stronger in pairwise(order)]
    options = london().options() if game == "taxi" else {}
    print(f"{game}, {seats} seats: {100 / seats:.1f}% would be even")
    for one, others in pairs:
        started = time.process_time()
        match = alone(game, one, others, seats, games, seed, options)
        low, high = 100 * match.interval.low, 100 * match.interval.high
        took = time.process_time() - started
        print(
            f"{one} against {others}: {100 * match.share:.2f}% [{low:.2f}, {high:.2f}], {games} x {seats} games, {took:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    words = sys.argv[1:]
    main(words[0], int(words[1]), int(words[2]), int(words[3]) if len(words) > 3 else 1, *words[4:6])
