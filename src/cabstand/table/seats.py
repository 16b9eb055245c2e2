"""Sitting down and getting up: seats are taken, put in order and left, and a host who has left is succeeded.

Changes are functions from a plan to a plan, as in `plan`; what cannot be is refused with a reason.
"""

from msgspec.structs import replace

from cabstand.core.game import refuse
from cabstand.table.dice import check_nonce
from cabstand.table.plan import Looks, Place, Plan, change, check_stage, with_place


def sit_down(plan: Plan, player: str, name: str, nonce: str) -> Plan:
    """The first open seat; somebody who sits here already keeps the seat they have."""
    check_stage(plan, "lobby")
    if plan.seats.of(player):
        return plan
    for seat, place in enumerate(plan.seats.places):
        if place.is_open:
            return with_place(plan, seat, Place(player, name, nonce=nonce))
    raise refuse("table-full")


def with_nonce(plan: Plan, seat: int, nonce: str) -> Plan:
    """Before the start a player may change what their seat adds to the dice."""
    check_stage(plan, "lobby")
    check_nonce(nonce)
    return with_place(plan, seat, replace(plan.seats.places[seat], nonce=nonce))


def with_looks(plan: Plan, seat: int, looks: Looks) -> Plan:
    """Before the start people may choose another face or another cab."""
    check_stage(plan, "lobby")
    return with_place(plan, seat, replace(plan.seats.places[seat], looks=looks))


def give_up_seat(plan: Plan, seat: int, bot: str) -> Plan:
    """In the lobby a seat becomes open again; in play a bot takes it over for good. A host who has left is succeeded."""
    place = plan.seats.places[seat]
    emptied = Place() if plan.progress.stage == "lobby" else Place(bot=bot, nonce=place.nonce)
    return succeed_host(with_place(plan, seat, emptied))


def succeed_host(plan: Plan) -> Plan:
    """The next player in the order of seats is host, where the host sits nowhere any more."""
    if plan.settings.big or plan.seats.of(plan.seats.host):
        return plan
    heirs = [place.player for place in plan.seats.places if place.player]
    if heirs:
        return change(plan, host=heirs[0])
    return change(plan, stage="gone") if plan.progress.stage == "lobby" else plan


def order_seats(plan: Plan, order: tuple[int, ...]) -> Plan:
    """The host's order of the seats: their numbers (from 1) as they shall follow each other."""
    check_stage(plan, "lobby")
    places = plan.seats.places
    if sorted(order) != list(range(1, len(places) + 1)):
        raise refuse("table-bad-order", seats=len(places))
    return change(plan, places=tuple(places[number - 1] for number in order))
