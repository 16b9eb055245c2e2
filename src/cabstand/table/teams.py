"""Teams: several people on one seat, each with a device of their own. Any of them may act for it, and the first act counts.

Changes are functions from a plan to a plan, as in `plan`; what cannot be is refused with a reason.
"""

from typing import Final, TypeVar

from msgspec.structs import replace

from cabstand.core.game import refuse
from cabstand.table.hands import holds_hands
from cabstand.table.names import check_name, refuse_alike
from cabstand.table.plan import Looks, Mate, Place, Plan, change, with_place
from cabstand.table.seats import give_up_seat, succeed_host

_Key = TypeVar("_Key")
MOST_PEOPLE: Final = 10
"""On one seat."""


def check_new_to_others(plan: Plan, seat: int, player: str) -> None:
    """Refuse a player who has sat on another seat in this game: they would know two hands."""
    known = {*plan.seats.of(player)} | {other for other, players in plan.seats.knew.items() if player in players}
    if plan.progress.stage != "lobby" and known - {seat}:
        raise refuse("table-knows-another", seat=min(known - {seat}) + 1)


def join_team(plan: Plan, seat: int, player: str, name: str) -> Plan:
    """Sit down with somebody. Before the start a player who has another seat gives it up for that."""
    place = plan.seats.places[seat] if 0 <= seat < len(plan.seats.places) else Place()
    if player in place.people:
        return plan
    if not place.player:
        raise refuse("table-no-team-there", seat=seat + 1)
    if len(place.people) >= MOST_PEOPLE:
        raise refuse("table-team-full", most=MOST_PEOPLE)
    check_new_to_others(plan, seat, player)
    check_name(plan, player, name)
    for old in plan.seats.of(player):
        plan = with_place(plan, old, without_person(plan.seats.places[old], player))
    waiting = tuple(guest for guest in plan.seats.waiting if guest.player != player)
    plan = change(plan, waiting=waiting, given_away=_without(plan.seats.given_away, player))
    place = replace(place, mates=(*place.mates, Mate(player, name)))
    check_name(plan, player, place.label, besides=seat)  # a team without a name goes by those of its people
    return with_place(plan, seat, place)


def check_open_team(plan: Plan, seat: int, player: str) -> None:
    """Refuse unless a player may bring somebody to a seat without its link: in a game in which every seat holds something
    secret, only its own people may."""
    if holds_hands(plan) and seat not in plan.seats.of(player):
        raise refuse("table-team-by-link")


def name_team(plan: Plan, seat: int, name: str) -> Plan:
    """What a team calls itself: not like anybody at the table. Without a name it goes by those of its people."""
    if name:
        check_name(plan, "", name, besides=seat)
        refuse_alike(name, [*plan.seats.places[seat].people.values(), *(guest.name for guest in plan.seats.waiting)])
    return with_place(plan, seat, replace(plan.seats.places[seat], team=name))


def leave_seat(plan: Plan, seat: int, player: str, bot: str) -> Plan:
    """One person goes. Whoever is left of a team keeps the seat; the last to go leaves it to a bot, or open."""
    plan, place = _gone(plan, seat, player), without_person(plan.seats.places[seat], player)
    return succeed_host(with_place(plan, seat, place)) if place.player else give_up_seat(plan, seat, bot)


def take_over(plan: Plan, seat: int, player: str, name: str) -> Plan:
    """Somebody takes the seat of people who are all away; in a game, these keep only the notice that it is gone."""
    check_new_to_others(plan, seat, player)
    check_name(plan, player, name, besides=seat)
    place = plan.seats.places[seat]
    others = [person for person in place.people if person != player]
    if plan.progress.stage == "playing":
        for person in others:
            plan = _gone(plan, seat, person)
        plan = change(plan, given_away=plan.seats.given_away | dict.fromkeys(others, seat))
    plan = change(plan, given_away=_without(plan.seats.given_away, player), awaited=_without(plan.seats.awaited, seat))
    taken = replace(place, player=player, name=name, stand_in="", unasked=False, team="", mates=(), looks=Looks())
    return with_place(plan, seat, taken)


def _without(known: dict[_Key, int], key: _Key) -> dict[_Key, int]:
    return {other: value for other, value in known.items() if other != key}


def _gone(plan: Plan, seat: int, player: str) -> Plan:
    """The plan that remembers who has seen what a seat holds."""
    if plan.progress.stage != "playing" or player in plan.seats.knew.get(seat, ()):
        return plan
    return change(plan, knew=plan.seats.knew | {seat: (*plan.seats.knew.get(seat, ()), player)})


def without_person(place: Place, player: str) -> Place:
    """The same seat without one of its people; the first mate succeeds whoever sat there first."""
    left = tuple(Mate(*person) for person in place.people.items() if person[0] != player)
    if not left:
        return Place()
    looks = place.looks if left[0].player == place.player else Looks()
    return replace(place, player=left[0].player, name=left[0].name, mates=left[1:], looks=looks)


def put_out(plan: Plan, seat: int, person: int) -> Plan:
    """Somebody of a team (counted from 1) is asked to go; who sat there first stays."""
    place = plan.seats.places[seat]
    if not 2 <= person <= len(place.people):
        raise refuse("table-no-such-mate", seat=seat + 1)
    player = list(place.people)[person - 1]
    return with_place(_gone(plan, seat, player), seat, without_person(place, player))
