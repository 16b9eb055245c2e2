"""A host clears a table away: it is deleted if nobody else has it, and otherwise left to the others."""

from cabstand.server.desk import Desk
from cabstand.server.live import Live
from cabstand.server.stages import end_if_given_up
from cabstand.store.store import Player
from cabstand.table.leaving import clear_away, leave_game, others
from cabstand.table.plan import check_not_daily


async def clear_table(desk: Desk, live: Live, host: Player, stand_in: str) -> None:
    """People who play go on without the host, and a game that is over stays on their lists. Where there is nobody else, and in
    the lobby, the table is deleted."""
    if live.plan.progress.stage != "over":
        check_not_daily(live.plan)
    if live.plan.progress.stage == "lobby" or not others(live.plan, host.id):
        await desk.forget(live)
    elif live.plan.progress.stage == "over":
        await live.save(clear_away(live.plan, host.id))
    else:
        await _leave(live, host, stand_in)


async def _leave(live: Live, host: Player, stand_in: str) -> None:
    seats = live.plan.seats.of(host.id)
    await live.save(leave_game(live.plan, host.id, stand_in))
    live.audience.tell_all()
    for seat in seats:
        if live.plan.seats.places[seat].bot:
            await live.note(f"sit {seat + 1} bot {stand_in}")
    await end_if_given_up(live)
