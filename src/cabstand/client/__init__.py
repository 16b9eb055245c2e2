"""A small client for programs that play. It needs nothing but Python.

from cabstand.client import Client

client = Client("http://127.0.0.1:8000", name="Robo")
table = client.join(invite)
for turn in table.turns():
    turn.play(choose(turn.view, turn.moves))
"""

from cabstand.client.client import Client
from cabstand.client.table import Table, Turn
from cabstand.client.wire import Problem, Unreachable

__all__ = ["Client", "Problem", "Table", "Turn", "Unreachable"]
