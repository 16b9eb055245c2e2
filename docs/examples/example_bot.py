"""A stranger's bot: joins a table by the token of a link, and plays whatever is legal.

python docs/examples/example_bot.py http://127.0.0.1:8000 TOKEN
"""

import random
import sys

from cabstand.client import Client, Turn


def choose(turn: Turn) -> str:
    view = turn.view
    if turn.moves:  # Fare Play lists every move
        return random.choice(turn.moves)
    if turn.ask == "throw":  # Space Taxi: throw, then play as many dice as the tile says that they turn
        return "throw"
    if turn.ask == "return":
        return f"return {random.randint(0, view['can_return'])}"
    tiles = [tile["number"] for tile in view["tiles"] if tile["refusal"] is None and tile["number"] <= len(view["dice"])]
    dice = sorted(view["dice"], key=lambda die: (not die["must"], random.random()))[: random.choice(tiles)]
    return " ".join(("s" if die["kind"] == "crystal" else "") + die["face"] for die in dice) or "0"


if __name__ == "__main__":
    table = Client(sys.argv[1], name="Robo").join(sys.argv[2])
    for turn in table.turns():
        turn.play(choose(turn))
    print(table.log())
