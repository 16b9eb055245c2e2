"""Who may look at a table, and from where."""

from cabstand.server.absence import seat_given_away
from cabstand.server.errors import NotYours, no_such_table, not_your_seat
from cabstand.server.hub import Viewer
from cabstand.table.plan import Plan


def may_see(plan: Plan, player: str, viewer: Viewer) -> bool:
    """Whether a player may look from a seat, or look on: members and, where the host allows it, anybody with the link."""
    if viewer is not None:
        return viewer in plan.seats.of(player)
    return plan.settings.watch or plan.seats.waits(player) or player in plan.seats.members


def check_known(plan: Plan, player: str) -> None:
    """Refuse players who may not know of this table: it does not exist for them, or they hear that their seat is gone."""
    if not may_see(plan, player, None):
        raise NotYours(seat_given_away(plan, player)) if player in plan.seats.given_away else no_such_table()


def check_seat(plan: Plan, player: str, seat: int) -> None:
    if seat not in plan.seats.of(player):
        lost = plan.seats.given_away.get(player) == seat
        raise NotYours(seat_given_away(plan, player)) if lost else not_your_seat(seat + 1)
