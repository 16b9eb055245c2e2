"""A program for the arena: it plays any game, at random, and shows the protocol of docs/arena.md in full.

./cab arena --check "python3 examples/arena/engine.py"
"""

import random
import sys


def main() -> None:
    seed = ""
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "cabstand":
            print("name At random", flush=True)
            print("ready", flush=True)
        elif word == "move":
            seed = rest.split()[3]  # seat 2 seed 8133 position ...
        elif word == "legal":
            print("play", random.Random(seed).choice(rest.split(", ")), flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
