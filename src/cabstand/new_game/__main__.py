"""`python -m cabstand.new_game NAME [--folder DIR]`: make a game and install it."""

import argparse
import sys
from pathlib import Path

from cabstand.new_game.making import NotMade, make_and_install
from cabstand.new_game.names import NotAName, check_name


def main() -> int:
    parser = argparse.ArgumentParser("cab new-game", description="Make a game in a folder of its own and install it.")
    parser.add_argument("name", help="small letters, digits and hyphens, as in night-rank")
    parser.add_argument("--folder", type=Path, help="where to make it; a folder of the game's name if you say nothing")
    given = parser.parse_args()
    try:
        names = check_name(given.name)
        folder = (given.folder or Path(names.name)).resolve()
        written = make_and_install(names, folder)
    except (NotAName, NotMade) as problem:
        print(f"cab: {problem}", file=sys.stderr)
        return 2
    print(f"{names.title} is a game now, in {folder}:")
    print("\n".join(f"  {path.relative_to(folder)}" for path in written))
    print("Try it, then change it (docs/writing-a-game.md explains every line):")
    for word, what in (("play", "in the terminal"), ("simulate", "bots play it"), ("check-game", "what it lacks")):
        print(f"  {f'./cab {word} {names.name}':<40} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
