"""One riddle after another, asked in turn; whoever has solved most of them wins."""

from typing import Annotated, Any, ClassVar, Final

import msgspec
import numpy as np

from cabstand.core.game import OVER, REFEREE, Actor, Game, Move, Refusal, Result, Seat, StoryLine, refuse
from cabstand.core.rng import Stream
from cabstand.core.rule import Cells, Ints, States, record, record_type

WRONG, RIGHT = 0, 1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    riddles: Annotated[int, msgspec.Meta(ge=1, le=100)] = 2


class Record:
    seats: int
    riddle: int
    riddles: int
    solved: Annotated[Cells, 4]


class View(msgspec.Struct, frozen=True):
    riddle: int


class Riddles(Game[View]):
    name = "riddles"
    needs_referee = True
    seats = range(1, 5)
    box_seats = range(2, 5)
    options: ClassVar[type[msgspec.Struct]] = Options
    state_type: ClassVar[np.dtype[Any]] = record_type(Record)
    most_moves = 2
    all_open = True

    def set_up(self, state: States, seats: int, options: Options) -> None:
        state[0]["seats"], state[0]["riddles"] = seats, options.riddles

    def to_move(self, state: States) -> Actor:
        s = record(state)
        return REFEREE if s.riddle < s.riddles else OVER

    def seat_count(self, state: States) -> int:
        return int(record(state).seats)

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        count = 2 if actor == self.to_move(state) == REFEREE else 0
        out[:count] = (WRONG, RIGHT)[:count]
        return count

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        return None if move in self.legal(state, actor) else Refusal("riddles-not-now")

    def advance(self, state: States, actor: int, move: int) -> None:
        s = record(state)
        s.solved[s.riddle % s.seats] += move
        s.riddle += 1

    def fallback(self, state: States, seat: int) -> Move:
        raise AssertionError("no seat ever moves")

    def sample(self, state: States, rng: Stream) -> Move:
        raise AssertionError("nothing is left to chance")

    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        return np.empty(0, np.int64), np.empty(0, np.int64)

    def hide(self, state: States, seat: int | None) -> States:
        return state

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        return hidden

    def view_hidden(self, hidden: States, seat: int | None) -> View:
        return View(int(record(hidden).riddle) + 1)

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        return []

    def result(self, state: States) -> Result:
        s = record(state)
        solved = tuple(int(count) for count in s.solved[: s.seats])
        return Result(solved, tuple(Seat(seat) for seat, count in enumerate(solved) if count == max(solved)))

    def write_move(self, actor: int, move: int) -> str:
        return ("wrong", "right")[move]

    def read_move(self, state: States, actor: int, text: str) -> Move:
        if text not in ("wrong", "right"):
            raise refuse("riddles-no-move")
        return Move(("wrong", "right").index(text))

    def write_position(self, state: States) -> str:
        return "riddles/1"

    def read_position(self, text: str) -> States:
        raise refuse("no-position", text=text[:60], head="riddles/1")


GAME: Final = Riddles()
