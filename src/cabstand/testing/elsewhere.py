"""What is done in a process of its own, because that has the other speed of the rules. A game is named by its place.

python -m cabstand.testing.elsewhere trails GAMES PLACE ..     the trails of games, as JSON
python -m cabstand.testing.elsewhere promises quick|full PLACE    the names of the promises that a game keeps
python -m cabstand.testing.elsewhere golden PLACE FOLDER       writes the golden files of a game
"""

import sys
from pathlib import Path

import msgspec

from cabstand.core.registry import load_game
from cabstand.testing.golden import write_golden
from cabstand.testing.process import run_python
from cabstand.testing.suite import CHECKS
from cabstand.testing.trail import trail


def promises_kept(place: str, kept_in: Path, full: bool = False) -> list[str]:
    """The names of the checks that the game at this place passes with compiled rules; the first that fails is an error."""
    return run_python(kept_in, "-m", __name__, "promises", "full" if full else "quick", place).splitlines()


def main(what: str, first: str, *words: str) -> None:
    if what == "trails":
        sys.stdout.buffer.write(msgspec.json.encode({place: trail(load_game(place), int(first)) for place in words}))
    elif what == "golden":
        write_golden(load_game(first), Path(words[0]))
    else:
        game = load_game(words[0])
        for check in CHECKS:
            check.run(game, check.games(game, first == "full"))
            print(check.name)


if __name__ == "__main__":
    main(*sys.argv[1:])
