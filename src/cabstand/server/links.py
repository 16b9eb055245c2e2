"""Links that work once: for a second device of the same player, and for a seat whose owner has lost their cookie. One for a
team works for as many as come while it is new.

They are short-lived and kept in memory only; the token stands behind the `#` of an address, which no browser sends anywhere.
"""

import time
from typing import Any, Final

import msgspec
from litestar import Response, post
from msgspec.structs import replace

from cabstand.games.game import refuse
from cabstand.server.errors import NotYours, Unknown
from cabstand.server.limits import LINK_USES
from cabstand.server.live import Live
from cabstand.server.messages import Me, SeatOnly
from cabstand.server.players import COOKIE, Players, cookie_with, hashed, new_token
from cabstand.server.routes import Req, is_secure, limit, need_host, player_of, table_of
from cabstand.store.store import Player
from cabstand.table.plan import Place, ToldPlan, told_plan, with_place
from cabstand.table.teams import join_team

LIFETIME: Final = 15 * 60.0
_MOST: Final = 10_000


class Purpose(msgspec.Struct, frozen=True):
    """What a link is for: to be this player, to sit on this seat, or to share it."""

    until: float
    player: Player | None = None
    table: str = ""
    seat: int = 0
    team: bool = False


class OneTime(msgspec.Struct, frozen=True):
    """The token of a link, and for how long it works."""

    token: str
    seconds: int


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Links:
    def __init__(self) -> None:
        self._open: dict[str, Purpose] = {}

    def make(self, **purpose: Any) -> OneTime:
        now = time.monotonic()
        self._open = {key: link for key, link in self._open.items() if link.until > now}
        if len(self._open) >= _MOST:
            raise refuse("server-too-many", seconds=int(LIFETIME))
        token = new_token()
        self._open[hashed(token)] = Purpose(now + LIFETIME, **purpose)
        return OneTime(token, int(LIFETIME))

    def use(self, token: str) -> Purpose:
        found = self._open.get(hashed(token))
        if found is None or found.until < time.monotonic():
            raise Unknown(refuse("server-link-used").refusal)
        if not found.team:
            del self._open[hashed(token)]
        return found


def links_of(request: Req) -> Links:
    links: Links = request.app.state.links
    return links


def limit_uses(request: Req) -> None:
    limit(request, "links", LINK_USES)


@post("/api/me/device", status_code=201)
async def device_link(request: Req) -> OneTime:
    """A link by which another device of mine becomes me."""
    return links_of(request).make(player=await player_of(request))


@post("/api/devices", status_code=200)
async def use_device_link(request: Req, data: Use) -> Response[Me]:
    limit_uses(request)
    purpose = links_of(request).use(data.token)
    if purpose.player is None:
        raise Unknown(refuse("server-link-used").refusal)
    token = new_token()
    await request.app.state.store.add_token(purpose.player.id, hashed(token))
    return Response(Me(purpose.player.name), cookies=[cookie_with(token, is_secure(request))])


@post("/api/tables/{table:str}/seat-link", status_code=201)
async def seat_link(request: Req, table: str, data: SeatOnly) -> OneTime:
    """The host gives a seat a new link: for somebody who has lost the way back to it."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    need_host(live, player)
    place = live.plan.places[data.seat - 1] if data.seat <= len(live.plan.places) else None
    if place is None or not place.player or live.is_present(data.seat - 1):
        raise NotYours(refuse("server-they-are-here", seat=data.seat).refusal)
    return links_of(request).make(table=table, seat=data.seat)


@post("/api/seats", status_code=200)
async def use_seat_link(request: Req, data: Use) -> ToldPlan:
    """Take the seat that a host has given a new link to, or share one."""
    limit_uses(request)
    players: Players = request.app.state.players
    player = await players.need(request.cookies.get(COOKIE))
    purpose = links_of(request).use(data.token)
    if not purpose.table:
        raise Unknown(refuse("server-link-used").refusal)
    live = await request.app.state.desk.live(purpose.table)
    async with live.alone():
        if purpose.team:
            await live.save(join_team(live.plan, purpose.seat - 1, player.id, player.name))
        else:
            await _take_over(live, purpose.seat, player)
        live.tell_all()  # the card on the table says something else to one of a team
    return told_plan(live.plan, player.id)


async def _take_over(live: Live, number: int, player: Player) -> None:
    seat = number - 1
    mates = tuple(mate for mate in live.plan.places[seat].mates if mate.player != player.id)
    place = replace(live.plan.places[seat], player=player.id, name=player.name, stand_in="", mates=mates)
    await live.save(with_place(live.plan, seat, place))
    if live.plan.stage == "playing":
        await live.note(f"sit {number} player")


@post("/api/tables/{table:str}/team-link", status_code=201)
async def team_link(request: Req, table: str, data: SeatOnly) -> OneTime:
    """A link by which others share a seat: given by whoever sits there, or by the host."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    place = live.plan.places[data.seat - 1] if data.seat <= len(live.plan.places) else Place()
    if player.id not in place.people:
        need_host(live, player)
    if not place.player:
        raise refuse("table-no-team-there", seat=data.seat)
    return links_of(request).make(table=table, seat=data.seat, team=True)


LINKS: Final = [device_link, use_device_link, seat_link, use_seat_link, team_link]
