"""A move of Fare Play as one integer: what is done, and then a card, a square, a turn or edge, a seat, a second square.

bits 0-4    what is done
bits 5-10   the kind of card, or a fare
bits 11-26  a square: x and y from the Starting Segment, 128 added to each
bits 27-28  a turn, or an edge
bits 29-31  a seat
bits 32-47  a second square: where a token comes from
"""

from typing import Final

from cabstand.core.rule import rule

# of a seat
GO: Final = 0  # draw, and take the turn
START_OVER: Final = 1
LAY: Final = 2  # card, square, turn
PASS_ON: Final = 3  # a location, to the left
TOKEN: Final = 4  # obstacle, square, and where the token comes from if the pool is empty
HEARSE_IN: Final = 5  # square, edge
CLEAR: Final = 6  # access card, square; turn 1 where it is the hearse that is removed
TRAFFIC: Final = 7  # card, and what it needs of: seat, square, turn
NOTHING: Final = 8  # no reaction
RED: Final = 9
DIVERT: Final = 10  # a Detour: seat
DISCARD: Final = 11  # card
DECLARE: Final = 12
END: Final = 13  # end the turn without declaring
DRIVE: Final = 14  # the hearse: edge
# of chance
LOT: Final = 15  # seat
DEAL: Final = 16  # card
FARE: Final = 17  # fare

LAST: Final = FARE
_HALF: Final = 128


@rule
def kind(move: int) -> int:
    return move & 31


@rule
def card(move: int) -> int:
    return move >> 5 & 63


@rule
def x(move: int) -> int:
    return (move >> 11 & 255) - _HALF


@rule
def y(move: int) -> int:
    return (move >> 19 & 255) - _HALF


@rule
def turn(move: int) -> int:
    return move >> 27 & 3


@rule
def seat(move: int) -> int:
    return move >> 29 & 7


@rule
def from_x(move: int) -> int:
    return (move >> 32 & 255) - _HALF


@rule
def from_y(move: int) -> int:
    return (move >> 40 & 255) - _HALF


@rule
def has_origin(move: int) -> bool:
    """Whether a second square is named. The place of the Starting Segment itself is 128, 128, so none is 0."""
    return move >> 32 != 0


@rule
def of_card(kind: int, card: int) -> int:
    return kind | card << 5


@rule
def of_seat(kind: int, card: int, seat: int) -> int:
    return kind | card << 5 | seat << 29


@rule
def of_square(kind: int, card: int, x: int, y: int, turn: int) -> int:
    return kind | card << 5 | (int(x) + _HALF) << 11 | (int(y) + _HALF) << 19 | turn << 27


@rule
def coming_from(move: int, x: int, y: int) -> int:
    return move | (int(x) + _HALF) << 32 | (int(y) + _HALF) << 40
