"""Coming by the code: to the mat, where the host nods; off a big screen, straight to a seat.

Changes are functions from a plan to a plan, as in `plan`; what cannot be is refused with a reason.
"""

from collections.abc import Collection
from typing import Final

from cabstand.core.game import refuse
from cabstand.table.names import check_name, refuse_alike
from cabstand.table.plan import Plan, Waiting, change, check_stage
from cabstand.table.seats import sit_down
from cabstand.table.teams import check_open_team, join_team

MOST_WAITING: Final = 20


def knock(plan: Plan, player: str, name: str, nonce: str) -> Plan:
    """Come by the spoken code: wait for the host's nod, or, before a big screen, for a team."""
    check_stage(plan, "playing" if plan.settings.big and plan.progress.stage == "playing" else "lobby")
    if plan.seats.of(player) or plan.seats.waits(player):
        return plan
    if len(plan.seats.waiting) >= MOST_WAITING:
        raise refuse("table-full")
    check_name(plan, player, name)
    refuse_alike(name, [guest.name for guest in plan.seats.waiting])
    return change(plan, waiting=(*plan.seats.waiting, Waiting(player, name, nonce)))


def withdraw(plan: Plan, player: str) -> Plan:
    """Stop waiting for the host's nod."""
    return change(plan, waiting=tuple(guest for guest in plan.seats.waiting if guest.player != player))


def make_room(plan: Plan, here: Collection[str]) -> Plan:
    """During a game nobody watches the mat of a big screen. If it is full, the guest who came first and does not follow the
    table any more makes room, so that strangers cannot keep everybody else out."""
    if plan.progress.stage != "playing" or len(plan.seats.waiting) < MOST_WAITING:
        return plan
    gone = next((guest for guest in plan.seats.waiting if guest.player not in here), None)
    return change(plan, waiting=tuple(guest for guest in plan.seats.waiting if guest is not gone))


def come_by_code(plan: Plan, player: str, name: str, nonce: str) -> Plan:
    """By the code: to the mat, where the host nods. Whoever reads it off a big screen is let in: to an open seat, or, where
    there is none any more, to choose a team."""
    is_free = plan.progress.stage == "lobby" and any(place.is_open for place in plan.seats.places)
    return come_in(plan, player, name, nonce) if plan.settings.big and is_free else knock(plan, player, name, nonce)


def come_in(plan: Plan, player: str, name: str, nonce: str) -> Plan:
    """Sit down, under a name that nobody here has. Somebody who sits here already keeps their seat and name."""
    if not plan.seats.of(player):
        check_name(plan, player, name)
    return sit_down(plan, player, name, nonce)


def answer_knock(plan: Plan, number: int, let_in: bool, seat: int | None = None) -> Plan:
    """The host's nod, or not, for a guest by their place in the queue: to the first open seat, or to a team's. During a game
    the host of a big screen can only send guests away: they choose a team themselves."""
    guest, left = _guest_at(plan, number)
    if not let_in:
        return left
    check_stage(plan, "lobby")
    if seat is not None:
        check_open_team(plan, seat, plan.seats.host)
        return join_team(left, seat, guest.player, guest.name)
    return come_in(left, guest.player, guest.name, guest.nonce)


def _guest_at(plan: Plan, number: int) -> tuple[Waiting, Plan]:
    """A guest by their place in the queue (from 1), and the plan without them."""
    if not 1 <= number <= len(plan.seats.waiting):
        raise refuse("table-nobody-waits", number=number)
    return plan.seats.waiting[number - 1], change(plan, waiting=plan.seats.waiting[: number - 1] + plan.seats.waiting[number:])
