"""What is told of a plan, and to whom: one table of fields, and a plan as one player may see it.

Every field of every record stands in the table with its audience. A field that shows on its own or with others is listed with
the fields of `ToldPlan` (or `ToldPlace`) in which it shows; some show elsewhere, as the comment beside them says.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from cabstand.core.edition import CURRENCY
from cabstand.table.giving_up import asked_to_give_up
from cabstand.table.plan import (
    BotPace,
    DailyGame,
    Dice,
    GameSettings,
    Invitation,
    Looks,
    Mate,
    Pace,
    Place,
    Plan,
    Progress,
    Seats,
    Settings,
    Stage,
    Waiting,
)

Audience = Literal["everybody", "the host", "oneself", "everybody afterwards", "nobody"]
"""Of those at the table. What a player learns about themselves is one's own; the secret of the dice is shown afterwards."""
_Source = TypeVar("_Source", Plan, Place)


class ToldPlace(msgspec.Struct, frozen=True):
    """A seat as everybody at the table may see it, counted from 1."""

    seat: int
    kind: Literal["player", "bot", "open"]
    name: str
    bot: str
    stand_in: str
    mine: bool
    """Whether the reader sits here, alone or in a team."""
    team: str = ""
    """What a team calls itself; `name` is that, or the names of its people."""
    people: tuple[str, ...] = ()
    """Who sits here, one by one."""
    looks: Looks = Looks()
    """How they want to be drawn."""


class GivingUp(msgspec.Struct, frozen=True):
    """Somebody proposes to end the game as it stands: the seat, the seats that agree, and those that have not said yet."""

    proposed_by: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]


class ToldPlan(msgspec.Struct, frozen=True):
    """A plan as one player may see it."""

    table: str
    game: str
    options: dict[str, str]
    stage: Stage
    seats: tuple[ToldPlace, ...]
    host: bool
    """Whether the reader is the host."""
    code: str
    waiting: tuple[str, ...]
    pace: Pace
    seconds: int
    bot_pace: BotPace
    watch: bool
    next_table: str
    paused: bool
    commitment: str
    """Of the dice: shown before anybody adds a nonce."""
    chat: bool = False
    """Whether people may write in their own words; the phrases that are ready can always be said."""
    answer_seconds: int = 0
    """How long a card may be thought about; 0: as long as anybody likes."""
    edition: str = ""
    """The name of the edition that the game is played with."""
    currency: str = ""
    """What money is called at the table; empty: as in the texts of the game."""
    giving_up: GivingUp | None = None
    given_up: bool = False
    """The game is over because everybody agreed to end it."""
    day: str = ""
    """Of a daily game; its first `attempt` is the one that counts."""
    attempt: int = 0
    coach: bool = False
    """Whether the coach may be asked during the game."""
    coached: tuple[int, ...] = ()
    """Seats that have asked it."""
    big: bool = False
    """A big screen is the host; who plays has a phone in hand."""
    waits: bool = False
    """Whether the reader has knocked and waits for the host's nod."""
    may_start: bool = False
    """Whether the reader may start the game."""
    given_away: int = 0
    """The reader's seat that was given to somebody else while they were away; 0: none."""
    asked: bool = False
    """In the list of one's tables: whether the game waits for the reader."""
    since: int = 0
    """In that list: when something happened last, in milliseconds since 1970; 0: nobody knows."""
    missing: bool = False
    """Whether the game is not installed here: the table can be listed, and opened once the game is there."""


class Row(msgspec.Struct, Generic[_Source], frozen=True):
    """Who may see a field, and what shows it, by the name under which they are told."""

    audience: Audience
    alike: Mapping[str, Callable[[_Source], Any]] = {}
    """What is the same for all who may see it."""
    own: Mapping[str, Callable[[_Source, str], Any]] = {}
    """What depends on the reader."""
    blank: Any = None
    """What everybody else is told instead."""


def _everybody(**alike: Callable[[_Source], Any]) -> Row[_Source]:
    return Row("everybody", alike)


def _oneself(**own: Callable[[_Source, str], Any]) -> Row[_Source]:
    return Row("oneself", own=own)


def _nobody() -> Row[_Source]:
    return Row("nobody")


OF_PLAN: Final[Mapping[type[msgspec.Struct], Mapping[str, Row[Plan]]]] = {
    Plan: {
        "table": _everybody(table=lambda plan: plan.table),
    },
    GameSettings: {
        "name": _everybody(game=lambda plan: plan.game.name),
        "rules": _everybody(),  # in the header of the log
        "options": _everybody(options=lambda plan: plan.game.options),
        "answer_seconds": _everybody(answer_seconds=lambda plan: plan.game.answer_seconds),
        "edition": _everybody(edition=lambda plan: plan.game.edition),
        "facts": _everybody(currency=lambda plan: plan.game.facts.get(CURRENCY, "")),  # the others in the header of the log
    },
    Seats: {
        "host": _oneself(
            host=lambda plan, player: player == plan.seats.host,
            may_start=lambda plan, player: plan.progress.stage == "lobby" and plan.may_start(player),
        ),
        "places": Row("everybody", own={"seats": lambda plan, player: _told_places(plan, player)}),
        "waiting": Row(
            "the host",
            {"waiting": lambda plan: tuple(guest.name for guest in plan.seats.waiting)},
            {"waits": lambda plan, player: plan.seats.waits(player)},
            blank=(),
        ),
        "awaited": _everybody(),  # as the seconds that are left, with who is there
        "knew": _nobody(),
        "given_away": _oneself(given_away=lambda plan, player: plan.seats.given_away.get(player, -1) + 1),
        "cleared": _nobody(),
        "forgotten": _nobody(),
    },
    Settings: {
        "pace": _everybody(pace=lambda plan: plan.settings.pace),
        "seconds": _everybody(seconds=lambda plan: plan.settings.seconds),
        "bot_pace": _everybody(bot_pace=lambda plan: plan.settings.bot_pace),
        "watch": _everybody(watch=lambda plan: plan.settings.watch),
        "chat": _everybody(chat=lambda plan: plan.settings.chat),
        "coach": _everybody(coach=lambda plan: plan.may_be_coached),
        "patient": _everybody(),  # as the window that is open
        "big": _everybody(big=lambda plan: plan.settings.big),
    },
    Dice: {
        "secret": Row("everybody afterwards", {"commitment": lambda plan: plan.commitment}),
    },
    Invitation: {
        "link": _nobody(),
        "code": Row("the host", {"code": lambda plan: plan.invitation.code if plan.is_found_by_code else ""}, blank=""),
    },
    Progress: {
        "stage": _everybody(stage=lambda plan: plan.progress.stage),
        "names": _everybody(),  # in the header of the log
        "paused": _everybody(paused=lambda plan: plan.progress.paused),
        "early": Row("oneself"),  # as the answer that one's seat has given
        "early_by": Row("oneself"),  # as the player who speaks for one's team
        "early_at": _nobody(),
        "giving_up": _everybody(
            giving_up=lambda plan: _told_giving_up(plan),
            given_up=lambda plan: plan.progress.stage == "over" and bool(plan.progress.giving_up),
        ),
        "coached": _everybody(coached=lambda plan: plan.progress.coached),
        "next_table": _everybody(next_table=lambda plan: plan.progress.next_table),
    },
    DailyGame: {
        "day": _everybody(day=lambda plan: plan.day),
        "attempt": _everybody(attempt=lambda plan: plan.daily.attempt if plan.daily else 0),
    },
}

OF_PLACE: Final[Mapping[type[msgspec.Struct], Mapping[str, Row[Place]]]] = {
    Place: {
        "player": _oneself(mine=lambda place, player: player in place.people),
        "name": _everybody(name=lambda place: place.label, people=lambda place: tuple(place.people.values())),
        "bot": _everybody(bot=lambda place: place.bot, kind=lambda place: _kind(place)),
        "nonce": _everybody(),  # in the header of the log
        "stand_in": _everybody(stand_in=lambda place: place.stand_in),
        "unasked": _everybody(),  # as the seats that are asked to give up
        "team": _everybody(team=lambda place: place.team),
        "mates": _everybody(),  # among the people
        "looks": _everybody(looks=lambda place: place.looks),
    },
    Mate: {
        "player": _oneself(),
        "name": _everybody(),  # among the people
    },
    Looks: {
        "face": _everybody(),  # as the looks of its place, like the two below
        "paint": _everybody(),
        "roof": _everybody(),
    },
    Waiting: {
        "player": _oneself(),  # as somebody who waits
        "name": Row("the host"),
        "nonce": _nobody(),
    },
}


class _Telling(Generic[_Source]):
    """How all rows of one kind of source are told."""

    def __init__(self, fields: Mapping[type[msgspec.Struct], Mapping[str, Row[_Source]]]) -> None:
        rows = [row for of_record in fields.values() for row in of_record.values()]
        self._alike: dict[str, Callable[[_Source], Any]] = {}
        self._own: dict[str, Callable[[_Source, str], Any]] = {}
        self._hosts: dict[str, tuple[Callable[[_Source], Any], Any]] = {}
        for row in rows:
            self._own |= row.own
            if row.audience == "the host":
                self._hosts |= {name: (show, row.blank) for name, show in row.alike.items()}
            else:
                self._alike |= row.alike

    def told(self, source: _Source, player: str, hosts: bool) -> dict[str, Any]:
        told = {name: show(source) for name, show in self._alike.items()}
        for name, tell in self._own.items():
            told[name] = tell(source, player)
        for name, (show, blank) in self._hosts.items():
            told[name] = show(source) if hosts else blank
        return told


_PLAN: Final = _Telling(OF_PLAN)
_PLACE: Final = _Telling(OF_PLACE)


def told_plan(plan: Plan, player: str) -> ToldPlan:
    return ToldPlan(**_PLAN.told(plan, player, player == plan.seats.host))


def _told_places(plan: Plan, player: str) -> tuple[ToldPlace, ...]:
    hosts = player == plan.seats.host
    return tuple(ToldPlace(seat=seat, **_PLACE.told(place, player, hosts)) for seat, place in enumerate(plan.seats.places, 1))


def _kind(place: Place) -> Literal["player", "bot", "open"]:
    return "player" if place.player else "bot" if place.bot else "open"


def _told_giving_up(plan: Plan) -> GivingUp | None:
    agreed = [player for player in plan.progress.giving_up if plan.seats.of(player)]
    if plan.progress.stage != "playing" or not agreed:
        return None
    return GivingUp(
        proposed_by=plan.seats.of(agreed[0])[0] + 1,
        agreed=tuple(seat for seat, place in enumerate(plan.seats.places, 1) if place.people.keys() & {*agreed}),
        asked=tuple(seat + 1 for seat in asked_to_give_up(plan)),
    )
