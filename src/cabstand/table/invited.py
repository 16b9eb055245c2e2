"""What a link or a code tells before anybody comes in: little, because whoever was handed it may be a stranger."""

from typing import Literal

import msgspec

from cabstand.table.plan import Looks, Place, Plan, Stage


class InvitedPlace(msgspec.Struct, frozen=True):
    """A seat, counted from 1, as somebody outside may see it."""

    seat: int
    kind: Literal["player", "bot", "open"]
    name: str
    bot: str
    looks: Looks


class Invited(msgspec.Struct, frozen=True):
    """To what one is invited, and by whom."""

    game: str
    edition: str
    """The name of the edition that the game is played with."""
    host: str
    """What the host is called; empty where a big screen is the host."""
    stage: Stage
    big: bool
    watch: bool
    """Whether anybody with the link may look on."""
    seats: tuple[InvitedPlace, ...]
    """Who is there; nothing where one can neither sit down nor look on."""
    seat: int = 0
    """The seat that the link is for, where it is for one, counted from 1."""
    team: bool = False
    """Whether that seat is shared with its people."""


def invited_to(plan: Plan, seat: int = 0, team: bool = False) -> Invited:
    comes_in = bool(seat) or plan.progress.stage == "lobby" or plan.settings.watch or plan.is_found_by_code
    return Invited(
        game=plan.game.name,
        edition=plan.game.edition,
        host=next((people[plan.seats.host] for people in _people(plan) if plan.seats.host in people), ""),
        stage=plan.progress.stage,
        big=plan.settings.big,
        watch=plan.settings.watch,
        seats=tuple(_told(number, place) for number, place in enumerate(plan.seats.places, 1)) if comes_in else (),
        seat=seat,
        team=team,
    )


def _people(plan: Plan) -> list[dict[str, str]]:
    return [place.people for place in plan.seats.places]


def _told(number: int, place: Place) -> InvitedPlace:
    kind: Literal["player", "bot", "open"] = "player" if place.player else "bot" if place.bot else "open"
    return InvitedPlace(number, kind, place.label, place.bot, place.looks)
