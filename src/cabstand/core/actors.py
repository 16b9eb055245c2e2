"""Who can be asked to move. Plain integers, so compiled rules can use them too."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. People count from 1: so do texts, logs and messages."""
Actor = NewType("Actor", int)
"""Who moves: a seat, or one of the three below."""

CHANCE: Final = Actor(-1)
"""Dice, lots, draws from a pile."""
REFEREE: Final = Actor(-2)
"""A fact from outside: the answer was right, time is up."""
OVER: Final = Actor(-3)
"""Nobody: the game is over."""
