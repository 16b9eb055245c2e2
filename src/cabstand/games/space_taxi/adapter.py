"""Space Taxi as a game of the rank: the rules behind the shared protocol."""

from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar, Final

import msgspec
import numpy as np

from cabstand.core.game import CHANCE, Move, Result, Seat, StoryLine, refuse
from cabstand.core.options import HIDDEN
from cabstand.core.rule import Ints, States, record
from cabstand.core.ruled_game import RuledGame, Rules
from cabstand.games.space_taxi import moves, notation, one_game, plays, rules, throws
from cabstand.games.space_taxi import story as stories
from cabstand.games.space_taxi import view as views
from cabstand.games.space_taxi.figures import facts
from cabstand.games.space_taxi.position import POSITIONS
from cabstand.games.space_taxi.record import PLAY, Record
from cabstand.games.space_taxi.refusals import Reason


class SpaceTaxiOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    starter: Annotated[int, msgspec.Meta(ge=0, extra_json_schema=HIDDEN)] = 0
    """The seat that begins, counted from 1; 0 draws lots."""


_NO_MOVES: Final = np.empty(0, np.int64)  # nobody moves out of turn


class SpaceTaxi(RuledGame[views.SpaceTaxiView]):
    name = "space-taxi"
    seats = range(1, 6)
    box_seats = range(3, 6)
    options: ClassVar[type[msgspec.Struct]] = SpaceTaxiOptions
    rules: ClassVar[Rules] = one_game
    record = Record
    reasons = Reason
    arguments: ClassVar[Mapping[Reason, tuple[str, ...]]] = {
        Reason.NO_SUCH_SEAT: ("seat",),
        Reason.NOT_YOUR_TURN: ("seat",),
        Reason.NOT_THROWN: ("die", "there"),
        Reason.WRONG_CRYSTAL: ("shown",),
        Reason.TOO_MANY_DICE: ("dice",),
        Reason.TILE_TURNED: ("tile",),
        Reason.TOO_FEW_COINS: ("needed", "held"),
    }
    wording: ClassVar[Mapping[str, Callable[[int], str]]] = {"die": notation.slot_text}
    positions = POSITIONS
    most_moves = plays.MOST_MOVES

    def set_up(self, state: States, seats: int, options: SpaceTaxiOptions) -> None:
        if options.starter > seats:
            raise refuse("space-taxi-no-such-starter", starter=options.starter, seats=seats)
        starter = 0 if seats == 1 else options.starter - 1
        rules.set_up(record(state), seats, starter)

    def few_legal(self, state: States, actor: int, most: int) -> Ints | None:
        if actor != self.to_move(state):
            return _NO_MOVES
        is_play = state["phase"][0] == PLAY
        return None if is_play and one_game.count_plays(state) > most else super().few_legal(state, actor, most)

    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        count = throws.count_outcomes(record(state))
        out, weights = np.empty(count, np.int64), np.empty(count, np.int64)
        if count:
            throws.outcomes(record(state), out, weights)
        return out, weights

    def view_hidden(self, hidden: States, seat: int | None) -> views.SpaceTaxiView:
        return views.view(hidden, seat)

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        return stories.story(before, move, after)

    def result(self, state: States) -> Result:
        f, seats = facts(state), self.seat_count(state)
        return Result(tuple(f.total[:seats]), tuple([Seat(seat) for seat in range(seats) if f.has_won[seat]]))

    def write_move(self, actor: int, move: int) -> str:
        return notation.write(move)

    def read_move(self, state: States, actor: int, text: str) -> Move:
        if actor == CHANCE:
            return Move(int(notation.read(text, moves.ROLL, None)))
        return Move(int(notation.read(text, moves.PLAY, int(state["crystal"][0]))))


GAME: Final = SpaceTaxi()
