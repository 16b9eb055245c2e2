"""What people at a table do among themselves, beside the game: talk, and agree to end it."""

from typing import Final

from litestar import post

from cabstand.server.chat import what_is_said
from cabstand.server.errors import no_such_table
from cabstand.server.limits import CHAT
from cabstand.server.messages import Said
from cabstand.server.peer_messages import Spoke
from cabstand.server.requests import GiveUp, Say
from cabstand.server.routes import Req, at_table
from cabstand.server.stand_ins import end_if_all_agree
from cabstand.table.giving_up import agree_to_give_up
from cabstand.table.told import ToldPlan, told_plan


@post("/api/tables/{table:str}/chat", status_code=201)
async def say(request: Req, table: str, data: Say) -> Said:
    """Say something to everybody at the table: who plays, who waits, who looks on."""
    async with at_table(request, table) as (player, live):
        said = what_is_said(live.plan, player.id, player.name, data)
        request.app.state.limits.spend("chat", player.id, CHAT)
        await request.app.state.desk.peers.outbox.say(Spoke(table, player.id, said), table)
    return said


@post("/api/tables/{table:str}/give-up", status_code=200)
async def give_up(request: Req, table: str, data: GiveUp) -> ToldPlan:
    """End the game as it stands, once all who play agree. Bots are not asked, nor are people who let one play for them or were
    awaited in vain."""
    async with at_table(request, table) as (player, live):
        if not live.plan.seats.of(player.id):
            raise no_such_table()
        await live.save(agree_to_give_up(live.plan, player.id, data.agree))
        await end_if_all_agree(live)
    return told_plan(live.plan, player.id)


COMPANY: Final = [say, give_up]
