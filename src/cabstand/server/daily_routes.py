"""The daily taxi over HTTP."""

from typing import Final

import msgspec
from litestar import get, post

from cabstand.server.daily import Daily, ToldDay
from cabstand.server.limits import NEW_TABLES
from cabstand.server.players import COOKIE, Players
from cabstand.server.routes import Req, limit, player_of
from cabstand.store.store import Player
from cabstand.table.plan import ToldPlan, told_plan


class ListMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether my name and score stand on the board of a day."""

    listed: bool


def daily_of(request: Req) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


async def _reader(request: Req) -> Player | None:
    """Whoever looks, who need not have said a name yet."""
    players: Players = request.app.state.players
    return await players.find(request.cookies.get(COOKIE))


@get("/api/daily")
async def show_today(request: Req) -> ToldDay:
    """Today's taxi: the commitment of its dice, my part in it, the board."""
    daily = daily_of(request)
    return await daily.told(await _reader(request), daily.today)


@get("/api/daily/{day:str}")
async def show_day(request: Req, day: str) -> ToldDay:
    """The same of an earlier day, as in 2026-11-15."""
    return await daily_of(request).told(await _reader(request), day)


@post("/api/daily", status_code=200)
async def play_today(request: Req) -> ToldPlan:
    """Play today's taxi: goes on with the attempt that is under way, or begins one. The first counts, others are practice."""
    player = await player_of(request)
    limit(request, "tables", NEW_TABLES)
    return told_plan((await daily_of(request).play(player)).plan, player.id)


@post("/api/daily/{day:str}/board", status_code=200)
async def list_me(request: Req, day: str, data: ListMe) -> ToldDay:
    """Stand on the board of a day, or not."""
    player, daily = await player_of(request), daily_of(request)
    await daily.list_me(player, day, data.listed)
    return await daily.told(player, day)


DAILY: Final = [show_today, show_day, play_today, list_me]
