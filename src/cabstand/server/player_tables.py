"""The tables of one player: their list, and what happens there when the player is forgotten."""

from typing import Final

from msgspec.structs import replace

from cabstand.server.desk import Desk
from cabstand.server.missing_games import is_playable, take_name_off_sheet
from cabstand.server.peer_messages import Forgotten
from cabstand.store.store import Player, Store
from cabstand.table.leaving import others, without_name
from cabstand.table.plan import header_of
from cabstand.table.sheets import plan_of
from cabstand.table.told import ToldPlan, told_plan

_ALL: Final = 1_000_000_000


async def tables_of(store: Store, player: Player) -> list[ToldPlan]:
    plans = [plan_of(sheet) for sheet in await store.tables.of(player.id)]
    return [replace(told_plan(plan, player.id), missing=not is_playable(plan)) for plan in plans]


async def take_name_off(desk: Desk, player: Player) -> None:
    """A player wants to be forgotten: their name goes from every table they sit at. The seats stay for the others; where
    there is nobody else, the table goes too."""
    for sheet in await desk.store.tables.of(player.id, _ALL):
        if not is_playable(plan_of(sheet)):
            await take_name_off_sheet(desk.store, sheet, player)
            continue
        live = await desk.opened(sheet.table)
        async with live.alone():
            if not others(live.plan, player.id):
                await desk.forget(live)
                continue
            live.chat.forget(player.id)
            await desk.peers.outbox.say(Forgotten(player.id), sheet.table)
            await live.save(without_name(live.plan, player.id))
            if live.standing.begun is not None:
                live.standing.begun.fold.header = header_of(live.plan)


def people_here(desk: Desk) -> frozenset[str]:
    """Players who follow a table."""
    return frozenset(reader.player for live in desk.lives.values() for reader in live.hub)


def see_out(desk: Desk, player: str) -> None:
    """End every stream of a player who was forgotten, on each of their devices."""
    for live in desk.lives.values():
        live.attendance.see_out(player)
