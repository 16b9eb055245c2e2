"""A stranger's bot: joins a table by the token of a link, and plays whatever is legal, in every game.

python docs/examples/example_bot.py http://127.0.0.1:8000 TOKEN
"""

import random
import sys

from cabstand.client import Client, Turn


def act(turn: Turn) -> bool:
    if turn.moves:
        return turn.play(random.choice(turn.moves))
    if turn.card and turn.card["stage"] == "shown":  # TAXI!: an answer was wrong, and I may let it count
        return turn.overrule(counts=False)
    return turn.answer("Big Ben")  # TAXI!: a question, or something to talk about


if __name__ == "__main__":
    table = Client(sys.argv[1], name="Robo").join(sys.argv[2])
    for turn in table.turns():
        act(turn)
    print(table.log())
