"""How long a request may take to arrive, how much may arrive at once, and how many requests may wait."""

import asyncio

import pytest
from tests.server.wires import GET, HEAD, PROXY, UPGRADE, Town

from cabstand.cli.serve import uvicorn_config
from cabstand.server.bodies import MOST, SMALL
from cabstand.server.connections import CROWDED
from cabstand.server.http_protocol import (
    BODY_GRACE,
    BODY_PAUSE,
    BODY_RATE,
    BODY_SECONDS,
    HEADER_SECONDS,
    MOST_PIPELINED,
    ImpatientProtocol,
)
from cabstand.server.protocol import LiveSocket


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


def test_a_large_beginning_does_not_buy_ten_minutes(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 3_000_000)
    for _ in range(29):
        wire.send(b"x" * 100_000)
    assert wire.trickle(1, 1.0, 3600) <= BODY_GRACE + BODY_PAUSE + 1
    assert b'"reason":"server-too-slow"' in wire.written


def test_a_phone_that_sends_ten_kilobytes_a_second_is_done_in_time(town: Town) -> None:
    wire = town.wire()
    wire.send(HEAD % 3_000_000)
    assert wire.trickle(10_000, 1.0, 300.0) == 300.0
    assert not wire.closed
    assert len(town.bodies) == 0, "it has come"


# --- large bodies ----------------------------------------------------------------------------------------------------


def test_an_address_that_sends_too_much_at_once_loses_what_began_first() -> None:
    town = Town(total=200, of_address=150)
    honest = town.wire("127.0.0.3")
    honest.send(HEAD % 3_000_000)
    honest.send(b"x" * 200_000)
    flood = [town.wire() for _ in range(20)]
    for wire in flood:
        wire.send((HEAD % 3_000_000) + b"x" * 2_900_000)
    assert [wire.closed for wire in flood] == [True] * 15 + [False] * 5
    assert flood[0].written.startswith(b"HTTP/1.1 503 ")
    assert b'"reason":"server-much-at-once"' in flood[0].written
    assert not honest.closed


def test_a_full_server_takes_from_the_address_that_sends_the_most() -> None:
    town = Town(total=200, of_address=150)
    honest = town.wire("127.0.0.3")
    honest.send((HEAD % 3_000_000) + b"x" * 200_000)
    flood = [town.wire(f"127.0.1.{number % 20}") for number in range(100)]
    for wire in flood:
        wire.send((HEAD % 3_000_000) + b"x" * 2_900_000)
    assert MOST - 3_000_000 < len(town.bodies) <= MOST
    assert sum(not wire.closed for wire in flood) == (MOST - 200_000) // 2_900_000
    assert not honest.closed


@pytest.mark.parametrize("size", [1_000, SMALL])
def test_small_bodies_are_not_counted(town: Town, size: int) -> None:
    town.wire().send((HEAD % 100_000) + b"x" * size)
    assert len(town.bodies) == 0


def test_a_body_counts_until_it_has_come_or_nobody_waits_for_it(town: Town) -> None:
    whole, gone, answered = (town.wire() for _ in range(3))
    for wire in (whole, gone, answered):
        wire.send((HEAD % 100_001) + b"x" * 100_000)
    assert len(town.bodies) == 300_000
    whole.send(b"x")
    gone.close()
    assert len(town.bodies) == 100_000
    answered.answer()
    assert len(town.bodies) == 0


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
        assert isinstance(wire.protocol, LiveSocket)
        town.loop.pass_time(3600.0)
        assert (wire.closed, town.register.of("127.0.0.2")) == (False, 1)
        wire.close()
        assert len(town.register) == 0

    asyncio.run(follow())


# --- one request behind another --------------------------------------------------------------------------------------


def test_a_few_requests_may_wait_for_an_earlier_answer(town: Town) -> None:
    wire = town.wire()
    wire.send(GET * (1 + MOST_PIPELINED))
    assert not wire.closed
    assert len(wire.http.pipeline) == MOST_PIPELINED


def test_a_connection_on_which_more_wait_is_cut_and_nobody_reads_the_rest(town: Town) -> None:
    wire = town.wire()
    wire.send(GET)
    first = wire.http.cycle
    wire.send(GET * 5_000)
    assert wire.closed
    assert wire.written == b"", "words would become a part of the first answer"
    assert first.disconnected
    assert not wire.http.pipeline


def test_a_large_body_does_not_wait_for_an_earlier_answer(town: Town) -> None:
    wire = town.wire()
    wire.send(GET + (HEAD % 1_000_000), is_read=False)
    wire.send(b"x" * 60_000, is_read=False)
    assert not wire.closed
    wire.send(b"x" * 10_000, is_read=False)
    assert wire.closed


def test_nonsense_behind_a_request_is_not_answered_in_the_middle_of_its_answer(town: Town) -> None:
    wire = town.wire()
    wire.send(GET)
    wire.send(b"\0\0\0 nonsense\r\n\r\n")
    assert (wire.closed, wire.written) == (True, b"")
    alone = town.wire()
    alone.send(b"\0\0\0 nonsense\r\n\r\n")
    assert alone.written.startswith(b"HTTP/1.1 400 ")


def test_a_slow_request_behind_another_is_cut_without_words_in_the_middle_of_its_answer(town: Town) -> None:
    wire = town.wire()
    wire.send(GET + (HEAD % 100), is_read=False)
    town.loop.pass_time(BODY_GRACE + 1)
    assert (wire.closed, wire.written) == (True, b"")


@pytest.mark.parametrize("behind", [b"", GET, GET * 2, HEAD % 100, GET[:20]])
def test_a_request_that_is_being_answered_hears_of_the_end_of_its_connection(town: Town, behind: bytes) -> None:
    async def follow() -> None:
        wire = town.wire()
        wire.send(GET)
        first = wire.http.cycle
        assert (await first.receive())["type"] == "http.request"
        wire.send(behind)
        wire.close()
        assert (await asyncio.wait_for(first.receive(), 5))["type"] == "http.disconnect"

    asyncio.run(follow())


@pytest.mark.parametrize(
    "nonsense", [b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"]
)
def test_a_request_that_makes_no_sense_is_not_logged(town: Town, nonsense: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    town.config = uvicorn_config(ImpatientProtocol, None, town.config.app)
    town.config.load()
    for _ in range(3):
        town.wire().send(nonsense)
    assert capfd.readouterr() == ("", "")
