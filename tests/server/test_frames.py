"""WebSocket frames that cost the server something and say nothing: the real protocol on a transport that is moved by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.wires import UPGRADE, Town, Wire

from cabstand.server.protocol import FRAMES, MOST_BYTES_WAITING, MOST_PARTS, MOST_UNHEARD, LiveSocket

PING, PONG, PART = (bytes((kind, 0x80)) + bytes(4) for kind in (0x89, 0x8A, 0x00))
EMPTY, FIRST_PART, LAST_PART = (bytes((kind, 0x80)) + bytes(4) for kind in (0x81, 0x01, 0x80))
AGAINST_THE_RULES = (1008).to_bytes(2, "big")


class Talk:
    """A WebSocket that was accepted."""

    def __init__(self) -> None:
        self.town = Town()
        self.wire: Wire = self.town.wire()
        self.wire.send(UPGRADE)
        self.line: LiveSocket = self.wire.protocol
        self.line.loop = self.town.loop

    async def accept(self) -> "Talk":
        await self.line.receive()
        await self.line.send({"type": "websocket.accept"})
        self.wire.written = b""
        return self

    def send(self, data: bytes) -> None:
        if not self.wire.closed:
            self.line.data_received(data)


def talk(said: Callable[[Talk], Awaitable[None]]) -> None:
    async def run() -> None:  # uvicorn's part of it looks for a running loop
        await said(await Talk().accept())

    asyncio.run(run())


@pytest.mark.parametrize(
    ("first", "frame"), [(b"", PING), (b"", PONG), (FIRST_PART, PART)], ids=["pings", "pongs", "parts of one message"]
)
def test_a_line_that_says_nothing_at_full_speed_is_closed(first: bytes, frame: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    async def said(talk: Talk) -> None:
        handle = talk.line.conn.recv_frame

        def see(frame: Any) -> None:
            seen.append(frame)
            handle(frame)

        monkeypatch.setattr(talk.line.conn, "recv_frame", see)
        talk.send(first + frame * 40_000)
        assert talk.wire.closed
        assert AGAINST_THE_RULES in talk.wire.written
        assert (await talk.line.receive())["type"] == "websocket.disconnect"

    talk(said)
    assert len(seen) < 400, "nobody looks at the rest of the packet"


def test_parts_of_many_messages_count_together() -> None:
    async def said(talk: Talk) -> None:
        for _ in range(int(FRAMES.burst) + 1):
            talk.send(FIRST_PART + LAST_PART)
            await talk.line.receive()
        assert talk.wire.closed

    talk(said)


def test_a_message_has_only_so_many_parts() -> None:
    async def said(talk: Talk) -> None:
        talk.line.stop_keepalive()
        talk.send(FIRST_PART + PART * (MOST_PARTS - 2) + LAST_PART)
        assert (await talk.line.receive())["type"] == "websocket.receive"
        talk.town.loop.pass_time(60.0)
        talk.send(FIRST_PART + PART * MOST_PARTS)
        assert talk.wire.closed

    talk(said)


def test_messages_in_one_packet_are_heard_up_to_a_number() -> None:
    async def said(talk: Talk) -> None:
        talk.send(EMPTY * MOST_UNHEARD)
        for _ in range(MOST_UNHEARD):
            assert (await talk.line.receive())["type"] == "websocket.receive"
        talk.send(EMPTY * 40_000)
        assert talk.wire.closed
        assert talk.line.queue.qsize() < 2 * MOST_UNHEARD

    talk(said)


def test_somebody_who_pings_and_reads_nothing_is_cut_off() -> None:
    async def said(talk: Talk) -> None:
        talk.wire.unread = MOST_BYTES_WAITING + 1
        talk.send(PING)
        assert talk.wire.closed

    talk(said)


def test_a_ping_now_and_then_is_answered_for_hours() -> None:
    async def said(talk: Talk) -> None:
        talk.line.stop_keepalive()
        for _ in range(3600):
            talk.send(PING + PONG)
            talk.town.loop.pass_time(1.0)
        assert not talk.wire.closed
        assert talk.wire.written == b"\x8a\x00" * 3600

    talk(said)


def test_somebody_who_answers_no_ping_is_cut_off_whatever_waits() -> None:
    async def said(talk: Talk) -> None:
        talk.wire.unread = 1000
        talk.town.loop.pass_time(60.0)
        assert talk.wire.closed

    talk(said)


async def by_us(talk: Talk) -> None:
    await talk.line.send({"type": "websocket.close", "code": 1000})


async def by_them(talk: Talk) -> None:
    talk.send(b"\x88\x80" + bytes(4))


async def by_both(talk: Talk) -> None:
    await by_us(talk)
    await by_them(talk)


async def by_the_end_of_the_application(talk: Talk) -> None:
    await talk.line.run_asgi()
    talk.line.on_task_complete(asyncio.ensure_future(asyncio.sleep(0)))


@pytest.mark.parametrize("end", [by_us, by_them, by_both, by_the_end_of_the_application], ids=lambda end: end.__name__)
def test_a_closed_line_does_not_wait_for_ever_for_its_reader(end: Callable[[Talk], Awaitable[None]]) -> None:
    async def said(talk: Talk) -> None:
        talk.wire.unread = 1000
        await end(talk)
        assert not talk.wire.closed
        talk.town.loop.pass_time(talk.line.close_timeout + 1)
        assert talk.wire.closed

    talk(said)


def test_a_line_that_was_closed_is_not_read_at_full_speed() -> None:
    async def said(talk: Talk) -> None:
        await by_us(talk)
        talk.send(EMPTY * 40_000)
        assert talk.wire.closed

    talk(said)


def test_what_is_told_in_one_turn_of_the_loop_is_sent_at_once_and_counts_as_waiting_until_then() -> None:
    async def said(talk: Talk) -> None:
        talk.wire.writes = 0
        assert [talk.line.write_text(b"one"), talk.line.write_binary(b"two"), talk.line.write_text(b"x" * 300)] == [3, 6, 306]
        assert talk.wire.writes == 0
        talk.town.loop.pass_time(0.0)
        assert (talk.wire.writes, talk.wire.written) == (1, b"\x81\x03one\x82\x03two\x81\x7e\x01\x2c" + b"x" * 300)
        assert talk.line.write_text(b"next") == 4

    talk(said)


@pytest.mark.parametrize("is_cut", [False, True], ids=["closed by us", "cut off for what they said"])
def test_what_was_told_before_the_end_is_sent_before_it(is_cut: bool) -> None:
    async def said(talk: Talk) -> None:
        talk.line.write_text(b"last words")
        if is_cut:
            talk.send(PING * 200)
        else:
            await talk.line.send({"type": "websocket.close", "code": 1008, "reason": ""})
        head, _, end = talk.wire.written.partition(b"last words")
        assert head.endswith(b"\x81\x0a")
        assert AGAINST_THE_RULES in end
        talk.town.loop.pass_time(0.0)
        assert talk.wire.written.count(b"last words") == 1

    talk(said)
