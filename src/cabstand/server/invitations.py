"""What somebody is told who holds a link or a code and has not come in yet. They need no name for that."""

from typing import Final

from litestar import post

from cabstand.core.game import refuse
from cabstand.server.errors import Unknown, no_such_table
from cabstand.server.limits import LINK_USES, Limits
from cabstand.server.links import limit_uses, links_of
from cabstand.server.lobby_messages import Ask
from cabstand.server.missing_games import check_playable
from cabstand.server.players import hashed
from cabstand.server.routes import Req, address_of, desk_of, limit
from cabstand.store.store import Store
from cabstand.table.invited import Invited, invited_to
from cabstand.table.plan import Plan
from cabstand.table.sheets import plan_of


@post("/api/invitations", status_code=200)
async def look_at_invitation(request: Req, data: Ask) -> Invited:
    """Who invites me, to which game, and who is there. A wrong code counts as one that was tried at the door."""
    store = desk_of(request).store
    if data.token:
        limit_uses(request)
        purpose = links_of(request).peek(data.token)
        if not purpose.table:
            raise Unknown(refuse("server-link-used").refusal)
        return invited_to(await _plan(store, purpose.table), purpose.seat, purpose.team)
    if data.invite:
        limit(request, "links", LINK_USES)
        return invited_to(await _by_link(store, data.invite))
    limits: Limits = request.app.state.limits
    with limits.code_guess(address_of(request)):
        return invited_to(await _by_code(store, data.code))


async def _by_link(store: Store, invite: str) -> Plan:
    table, _, token = invite.partition(".")
    plan = await _plan(store, table)
    if hashed(token) != plan.invitation.link:
        raise no_such_table()
    return plan


async def _by_code(store: Store, code: str) -> Plan:
    table = await store.tables.with_code(code.strip().upper())
    plan = None if table is None else await _plan(store, table)
    if plan is None or not plan.is_found_by_code:
        raise no_such_table()
    return plan


async def _plan(store: Store, table: str) -> Plan:
    """A plan as it is kept: nobody has come to the table yet, so it is not opened."""
    sheet = await store.tables.sheet(table)
    if sheet is None or sheet.stage == "gone":
        raise no_such_table()
    plan = plan_of(sheet)
    check_playable(plan)
    return plan


INVITATIONS: Final = [look_at_invitation]
