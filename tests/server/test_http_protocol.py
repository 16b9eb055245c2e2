"""How long a request may take to arrive: the real protocol on a transport and a clock that are moved by hand."""

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from cabstand.server.addresses import Proxies
from cabstand.server.connections import CROWDED, Connections, Room
from cabstand.server.http_protocol import BODY_GRACE, BODY_RATE, BODY_SECONDS, HEADER_SECONDS, ImpatientProtocol
from cabstand.server.protocol import Line

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
        self.closed = False
        state = ServerState()
        protocol: Any = partial(ImpatientProtocol, register=town.register, proxies=Proxies([PROXY]))
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

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.protocol.connection_lost(None)

    abort = close

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
        self.config = Config(_say_nothing, ws=Line, lifespan="off", log_level="error")
        self.config.load()

    def wire(self, address: str = "127.0.0.2") -> Wire:
        return Wire(self, address)


async def _say_nothing(scope: Any, receive: Any, send: Any) -> None: ...


@pytest.fixture
def town() -> Town:
    return Town()


def test_headers_have_ten_seconds(town: Town) -> None:
    wire = town.wire()
    wire.send(GET[:20])
    assert wire.trickle(0, 0.5, 60) <= HEADER_SECONDS + 0.5
    assert wire.written.startswith(b"HTTP/1.1 408 ")


def test_a_connection_on_which_nothing_is_said_ends_without_a_word(town: Town) -> None:
    wire = town.wire()
    town.loop.pass_time(HEADER_SECONDS + 1)
    assert (wire.closed, wire.written) == (True, b"")


def test_headers_have_a_size(town: Town) -> None:
    wire = town.wire()
    wire.send(GET[:-2] + b"X-Long: ")
    for _ in range(100):
        if not wire.closed:
            wire.send(b"x" * 1000)
    assert wire.closed
    assert wire.written.startswith(b"HTTP/1.1 431 ")
    kind = town.wire()
    kind.send(GET[:-2] + b"X-Long: " + b"x" * 8000)
    kind.send(b"\r\n\r\n")
    assert not kind.closed


def test_a_body_that_trickles_is_cut_and_its_sender_learns_why(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 100_000)
    assert wire.trickle(1, 5.0, 3600) <= BODY_GRACE + 5
    assert wire.written.startswith(b"HTTP/1.1 408 ")
    assert b'"reason":"server-too-slow"' in wire.written
    assert b"trop lentement" in wire.written
    assert len(town.register) == 0


def test_a_body_that_never_comes_is_cut(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 100)
    town.loop.pass_time(BODY_GRACE + 1)
    assert wire.closed


def test_a_phone_on_a_poor_line_can_send_three_megabytes(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 3_000_000)
    seconds = wire.trickle(5_500, 1.0, 545.0)
    assert not wire.closed
    assert BODY_GRACE < seconds < BODY_SECONDS


def test_a_pause_in_the_tunnel_is_forgiven_to_somebody_who_was_fast_before(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 3_000_000)
    wire.trickle(20_000, 1.0, 30.0)
    town.loop.pass_time(60.0)
    wire.trickle(20_000, 1.0, 10.0)
    assert not wire.closed


def test_no_body_takes_longer_than_ten_minutes(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 100_000_000)
    assert wire.trickle(int(BODY_RATE * 2), 1.0, 3600) == pytest.approx(BODY_SECONDS, abs=2)


def test_the_time_in_which_the_server_does_not_read_is_not_the_senders(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 1_000_000)
    wire.send(b"x" * 70_000, is_read=False)
    town.loop.pass_time(300.0)
    assert not wire.closed


def test_a_request_that_has_come_may_be_worked_on_for_long(town: Town) -> None:
    wire = town.wire()
    wire.send((HEAD % 5) + b"whole")
    town.loop.pass_time(3600.0)
    assert not wire.closed


def test_the_next_request_of_a_connection_has_a_timer_too(town: Town) -> None:
    wire = town.wire()
    wire.send(GET)
    wire.answer()
    town.loop.pass_time(1.0)
    wire.send(HEAD % 100)
    town.loop.pass_time(BODY_GRACE + 1)
    assert wire.closed


def test_blank_lines_keep_no_connection_open(town: Town) -> None:
    wire = town.wire()
    wire.send(GET)
    wire.answer()
    wire.send(b"\r\n")
    town.loop.pass_time(HEADER_SECONDS + 1)
    assert wire.closed


def test_an_answer_that_was_given_early_does_not_keep_a_trickling_body_alive(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 100_000)
    wire.answer()
    assert wire.trickle(1, 2.0, 3600) <= BODY_GRACE + 2
    assert wire.written == b"", "there was an answer already"


# --- connections -----------------------------------------------------------------------------------------------------


def test_slow_bodies_of_one_address_push_out_each_other_and_nobody_else(town: Town) -> None:
    honest = town.wire("127.0.0.3")
    slow = [town.wire() for _ in range(20)]
    for wire in slow:
        if not wire.closed:
            wire.send(HEAD % 100)
    assert [wire.closed for wire in slow] == [True] * 15 + [False] * 5
    assert not honest.closed
    late = town.wire()
    assert slow[15].closed
    assert b"server-many-connections" in slow[15].written
    assert not late.closed


def test_at_work_is_not_slow(town: Town) -> None:
    busy = [town.wire() for _ in range(5)]
    for wire in busy:
        wire.send(GET)
    extra = town.wire()
    extra.send(GET)
    assert not any(wire.closed for wire in busy)
    assert CROWDED in extra.http.scope["extensions"]


def test_a_full_server_says_so(town: Town) -> None:
    wires = [town.wire(f"127.0.0.{number}") for number in range(2, 13)]
    assert [wire.closed for wire in wires] == [False] * 10 + [True]
    assert b'"reason":"server-full"' in wires[-1].written


def test_a_proxy_is_exempt_and_its_visitors_are_counted() -> None:
    town = Town(total=100, of_address=5)
    kept = [town.wire(PROXY) for _ in range(30)]
    assert not any(wire.closed for wire in kept)
    forwarded = HEAD.replace(b"\r\n", b"\r\nX-Forwarded-For: 198.51.100.9\r\nX-Forwarded-For: 203.0.113.7\r\n", 1) % 100
    for wire in kept[:8]:
        wire.send(forwarded)
    assert [wire.closed for wire in kept] == [True] * 3 + [False] * 27
    assert town.register.of("203.0.113.7") == 5
    kept[7].send(b"x" * 100)
    kept[7].answer()
    assert town.register.of("203.0.113.7") == 4, "the proxy keeps it for somebody else"


def test_a_websocket_counts_until_it_is_gone_and_has_no_timer(town: Town) -> None:
    async def follow() -> None:  # uvicorn's part of it looks for a running loop
        wire = town.wire()
        wire.send(UPGRADE)
        assert isinstance(wire.protocol, Line)
        town.loop.pass_time(3600.0)
        assert (wire.closed, town.register.of("127.0.0.2")) == (False, 1)
        wire.close()
        assert len(town.register) == 0

    asyncio.run(follow())
