"""Towns for TAXI! in which something is bound to happen soon."""

from typing import Final

LADDER: Final = "0,0,4,2,6,1,5,3"
REST: Final = "diversion,exit,foot-sound,foot-give,refuel,fare-3,question-2,question-4,give,sound"


def board_of(box: str) -> str:
    """A board on which the first throw of everybody leads to a box of this kind."""
    return f"rank,{','.join([box] * 6)},{REST};{LADDER}"
