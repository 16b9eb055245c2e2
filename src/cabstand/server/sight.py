"""What a viewer may see of a game: its state, its lines, and who made them. Tables and replays use the same.

Everything is made from `hide` and `story` of the game.
"""

from collections.abc import Mapping, Sequence

from cabstand.core import REFEREE, Game, Seat
from cabstand.core.envelope import Envelope
from cabstand.core.game import StoryLine, equal
from cabstand.core.referee import Card, Referee
from cabstand.core.rule import States
from cabstand.core.step import Step
from cabstand.server.cards import seats_asked
from cabstand.server.envelopes import Envelopes
from cabstand.table.fold import Fold, about_people, told_line
from cabstand.table.plan import Plan


def sight(
    envelopes: Envelopes, state: States, seat: Seat | None, window: Mapping[Seat, States], card: Card | None, is_given_up: bool
) -> tuple[object, Envelope]:
    """View and envelope of a game. In a window a seat sees the question that the rules would ask it."""
    game = envelopes.game
    asked = window[seat] if seat is not None and seat in window else state
    hidden = asked if game.all_open else game.hide(asked, seat)
    return game.view_hidden(hidden, seat), envelopes.make(hidden, seat, window, seats_asked(card, seat), is_given_up)


def told(fold: Fold, line: str, steps: list[Step], seat: Seat | None) -> tuple[str, list[StoryLine]]:
    """A line, with a `?` for what is hidden from a viewer, and its story."""
    return told_line(fold.game, line, steps, seat), fold.story(steps, seat) or about_people(line)


def who_acted(plan: Plan, referee: Referee | None, steps: Sequence[Step], by: str) -> str:
    """The name of the person who acted for a team; for anybody else the name of the seat says it all."""
    if not steps:
        return ""
    before, actor = steps[0].before, steps[0].actor
    seat = referee.asked(before).seat if referee is not None and actor == REFEREE else int(actor)
    people = plan.seats.places[seat].people if seat >= 0 else {}
    return people.get(by, "") if len(people) > 1 else ""


def knows_more(game: Game, state: States, seat: int) -> bool:
    """Whether a seat sees anything just now that a spectator does not."""
    return not equal(game.hide(state, Seat(seat)), game.hide(state, None))
