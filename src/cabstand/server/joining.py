"""Coming to a table that somebody else has laid: by its link, or by its spoken code."""

from cabstand.server.desk import Desk
from cabstand.server.errors import no_such_table
from cabstand.server.live import Live
from cabstand.server.players import hashed
from cabstand.store.store import Player
from cabstand.table.dice import write_nonces
from cabstand.table.guests import come_by_code, come_in, make_room


async def join_by_link(desk: Desk, player: Player, invite: str, nonce: str) -> Live:
    """Take the first open seat; where there is none or the game has begun, look on, if the host allows that."""
    write_nonces([nonce])
    table, _, token = invite.partition(".")
    live = await desk.live(table)
    if hashed(token) != live.plan.invitation.link:
        raise no_such_table()
    async with live.alone():
        plan = live.plan
        is_full = not any(place.is_open for place in plan.seats.places)
        if (plan.progress.stage != "lobby" or is_full) and (plan.settings.watch or plan.seats.of(player.id)):
            return live
        await live.save(come_in(live.plan, player.id, player.name, nonce))
    return live


async def join_by_code(desk: Desk, player: Player, code: str, nonce: str) -> Live:
    """Knock while the table is in its lobby; a big screen lets people in during the game too."""
    write_nonces([nonce])
    table = await desk.store.tables.with_code(code.strip().upper())
    if table is None:
        raise no_such_table()
    live = await desk.live(table)
    async with live.alone():
        if not live.plan.is_found_by_code:
            raise no_such_table()
        plan = make_room(live.plan, live.attendance.players)
        await live.save(come_by_code(plan, player.id, player.name, nonce))
    return live
