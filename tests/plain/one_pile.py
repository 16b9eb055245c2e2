"""One Pile: a stranger's smallest game, rules and nothing else, in one module. Several hundred moves, and no chance.

In turn, a player takes 1 to 300 stones from a pile of 600; whoever takes the last one wins.
"""

from typing import Annotated, Any, ClassVar, Final

import msgspec
import numpy as np

from cabstand.core.game import OVER, Actor, Game, Move, Refusal, Result, Seat, StoryLine, refuse
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, blank, record, record_type

MOST: Final = 300


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stones: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 600


class Record:
    seats: int
    turn: int
    stones: int


class View(msgspec.Struct, frozen=True):
    stones: int
    seat_in_turn: int


class OnePile(Game[View]):
    name = "one-pile"
    seats = range(1, 5)
    box_seats = range(2, 5)
    options: ClassVar[type[msgspec.Struct]] = Options
    state_type: ClassVar[np.dtype[Any]] = record_type(Record)
    most_moves = MOST
    all_open = True

    def set_up(self, state: States, seats: int, options: Options) -> None:
        state[0]["seats"], state[0]["stones"] = seats, options.stones

    def to_move(self, state: States) -> Actor:
        s = record(state)
        return Actor(int(s.turn)) if s.stones else OVER

    def seat_count(self, state: States) -> int:
        return int(record(state).seats)

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        count = min(MOST, int(record(state).stones)) if actor == self.to_move(state) else 0
        out[:count] = np.arange(1, count + 1)
        return count

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        return None if move in self.legal(state, actor) else Refusal("one-pile-not-there", {"stones": str(move)})

    def advance(self, state: States, actor: int, move: int) -> None:
        s = record(state)
        s.stones -= move
        if s.stones:
            s.turn = (s.turn + 1) % s.seats

    def fallback(self, state: States, seat: int) -> Move:
        return Move(1)

    def sample(self, state: States, rng: Stream) -> Move:
        raise AssertionError("nothing is left to chance")

    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        return np.empty(0, np.int64), np.empty(0, np.int64)

    def hide(self, state: States, seat: int | None) -> States:
        return state

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        return hidden

    def view_hidden(self, hidden: States, seat: int | None) -> View:
        s = record(hidden)
        return View(int(s.stones), int(s.turn) + 1)

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        return [StoryLine("one-pile-story-takes", {"seat": actor + 1, "stones": int(move)})]

    def result(self, state: States) -> Result:
        s = record(state)
        last = int(s.turn) if not s.stones else -1
        return Result(tuple(int(seat == last) for seat in range(s.seats)), (Seat(last),) if last >= 0 else ())

    def write_move(self, actor: int, move: int) -> str:
        return f"take {move}"

    def read_move(self, state: States, actor: int, text: str) -> Move:
        words = text.split()
        if len(words) != 2 or words[0] != "take" or not words[1].isdecimal():
            raise refuse("one-pile-no-move", text=text[:60])
        return Move(int(words[1]))

    def write_position(self, state: States) -> str:
        s = record(state)
        return f"one-pile/1 seats={s.seats} turn={s.turn + 1} stones={s.stones}"

    def read_position(self, text: str) -> States:
        state = blank(self.state_type)
        head, *fields = text.split()
        if head != "one-pile/1":
            raise refuse("no-position", text=text[:60], head="one-pile/1")
        values = dict(field.split("=") for field in fields)
        state[0]["seats"], state[0]["turn"], state[0]["stones"] = values["seats"], int(values["turn"]) - 1, values["stones"]
        return state


GAME: Final = OnePile()
