"""What people arrange in a lobby over HTTP: who gets a seat, how the game is played, how they look."""

from typing import Final

from litestar import post

from cabstand.bots.registry import find_bot, usual_bot
from cabstand.core.edition import Terms
from cabstand.server.editions import Editions
from cabstand.server.lobby_messages import MyLooks, SeatWish, TableTerms
from cabstand.server.permissions import check_seat
from cabstand.server.routes import Req, at_table, desk_of, need_host
from cabstand.table.arranging import add_seat, close_seat, give_seat, settle
from cabstand.table.guests import withdraw
from cabstand.table.plan import Plan
from cabstand.table.seats import with_looks
from cabstand.table.told import ToldPlan, told_plan


@post("/api/tables/{table:str}/seats", status_code=200)
async def arrange_seat(request: Req, table: str, data: SeatWish) -> ToldPlan:
    """Before the start the host gives a seat that no person has to a bot, opens it or closes it; without `seat`: a new one."""
    async with at_table(request, table) as (player, live):
        need_host(live, player)
        await live.save(_arranged(live.plan, data))
    return told_plan(live.plan, player.id)


def _arranged(plan: Plan, wish: SeatWish) -> Plan:
    bot = ""
    if wish.kind == "bot":
        game = plan.game.find()
        bot = wish.level or usual_bot(game)
        find_bot(game, bot)
    if wish.seat is None:
        return add_seat(plan, bot)
    return close_seat(plan, wish.seat - 1) if wish.kind == "closed" else give_seat(plan, wish.seat - 1, bot)


@post("/api/tables/{table:str}/terms", status_code=200)
async def change_terms(request: Req, table: str, data: TableTerms) -> ToldPlan:
    """Before the start the host may change what was chosen when the table was laid; everybody there is told."""
    async with at_table(request, table) as (player, live):
        need_host(live, player)
        terms = await _terms_of(desk_of(request).editions, live.plan)
        settled = settle(
            live.plan,
            data.options | terms.options,
            data.pace,
            data.seconds,
            data.answer_seconds,
            data.watch,
            data.chat,
            data.coach,
        )
        await live.save(settled)
    return told_plan(live.plan, player.id)


async def _terms_of(editions: Editions, plan: Plan) -> Terms:
    """What the edition of a table leaves no choice about."""
    edition = editions.catalogue.find(plan.game.name)
    content = await editions.of_table(plan.game.name, plan.game.facts)
    return Terms() if edition is None or content is None else edition.terms(content)


@post("/api/tables/{table:str}/looks", status_code=200)
async def choose_looks(request: Req, table: str, data: MyLooks) -> ToldPlan:
    """The face and the cab of my seat."""
    async with at_table(request, table) as (player, live):
        check_seat(live.plan, player.id, data.seat - 1)
        await live.save(with_looks(live.plan, data.seat - 1, data.looks))
    return told_plan(live.plan, player.id)


@post("/api/tables/{table:str}/withdraw", status_code=200)
async def stop_waiting(request: Req, table: str) -> None:
    """I have knocked and do not wait any more."""
    async with at_table(request, table) as (player, live):
        await live.save(withdraw(live.plan, player.id))


ARRANGING: Final = [arrange_seat, change_terms, choose_looks, stop_waiting]
