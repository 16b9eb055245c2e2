"""Dice Race as a game of Cabstand: its rules, and what people and programs need to know beside them."""

from typing import Any, ClassVar, Final

from cabstand.core.actors import Seat
from cabstand.core.game import Result
from cabstand.core.notation import NamedMoves
from cabstand.core.position import Positions
from cabstand.core.rule import States, record
from cabstand.core.ruled_game import RuledGame, Rules

from . import rules
from .record import GOAL, MOST_SEATS, Record
from .rules import ROLL, WALK, Reason


class DiceRace(RuledGame):
    name = "dice-race"
    seats = range(2, MOST_SEATS + 1)
    rules: ClassVar[Rules] = rules
    record = Record
    reasons = Reason
    most_moves = 2
    notation = NamedMoves({WALK: "walk", ROLL: "roll"})
    positions = Positions("dice-race/1", Record, checks=[("turn", lambda s: bool(s.turn < s.seats))])

    def set_up(self, state: States, seats: int, options: Any) -> None:
        record(state).seats = seats

    def result(self, state: States) -> Result:
        squares = record(state).squares[: self.seat_count(state)].tolist()
        return Result(tuple(squares), tuple(Seat(seat) for seat, square in enumerate(squares) if square >= GOAL))


GAME: Final = DiceRace()
