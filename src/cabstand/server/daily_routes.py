"""Daily games over HTTP. `?game=` names one; without it, the first that this server has."""

from typing import Final

import msgspec
from litestar import get, post

from cabstand.server.daily import DailyGames, Days, ToldDay
from cabstand.server.daily_film import Film
from cabstand.server.limits import NEW_TABLES
from cabstand.server.players import COOKIE, Players
from cabstand.server.routes import Req, limit, player_of
from cabstand.store.store import Player
from cabstand.table.told import ToldPlan, told_plan


class ListMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether my name and score stand on the board of a day."""

    listed: bool


def days_of(request: Req, game: str | None) -> Days:
    daily: DailyGames = request.app.state.daily
    return daily.of(game)


async def _reader(request: Req) -> Player | None:
    """Whoever looks, who need not have said a name yet."""
    players: Players = request.app.state.players
    return await players.find(request.cookies.get(COOKIE))


@get("/api/daily")
async def show_today(request: Req, game: str | None = None) -> ToldDay:
    """Today's game: the commitment of its dice, my part in it, the board."""
    days = days_of(request, game)
    return await days.told(await _reader(request), days.today)


@get("/api/daily/{day:str}")
async def show_day(request: Req, day: str, game: str | None = None) -> ToldDay:
    """The same of an earlier day, as in 2026-11-15."""
    return await days_of(request, game).told(await _reader(request), day)


@post("/api/daily", status_code=200)
async def play_today(request: Req, game: str | None = None) -> ToldPlan:
    """Play today's game: goes on with the attempt that is under way, or begins one. The first counts, others are practice."""
    player = await player_of(request)
    limit(request, "tables", NEW_TABLES)
    return told_plan((await days_of(request, game).play(player)).plan, player.id)


@post("/api/daily/{day:str}/board", status_code=200)
async def list_me(request: Req, day: str, data: ListMe, game: str | None = None) -> ToldDay:
    """Stand on the board of a day, or not."""
    player, days = await player_of(request), days_of(request, game)
    await days.list_me(player, day, data.listed)
    return await days.told(player, day)


@get("/api/daily/{day:str}/film")
async def show_film(request: Req, day: str, game: str | None = None) -> Film:
    """The best turn of an earlier day, as perfect play made it: a saved game for `/api/replays`, and where that turn lies."""
    return await days_of(request, game).film(day)


DAILY: Final = [show_today, show_day, show_film, play_today, list_me]
