"""The rules: plain functions on the first record of an array, which run as they stand or compiled.

A rule draws no numbers of its own, reads no clock and writes no words.
"""

from enum import IntEnum
from typing import Final

from cabstand.core.actors import CHANCE, OVER
from cabstand.core.rule import Ints, States, rule

from .record import GOAL

# Moves. What the die shows is a move too, made by chance: 1 to 6.
WALK: Final = 0
ROLL: Final = 7
SIDES: Final = 6

PACE: Final = 2  # squares of a walk


class Reason(IntEnum):
    """Why a move is refused."""

    LEGAL = 0
    NOT_A_MOVE = 1
    NOT_YOUR_TURN = 2
    OVER = 3


@rule
def to_move(states: States) -> int:
    s = states[0]
    if s.squares.max() >= GOAL:
        return OVER
    return CHANCE if s.rolling else int(s.turn)


@rule
def legal(states: States, actor: int, out: Ints) -> int:
    if actor < 0 or actor != to_move(states):
        return 0
    out[0] = WALK
    out[1] = ROLL
    return 2


@rule
def reason(states: States, actor: int, move: int, args: Ints) -> int:
    asked = to_move(states)
    if asked == OVER:
        return Reason.OVER.value
    if actor != asked:
        return Reason.NOT_YOUR_TURN.value
    fits = 1 <= move <= SIDES if asked == CHANCE else move in (WALK, ROLL)
    return Reason.LEGAL.value if fits else Reason.NOT_A_MOVE.value


@rule
def apply(states: States, actor: int, move: int) -> None:
    s = states[0]
    if move == ROLL:
        s.rolling = 1
        return
    if move == 1:
        s.squares[s.turn] = 0
    else:
        s.squares[s.turn] = min(s.squares[s.turn] + (PACE if move == WALK else move), GOAL)
    s.rolling = 0
    s.turn = (s.turn + 1) % s.seats


@rule
def outcomes(states: States, out: Ints, weights: Ints) -> int:
    """What the die can show, each as likely as any other."""
    for face in range(SIDES):
        out[face] = face + 1
        weights[face] = 1
    return SIDES


@rule
def fallback(states: States, seat: int) -> int:
    """For somebody who is away: a walk always comes to an end."""
    return WALK
