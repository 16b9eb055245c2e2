"""TAXI! as a game of the rank: the rules behind the shared protocol."""

import re
from typing import Annotated, Any, ClassVar, Final

import msgspec
import numpy as np

from cabstand.core.game import Actor, Args, Game, Move, Refusal, Result, Seat, StoryLine, refuse
from cabstand.core.options import HIDDEN
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, copied, record
from cabstand.games.taxi import fallback, moves, notation, one_game, plays, position, rules
from cabstand.games.taxi import story as stories
from cabstand.games.taxi import view as views
from cabstand.games.taxi.board import read_board, standard_board
from cabstand.games.taxi.record import DONE, MOST_GIFTS, MOST_QUESTIONS, MOST_TALKS, STATE, TALK, UNKNOWN, Record
from cabstand.games.taxi.refusals import Reason

STANDARD_GIFTS: Final = "18/-12/8/-5/10/-9/6/-16/12/-7/7/-4/4/-10/15/-6/9/-8/5/-20/8/-6/6/-5/-3"


class TaxiOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`board` is a board's text; `questions`, `talks` and `gifts` say what cards the edition has."""

    rounds: Annotated[int, msgspec.Meta(ge=0, le=1000, examples=[5, 10, 20, 40])] = 20
    """How long the shift lasts; 0 leaves it to the clock: the referee says when time is up."""
    board: Annotated[str, msgspec.Meta(extra_json_schema=HIDDEN)] = ""
    questions: Annotated[int, msgspec.Meta(ge=1, le=MOST_QUESTIONS, extra_json_schema=HIDDEN)] = 300
    talks: Annotated[int, msgspec.Meta(ge=1, le=MOST_TALKS, extra_json_schema=HIDDEN)] = 100
    gifts: Annotated[str, msgspec.Meta(extra_json_schema=HIDDEN)] = STANDARD_GIFTS
    """The amounts of the Give or Take cards, in pounds: `8/-6/..`."""


class Taxi(Game[views.TaxiView]):
    name = "taxi"
    needs_referee = True
    seats = range(2, 5)
    box_seats = range(2, 5)
    options: ClassVar[type[msgspec.Struct]] = TaxiOptions
    state_type: ClassVar[np.dtype[Any]] = STATE
    most_moves = plays.MOST_MOVES

    def set_up(self, state: States, seats: int, options: TaxiOptions) -> None:
        s: Record = record(state)
        (read_board(options.board) if options.board else standard_board()).lay(s)
        amounts = options.gifts.split("/")
        if not all(re.fullmatch(r"-?[1-9][0-9]{0,2}", amount) for amount in amounts) or len(amounts) > MOST_GIFTS:
            raise refuse("taxi-bad-gifts", most=MOST_GIFTS)
        s.gifts = len(amounts)
        s.gift_amounts[: len(amounts)] = [int(amount) for amount in amounts]
        s.questions, s.talks = options.questions, options.talks
        rules.set_up(s, seats, options.rounds)

    def ends_by_itself(self, state: States) -> bool:
        return bool(state["rounds"][0] > 0)

    def to_move(self, state: States) -> Actor:
        return Actor(int(one_game.to_move(state)))

    def turn_of(self, state: States) -> Seat | None:
        """A turn lasts while its seat answers or talks."""
        return None if state["phase"][0] == DONE else Seat(int(state["seat"][0]))

    def seat_count(self, state: States) -> int:
        return int(state["seats"][0])

    def list_legal(self, state: States, actor: int, out: Ints) -> int:
        return int(one_game.legal(state, actor, out))

    def refusal(self, state: States, actor: int, move: int) -> Refusal | None:
        args = np.zeros(1, np.int64)
        if not -(2**63) <= move < 2**63:
            return _tell(Reason.NOT_A_MOVE, args)
        reason = one_game.reason(state, actor, move, args)
        return None if reason == Reason.LEGAL else _tell(Reason(reason), args)

    def advance(self, state: States, actor: int, move: int) -> None:
        one_game.apply(state, actor, move)

    def fallback(self, state: States, seat: int) -> Move:
        return Move(int(fallback.fallback(record(state))))

    def sample(self, state: States, rng: Stream) -> Move:
        return Move(int(one_game.sample(state, rng)))

    def outcomes(self, state: States) -> tuple[Ints, Ints]:
        out = np.empty(MOST_QUESTIONS, np.int64)
        count = plays.outcomes(record(state), out)
        return out[:count], np.ones(count, np.int64)

    def hide(self, state: States, seat: int | None) -> States:
        """The Sound Off card reaches only the opponents of who talks; a watcher might whisper, and does not see it either."""
        hidden = copied(state)
        if state["phase"][0] == TALK and state["card"][0] > 0 and (seat is None or seat == state["seat"][0]):
            hidden["card"] = UNKNOWN
        return hidden

    def resample(self, hidden: States, seat: int | None, rng: Stream) -> States:
        whole = copied(hidden)
        s: Record = record(whole)
        if s.card == UNKNOWN:
            s.card = 0
            s.card = moves.number(int(plays.sample(s, rng)))
        return whole

    def view_hidden(self, hidden: States, seat: int | None) -> views.TaxiView:
        can_redeem = seat is not None and self.refusal(hidden, Actor(seat), Move(moves.REDEEM)) is None
        return views.view(hidden, seat, can_redeem)

    def story(self, before: States, actor: int, move: int, after: States, seat: int | None) -> list[StoryLine]:
        return stories.story(before, actor, move, after)

    def result(self, state: States) -> Result:
        s: Record = record(state)
        return Result(
            scores=tuple(s.money[: s.seats].tolist()),
            winners=tuple(Seat(seat) for seat in range(s.seats if s.phase == DONE else 0) if rules.has_won(s, seat)),
        )

    def write_move(self, actor: int, move: int) -> str:
        return notation.write(move)

    def read_move(self, state: States, actor: int, text: str) -> Move:
        return Move(notation.read(text))

    def told_move(self, state: States, actor: int, move: int, seat: int | None) -> str:
        """Who must not know the Sound Off card is told which it was once the words are counted."""
        if seat is None or seat == state["seat"][0]:
            if moves.kind(move) == moves.TALK:
                return "talk ?"
            if moves.kind(move) == moves.WORDS:
                return f"{notation.write(move)} of talk {state['card'][0]}"
        return notation.write(move)

    def write_position(self, state: States) -> str:
        return position.write(state)

    def read_position(self, text: str) -> States:
        return position.read(text)


_ARGUMENTS: Final[dict[Reason, str]] = {
    Reason.NO_SUCH_SEAT: "seat",
    Reason.NOT_YOUR_TURN: "seat",
    Reason.NOBODY_THERE: "seat",
    Reason.CANNOT_PAY: "pounds",
    Reason.CANNOT_REDEEM: "pounds",
    Reason.CARD_IS_USED: "card",
}


def _tell(reason: Reason, values: Ints) -> Refusal:
    args: Args = {_ARGUMENTS[reason]: int(values[0])} if reason in _ARGUMENTS else {}
    return Refusal("taxi-" + reason.name.lower().replace("_", "-"), args)


GAME: Final = Taxi()
