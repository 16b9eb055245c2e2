"""HTTP as uvicorn speaks it, with limits: on the time and the room that a request may take to arrive, and on connections."""

from asyncio import TimerHandle, Transport
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cabstand.core.game import refuse
from cabstand.server.addresses import Proxies
from cabstand.server.bodies import SMALL, Bodies, Body
from cabstand.server.connections import CROWDED, Connection, Connections
from cabstand.server.errors import Trouble
from cabstand.server.guard import HEADERS
from cabstand.server.protocol import LiveSocket

HEADER_SECONDS: Final = 10.0
"""From the first byte that is awaited to the end of the headers."""
MOST_HEADERS: Final = 64 * 1024
"""Bytes; a browser sends a few hundred."""
BODY_GRACE: Final = 20.0
"""Seconds that a body may take whatever its size; beyond them it must come at BODY_RATE."""
BODY_RATE: Final = 2_000.0
"""Bytes per second on average: a tenth of what a phone sends over a poor line."""
BODY_PAUSE: Final = 60.0
"""Seconds for which somebody who was faster than that may fall behind, say in a tunnel."""
BODY_SECONDS: Final = 600.0
"""How long a body may take at most: 3 MB at 5 kB/s."""
MOST_PIPELINED: Final = 4
"""Requests that may wait on one connection for the answer to an earlier one. No browser sends any."""
MOST_BEHIND: Final = 64 * 1024
"""The bytes of all these requests."""


class TooSlow(Trouble):
    status = HTTPStatus.REQUEST_TIMEOUT


class TooLarge(Trouble):
    status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE


class Full(Trouble):
    status = HTTPStatus.SERVICE_UNAVAILABLE


class TooManyAtOnce(Exception):
    """Raised in the middle of parsing: nobody looks at the rest of what has come."""


class Awaited(Enum):
    """The part of a request that is still to come."""

    HEADERS = auto()
    BODY = auto()
    NOTHING = auto()


class ImpatientProtocol(HttpToolsProtocol):
    """One connection, in the register of all. Its timer runs while any part of a request is awaited."""

    def __init__(self, *args: Any, register: Connections, bodies: Bodies, proxies: Proxies, **more: Any) -> None:
        super().__init__(*args, **more)
        self._register = register
        self._bodies = bodies
        self._proxies = proxies
        self._entry: Connection | None = None
        self._is_of_proxy = False
        self._timer: TimerHandle | None = None
        self._awaited = Awaited.HEADERS
        self._is_timed = False
        self._is_asking = False
        self._began = 0.0
        self._received = 0
        self._checked = 0
        self._body: Body | None = None
        self._behind = 0
        self._at_work: Any = None
        """The request that is being answered; `cycle` is the one that came last."""

    # --- the connection ----------------------------------------------------------------------------------------------

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        holder = self._proxies.holder(self._peer)
        self._is_of_proxy = not holder
        self._entry = Connection(holder, self._waits, self._make_way)
        if refused := self._register.add(self._entry):
            self._part(Full(refuse(refused).refusal))
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._leave()
        self._forget_body()
        if self._at_work is not None and not self._at_work.response_complete:
            self._at_work.disconnected = True
            self._at_work.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._entry is not None:
            self._register.remove(self._entry)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def _waits(self) -> bool:
        cycle: Any = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    @property
    def _is_crowded(self) -> bool:
        return self._entry is not None and self._register.is_crowded(self._entry)

    def _make_way(self) -> None:
        """This connection is ended in favour of another."""
        self._part(TooSlow(refuse("server-many-connections").refusal))

    # --- what arrives ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        transport: Any = self.transport
        if transport.get_protocol() is not self:  # it is a WebSocket now
            return
        self._behind = self._behind + len(data) if self.pipeline else 0
        if self._behind > MOST_BEHIND:
            transport.abort()
        if self._awaited is Awaited.HEADERS:
            self._received += len(data)
            if self._received > MOST_HEADERS:
                self._part(TooLarge(refuse("server-bad-request", detail="headers of more than 64 kB").refusal))
        elif self._awaited is Awaited.BODY and self._received > SMALL:
            self._count_body()
        if self._awaited is Awaited.NOTHING and self._waits() and self.timeout_keep_alive_task is None:
            self._await(Awaited.HEADERS)  # blank lines before a request have ended uvicorn's own timer
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Say that this is no HTTP, unless the sender would take the words for a part of another answer."""
        if self.pipeline or not self._waits():
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooManyAtOnce
        super().on_message_begin()
        self._is_asking = True
        self._await(Awaited.HEADERS)

    def on_headers_complete(self) -> None:
        self._await(Awaited.BODY)
        if self._entry is not None and self._is_of_proxy:
            forwarded = [value.decode("latin-1") for name, value in self.headers if name == b"x-forwarded-for"]
            self._register.count_for(self._entry, self._proxies.holder(self._peer, forwarded))
        if self._is_crowded:
            scope: Any = self.scope
            scope["extensions"] = {CROWDED: {}}
        super().on_headers_complete()
        if self.pipeline:  # somebody who does not read hears nothing of the end of a connection
            self.flow.resume_reading()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._at_work = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        self._received += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_asking = False
        self._await(Awaited.NOTHING)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._forget_body()  # whatever is still to come of it is thrown away
        super().on_response_complete()
        if self._entry is not None and self._is_of_proxy and not self.pipeline:
            self._register.count_for(self._entry, "")

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()
        transport: Any = self.transport
        live_socket: LiveSocket = transport.get_protocol()
        live_socket.on_lost = self._leave
        if self._entry is not None:
            self._entry.waits, self._entry.end = lambda: False, live_socket.cut
        if self._is_crowded and live_socket.handshake_initiated:
            extensions: Any = live_socket.scope["extensions"]
            extensions[CROWDED] = {}

    # --- large bodies ------------------------------------------------------------------------------------------------

    def _count_body(self) -> None:
        cycle: Any = self.cycle
        if cycle.response_complete:
            return
        if self._body is None:
            self._body = Body(self._entry.address if self._entry is not None else "", self._stop_body)
        self._bodies.keep(self._body, self._received)

    def _forget_body(self) -> None:
        if self._body is not None:
            self._bodies.forget(self._body)
            self._body = None

    def _stop_body(self) -> None:
        self._part(Full(refuse("server-much-at-once").refusal))

    # --- the timer ---------------------------------------------------------------------------------------------------

    def _await(self, what: Awaited) -> None:
        self._awaited, self._is_timed = what, False
        self._received = self._checked = 0
        self._forget_body()

    def _watch(self) -> None:
        """Set the timer by what is awaited now; a request that comes all at once never has one."""
        if self._is_timed:
            return
        self._stop_timer()
        self._is_timed = True
        self._began = self.loop.time()
        if self._awaited is Awaited.HEADERS:
            self._timer = self.loop.call_later(HEADER_SECONDS, self._give_up)
        elif self._awaited is Awaited.BODY:
            self._timer = self.loop.call_later(BODY_GRACE, self._check_body)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check_body(self) -> None:
        """What has come since the last check buys time until the next; a large beginning buys no more than BODY_PAUSE."""
        now = self.loop.time()
        patience = min((self._received - self._checked) / BODY_RATE, BODY_PAUSE, self._began + BODY_SECONDS - now)
        if self.flow.read_paused:  # it is the server that has not read on
            self._began, patience = now, BODY_GRACE
        self._checked = self._received
        if patience > 0:
            self._timer = self.loop.call_later(patience, self._check_body)
        else:
            self._give_up()

    def _give_up(self) -> None:
        self._part(TooSlow(refuse("server-too-slow").refusal))

    def _part(self, why: Trouble) -> None:
        """End the connection now; where somebody is in the middle of a request, or was just turned away, they learn why."""
        transport: Any = self.transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() or self.pipeline or not self._waits():
            transport.abort()  # it would stay open until its reader has read all that, or is in the middle of an answer
            return
        cycle: Any = self.cycle
        is_answered = self._awaited is Awaited.BODY and cycle.response_started
        if isinstance(why, Full) or (self._is_asking and not is_answered):
            transport.write(self._answer(why))
        transport.close()

    def _answer(self, why: Trouble) -> bytes:
        accepted = next((value for name, value in self.headers or () if name == b"accept-language"), b"")
        body = why.written(accepted.decode("latin-1"))
        status = HTTPStatus(why.status)
        lines = [b"HTTP/1.1 %d %b" % (status, status.phrase.encode()), b"content-type: application/json"]
        lines += [b"content-length: %d" % len(body), b"connection: close", *(b"%b: %b" % header for header in HEADERS)]
        return b"\r\n".join([*lines, b"", body])
