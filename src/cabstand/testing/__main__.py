"""`python -m cabstand.testing NAME [--full]`: on which rung a game stands, and what it lacks for the next."""

import argparse
import os
import sys

from cabstand.bots.registry import check_characters
from cabstand.core.game import Refused
from cabstand.core.registry import find_game
from cabstand.core.rule import COMPILED
from cabstand.testing import ladder


def main() -> int:
    parser = argparse.ArgumentParser("cab check-game", description="Say on which rung of the ladder a game stands.")
    parser.add_argument("name", help="the game's name, as in ./cab play NAME")
    parser.add_argument("--full", action="store_true", help="play as many games as `./cab soak` does")
    given = parser.parse_args()
    try:
        game = find_game(given.name)
        check_characters(game)
    except Refused as refused:
        known = refused.refusal.args.get("known")
        print(f"There is no game {given.name}. Games: {known}." if known else f"{given.name} cannot be loaded: {refused}")
        return 2
    if COMPILED and not game.slow:
        # Interpreted rules say where they go wrong, in the game's own lines.
        words = [sys.executable, "-m", "cabstand.testing", *sys.argv[1:]]
        os.execve(sys.executable, words, os.environ | {"NUMBA_DISABLE_JIT": "1"})  # noqa: S606
    standing = ladder(game, given.full)
    print(standing)
    return 0 if standing.rung else 1


if __name__ == "__main__":
    sys.exit(main())
