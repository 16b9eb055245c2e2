"""Links that work once: for a second device of the same player, and for a seat whose people have lost the way back or stay
away. One for a team works for as many as come while it is new.

A seat may hold a hand that nobody else must see. So only its own people invite somebody into it, and while a game is on a host
gives it away only after everybody at the table has seen a clock run for the people who are away.

They are short-lived and kept only in the memory of the servers on one store; a link works at any of them. The token stands
behind the `#` of an address, which no browser sends anywhere.
"""

import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Response, post

from cabstand.core.game import refuse
from cabstand.server.absence import still_awaited, they_are_here
from cabstand.server.errors import NotLegal, NotYours, Unknown
from cabstand.server.limits import LINK_USES, NEW_LINKS
from cabstand.server.live import Live
from cabstand.server.messages import Me
from cabstand.server.peer_messages import SharedLink
from cabstand.server.players import COOKIE, Players, cookie_with, hashed, new_token
from cabstand.server.requests import SeatOnly
from cabstand.server.routes import Req, address_of, at_table, is_secure, limit, need_host, player_of, table_of
from cabstand.server.teams import sit_with_team
from cabstand.store.store import Player, Taken
from cabstand.table.plan import Place, check_not_daily, check_stage
from cabstand.table.teams import take_over
from cabstand.table.told import ToldPlan, told_plan

LIFETIME: Final = 15 * 60.0
MOST_OF_A_PLAYER: Final = 20
"""Links of one player that work at the same time: a host may want one for each seat of a few tables."""
_MOST: Final = 10_000


class Purpose(msgspec.Struct, frozen=True):
    """What a link is for: to be this player, to sit on this seat, or to share it."""

    until: float
    player: Player | None = None
    table: str = ""
    seat: int = 0
    team: bool = False
    by: str = ""
    """The player who made it."""
    address: str = ""
    """Where it was made."""


class OneTime(msgspec.Struct, frozen=True):
    """The token of a link, and for how long it works."""

    token: str
    seconds: int


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class Links:
    """The links that work now. There is always room for a new one: if a player has many, their oldest stops working. If the
    server has too many, it is the oldest of the address that holds the most."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        most: int = _MOST,
        made: Callable[[SharedLink], None] = lambda _: None,
        dropped: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._clock = clock
        self._most = most
        self._tell_made = made
        self._tell_dropped = dropped
        """The other servers hear of every link: it works there too."""
        self._open: dict[str, Purpose] = {}
        """By the hashes of their tokens, oldest first, as in the two below."""
        self._of_player: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._of_address: defaultdict[str, dict[str, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._open)

    def make(self, by: str, address: str, **purpose: Any) -> OneTime:
        self._make_room(by)
        token = new_token()
        self._keep_everywhere(hashed(token), Purpose(self._clock() + LIFETIME, by=by, address=address, **purpose))
        return OneTime(token, int(LIFETIME))

    def _make_room(self, by: str) -> None:
        while self._open and self._open[oldest := next(iter(self._open))].until <= self._clock():
            self._drop(oldest)
        if len(self._of_player.get(by, ())) >= MOST_OF_A_PLAYER:
            self._drop_everywhere(next(iter(self._of_player[by])))
        if len(self) >= self._most:
            most: dict[str, None] = max(self._of_address.values(), key=len)
            self._drop_everywhere(next(iter(most)))

    def use(self, token: str) -> Purpose:
        found = self.peek(token)
        if not found.team:
            self._drop_everywhere(hashed(token))
        return found

    def peek(self, token: str) -> Purpose:
        """What a link is for; it is not used up by that."""
        found = self._open.get(hashed(token))
        if found is None or found.until < self._clock():
            raise Unknown(refuse("server-link-used").refusal)
        return found

    def give_back(self, token: str, purpose: Purpose) -> None:
        """Make a link work again that was used in vain: its owner may try another name."""
        self._keep_everywhere(hashed(token), purpose)

    def hear_made(self, link: SharedLink) -> None:
        """A link that was made at another server."""
        if link.key not in self._open:
            self._make_room(link.by)
            until = self._clock() + min(link.seconds, LIFETIME)
            self._keep(link.key, Purpose(until, link.player, link.table, link.seat, link.team, link.by, link.address))

    def hear_dropped(self, key: str) -> None:
        """A link that was used at another server, or had to make room there."""
        if key in self._open:
            self._drop(key)

    def shared(self) -> list[SharedLink]:
        """All that work, for a server that has just started."""
        return [self._share(key, purpose) for key, purpose in self._open.items()]

    def _share(self, key: str, one: Purpose) -> SharedLink:
        return SharedLink(key, one.until - self._clock(), one.player, one.table, one.seat, one.team, one.by, one.address)

    def _keep_everywhere(self, key: str, purpose: Purpose) -> None:
        self._keep(key, purpose)
        self._tell_made(self._share(key, purpose))

    def _drop_everywhere(self, key: str) -> None:
        self._drop(key)
        self._tell_dropped(key)

    def _keep(self, key: str, purpose: Purpose) -> None:
        self._open[key] = purpose
        self._of_player[purpose.by][key] = None
        self._of_address[purpose.address][key] = None

    def _drop(self, key: str) -> None:
        purpose = self._open.pop(key)
        for keys, owner in ((self._of_player, purpose.by), (self._of_address, purpose.address)):
            del keys[owner][key]
            if not keys[owner]:
                del keys[owner]


def links_of(request: Req) -> Links:
    links: Links = request.app.state.links
    return links


def make_link(request: Req, by: Player, **purpose: Any) -> OneTime:
    limit(request, "new links", NEW_LINKS)
    return links_of(request).make(by.id, address_of(request), **purpose)


def limit_uses(request: Req) -> None:
    limit(request, "links", LINK_USES)


@post("/api/me/device", status_code=201)
async def device_link(request: Req) -> OneTime:
    """A link by which another device of mine becomes me."""
    player = await player_of(request)
    return make_link(request, player, player=player)


@post("/api/devices", status_code=200)
async def use_device_link(request: Req, data: Use) -> Response[Me]:
    limit_uses(request)
    purpose = links_of(request).use(data.token)
    if purpose.player is None:
        raise Unknown(refuse("server-link-used").refusal)
    token = new_token()
    try:
        await request.app.state.store.players.add_token(purpose.player.id, hashed(token))
    except Taken:  # the player has deleted their name since
        raise Unknown(refuse("server-link-used").refusal) from None
    return Response(Me(purpose.player.name), cookies=[cookie_with(token, is_secure(request))])


@post("/api/tables/{table:str}/seat-link", status_code=201)
async def seat_link(request: Req, table: str, data: SeatOnly) -> OneTime:
    """The host gives a seat a new link: before the start, for somebody who has lost the way back to it; in a game, for somebody
    who will play on for people who were awaited and did not come."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    need_host(live, player)
    check_empty(live, data.seat - 1)
    return make_link(request, player, table=table, seat=data.seat)


@post("/api/tables/{table:str}/away", status_code=200)
async def await_people(request: Req, table: str, data: SeatOnly) -> ToldPlan:
    """The host says that the people of a seat are away. Everybody sees a clock with the time they have left to come back."""
    async with at_table(request, table) as (player, live):
        need_host(live, player)
        check_stage(live.plan, "playing")
        check_not_daily(live.plan)
        check_absent(live, data.seat - 1)
        await live.save(live.waits.begin(live.plan, data.seat - 1))
    return told_plan(live.plan, player.id)


def check_absent(live: Live, seat: int) -> None:
    """Refuse unless the seat belongs to people and none of them is here."""
    if seat >= len(live.plan.seats.places) or not live.plan.seats.places[seat].player or live.attendance.anybody_here(seat):
        raise they_are_here(seat)


def check_empty(live: Live, seat: int) -> None:
    """Refuse unless a seat can be given away: none of its people is here, and in a game they have been awaited long enough."""
    check_absent(live, seat)
    if live.plan.progress.stage == "playing":
        left = live.waits.left(live.plan)[seat]
        if left is None or left > 0:
            raise still_awaited(live.plan, seat, left)


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
    try:
        async with live.alone():
            await _take_place(live, purpose, player)
    except NotLegal:
        links_of(request).give_back(data.token, purpose)
        raise
    return told_plan(live.plan, player.id)


async def _take_place(live: Live, purpose: Purpose, player: Player) -> None:
    seat = purpose.seat - 1
    if purpose.team:
        check_invites(live, seat, purpose.by)
        await sit_with_team(live, seat, player, is_invited=True)
    else:
        check_empty(live, seat)
        await live.save(take_over(live.plan, seat, player.id, player.name))
        if live.plan.progress.stage == "playing":
            await live.note(f"give {purpose.seat}")
    live.audience.tell_all()  # the card on the table says something else to somebody on a team


@post("/api/tables/{table:str}/team-link", status_code=201)
async def team_link(request: Req, table: str, data: SeatOnly) -> OneTime:
    """A link by which others share a seat. Anyone who sits there can ask for it, and nobody else."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    check_invites(live, data.seat - 1, player.id)
    return make_link(request, player, table=table, seat=data.seat, team=True)


def check_invites(live: Live, seat: int, player: str) -> None:
    """Refuse unless a player may invite others to a seat: everybody who comes sees what it holds."""
    place = live.plan.seats.places[seat] if seat < len(live.plan.seats.places) else Place()
    if not place.player:
        raise refuse("table-no-team-there", seat=seat + 1)
    if player not in place.people:
        raise NotYours(refuse("table-team-invites", seat=seat + 1).refusal)


LINKS: Final = [device_link, use_device_link, seat_link, await_people, use_seat_link, team_link]
