"""Teams: several people on one seat, each with a device of their own. Any of them may act for it, and the first act counts.

Changes are functions from a plan to a plan, as in `plan`; what cannot be is refused with a reason.
"""

from typing import Final

from msgspec.structs import replace

from cabstand.games.game import refuse
from cabstand.table.plan import (
    NOBODY,
    Mate,
    Place,
    Plan,
    change,
    check_stage,
    give_up_seat,
    succeed_host,
    with_place,
)

MOST_PEOPLE: Final = 10
"""On one seat."""


def join_team(plan: Plan, seat: int, player: str, name: str) -> Plan:
    """Sit down with somebody. Whoever has a seat of their own gives it up for that, which is possible before the start only:
    afterwards they may know what this team must not."""
    place = plan.places[seat] if 0 <= seat < len(plan.places) else Place()
    if player in place.people:
        return plan
    if not place.player:
        raise refuse("table-no-team-there", seat=seat + 1)
    if len(place.people) >= MOST_PEOPLE:
        raise refuse("table-team-full", most=MOST_PEOPLE)
    for old in plan.seats_of(player):
        check_stage(plan, "lobby")
        plan = with_place(plan, old, without_person(plan.places[old], player))
    waiting = tuple(guest for guest in plan.waiting if guest.player != player)
    return with_place(change(plan, waiting=waiting), seat, replace(place, mates=(*place.mates, Mate(player, name))))


def name_team(plan: Plan, seat: int, name: str) -> Plan:
    """What a team calls itself; without a name it goes by those of its people."""
    return with_place(plan, seat, replace(plan.places[seat], team=name))


def leave_seat(plan: Plan, seat: int, player: str, bot: str) -> Plan:
    """One person goes. Whoever is left of a team keeps the seat; the last to go leaves it to a bot, or open."""
    place = without_person(plan.places[seat], player)
    return succeed_host(with_place(plan, seat, place)) if place.player else give_up_seat(plan, seat, bot)


def without_person(place: Place, player: str) -> Place:
    """The same seat without one of its people; the first mate succeeds whoever sat there first."""
    left = tuple(Mate(*person) for person in place.people.items() if person[0] != player)
    return replace(place, player=left[0].player, name=left[0].name, mates=left[1:]) if left else Place()


def put_out(plan: Plan, seat: int, person: int) -> Plan:
    """Somebody of a team (counted from 1) is asked to go; who sat there first stays."""
    place = plan.places[seat]
    if not 2 <= person <= len(place.people):
        raise refuse("table-no-such-mate", seat=seat + 1)
    return with_place(plan, seat, without_person(place, list(place.people)[person - 1]))


def without_name(plan: Plan, player: str) -> Plan:
    """The same table where a player's name is nowhere, not even in the header of its log. A team plays on without them."""
    mine = plan.seats_of(player)
    places = tuple(_nameless(place, player) if seat in mine else place for seat, place in enumerate(plan.places))
    names = tuple(places[seat].label if seat in mine else name for seat, name in enumerate(plan.names))
    waiting = tuple(guest for guest in plan.waiting if guest.player != player)
    return succeed_host(change(plan, places=places, names=names, waiting=waiting))


def _nameless(place: Place, player: str) -> Place:
    name = place.people[player]
    team = "" if name.casefold() in place.team.casefold() else place.team
    place = replace(place, team=team)
    return without_person(place, player) if place.mates else replace(place, name=NOBODY)
