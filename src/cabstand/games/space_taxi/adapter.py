"""Space Taxi as a game of the rank: the rules behind the shared protocol."""

from typing import Annotated, Any, ClassVar, Final

import msgspec
import numpy as np

from cabstand.core.game import CHANCE, Actor, Args, Game, Move, Refusal, Result, Seat, StoryLine, refuse
from cabstand.core.options import HIDDEN
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, copied, record
from cabstand.games.space_taxi import fallback, moves, notation, one_game, plays, position, rules, throws
from cabstand.games.space_taxi import story as stories
from cabstand.games.space_taxi import view as views
from cabstand.games.space_taxi.figures import facts
from cabstand.games.space_taxi.record import PLAY, STATE
from cabstand.games.space_taxi.refusals import Reason


class SpaceTaxiOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    starter: Annotated[int, msgspec.Meta(ge=0, extra_json_schema=HIDDEN)] = 0
    """The seat that begins, counted from 1; 0 draws lots."""


class SpaceTaxi(Game[views.SpaceTaxiView]):
    name = "space-taxi"
    seats = range(1, 6)
    box_seats = range(3, 6)
    options: ClassVar[type[msgspec.Struct]] = SpaceTaxiOptions
    state_type: ClassVar[np.dtype[Any]] = STATE
    most_moves = plays.MOST_MOVES
    all_open = True

    def set_up(self, state: States, seats: int, options: SpaceTaxiOptions) -> None:
        if options.starter > seats:
            raise refuse("space-taxi-no-such-starter", starter=options.starter, seats=seats)
        starter = 0 if seats == 1 else options.starter - 1
        rules.set_up(record(state), seats, starter)

    def to_move(self, state: States) -> Actor:
        return Actor(int(one_game.to_move(state)))

    def seat_count(self, state: States) -> int:
        return int(state["seats"][0])

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        return int(one_game.legal(state, actor, out))

    def few_legal(self, state: States, actor: int, most: int) -> Ints | None:
        is_play = state["phase"][0] == PLAY and actor == self.to_move(state)
        return None if is_play and one_game.count_plays(state) > most else super().few_legal(state, actor, most)

    def draw(self, state: States, actor: int, rng: Stream) -> Move:
        return Move(int(one_game.draw_legal(state, rng)))

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        args = np.zeros(2, np.int64)
        if actor >= self.seat_count(state):
            return Refusal("space-taxi-no-such-seat", {"seat": actor + 1})
        if not -(2**63) <= move < 2**63:
            return _tell(Reason.NOT_A_MOVE, args)
        reason = one_game.reason(state, actor, move, args)
        return None if reason == Reason.LEGAL else _tell(Reason(reason), args)

    def advance(self, state: States, actor: int, move: int) -> None:
        one_game.apply(state, move)

    def fallback(self, state: States, seat: int) -> Move:
        return Move(int(fallback.fallback(record(state))))

    def sample(self, state: States, rng: Stream) -> Move:
        return Move(int(one_game.sample(state, rng)))

    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        count = throws.count_outcomes(record(state))
        out, weights = np.empty(count, np.int64), np.empty(count, np.int64)
        if count:
            throws.outcomes(record(state), out, weights)
        return out, weights

    def hide(self, state: States, seat: int | None) -> States:
        """Everything lies open on this table."""
        return copied(state)

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        return copied(hidden)

    def view_hidden(self, hidden: States, seat: int | None) -> views.SpaceTaxiView:
        return views.view(hidden, seat)

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        return stories.story(before, move, after)

    def result(self, state: States) -> Result:
        f = facts(state)
        seats = range(self.seat_count(state))
        return Result(
            scores=tuple(f.total[seat] for seat in seats),
            winners=tuple(Seat(seat) for seat in seats if f.has_won[seat]),
        )

    def write_move(self, actor: int, move: int) -> str:
        return notation.write(move)

    def read_move(self, state: States, actor: int, text: str) -> Move:
        if actor == CHANCE:
            return Move(int(notation.read(text, moves.ROLL, None)))
        return Move(int(notation.read(text, moves.PLAY, int(state["crystal"][0]))))

    def write_position(self, state: States) -> str:
        return position.write(state)

    def read_position(self, text: str) -> States:
        return position.read(text)


_ARGUMENTS: Final[dict[Reason, tuple[str, ...]]] = {
    Reason.NO_SUCH_SEAT: ("seat",),
    Reason.NOT_YOUR_TURN: ("seat",),
    Reason.NOT_THROWN: ("die", "there"),
    Reason.WRONG_CRYSTAL: ("shown",),
    Reason.TOO_MANY_DICE: ("dice",),
    Reason.TILE_TURNED: ("tile",),
    Reason.TOO_FEW_COINS: ("needed", "held"),
}


def _tell(reason: Reason, values: Ints) -> Refusal:
    args: Args = {name: int(value) for name, value in zip(_ARGUMENTS.get(reason, ()), values, strict=False)}
    if "die" in args:
        args["die"] = notation.slot_text(int(args["die"]))
    return Refusal("space-taxi-" + reason.name.lower().replace("_", "-"), args)


GAME: Final = SpaceTaxi()
