"""The whole server in the test's own process: no port, no thread, nothing to wait for.

Requests and streams pass through the real protocols (uvicorn's, with our limits) on lines that lie in memory. The event loop
turns only while somebody reads, so between two requests the server stands still. Bots, the coach and the checks of question
packs, which have processes of their own elsewhere, think where they are asked.
"""

import asyncio
import io
import itertools
import logging
import time
import warnings
from asyncio import Handle, TimerHandle
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import ExitStack
from contextvars import Context
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import h11
import httpcore
import httpx
from litestar.exceptions import LitestarDeprecationWarning
from tests.server.at_once import AtOnce
from tests.server.hand_clock import HandClock
from tests.server.house import NO_CERTIFICATES, PATIENCE, Kept
from tests.server.loop_watch import COMPLAINT, Ts, Watch
from tests.server.run import Quick, changes
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from cabstand.cli.serve import uvicorn_config
from cabstand.core.edition import all_editions
from cabstand.server import app, bots, coach, edition_checks
from cabstand.server.addresses import Proxies
from cabstand.server.app import Settings, make_app
from cabstand.server.bodies import Bodies
from cabstand.server.connections import Connections, Room
from cabstand.server.edition_worker import Answer, Job, look_through
from cabstand.server.http_protocol import ImpatientProtocol
from cabstand.store.open import open_store
from cabstand.store.store import Store

T = TypeVar("T")
_ROOM = Room(10_000, 10_000, 10_000)
_PACKET = 1 << 16
_TURN = 0.001
"""Seconds for which the loop turns before somebody looks again: threads of the store may be at work."""
_ports = itertools.count(8001)
_open: dict[str, "InProcess"] = {}


def found_at(url: str) -> "InProcess | None":
    """The server of this process that has this address, if there is one."""
    return _open.get(url)


def complain(text: str) -> None:
    logging.getLogger("cabstand.loop").error(text)


WATCH = Watch(complain)
"""Over the loops of all servers here: one turns at a time."""
_watched: Any = WATCH.run


class MovedLoop(asyncio.SelectorEventLoop):
    """An event loop whose time a test can move on: what a connection waits for is called when the loop turns next.

    It is watched as that of a server with a process of its own is, from the first connection.
    """

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead

    def call_soon(self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None) -> Handle:
        return super().call_soon(_watched, callback, *args, context=context)

    def call_soon_threadsafe(self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None) -> Handle:
        return super().call_soon_threadsafe(_watched, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> TimerHandle:
        return super().call_at(when, _watched, callback, *args, context=context)


class InProcess(Kept):
    """A server, opened with `open` and closed with `close`; then it may be opened again. A `Person` reaches it by its `url`, as
    any other."""

    def __init__(self, folder: Path, quick: Quick | None = None, settings: Settings | None = None, store: str = "") -> None:
        super().__init__(folder, store)
        self.quick = quick or Quick()
        self.port = next(_ports)
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings or Settings(limit_scale=self.quick.limit_scale, compile_rules=False)
        self.lines: set[Line] = set()
        """Those that are open."""
        self.clock = HandClock(time.time())
        """For tables, limits and links: it stands still until a test moves it, and goes on where it was after a restart."""
        self.connections = ServerState()
        self._log = io.StringIO()
        self._end = ExitStack()

    # --- opening and closing

    def open(self) -> "InProcess":
        _open[self.url] = self
        self._end.callback(_open.pop, self.url)
        self._loop = MovedLoop()
        WATCH.on = False
        self._listen_to_the_log()
        for (place, name), thing in (changes(self.quick) | _BESIDE_THE_SERVER).items():
            self._end.enter_context(patch.object(place, name, thing))
        self._end.callback(self._close_loop)
        store = self.opened_store = self.wait_for(open_store(self.store or self.file))
        self._end.callback(lambda: self.wait_for(store.close()))
        self._end.callback(self._end_tasks_but, asyncio.all_tasks(self._loop))
        self._serve(store)
        return self

    def _serve(self, store: Store) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)  # how parameters are declared, which it still reads
            application = make_app(store, self.settings, clock=self.clock)
        self._end_streams = application.end_streams
        protocol: Any = partial(
            ImpatientProtocol, register=Connections(_ROOM), bodies=Bodies(), proxies=Proxies(self.settings.proxies)
        )
        self.config = uvicorn_config(protocol, None, application.asgi)
        self.config.load()
        self.lifespan = self.config.lifespan_class(self.config)
        self.wait_for(self.lifespan.startup())
        assert not self.lifespan.should_exit, self.said

    @property
    def is_up(self) -> bool:
        return self.url in _open

    def close(self) -> None:
        """As a server is stopped: streams end first."""
        with self._end:
            self._end_streams()
            self._hang_up()
            self.until(lambda: not self.connections.tasks, "every request has ended")
            self.wait_for(self.lifespan.shutdown())

    def drop(self) -> None:
        """As a server is killed: nothing of it gets to do anything more."""
        with self._end:
            self._hang_up()

    def _hang_up(self) -> None:
        for line in list(self.lines):
            line.close()

    def _end_tasks_but(self, of_the_store: "set[asyncio.Task[Any]]") -> None:
        tasks = asyncio.all_tasks(self._loop) - of_the_store
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.wait(tasks) if tasks else asyncio.sleep(0))

    def _close_loop(self) -> None:
        self.wait_for(self._loop.shutdown_default_executor())
        self._loop.close()

    def _listen_to_the_log(self) -> None:
        handler, logger = logging.StreamHandler(self._log), logging.getLogger("cabstand")
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
        self._end.callback(logger.setLevel, logger.level)
        logger.setLevel(logging.INFO)
        logger.addHandler(handler)
        self._end.callback(logger.removeHandler, handler)

    # --- while it is open

    def connect(self, address: str) -> "Line":
        """A new connection from an address."""
        WATCH.on = True
        line = Line(self, address)
        protocol: Any = self.config.http_protocol_class
        line.protocol = protocol(self.config, self.connections, self.lifespan.state, self._loop)
        self.lines.add(line)
        line.protocol.connection_made(line)
        return line

    def line(self, address: str = "127.0.0.1") -> "OtherEnd":
        """The other end of a new connection, for somebody who writes bytes."""
        return OtherEnd(self.connect(address))

    def at_once(self, requests: Sequence[httpx.Request], address: str = "127.0.0.1") -> list[httpx.Response]:
        """The answers to requests that have all arrived, each on a line of its own, before the first is looked at."""
        asked = [Exchange(self.line(address), request) for request in requests]
        return [exchange.answer() for exchange in asked]

    def pass_time(self, seconds: float) -> None:
        """Move the time on: nobody waits for it, and what it brings about at the tables is done when this returns."""
        self._loop.ahead += seconds
        self.wait_for(self.clock.pass_(seconds))

    def later(self, call: Callable[..., None], *args: Any) -> None:
        """Call something when the loop turns next."""
        self._loop.call_soon(call, *args)

    def wait_for(self, work: Awaitable[T]) -> T:
        """Let the server run until something is done."""
        return self._loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    def until(self, happens: Callable[[], bool], what: str) -> None:
        """Let the server run until something that must happen has happened."""
        ends = time.monotonic() + PATIENCE
        while not happens():
            assert time.monotonic() < ends, f"never: {what}"
            self._loop.run_until_complete(asyncio.sleep(_TURN))

    @property
    def said(self) -> str:
        """What it wrote to its log."""
        return self._log.getvalue()

    @property
    def slow_callbacks(self) -> list[str]:
        """What was said about callbacks of its event loop that used too much processor time."""
        return [line for line in self.said.splitlines() if COMPLAINT in line]


class Line:
    """A connection, as the transport of the server's protocol."""

    def __init__(self, server: InProcess, address: str) -> None:
        self.server = server
        self.protocol: Any = None
        self.written = bytearray()
        """What the server has sent and nobody has read."""
        self.news = asyncio.Event()
        self._address = address

    def is_closing(self) -> bool:
        return self not in self.server.lines

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self._address, 5), "sockname": ("127.0.0.1", self.server.port)}.get(name)

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        if not self.is_closing():
            self.written += data
            self.news.set()

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None:
        if not self.is_closing():
            self.server.lines.remove(self)
            self.news.set()
            self.server.later(self.protocol.connection_lost, None)

    abort = close

    def receive(self, data: bytes) -> None:
        if not self.is_closing():
            WATCH.request = data[:60].partition(b"\r\n")[0].decode("latin-1")
            self.protocol.data_received(data)


class OtherEnd(httpcore.NetworkStream):
    """The other end of a line, as httpcore knows connections."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._line.server.later(self._line.receive, bytes(buffer))

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """What has come; nothing once the server has closed."""
        line = self._line
        if not line.written and not line.is_closing():
            line.news.clear()
            line.server.wait_for(line.news.wait())
        taken = bytes(line.written[:max_bytes])
        del line.written[:max_bytes]
        return taken

    def close(self) -> None:
        self._line.close()

    @property
    def is_closed(self) -> bool:
        return self._line.is_closing()

    @property
    def has_news(self) -> bool:
        """Whether there is something to read, even if it is the end."""
        return bool(self._line.written) or self.is_closed

    def get_extra_info(self, info: str) -> Any:
        return self.has_news if info == "is_readable" else None


class Exchange:
    """One request that was sent, and the answer once it is asked for."""

    def __init__(self, line: OtherEnd, request: httpx.Request) -> None:
        self._line = line
        self._http = h11.Connection(h11.CLIENT)
        head = h11.Request(method=request.method, target=request.url.raw_path, headers=request.headers.raw)
        for part in (head, h11.Data(request.content), h11.EndOfMessage()):
            line.write(self._http.send(part) or b"")

    def answer(self) -> httpx.Response:
        head: h11.Response | None = None
        body = b""
        while not isinstance(event := self._http.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                self._http.receive_data(self._line.read(_PACKET))
            elif isinstance(event, h11.Response):
                head = event
            elif isinstance(event, h11.Data):
                body += event.data
        self._line.close()
        assert head is not None
        return httpx.Response(head.status_code, headers=list(head.headers), content=body)


class Backend(httpcore.NetworkBackend):
    """How httpcore connects from an address to a server of this process."""

    def __init__(self, server: InProcess, address: str) -> None:
        self._server, self._address = server, address

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        return self._server.line(self._address)


def transport_to(server: InProcess, address: str) -> httpx.HTTPTransport:
    transport = httpx.HTTPTransport(verify=NO_CERTIFICATES)
    transport._pool = httpcore.ConnectionPool(network_backend=Backend(server, address))  # it has no argument for this
    return transport


class Socket:
    """A WebSocket to a server of this process, with what tests use of `websockets.sync`."""

    def __init__(self, server: InProcess, address: str, url: str, headers: dict[str, str], origin: Any) -> None:
        self._protocol = ClientProtocol(parse_uri(url), origin=origin, max_size=None)
        self._stream = server.line(address)
        self._messages: list[str | bytes] = []
        request = self._protocol.connect()
        request.headers.update(headers)
        self._protocol.send_request(request)
        self._flush()
        while self._protocol.state is State.CONNECTING and self._protocol.handshake_exc is None:
            self._take()
        if self._protocol.handshake_exc is not None:
            self._stream.close()
            raise self._protocol.handshake_exc

    def recv(self, timeout: float | None = None) -> str | bytes:
        """The next message. Raises ConnectionClosed at the end."""
        while not self._messages:
            if self._protocol.state is State.CLOSED:
                raise self._protocol.close_exc
            self._take()
        return self._messages.pop(0)

    def send(self, message: str | bytes) -> None:
        if isinstance(message, str):
            self._protocol.send_text(message.encode())
        else:
            self._protocol.send_binary(message)
        self._flush()

    def close(self) -> None:
        """Say goodbye, and read on until the server has closed."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close()
            self._flush()
        while self._protocol.state is not State.CLOSED:
            self._take()

    def send_packet(self, data: bytes) -> None:
        """Bytes as they are: the server gets them in one piece."""
        self._stream.write(data)

    def cut(self) -> None:
        """Go without a word, as in a tunnel."""
        self._stream.close()

    def _take(self) -> None:
        if data := self._stream.read(_PACKET):
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        self._flush()
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY):
                assert event.fin, "the server sends messages whole"
                self._messages.append(str(event.data, "utf-8") if event.opcode is Opcode.TEXT else bytes(event.data))

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:  # nothing is the end, and the server closes by itself
                self._stream.write(data)


class CheckerAtHand:
    """Checks editions at once, without a process that has limits."""

    def __init__(self, limits: edition_checks.WorkLimits) -> None: ...

    async def do(self, job: Job) -> Answer:
        return look_through(job, all_editions()[job.game])

    async def stop(self) -> None: ...


_BESIDE_THE_SERVER: dict[tuple[Any, str], Any] = {
    (bots, "process_pool"): lambda compiled: AtOnce(WATCH.leave_out),  # noqa: ARG005 - named where it is called
    (coach, "process_pool"): lambda compiled: AtOnce(WATCH.leave_out),  # noqa: ARG005 - named where it is called
    (edition_checks, "Worker"): CheckerAtHand,
    (app, "make_document"): lambda _: None,  # made when somebody asks for it
}
