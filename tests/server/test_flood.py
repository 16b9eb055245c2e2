"""One who asks too much, or reads too slowly, is stopped; others do not notice: S11, S14."""

import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import median

import httpx
import pytest
from tests.server.house import House, until
from tests.server.in_process import InProcess
from tests.server.people import Laid, Mirror, Person, play_on
from tests.server.run import Quick
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cabstand.server.limits import MOVES, REQUESTS, STREAMS_OF_A_SEAT


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


@pytest.fixture
def strict(open_here: Callable[..., InProcess]) -> InProcess:
    return open_here(Quick(limit_scale=1.0))


def test_a_flood_of_requests_is_stopped_and_an_honest_player_goes_on(strict: InProcess) -> None:
    honest, flooding = Person(strict.url, "Ada", "127.0.0.5"), Person(strict.url, "Mallory", "127.0.0.6")
    laid = honest.lay("space-taxi", "me", "here", options={"starter": "1"})
    honest.do(laid, "start")
    left = int(REQUESTS.burst) - 1  # one was spent on the name
    answers = [flooding.get("/me") for _ in range(left + 50)]
    assert [answer.status_code for answer in answers] == [200] * left + [429] * 50
    assert {answer.headers["retry-after"] for answer in answers[left:]} == {"1"}
    strict.pass_time(1)
    again = [flooding.get("/me").status_code for _ in range(12)]
    assert again == [200] * int(REQUESTS.rate) + [429] * 2, "some come back every second"
    assert play_on({1: honest, 2: honest}, laid, 5) == 5


def test_a_party_that_comes_from_one_address_all_at_once_gets_the_page(strict: InProcess) -> None:
    guest = Person(strict.url, "Ada", "127.0.0.7")
    fetched = {guest.http.get("/assets/any.js").status_code for _ in range(9 * 60)}
    assert fetched == {404}, "there is no such file; but eight phones and a screen are not too many"
    assert guest.get("/me").status_code == 200


FLOOD = """
import http.client, sys
while True:
    line = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=5, source_address=("127.0.0.66", 0))
    try:
        for _ in range(1000):
            line.request("GET", "/api/me")
            line.getresponse().read()
    except OSError:
        pass
"""


def test_while_one_floods_an_honest_player_is_answered_nearly_as_fast(
    new_house: Callable[..., House], size: Callable[[int, int], int]
) -> None:
    strict = new_house(quick=Quick(limit_scale=1.0)).open()
    moves = size(40, int(MOVES.burst))  # within an honest player's own limits
    quiet = answer_times(Person(strict.url, "Ada", "127.0.0.5"), moves)
    flooding = subprocess.Popen([sys.executable, "-c", FLOOD, str(strict.port)], stderr=subprocess.DEVNULL)
    try:
        until(lambda: flooded(strict), "the flood is refused")
        loud = answer_times(Person(strict.url, "Ben", "127.0.0.5"), moves)
    finally:
        flooding.kill()
        flooding.wait()
    told = [f"{name} p50 {median(times) * 1e3:.1f} ms, p99 {sorted(times)[-2] * 1e3:.1f} ms" for name, times in
            (("quiet", quiet), ("flooded", loud))]  # fmt: skip
    print("; ".join(told))
    # a ratio, and a generous one: who measures shares the machine with who floods
    assert median(loud) < 20 * median(quiet) + 0.1, told


def flooded(house: House) -> bool:
    transport = httpx.HTTPTransport(local_address="127.0.0.66")
    with httpx.Client(base_url=house.url, transport=transport) as client:
        return client.get("/api/me").status_code == 429


def answer_times(person: Person, moves: int) -> list[float]:
    """How long a move takes until it is written and answered."""
    laid = person.lay("space-taxi", "me", "here", options={"starter": "1"})
    person.do(laid, "start")
    times: list[float] = []
    with person.follow(laid, 1) as stream:
        stream.next()
        mirror = Mirror(person, laid, stream)
        while len(times) < moves and (asked := mirror.next_move())[0]:
            began = time.monotonic()
            answer = stream.send(asked[0], stream.seq, asked[1])
            times.append(time.monotonic() - began)
            stream.until_seq(answer["done"]["seq"])
    return times


def test_new_tables_and_players_of_an_address_and_streams_of_a_seat_are_limited(strict: InProcess) -> None:
    person = Person(strict.url, "Mallory", "127.0.0.7")
    seats = [{"kind": "me"}]
    answers = [person.post("/tables", game="space-taxi", seats=seats) for _ in range(25)]
    assert {answer.status_code for answer in answers} == {201, 429}
    newcomers = [Person(strict.url, "", "127.0.0.7").http.post("/api/players", json={"name": "x"}) for _ in range(35)]
    assert {answer.status_code for answer in newcomers} == {201, 429}
    assert [answers[-1].json()["reason"], newcomers[-1].json()["reason"]] == ["server-many-tables", "server-many-players"]
    laid = Laid(answers[0].json()["plan"]["table"])
    url = f"/api/tables/{laid.id}/events?seat=1"
    opened = [person.http.stream("GET", url) for _ in range(9)]
    try:
        streams = [stream.__enter__() for stream in opened]
        assert [stream.status_code for stream in streams] == [200] * STREAMS_OF_A_SEAT + [429] * 3
        problem = json.loads(streams[-1].read())
        assert problem["reason"] == "server-streams-of-seat"
        assert "close one of them" in problem["message"]
        with person.follow(laid, 1) as refused:
            assert (refused.closed(), refused.farewell) == (1008, f"server-streams-of-seat most={STREAMS_OF_A_SEAT}")
    finally:
        for stream in opened:
            stream.__exit__(None, None, None)
    strict.until(lambda: "cabstand_readers 0.0" in person.http.get("/metrics").text, "closed streams are forgotten")


def test_a_flood_of_messages_closes_the_socket(strict: InProcess) -> None:
    person = Person(strict.url, "Mallory", "127.0.0.8")
    laid = person.lay("space-taxi", "me", options={"starter": "1"})
    person.do(laid, "start")
    with person.follow(laid, 1) as stream:
        try:
            for number in range(300):
                stream.send_only(1, 99, "throw", f"k{number}")
        except ConnectionClosed:
            pass
        assert stream.closed() == 1008


def test_streams_that_are_refused_do_not_count_as_open(strict: InProcess) -> None:
    person = Person(strict.url, "Ada", "127.0.0.9")
    laid = person.lay("space-taxi", "me")
    for _ in range(25):
        answer = person.http.get(f"/api/tables/{laid.id}/events?seat=1", headers={"Last-Event-ID": "x"})
        assert answer.status_code == 422
        with pytest.raises(InvalidStatus), person.follow(laid, 2):
            pass
    with person.http.stream("GET", f"/api/tables/{laid.id}/events?seat=1") as stream:
        assert stream.status_code == 200


def test_a_reader_who_stops_reading_is_dropped_and_nobody_waits(new_house: Callable[..., House]) -> None:
    house = new_house(quick=Quick(send_buffer=8192)).open()
    host, guest = Person(house.url, "Ada"), Person(house.url, "Ben")
    laid = host.lay("space-taxi", "me", "link", *["bot"] * 3)
    guest.join(laid)
    line = _socket_that_does_not_read(house, guest, laid.id)
    try:
        with host.follow(laid, 1) as stream:
            stream.next()
            before = house.memory()
            with ThreadPoolExecutor(20) as pool:
                for _ in range(20):
                    orders = pool.map(lambda _: host.do(laid, "order", order=[1, 2, 4, 5, 3]).status_code, range(20))
                    assert set(orders) == {200}
                    for _ in range(20):
                        stream.until("plan")
            assert house.memory() - before < 20_000_000
            until(lambda: "cabstand_readers 1.0" in host.http.get("/metrics").text, "the slow reader is dropped")
    finally:
        line.close()
    with guest.follow(laid, 2) as again:
        assert again.next()["type"] == "snapshot"


def _socket_that_does_not_read(house: House, person: Person, table: str) -> socket.socket:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", house.port))
    line.sendall(
        f"GET /api/tables/{table}/live?seat=2 HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: cabstand={person.token}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def test_the_same_messages_come_as_server_sent_events(house: InProcess, host: Person) -> None:
    laid = host.lay("space-taxi", "me", options={"starter": "1"})
    host.do(laid, "start")
    with host.http.stream("GET", f"/api/tables/{laid.id}/events?seat=1") as answer, host.follow(laid, 1) as stream:
        stream.until("snapshot")
        lines = answer.iter_lines()
        snapshot = next(line for line in lines if line.startswith("data:"))
        assert json.loads(snapshot.removeprefix("data:"))["view"] == stream.view
        assert stream.send(1, stream.seq, "throw")["type"] == "done"
        stream.until_seq(1)
        moved = next(line for line in lines if '"moved"' in line)
        assert json.loads(moved.removeprefix("data:"))["view"] == stream.view
    with host.http.stream("GET", f"/api/tables/{laid.id}/events?seat=1", headers={"Last-Event-ID": "0"}) as answer:
        snapshot = next(line for line in answer.iter_lines() if line.startswith("data:"))
        assert [entry["seq"] for entry in json.loads(snapshot.removeprefix("data:"))["missed"]] == [1]


@pytest.mark.parametrize(
    "behind",
    ["GET /healthz HTTP/1.1\r\n\r\n", "GET /healthz HT", "POST /api/players HTTP/1.1\r\nContent-Length: 9\r\n\r\n"],
    ids=["a request", "half a line", "headers"],
)
def test_a_stream_with_another_request_behind_it_ends_with_its_connection(house: InProcess, host: Person, behind: str) -> None:
    laid = host.lay("space-taxi", "me")
    cookie = f"cabstand={host.http.cookies['cabstand']}"
    line = house.line()
    line.write(f"GET /api/tables/{laid.id}/events?seat=1 HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode())
    house.until(lambda: readers(host) == 1, "the stream is open")
    line.write(behind.encode())
    house.until(lambda: readers(host) == 1, "the server has heard it")
    line.close()
    house.until(lambda: readers(host) == 0, "the stream has ended")


def readers(person: Person) -> int:
    lines = person.http.get("/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("cabstand_readers "))))
