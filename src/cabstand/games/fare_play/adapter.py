"""Taxi, the game of fare play, as a game of the rank: the rules behind the shared protocol."""

from typing import Annotated, Any, ClassVar, Final

import msgspec
import numpy as np

from cabstand.core.game import Actor, Args, Game, Move, Refusal, Result, Seat, StoryLine, refuse
from cabstand.core.options import HIDDEN, with_seats
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, copied, plain, record
from cabstand.games.fare_play import fallback, flow, moves, notation, one_game, position, rules, secrets
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play import story as stories
from cabstand.games.fare_play import view as views
from cabstand.games.fare_play.cards import CARD_NAMES, KINDS
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import STATE, Record
from cabstand.games.fare_play.refusals import Reason


class FarePlayOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    starter: Annotated[int, msgspec.Meta(ge=0, extra_json_schema=HIDDEN)] = 0
    """The seat that begins, counted from 1; 0 draws lots."""
    tournament: Annotated[bool, msgspec.Meta(extra_json_schema=with_seats(3, 6))] = False
    """The challenging rules; two players always use them."""


class FarePlay(Game[views.FarePlayView]):
    name = "fare-play"
    seats = range(2, 7)
    box_seats = range(2, 7)
    options: ClassVar[type[msgspec.Struct]] = FarePlayOptions
    state_type: ClassVar[np.dtype[Any]] = STATE
    most_moves = MOST_MOVES
    slow = True

    def set_up(self, state: States, seats: int, options: FarePlayOptions) -> None:
        if options.starter > seats:
            raise refuse("fare-play-no-such-starter", starter=options.starter, seats=seats)
        rules.set_up(record(state), seats, options.starter - 1, int(options.tournament))

    def to_move(self, state: States) -> Actor:
        return Actor(int(one_game.to_move(state)))

    def turn_of(self, state: States) -> Seat | None:
        """A turn lasts while others react or lay a location that was passed on."""
        return None if state["phase"][0] == r.DONE else Seat(int(state["seat"][0]))

    def seat_count(self, state: States) -> int:
        return int(state["seats"][0])

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        return int(one_game.legal(state, actor, out))

    def draw(self, state: States, actor: int, rng: Stream) -> Move:
        return Move(int(one_game.draw_legal(state, actor, rng, np.empty(MOST_MOVES, np.int64))))

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        args = np.zeros(1, np.int64)
        if not -(2**63) <= move < 2**63:
            return _tell(Reason.NOT_A_MOVE, args)
        reason = one_game.reason(state, actor, move, args)
        return None if reason == Reason.LEGAL else _tell(Reason(reason), args)

    def advance(self, state: States, actor: int, move: int) -> None:
        one_game.apply(state, actor, move)

    def fallback(self, state: States, seat: int) -> Move:
        return Move(int(fallback.fallback(record(state), seat, np.empty(MOST_MOVES, np.int64))))

    def waive(self, state: States) -> Move | None:
        return Move(moves.NOTHING) if state["phase"][0] == r.REACT else None

    def sample(self, state: States, rng: Stream) -> Move:
        return Move(int(one_game.sample(state, rng)))

    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        out, weights = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
        count = flow.list_chance(record(state), out, weights)
        return out[:count], weights[:count]

    def hide(self, state: States, seat: int | None) -> States:
        hidden = copied(state)
        one_game.hide(hidden, -1 if seat is None else seat)
        return hidden

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        whole = copied(hidden)
        for _ in range(secrets.MOST_TRIES):
            whole = copied(hidden)
            secrets.fill_in(record(whole), rng)
            if secrets.could_be(record(whole)):
                break
        return whole

    def view_hidden(self, hidden: States, seat: int | None) -> views.FarePlayView:
        return views.view(hidden, seat)

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        return stories.story(before, actor, move, after, seat)

    def result(self, state: States) -> Result:
        s: Record = record(state)
        won = int(s.winner)
        return Result(tuple(int(seat == won) for seat in range(s.seats)), (Seat(won),) if won >= 0 else ())

    def write_move(self, actor: int, move: int) -> str:
        return notation.write(move)

    def read_move(self, state: States, actor: int, text: str) -> Move:
        return Move(int(notation.read(text)))

    def told_move(self, state: States, actor: int, move: int, seat: int | None) -> str:
        """As the viewer may read it: a draw is told to who draws, cards that are shown or change hands to who sees them.

        What is asked next can say something about a hidden hand (a location must be laid, no card was playable), so it is told.
        """
        kind, text = moves.kind(move), notation.write(move)
        if kind == moves.DEAL and seat != one_game.next_seat_to_deal(state):
            text = "draw ?"
        if kind == moves.START_OVER:
            text += " showing " + position.write_cards(secrets.shown_when_starting_over(record(state), actor))
        if kind in (moves.GO, moves.DEAL, moves.NOTHING, moves.DRIVE, moves.LAY):
            after = self.apply(state, actor, move)
            if kind == moves.NOTHING and seat is not None and (after["hands"][0, seat] != state["hands"][0, seat]).any():
                text += " taking " + position.write_cards(after["hands"][0, seat])
            text += " then " + position.what_is_asked(plain(after, position.ASKED_FIELDS))
        return text

    def write_position(self, state: States) -> str:
        return position.write(state)

    def read_position(self, text: str) -> States:
        return position.read(text)


_EDGES: Final = ("north", "east", "south", "west")


def _tell(reason: Reason, values: Ints) -> Refusal:
    args: Args = {}
    if reason in (Reason.NO_SUCH_SEAT, Reason.NOT_YOUR_TURN, Reason.PASS_IT_ON, Reason.NOT_A_TARGET):
        args["seat"] = int(values[0])
    elif reason in (Reason.CLOSED_SIDE, Reason.DEAD_END):
        args["edge"] = _EDGES[int(values[0])]
    elif reason is Reason.NOT_IN_HAND:
        args["card"] = CARD_NAMES[int(values[0])]
    return Refusal("fare-play-" + reason.name.lower().replace("_", "-"), args)


GAME: Final = FarePlay()
