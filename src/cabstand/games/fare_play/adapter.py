"""Taxi, the game of fare play, as a game of the rank: the rules behind the shared protocol."""

from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar, Final

import msgspec

from cabstand.core.game import Move, Result, Seat, StoryLine, refuse
from cabstand.core.notation import Notation
from cabstand.core.options import HIDDEN, with_seats
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, copied, plain, record
from cabstand.core.ruled_game import RuledGame, Rules
from cabstand.games.fare_play import moves, notation, one_game, rules, secrets
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play import story as stories
from cabstand.games.fare_play import view as views
from cabstand.games.fare_play.cards import CARD_NAMES, KINDS
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.position import ASKED_FIELDS, POSITIONS, what_is_asked
from cabstand.games.fare_play.record import CARDS, Record
from cabstand.games.fare_play.refusals import Reason


class FarePlayOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    starter: Annotated[int, msgspec.Meta(ge=0, extra_json_schema=HIDDEN)] = 0
    """The seat that begins, counted from 1; 0 draws lots."""
    tournament: Annotated[bool, msgspec.Meta(extra_json_schema=with_seats(3, 6))] = False
    """The challenging rules; two players always use them."""


class FarePlay(RuledGame[views.FarePlayView]):
    name = "fare-play"
    seats = range(2, 7)
    box_seats = range(2, 7)
    options: ClassVar[type[msgspec.Struct]] = FarePlayOptions
    rules: ClassVar[Rules] = one_game
    record = Record
    reasons = Reason
    arguments: ClassVar[Mapping[Reason, tuple[str, ...]]] = {
        Reason.NO_SUCH_SEAT: ("seat",),
        Reason.NOT_YOUR_TURN: ("seat",),
        Reason.PASS_IT_ON: ("seat",),
        Reason.NOT_A_TARGET: ("seat",),
        Reason.CLOSED_SIDE: ("edge",),
        Reason.DEAD_END: ("edge",),
        Reason.NOT_IN_HAND: ("card",),
    }
    wording: ClassVar[Mapping[str, Callable[[int], str]]] = {
        "edge": ("north", "east", "south", "west").__getitem__,
        "card": CARD_NAMES.__getitem__,
    }
    notation: ClassVar[Notation] = notation
    positions = POSITIONS
    most_moves = MOST_MOVES
    most_outcomes = KINDS
    slow = True

    def set_up(self, state: States, seats: int, options: FarePlayOptions) -> None:
        if options.starter > seats:
            raise refuse("fare-play-no-such-starter", starter=options.starter, seats=seats)
        rules.set_up(record(state), seats, options.starter - 1, int(options.tournament))

    def turn_of(self, state: States) -> Seat | None:
        """A turn lasts while others react or lay a location that was passed on."""
        return None if state["phase"][0] == r.DONE else Seat(int(state["seat"][0]))

    def few_legal(self, state: States, actor: int, most: int) -> Ints | None:
        if actor != self.to_move(state):
            return super().few_legal(state, actor, most)
        moves = views.moves_of_seat_asked(state, actor)
        return moves if len(moves) <= most else None

    def waive(self, state: States) -> Move | None:
        return Move(moves.NOTHING) if state["phase"][0] == r.REACT else None

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

    def told_move(self, state: States, actor: int, move: int, seat: int | None) -> str:
        """As the viewer may read it: a draw is told to who draws, cards that are shown or change hands to who sees them.

        What is asked next can say something about a hidden hand (a location must be laid, no card was playable), so it is told.
        """
        kind, text = moves.kind(move), notation.write(move)
        if kind == moves.DEAL and seat != one_game.next_seat_to_deal(state):
            text = "draw ?"
        if kind == moves.START_OVER:
            text += " showing " + CARDS.write(secrets.shown_when_starting_over(record(state), actor), 0)
        if kind in (moves.GO, moves.DEAL, moves.NOTHING, moves.DRIVE, moves.LAY):
            after = self.apply(state, actor, move)
            if kind == moves.NOTHING and seat is not None and (after["hands"][0, seat] != state["hands"][0, seat]).any():
                text += " taking " + CARDS.write(after["hands"][0, seat], 0)
            text += " then " + what_is_asked(plain(after, ASKED_FIELDS))
        return text


GAME: Final = FarePlay()
