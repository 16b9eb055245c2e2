"""What lies on the table of Night Rank, as one record."""

from typing import Annotated, Final

from cabstand.core.rule import Cells, record_type

MOST_SEATS: Final = 4
KINDS: Final = 4  # of cards: the whistle and three fares, numbered by what they are worth

# What the game waits for.
DEAL: Final = 0  # chance: the next card of a hand
DRIVE: Final = 1  # the seat in turn, to lay a card
WINDOW: Final = 2  # the seat asked, to whistle or to pass
CALL: Final = 3  # the referee, to say whether the driver knew the way
DONE: Final = 4  # nothing, the game is over


class Record:
    """One game. What hands hold is secret, how many cards they hold is not."""

    seats: int
    hand_size: int
    phase: int
    turn: int  # the seat in turn
    asked: int  # in a window: the seat asked whether to whistle, else 0
    fare: int  # in a window and at a call: the card on the road, else 0
    hands: Annotated[Cells, (MOST_SEATS, KINDS)]
    held: Annotated[Cells, MOST_SEATS]
    played: Annotated[Cells, KINDS]
    points: Annotated[Cells, MOST_SEATS]
    horns: Annotated[Cells, MOST_SEATS]  # 1 until the seat has honked


STATE: Final = record_type(Record)
