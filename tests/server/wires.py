"""The real protocols on a transport and a clock that are moved by hand."""

import heapq
import itertools
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState

from cabstand.server.addresses import Proxies
from cabstand.server.bodies import Bodies
from cabstand.server.connections import Connections, Room
from cabstand.server.http_protocol import ImpatientProtocol
from cabstand.server.protocol import LiveSocket

HEAD = b"POST /api/editions HTTP/1.1\r\nHost: localhost\r\nAccept-Language: fr\r\nContent-Length: %d\r\n\r\n"
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/t/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PROXY = "10.0.0.1"


class Timer:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Task:
    def add_done_callback(self, _: Any) -> None: ...


class Loop:
    """Timers, and applications that never say anything."""

    def __init__(self) -> None:
        self.now = 0.0
        self._timers: list[tuple[float, int, Timer]] = []
        self._numbers = itertools.count()

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        timer = Timer(call)
        heapq.heappush(self._timers, (self.now + delay, next(self._numbers), timer))
        return timer

    def call_soon(self, call: Callable[[], None]) -> Timer:
        return self.call_later(0.0, call)

    def create_task(self, work: Coroutine[Any, Any, None]) -> Task:
        work.close()
        return Task()

    def pass_time(self, seconds: float) -> None:
        ends = self.now + seconds
        while self._timers and self._timers[0][0] <= ends:
            self.now, _, timer = heapq.heappop(self._timers)
            if timer.call is not None:
                timer.call()
        self.now = ends


class Wire:
    """A connection from an address, as the transport of a protocol."""

    def __init__(self, town: "Town", address: str) -> None:
        self.loop: Loop = town.loop
        self.address = address
        self.written = b""
        self.writes = 0
        self.unread = 0
        """Bytes that the other end does not read, however long they wait."""
        self.closed = False
        self.is_flushing = False
        state = ServerState()
        protocol: Any = partial(ImpatientProtocol, register=town.register, bodies=town.bodies, proxies=Proxies([PROXY]))
        self.http = protocol(town.config, state, {}, town.loop)
        self.protocol: Any = self.http
        self.http.connection_made(self)

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self.address, 5), "sockname": ("127.0.0.1", 8000)}.get(name)

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        self.written += data
        self.writes += 1

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.closed or self.is_flushing

    def close(self) -> None:
        self.is_flushing = True
        if not self.unread:
            self.abort()

    def abort(self) -> None:
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def send(self, data: bytes, *, is_read: bool = True) -> None:
        self.protocol.data_received(data)
        if is_read and self.http.cycle is not None:
            self.http.cycle.body.clear()
            self.http.flow.resume_reading()

    def trickle(self, size: int, every: float, most: float) -> float:
        """Send bytes at intervals for as long as the line is open; the seconds that it was."""
        began = self.loop.now
        while not self.closed and self.loop.now - began < most:
            self.send(b"x" * size)
            self.loop.pass_time(every)
        return self.loop.now - began

    def answer(self) -> None:
        """What an application does that has answered."""
        self.http.cycle.response_started = self.http.cycle.response_complete = True
        self.http.on_response_complete()


class Town:
    def __init__(self, total: int = 10, of_address: int = 5) -> None:
        self.loop: Any = Loop()
        self.register = Connections(Room(total, of_address, of_address))
        self.bodies = Bodies()
        self.config = Config(_say_nothing, ws=LiveSocket, lifespan="off", log_level="error")
        self.config.load()

    def wire(self, address: str = "127.0.0.2") -> Wire:
        return Wire(self, address)


async def _say_nothing(scope: Any, receive: Any, send: Any) -> None: ...
