"""Who goes, and what stays: a host clears a table away, a player is forgotten. Others keep what is also theirs.

Changes are functions from a plan to a plan, as in `plan`.
"""

from msgspec.structs import replace

from cabstand.table.plan import NOBODY, Place, Plan, change
from cabstand.table.seats import succeed_host
from cabstand.table.teams import leave_seat, without_person


def others(plan: Plan, player: str) -> list[str]:
    """People besides one who still have this table: they sit here or are its host, and have neither cleared it away nor
    deleted their name."""
    seated = [person for place in plan.seats.places for person in place.people]
    gone = {player, *plan.seats.cleared, *plan.seats.forgotten}
    return [person for person in (*seated, plan.seats.host) if person not in gone]


def hand_over(plan: Plan, player: str) -> Plan:
    """Make somebody else host if this player was; after a big screen, the first player who sits there."""
    heirs = others(plan, player)
    return change(plan, host=heirs[0]) if plan.seats.host == player and heirs else plan


def leave_game(plan: Plan, player: str, bot: str) -> Plan:
    """Leave a game that others go on playing: a bot takes every seat that was this player's alone."""
    for seat in plan.seats.of(player):
        plan = leave_seat(plan, seat, player, bot)
    return hand_over(plan, player)


def clear_away(plan: Plan, player: str) -> Plan:
    """Take a game that is over off a player's list; it stays on the lists of others."""
    return change(hand_over(plan, player), cleared=(*plan.seats.cleared, player))


def without_name(plan: Plan, player: str) -> Plan:
    """The same table without a player's name anywhere, not even in the header of its log. A team plays on without them."""
    mine = plan.seats.of(player)
    places = tuple(_nameless(place, player) if seat in mine else place for seat, place in enumerate(plan.seats.places))
    names = tuple(places[seat].label if seat in mine else name for seat, name in enumerate(plan.progress.names))
    waiting = tuple(guest for guest in plan.seats.waiting if guest.player != player)
    knew = {seat: tuple(other for other in players if other != player) for seat, players in plan.seats.knew.items()}
    given_away = {other: seat for other, seat in plan.seats.given_away.items() if other != player}
    forgotten = (*plan.seats.forgotten, player) if any(player in place.people for place in places) else plan.seats.forgotten
    left = change(plan, places=places, names=names, waiting=waiting, knew=knew, given_away=given_away, forgotten=forgotten)
    return succeed_host(hand_over(left, player))


def _nameless(place: Place, player: str) -> Place:
    name = place.people[player]
    team = "" if name.casefold() in place.team.casefold() else place.team
    place = replace(place, team=team)
    return without_person(place, player) if place.mates else replace(place, name=NOBODY)
