"""What can be asked over HTTP. Handlers read the request and call the desk; they decide nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec

from cabstand.bots.registry import usual_bot
from cabstand.core import OVER, Seat
from cabstand.core.game import refuse
from cabstand.server import answers, moves, reading, stages
from cabstand.server.absence import hear_from
from cabstand.server.clearing import clear_table
from cabstand.server.counters import Allowance
from cabstand.server.desk import Desk
from cabstand.server.errors import NotYours, no_such_table, not_your_seat
from cabstand.server.fair import in_slices
from cabstand.server.joining import join_by_code, join_by_link
from cabstand.server.language import spoken_by
from cabstand.server.laying import lay_again, lay_table
from cabstand.server.limits import LINK_USES, MOVES, NEW_PLAYERS, NEW_TABLES, Limits
from cabstand.server.live import Live
from cabstand.server.messages import Created, Done, Me
from cabstand.server.permissions import check_known, check_seat
from cabstand.server.player_tables import see_out, take_name_off
from cabstand.server.players import COOKIE, Players, cookie_with
from cabstand.server.queries import MaybeSeat, MySeat
from cabstand.server.requests import (
    Answer,
    GoOn,
    Heard,
    Hello,
    Join,
    MakeMove,
    MyNonce,
    NewTable,
    Nod,
    Overrule,
    SeatOnly,
    SeatOrder,
    TakeBack,
)
from cabstand.server.waiting_for_me import tables_now
from cabstand.store.store import Player
from cabstand.table.fold import told_lines
from cabstand.table.guests import answer_knock
from cabstand.table.plan import change, check_not_daily, check_stage
from cabstand.table.seats import give_up_seat, order_seats, with_nonce
from cabstand.table.teams import leave_seat
from cabstand.table.told import ToldPlan, told_plan

Req = Request[Any, Any, State]


def desk_of(request: Req) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def player_of(request: Req) -> Player:
    players: Players = request.app.state.players
    player = await players.need(request.cookies.get(COOKIE))
    request.app.state.whereabouts.saw(player.id, address_of(request))
    return player


def is_secure(request: Req) -> bool:
    """Whether people reach us by https: then the cookie is sent no other way."""
    public: str = request.app.state.settings.public_url
    return request.url.scheme == "https" or public.startswith("https:")


def address_of(request: Req) -> str:
    return request.client.host if request.client else "unknown"


def limit(request: Req, what: str, allowance: Allowance, amount: float = 1) -> None:
    limits: Limits = request.app.state.limits
    limits.spend(what, address_of(request), allowance, amount)


@asynccontextmanager
async def at_table(request: Req, table: str) -> AsyncIterator[tuple[Player, Live]]:
    """The player who asks and the table, which waits for the end of this one change. Whatever the change is, it counts as a
    move: most of them write a line."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    limits: Limits = request.app.state.limits
    limits.spend("moves", player.id, MOVES)
    async with live.alone():
        yield player, live


async def table_of(request: Req, table: str, player: Player) -> Live:
    """A table that this player may know of. Asking about it shows that they are there."""
    live = await desk_of(request).live(table)
    check_known(live.plan, player.id)
    await hear_from(live, player.id)
    return live


def need_host(live: Live, player: Player) -> None:
    if live.plan.seats.host != player.id:
        raise NotYours(refuse("table-host-only").refusal)


# --- players ---------------------------------------------------------------------------------------------------------


@post("/api/players", status_code=201, responses={200: ResponseSpec(Me, generate_examples=False, description="Renamed")})
async def hello(request: Req, data: Hello) -> Response[Me]:
    """Say a name; the answer sets the cookie by which you are known from now on. With a cookie: change the name."""
    players: Players = request.app.state.players
    known = await players.find(request.cookies.get(COOKIE))
    if known is not None:
        return Response(Me((await players.rename(known, data.name)).name), status_code=200)
    limit(request, "players", NEW_PLAYERS)
    player, token = await players.welcome(data.name)
    return Response(Me(player.name), cookies=[cookie_with(token, is_secure(request))])


@get("/api/me")
async def me(request: Req) -> Me:
    return Me((await player_of(request)).name)


@delete("/api/me", status_code=200)
async def forget_me(request: Req) -> Response[None]:
    """Delete my name and everything that proves who I am. Streams of mine end, on every device."""
    player = await player_of(request)
    await take_name_off(desk_of(request), player)
    await request.app.state.players.forget(player)
    see_out(desk_of(request), player.id)
    return Response(None, cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])


# --- tables ----------------------------------------------------------------------------------------------------------


@post("/api/tables", status_code=201)
async def create_table(request: Req, data: NewTable) -> Created:
    player = await player_of(request)
    limit(request, "tables", NEW_TABLES)
    live, invite = await lay_table(desk_of(request), player, data, spoken_by(request))
    return Created(told_plan(live.plan, player.id), invite)


@get("/api/tables")
async def my_tables(request: Req) -> list[ToldPlan]:
    return await tables_now(desk_of(request), await player_of(request))


@post("/api/join", status_code=200)
async def join(request: Req, data: Join) -> ToldPlan:
    """Take a seat by the token of a link, or wait for the host's nod by a spoken code."""
    player = await player_of(request)
    limits: Limits = request.app.state.limits
    address = request.client.host if request.client else "unknown"
    desk = desk_of(request)
    if data.invite:
        limits.spend("links", address, LINK_USES)
        live = await join_by_link(desk, player, data.invite, data.nonce)
    else:
        with limits.code_guess(address):
            live = await join_by_code(desk, player, data.code, data.nonce)
    await hear_from(live, player.id)
    return told_plan(live.plan, player.id)


@get("/api/tables/{table:str}")
async def show_table(request: Req, table: str) -> ToldPlan:
    player = await player_of(request)
    return told_plan((await table_of(request, table, player)).plan, player.id)


@delete("/api/tables/{table:str}", status_code=200)
async def delete_table(request: Req, table: str) -> None:
    """The host clears the table away, with all its lines: in the lobby, and where nobody else plays. A game that others play
    goes on without the host; one that is over stays on their lists."""
    async with at_table(request, table) as (player, live):
        need_host(live, player)
        await clear_table(desk_of(request), live, player, usual_bot(live.plan.game.find()))


@post("/api/tables/{table:str}/guests", status_code=200)
async def nod(request: Req, table: str, data: Nod) -> ToldPlan:
    async with at_table(request, table) as (player, live):
        need_host(live, player)
        await live.save(answer_knock(live.plan, data.guest, data.let_in, None if data.seat is None else data.seat - 1))
    return told_plan(live.plan, player.id)


@post("/api/tables/{table:str}/nonce", status_code=200)
async def add_nonce(request: Req, table: str, data: MyNonce) -> ToldPlan:
    """What my seat adds to the dice: best said here, once the commitment has been seen."""
    async with at_table(request, table) as (player, live):
        check_seat(live.plan, player.id, data.seat - 1)
        await live.save(with_nonce(live.plan, data.seat - 1, data.nonce))
    return told_plan(live.plan, player.id)


@post("/api/tables/{table:str}/order", status_code=200)
async def order(request: Req, table: str, data: SeatOrder) -> ToldPlan:
    async with at_table(request, table) as (player, live):
        need_host(live, player)
        await live.save(order_seats(live.plan, tuple(data.order)))
    return told_plan(live.plan, player.id)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: Req, table: str, data: SeatOnly) -> ToldPlan:
    """Give up a seat of mine, which stays my team's; before the start the host may send a whole seat away."""
    async with at_table(request, table) as (player, live):
        check_not_daily(live.plan)
        seat = data.seat - 1
        if seat in live.plan.seats.of(player.id):
            await live.save(leave_seat(live.plan, seat, player.id, usual_bot(live.plan.game.find())))
            live.audience.tell_all()  # who is left of a team may have to say anew who talks
        else:
            if live.plan.progress.stage != "lobby" or seat >= len(live.plan.seats.places):
                raise not_your_seat(data.seat)
            need_host(live, player)
            await live.save(give_up_seat(live.plan, seat, usual_bot(live.plan.game.find())))
        if live.plan.progress.stage == "playing" and live.plan.seats.places[seat].bot:
            await live.note(f"sit {data.seat} bot {live.plan.seats.places[seat].bot}")
        await stages.end_if_given_up(live)
    return told_plan(live.plan, player.id)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Req, table: str) -> ToldPlan:
    async with at_table(request, table) as (player, live):
        if not live.plan.may_start(player.id):
            need_host(live, player)
        await stages.start(live)
    return told_plan(live.plan, player.id)


@post("/api/tables/{table:str}/pause", status_code=200)
async def pause(request: Req, table: str) -> ToldPlan:
    """Stop the clock and the bots, or go on: anybody who sits here may."""
    async with at_table(request, table) as (player, live):
        check_stage(live.plan, "playing")
        if not live.plan.may_arrange(player.id):
            raise no_such_table()
        if not live.plan.progress.paused:
            live.tally.check_room()
        await live.save(change(live.plan, paused=not live.plan.progress.paused))
        await live.note("pause" if live.plan.progress.paused else "resume")
    return told_plan(live.plan, player.id)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(request: Req, table: str) -> Created:
    """The same people, the same game, at a new table; who asks first is its host, and whoever asks later comes there too."""
    async with at_table(request, table) as (player, live):
        if not live.plan.may_arrange(player.id):
            raise no_such_table()
        if live.plan.progress.stage != "over":
            raise refuse("table-not-over")
        check_not_daily(live.plan)
        if live.plan.progress.next_table:
            return Created(told_plan((await desk_of(request).live(live.plan.progress.next_table)).plan, player.id), "")
        limit(request, "tables", NEW_TABLES)
        again, invite = await lay_again(desk_of(request), player, live.plan)
        await live.save(change(live.plan, next_table=again.plan.table))
    return Created(told_plan(again.plan, player.id), invite)


# --- moves -----------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/moves", status_code=200)
async def make_move(request: Req, table: str, data: MakeMove) -> Done:
    async with at_table(request, table) as (player, live):
        return await moves.make_move(live, player.id, data.seat - 1, data.seq, data.key, data.move)


@get("/api/tables/{table:str}/moves")
async def legal_moves(request: Req, table: str, seat: MySeat) -> list[str]:
    """Every legal move of my seat, in notation: for those who play where the envelope has too many to list."""
    async with at_table(request, table) as (player, live):
        check_seat(live.plan, player.id, seat - 1)
        return moves.all_moves(live, Seat(seat - 1))


@post("/api/tables/{table:str}/undo", status_code=200)
async def take_back(request: Req, table: str, data: TakeBack) -> Done:
    async with at_table(request, table) as (player, live):
        return await moves.take_back(live, player.id, data.seat - 1, data.seq, data.key)


@post("/api/tables/{table:str}/answers", status_code=200)
async def answer_question(request: Req, table: str, data: Answer) -> Done:
    """Answer the card on the table, at once or piece by piece."""
    async with at_table(request, table) as (player, live):
        return await answers.answer(live, player.id, data.seat - 1, data)


@post("/api/tables/{table:str}/overrule", status_code=200)
async def overrule(request: Req, table: str, data: Overrule) -> Done:
    """Let a wrong answer count, or not: for the seat that asked."""
    async with at_table(request, table) as (player, live):
        return await answers.overrule(live, player.id, data.seat - 1, data.seq, data.counts)


@post("/api/tables/{table:str}/heard", status_code=200)
async def hear_words(request: Req, table: str, data: Heard) -> Done:
    """Tick the words that were said: for those who listen."""
    async with at_table(request, table) as (player, live):
        return await answers.hear(live, player.id, data.seat - 1, data.seq, data.words)


@post("/api/tables/{table:str}/go-on", status_code=200)
async def go_on(request: Req, table: str, data: GoOn) -> Done:
    """I have read what came of the card: bots and clocks wait for me no longer."""
    async with at_table(request, table) as (player, live):
        await reading.go_on(live, player.id, data.seq)
        return Done(live.seq)


@get("/api/tables/{table:str}/log", media_type="text/plain")
async def read_log(request: Req, table: str, seat: MaybeSeat = None) -> str:
    """The log: whole once the game is over, before that as the seat may read it."""
    player = await player_of(request)
    live = await table_of(request, table, player)
    # not between the last move and the secret of the dice
    async with request.app.state.replays.turn(address_of(request)), live.alone():
        fold = live.table.fold
        if live.table.to_move == OVER:
            return fold.text()
        if seat is not None:
            check_seat(live.plan, player.id, seat - 1)
        return "".join(await in_slices(told_lines(fold, None if seat is None else Seat(seat - 1))))


ROUTES: Final = [
    hello,
    me,
    forget_me,
    create_table,
    my_tables,
    join,
    show_table,
    delete_table,
    nod,
    add_nonce,
    order,
    leave,
    start,
    pause,
    rematch,
    make_move,
    legal_moves,
    take_back,
    answer_question,
    overrule,
    hear_words,
    go_on,
    read_log,
]
