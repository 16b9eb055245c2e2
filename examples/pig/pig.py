"""Pig, the smallest game on the rank: one die, and nerves.

In turn, a player throws the die as often as they dare. Each throw adds what it shows to the turn; a 1 loses all of it and ends
the turn. A player who holds banks the turn. The first to bank `target` points wins.

Everything else (bots, coach, terminal, page) comes with Cabstand: this module and its pyproject.toml are the whole game.
"""

from enum import IntEnum
from typing import Annotated, Any, Final

import msgspec

from cabstand.core.forms import FLAG, Number, PerSeat
from cabstand.core.game import CHANCE, OVER, Result, Seat
from cabstand.core.notation import NamedMoves
from cabstand.core.position import Positions
from cabstand.core.rule import Cells, Ints, States, record, rule
from cabstand.core.ruled_game import PlainView, RuledGame

MOST_SEATS: Final = 6
SIDES: Final = 6
SAFE: Final = 20  # about what the next throw may lose against what it brings

# Moves: what a player does, then what the die shows (FELL + 1 to FELL + 6).
THROW: Final = 0
HOLD: Final = 1
FELL: Final = 10


class Record:
    """What lies on the table, and how each field is written in the text of a position."""

    seats: Annotated[int, Number(2, MOST_SEATS)]
    target: Annotated[int, Number(10, 1000)]
    turn: Annotated[int, Number(1, MOST_SEATS, first=1)]  # the seat in turn
    in_air: Annotated[int, FLAG]  # 1 while the die has not come to rest
    pot: Annotated[int, Number(0, 9999)]  # what this turn has brought so far
    banked: Annotated[Cells, MOST_SEATS, PerSeat(Number(0, 9999))]


class Reason(IntEnum):
    """Why a move cannot be made."""

    LEGAL = 0
    NOT_A_MOVE = 1
    NOT_YOUR_TURN = 2
    NOTHING_TO_HOLD = 3


class PigOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: Annotated[int, msgspec.Meta(ge=10, le=1000)] = 100
    """Points that win."""


@rule
def is_won(s: Record) -> bool:
    return bool(s.banked.max() >= s.target)


@rule
def to_move(states: States) -> int:
    s = states[0]
    if is_won(s):
        return OVER
    return CHANCE if s.in_air else int(s.turn)


@rule
def legal(states: States, actor: int, out: Ints) -> int:
    if actor < 0 or to_move(states) != actor:
        return 0
    out[0] = THROW
    out[1] = HOLD
    return 2 if states[0].pot > 0 else 1


@rule
def reason(states: States, actor: int, move: int, args: Ints) -> int:
    mover = to_move(states)
    if actor != mover:
        return Reason.NOT_YOUR_TURN
    if mover == CHANCE:
        return Reason.LEGAL if FELL < move <= FELL + SIDES else Reason.NOT_A_MOVE
    if move == HOLD:
        return Reason.LEGAL if states[0].pot > 0 else Reason.NOTHING_TO_HOLD
    return Reason.LEGAL if move == THROW and mover >= 0 else Reason.NOT_A_MOVE


@rule
def apply(states: States, actor: int, move: int) -> None:
    s = states[0]
    if move == THROW:
        s.in_air = 1
    elif move == HOLD:
        s.banked[s.turn] += s.pot
        end_turn(s)
    else:
        s.in_air = 0
        s.pot += move - FELL
        if move == FELL + 1:
            end_turn(s)


@rule
def end_turn(s: Record) -> None:
    s.pot = 0
    if not is_won(s):
        s.turn = (s.turn + 1) % s.seats


@rule
def outcomes(states: States, out: Ints, weights: Ints) -> int:
    for side in range(SIDES):
        out[side] = FELL + 1 + side
        weights[side] = 1
    return SIDES


@rule
def fallback(states: States, seat: int) -> int:
    """Somebody absent plays it safe, so that the game ends without them."""
    return HOLD if states[0].pot >= SAFE else THROW


class Pig(RuledGame[PlainView]):
    name = "pig"
    seats = range(2, MOST_SEATS + 1)
    record = Record
    reasons = Reason
    options = PigOptions
    most_moves = 2
    positions = Positions(
        "pig/1",
        Record,
        checks=[("turn", lambda s: s.turn < s.seats), ("pot", lambda s: not (is_won(s) and (s.pot or s.in_air)))],
    )
    notation = NamedMoves({THROW: "throw", HOLD: "hold"} | {FELL + side: f"die {side}" for side in range(1, SIDES + 1)})

    def set_up(self, state: States, seats: int, options: PigOptions) -> None:
        s: Record = record(state)
        s.seats, s.target = seats, options.target

    def result(self, state: States) -> Result:
        s: Any = record(state)
        scores = tuple(int(points) for points in s.banked[: s.seats])
        return Result(scores, tuple(Seat(seat) for seat, points in enumerate(scores) if points >= s.target))


GAME: Final = Pig()
