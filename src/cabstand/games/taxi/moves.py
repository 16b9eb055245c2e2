"""A move of TAXI! as one integer: what is done in four bits, and a number where one is needed."""

from typing import Final

from cabstand.core.rule import rule

# of a seat
THROW: Final = 0
KEEP: Final = 1
HAND: Final = 2  # number: the seat that gets the card
PAY: Final = 3
BY_SOUND: Final = 4
BY_GIVE: Final = 5
REDEEM: Final = 6
# of the referee
RIGHT: Final = 7
WRONG: Final = 8
WORDS: Final = 9  # number: how many were said
TIME_UP: Final = 10
# of chance
DIE: Final = 11  # number: 1 to 6
QUESTION: Final = 12  # number: the card, counted from 1, as in the next two
GIFT: Final = 13
TALK: Final = 14


@rule
def kind(move: int) -> int:
    return move & 15


@rule
def number(move: int) -> int:
    return move >> 4


@rule
def of(kind: int, number: int) -> int:
    return kind + 16 * number
