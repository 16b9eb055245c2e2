"""What lies on the table: one class, whose annotations become a NumPy record and say how a position is written."""

from typing import Annotated, Final

from cabstand.core.forms import FLAG, Number, PerSeat
from cabstand.core.rule import Cells

MOST_SEATS: Final = 4
GOAL: Final = 20


class Record:
    seats: Annotated[int, Number(2, MOST_SEATS)]
    turn: Annotated[int, Number(1, MOST_SEATS, first=1)]  # the seat in turn, counted from 0 here and from 1 in texts
    rolling: Annotated[int, FLAG]  # 1 while the die rolls
    squares: Annotated[Cells, MOST_SEATS, PerSeat(Number(0, GOAL))]  # where each seat stands
