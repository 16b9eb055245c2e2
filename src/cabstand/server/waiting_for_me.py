"""Which of a player's games wait for them, and since when: for the list of their tables."""

import logging
from typing import Final

from msgspec.structs import replace

from cabstand.server.cards import seats_asked
from cabstand.server.desk import Desk
from cabstand.server.errors import Trouble
from cabstand.server.live import Live
from cabstand.server.player_tables import tables_of
from cabstand.store.store import Player
from cabstand.table.told import ToldPlan

MOST_OPENED: Final = 6
"""Games of one list that are opened if they are not in memory: the ones that were changed last."""
log = logging.getLogger("cabstand.tables")


async def tables_now(desk: Desk, player: Player) -> list[ToldPlan]:
    """A player's tables; of those where a game goes on, whether it waits for them, and since when."""
    plans = await tables_of(desk.store, player)
    playing = [plan for plan in plans if plan.stage == "playing" and not plan.missing]
    closed = [plan.table for plan in playing if plan.table not in desk.lives][MOST_OPENED:]
    told = {plan.table: await _with_turn(desk, plan, player.id) for plan in playing if plan.table not in closed}
    return [told.get(plan.table, plan) for plan in plans]


async def _with_turn(desk: Desk, plan: ToldPlan, player: str) -> ToldPlan:
    try:
        live = await desk.opened(plan.table)
    except Trouble as trouble:
        log.warning("nobody knows whose turn it is at table %s: %s", plan.table[:8], trouble.farewell)
        return plan
    rows = live.standing.rows
    return replace(plan, asked=is_asked(live, player), since=rows[-1].at if rows else 0)


def is_asked(live: Live, player: str) -> bool:
    """Whether a game goes on only once this player has chosen or answered."""
    if not live.standing.is_going_on:
        return False
    return any(_waits_for(live, seat, player) for seat in live.plan.seats.of(player) if not live.standing.bot_of(seat))


def _waits_for(live: Live, seat: int, player: str) -> bool:
    if window := live.window.seats():
        return seat in window and seat not in live.early.by_seat
    return seat == live.table.to_move or seat in seats_asked(live.referee_seat.card_for(seat, player), seat)
