"""Coin Race, the smallest game there is: flip a coin or stop; three heads win. Nothing but a record, reasons and rules."""

from enum import IntEnum
from typing import Annotated, Any, Final

import numpy as np

from cabstand.core.actors import CHANCE, OVER, Seat
from cabstand.core.forms import Number, PerSeat
from cabstand.core.game import Result
from cabstand.core.notation import NamedMoves
from cabstand.core.rule import Cells, Ints, States, record, rule
from cabstand.core.ruled_game import RuledGame

STOP, FLIP, TAILS, HEADS = range(4)
GOAL: Final = 3


class Record:
    seats: Annotated[int, Number(2, 3)]
    turn: Annotated[int, Number(1, 3, first=1)]
    in_the_air: int
    heads: Annotated[Cells, 3, PerSeat(Number(0, GOAL))]


class Reason(IntEnum):
    LEGAL = 0
    NOT_A_MOVE = 1
    NOT_YOUR_TURN = 2  # the seat in turn


@rule
def to_move(states: States) -> int:
    s = states[0]
    if s.heads.max() == GOAL:
        return OVER
    return CHANCE if s.in_the_air else int(s.turn)


@rule
def legal(states: States, actor: int, out: Ints) -> int:
    out[0], out[1] = STOP, FLIP
    return 2 if actor >= 0 and to_move(states) == actor else 0


@rule
def reason(states: States, actor: int, move: int, args: Ints) -> int:
    if to_move(states) != actor:
        args[0] = states[0].turn + 1
        return Reason.NOT_YOUR_TURN.value
    fits = move in (TAILS, HEADS) if actor == CHANCE else move in (STOP, FLIP)
    return Reason.LEGAL.value if fits else Reason.NOT_A_MOVE.value


@rule
def apply(states: States, actor: int, move: int) -> None:
    s = states[0]
    s.in_the_air = move == FLIP
    s.heads[s.turn] += move == HEADS
    if actor >= 0 and move == STOP:
        s.turn = (s.turn + 1) % s.seats


@rule
def outcomes(states: States, out: Ints, weights: Ints) -> int:
    out[0], out[1] = TAILS, HEADS
    weights[0], weights[1] = 3, states[0].seats - 1  # heads are rare, and rarest when two play
    return 2


class CoinRace(RuledGame):
    name = "coin-race"
    seats = range(2, 4)
    record = Record
    reasons = Reason
    arguments = {Reason.NOT_YOUR_TURN: ("seat",)}  # noqa: RUF012
    notation = NamedMoves({STOP: "stop", FLIP: "flip", TAILS: "tails", HEADS: "heads"})
    most_moves = 2

    def set_up(self, state: States, seats: int, options: Any) -> None:
        record(state).seats = seats

    def result(self, state: States) -> Result:
        heads = record(state).heads[: self.seat_count(state)].tolist()
        return Result(tuple(heads), tuple(Seat(seat) for seat in np.flatnonzero(np.array(heads) == GOAL).tolist()))


GAME: Final = CoinRace()
