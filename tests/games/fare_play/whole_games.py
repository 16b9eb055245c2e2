"""Whole games of Fare Play through the conformance suite, run by test_whole_games in a process of its own.

The rules are compiled here: interpreted, a two-player game on a full map takes minutes. A small part is played both ways.
"""

import hashlib
import sys

from tests.conformance.suite import CHECKS

from cabstand.games.fare_play.door import FARE_PLAY
from cabstand.games.game import CHANCE, GAMES, OVER, Actor
from cabstand.games.rng import stream


def trail(seed: int, seats: int, most: int) -> str:
    """A fingerprint of the first moves of a random game: equal for compiled and interpreted rules."""
    digest, state, rng = hashlib.sha256(), FARE_PLAY.new(seats, {"tournament": seed % 2 == 0}), stream(seed)
    for _ in range(most):
        mover: Actor = FARE_PLAY.to_move(state)
        if mover == OVER:
            break
        digest.update(FARE_PLAY.legal(state, mover).tobytes())
        move = FARE_PLAY.sample(state, rng) if mover == CHANCE else FARE_PLAY.draw(state, mover, rng)
        state = FARE_PLAY.apply(state, mover, move)
        digest.update(state.tobytes())
    return digest.hexdigest()


def main(games: int) -> None:
    GAMES["fare-play", 1] = "cabstand.games.fare_play.door:FARE_PLAY"
    for check in CHECKS:
        check(FARE_PLAY, games)
        print("holds:", check.__name__)


if __name__ == "__main__":
    if sys.argv[1] == "trail":
        print([trail(seed, 2 + seed % 5, 110) for seed in range(5)])
    else:
        main(int(sys.argv[1]))
