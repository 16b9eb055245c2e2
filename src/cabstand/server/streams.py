"""Following a table: a WebSocket for browsers, the same messages as server-sent events for scripts."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.response import ServerSentEvent, ServerSentEventMessage

from cabstand.content.catalogue import Catalogue
from cabstand.core.game import refuse
from cabstand.server.absence import hear_from
from cabstand.server.desk import Desk
from cabstand.server.errors import TooMany, Trouble
from cabstand.server.hub import QueueReader, SocketReader, Viewer
from cabstand.server.language import words_for
from cabstand.server.limits import MESSAGES, MOVES, Limits, StreamSlot
from cabstand.server.live import Live
from cabstand.server.messages import MoveDone, MoveProblem
from cabstand.server.moves import make_move
from cabstand.server.permissions import check_known, check_seat
from cabstand.server.players import COOKIE, Players
from cabstand.server.protocol import HUNG_UP, LIVE_SOCKET, LiveSocket
from cabstand.server.queries import MaybeSeat, SinceLine
from cabstand.server.requests import MakeMove
from cabstand.store.store import Player, StoreBroken

Socket = WebSocket[Any, Any, State]
_NO_SENSE: Final = 1003
_AGAINST_THE_RULES: Final = 1008
_COME_BACK: Final = 1013
_HEARTBEAT: Final = 20.0
_DIGITS: Final = 9
log = logging.getLogger("cabstand.streams")


class Numbered(msgspec.Struct):
    """Messages about lines say how many there are."""

    seq: int | None = None


_number = msgspec.json.Decoder(Numbered).decode
_decode = msgspec.json.Decoder(MakeMove).decode
_encode = msgspec.json.Encoder().encode


async def may_follow(state: State, token: str | None, table: str, seat: int | None) -> tuple[Player, Live, Viewer]:
    """Who follows, what, and from where; a seat must be theirs, and watching must be allowed."""
    players: Players = state.players
    desk: Desk = state.desk
    player = await players.need(token)
    live = await desk.live(table)
    if seat is not None:
        check_seat(live.plan, player.id, seat - 1)
    viewer = None if seat is None else seat - 1
    check_known(live.plan, player.id)
    await hear_from(live, player.id)
    return player, live, viewer


# --- WebSocket -------------------------------------------------------------------------------------------------------


@websocket("/api/tables/{table:str}/live")
async def live_socket(
    socket: Socket, table: str, seat: MaybeSeat = None, since: SinceLine = None, packed: bool = False, reads: bool = False
) -> None:
    """Messages of one table for one seat; moves may be sent here too, and are answered here.

    `packed`: the first message, the whole picture, comes as a binary frame (zlib), at a third of its size.
    `reads`: somebody looks at this who wants time to read what came of a card (`reading.py`).
    """
    limits: Limits = socket.app.state.limits
    address = socket.client.host if socket.client else "unknown"
    try:
        player, live, viewer = await may_follow(socket.app.state, socket.cookies.get(COOKIE), table, seat)
        slot = limits.open_stream(player.id, table, seat, address)
    except Trouble as trouble:
        if isinstance(trouble, TooMany):
            await socket.accept()  # a browser shows its page the reason only then
        await socket.close(_AGAINST_THE_RULES, trouble.farewell)
        return
    except StoreBroken as error:
        log.error("nobody can follow table %s: %s", table[:8], error)
        await socket.close(_COME_BACK, "server-store-broken")
        return
    await socket.accept()
    connection: LiveSocket = cast(Any, socket.scope)["extensions"][LIVE_SOCKET]
    try:
        player, live, viewer = await may_follow(socket.app.state, socket.cookies.get(COOKIE), table, seat)
    except Trouble as trouble:  # the seat was lost while the handshake was kept waiting
        slot.release()
        await socket.close(_AGAINST_THE_RULES, trouble.farewell)
        return
    reader = SocketReader(viewer, player.id, connection, packed, reads)
    live.audience.follow(reader, since)
    try:
        if (ending := await _listen(connection, reader, live, player, limits, words_for(socket))) is not None:
            with suppress(WebSocketDisconnect, OSError):  # they may have gone meanwhile
                await socket.close(*ending)
    finally:
        live.audience.leave(reader)
        slot.release()


async def _listen(
    connection: LiveSocket, reader: SocketReader, live: Live, player: Player, limits: Limits, words: Catalogue
) -> tuple[int, str] | None:
    """Answer what is said, one after another, until the connection is closed; or until we close it: with which code, and why.

    Who is cut off is heard of here too, after the move that is under way: no move is cut in two.
    """
    while True:
        event: Any = await connection.receive()
        if event["type"] == HUNG_UP and reader.ended:
            return _AGAINST_THE_RULES, reader.ended
        if event["type"] == HUNG_UP:
            return _COME_BACK, "too slow or closed: come back with since"
        if event["type"] != "websocket.receive":
            return None
        try:
            limits.spend("messages", player.id, MESSAGES)
            asked = _decode(event.get("text") or "")
        except Trouble as trouble:
            return _AGAINST_THE_RULES, trouble.farewell
        except (msgspec.DecodeError, RecursionError):
            return _NO_SENSE, "server-bad-message"
        reader.put(_encode(await _answer(live, player, limits, asked, words)))


async def _answer(live: Live, player: Player, limits: Limits, asked: MakeMove, words: Catalogue) -> MoveDone | MoveProblem:
    """The same handler as for POST; `key` says which request is answered."""
    try:
        limits.spend("moves", player.id, MOVES)
        async with live.alone():
            done = await make_move(live, player.id, asked.seat - 1, asked.seq, asked.key, asked.move)
        return MoveDone(asked.key, done)
    except Trouble as trouble:
        return MoveProblem(asked.key, trouble.status, trouble.told(words))


# --- server-sent events ----------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/events")
async def events(
    request: Request[Any, Any, State], table: str, seat: MaybeSeat = None, since: SinceLine = None
) -> ServerSentEvent:
    """The same stream for scripts. The id of an event is the number of lines; Last-Event-ID resumes."""
    player, _, _ = await may_follow(request.app.state, request.cookies.get(COOKIE), table, seat)
    limits: Limits = request.app.state.limits
    address = request.client.host if request.client else "unknown"
    last = request.headers.get("last-event-id", "")
    if last and not (last.isascii() and last.isdigit() and len(last) <= _DIGITS):
        raise refuse("server-bad-request", detail="Last-Event-ID")
    slot = limits.open_stream(player.id, table, seat, address)

    async def asked_again() -> tuple[Player, Live, Viewer]:
        return await may_follow(request.app.state, request.cookies.get(COOKIE), table, seat)

    stream = _stream(asked_again, int(last) if last else since, slot)
    return ServerSentEvent(stream, background=BackgroundTask(stream.aclose))  # it may have ended while an event was sent


async def _stream(
    asked_again: Callable[[], Awaitable[tuple[Player, Live, Viewer]]], since: int | None, slot: StreamSlot
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """The events of a table, for somebody who may still follow it when they begin: a reader can keep us waiting until then."""
    try:
        player, live, viewer = await asked_again()
    except Trouble:
        slot.release()
        return
    reader = QueueReader(viewer, player.id)
    live.audience.follow(reader, since)
    try:
        while True:
            try:
                message = await asyncio.wait_for(reader.take(), _HEARTBEAT)
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here")
                continue
            if message is None:
                return
            seq = _number(message).seq
            yield ServerSentEventMessage(data=message.decode(), id=None if seq is None else str(seq))
    finally:
        live.audience.leave(reader)
        slot.release()


STREAMS: Final = [live_socket, events]
