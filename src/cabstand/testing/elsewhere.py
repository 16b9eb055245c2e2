"""The suite in a process of its own, for a game that is slow where its rules are interpreted.

Run as `python -m cabstand.testing.elsewhere quick|full PLACE`, it prints the name of each promise that the game keeps.
"""

import sys
from pathlib import Path

from cabstand.core.registry import load_game
from cabstand.testing.process import run_python
from cabstand.testing.suite import CHECKS


def promises_kept(place: str, kept_in: Path, full: bool = False) -> list[str]:
    """The names of the checks that the game at this place passes with compiled rules; the first that fails is an error."""
    return run_python(kept_in, "-m", __name__, "full" if full else "quick", place).splitlines()


if __name__ == "__main__":
    size, place = sys.argv[1:]
    game = load_game(place)
    for check in CHECKS:
        check.run(game, check.games(game, size == "full"))
        print(check.name)
