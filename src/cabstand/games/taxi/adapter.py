"""TAXI! as a game of the rank: the rules behind the shared protocol."""

import re
from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

import msgspec

from cabstand.core.game import Actor, Move, Result, Seat, StoryLine, refuse
from cabstand.core.notation import Notation
from cabstand.core.options import HIDDEN
from cabstand.core.rng import Stream
from cabstand.core.rule import States, copied, record
from cabstand.core.ruled_game import RuledGame, Rules
from cabstand.games.taxi import moves, notation, one_game, plays, rules
from cabstand.games.taxi import story as stories
from cabstand.games.taxi import view as views
from cabstand.games.taxi.board import read_board, standard_board
from cabstand.games.taxi.position import POSITIONS
from cabstand.games.taxi.record import DONE, MOST_GIFTS, MOST_QUESTIONS, MOST_TALKS, TALK, UNKNOWN, Record
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


class Taxi(RuledGame[views.TaxiView]):
    name = "taxi"
    needs_referee = True
    seats = range(2, 5)
    box_seats = range(2, 5)
    options: ClassVar[type[msgspec.Struct]] = TaxiOptions
    rules: ClassVar[Rules] = one_game
    record = Record
    reasons = Reason
    arguments: ClassVar[Mapping[Reason, tuple[str, ...]]] = {
        Reason.NO_SUCH_SEAT: ("seat",),
        Reason.NOT_YOUR_TURN: ("seat",),
        Reason.NOBODY_THERE: ("seat",),
        Reason.CANNOT_PAY: ("pounds",),
        Reason.CANNOT_REDEEM: ("pounds",),
        Reason.CARD_IS_USED: ("card",),
    }
    notation: ClassVar[Notation] = notation
    positions = POSITIONS
    most_moves = plays.MOST_MOVES
    most_outcomes = MOST_QUESTIONS

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

    def turn_of(self, state: States) -> Seat | None:
        """A turn lasts while its seat answers or talks."""
        return None if state["phase"][0] == DONE else Seat(int(state["seat"][0]))

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

    def told_move(self, state: States, actor: int, move: int, seat: int | None) -> str:
        """Who must not know the Sound Off card is told which it was once the words are counted."""
        if seat is None or seat == state["seat"][0]:
            if moves.kind(move) == moves.TALK:
                return "talk ?"
            if moves.kind(move) == moves.WORDS:
                return f"{notation.write(move)} of talk {state['card'][0]}"
        return notation.write(move)


GAME: Final = Taxi()
