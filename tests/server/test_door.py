"""Who may come in, from where, and what they may bring: S7, S8, S10, S12, S13."""

import re
import socket
import time
from collections.abc import Callable, Iterator
from statistics import median

import httpx
import pytest
from tests.server.house import NO_CERTIFICATES, House
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, new_key
from tests.server.run import Quick
from websockets.exceptions import InvalidStatus

from cabstand.server.app import Settings
from cabstand.server.http_protocol import HEADER_SECONDS

FOREIGN = ("https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://", "http://[::1]")


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


def test_wrong_codes_are_few_and_then_one_waits(open_here: Callable[..., InProcess]) -> None:
    strict = open_here(Quick(limit_scale=1.0))
    guesser, friend = Person(strict.url, "Mallory", "127.0.0.3"), Person(strict.url, "Ben", "127.0.0.4")
    laid = Person(strict.url, "Ada").lay("space-taxi", "me", "link")
    answers = [guesser.post("/join", code="ZZZZZ") for _ in range(12)]
    assert [answer.status_code for answer in answers] == [404] * 10 + [429] * 2
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert guesser.post("/join", code=laid.code).status_code == 429, "not even the right one now"
    assert guesser.join(laid).status_code == 200, "a link opens the door even then"
    assert friend.post("/join", code=laid.code).status_code == 200, "others are not kept out"


def test_behind_a_proxy_forged_lines_give_no_further_guesses(open_here: Callable[..., InProcess]) -> None:
    house = open_here(settings=Settings(proxies=("127.0.0.0/8",), compile_rules=False))
    guesser = Person(house.url, "Mallory")
    for visitor, form in (("203.0.113.1", "{1}"), ("203.0.113.2", "{0}, {1}"), ("203.0.113.3", "{0}|{1}")):
        statuses = []
        for number in range(13):
            lines = form.format(f"198.51.100.{number}", visitor).split("|")
            headers = [("X-Forwarded-For", line) for line in lines]
            statuses.append(guesser.http.post("/api/join", json={"code": "ZZZZZ"}, headers=headers).status_code)
        assert statuses == [404] * 10 + [429] * 3, form


def test_a_code_opens_the_lobby_only_and_only_to_the_mat(host: Person, guest: Person, stranger: Person) -> None:
    laid = host.lay("space-taxi", "me", "link")
    assert re.fullmatch("[A-HJ-NP-Z]{5}", laid.code)
    assert len(laid.invite) >= 43
    assert stranger.post("/join", code=laid.code).status_code == 200
    assert not any(seat["mine"] for seat in stranger.plan(laid)["seats"])
    assert stranger.plan(laid)["code"] == ""
    assert stranger.move(laid, 2, 0, "throw").status_code == 403
    assert stranger.do(laid, "guests", guest=1, let_in=True).status_code == 403
    assert host.do(laid, "guests", guest=1, let_in=False).status_code == 200
    assert stranger.get(f"/tables/{laid.id}").status_code == 404
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    assert stranger.post("/join", code=laid.code).status_code == 404
    assert host.plan(laid)["code"] == ""


def test_a_token_is_in_no_address_no_answer_and_no_log(house: InProcess, host: Person, guest: Person, laid: Laid) -> None:
    fresh = Person(house.url, "")
    hello = fresh.http.post("/api/players", json={"name": "Eve"})
    cookie = hello.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert fresh.token not in hello.text
    told = [host.get(path) for path in ("/me", "/tables", f"/tables/{laid.id}", f"/tables/{laid.id}/log", "/tables/nowhere")]
    told.append(host.move(laid, 1, 99, "throw"))
    with host.follow(laid, 1, since=0) as stream:
        stream.next()
    everything = " ".join([*stream.heard, *(answer.text for answer in told)])
    for secret in (fresh.token, host.token, guest.token, laid.invite):
        assert len(secret) >= 43
        assert secret not in house.said
        assert secret not in everything
        assert house.rows("SELECT * FROM token WHERE hash = ?", secret) == [], "only its hash is kept"
    for answer in told:
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "unsafe-inline" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_token_in_the_address_is_worth_nothing(house: InProcess, host: Person, laid: Laid) -> None:
    nobody = Person(house.url, "").get(f"/tables/{laid.id}?cabstand={host.token}&token={host.token}")
    assert nobody.status_code == 403


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_elsewhere_can_do_nothing(house: InProcess, host: Person, laid: Laid, origin: str) -> None:
    headers = {"Origin": origin}
    move = {"seat": 1, "seq": 0, "key": new_key(), "move": "throw"}
    posted = host.http.post(f"/api/tables/{laid.id}/moves", json=move, headers=headers)
    deleted = host.http.delete(f"/api/tables/{laid.id}", headers=headers)
    streamed = host.http.get(f"/api/tables/{laid.id}/events?seat=1", headers=headers)
    assert [posted.status_code, deleted.status_code, streamed.status_code] == [403, 403, 403]
    with pytest.raises(InvalidStatus), host.follow(laid, 1, origin=origin):
        pass
    read = host.http.get(f"/api/tables/{laid.id}", headers=headers)
    assert "access-control-allow-origin" not in read.headers
    assert house.lines_of(laid.id) == []
    own = host.http.post(f"/api/tables/{laid.id}/moves", json=move, headers={"Origin": house.url})
    assert own.status_code == 200


# --- sizes -----------------------------------------------------------------------------------------------------------


def bodies() -> Iterator[tuple[str, bytes]]:
    yield "64 kB and one", b'{"name":"' + b"x" * 65_536 + b'"}'
    yield "a megabyte", b"[" + b"1," * 500_000 + b"1]"
    yield "deep lists", b"[" * 30_000
    yield "deep objects", b'{"name":' * 8_000
    yield "deep and whole", b'{"name":"x","y":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    yield "a long list", b'{"game":"space-taxi","seats":[' + b'{"kind":"bot"},' * 1001 + b'{"kind":"bot"}]}'
    yield (
        "many options",
        b'{"game":"space-taxi","seats":[{"kind":"me"}],"options":{%b}}'
        % b",".join(b'"o%d":"1"' % number for number in range(2000)),
    )


@pytest.mark.parametrize("body", [pytest.param(body, id=name) for name, body in bodies()])
def test_what_is_too_large_or_too_deep_is_refused(house: InProcess, host: Person, laid: Laid, body: bytes) -> None:
    send_everywhere(host, laid, body)


def send_everywhere(host: Person, laid: Laid, body: bytes) -> None:
    for path in (
        "/api/players",
        "/api/tables",
        "/api/join",
        "/api/replays",
        f"/api/tables/{laid.id}/moves",
        f"/api/tables/{laid.id}/order",
    ):
        answer = host.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 413, 422), (path, answer.text)


def test_what_is_refused_takes_no_memory(new_house: Callable[..., House], size: Callable[[int, int], int]) -> None:
    house, rounds = new_house().open(), size(3, 40)
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me")
    assert host.do(laid, "start").status_code == 200
    for _ in range(3):  # after this it has seen everything once
        for _, body in bodies():
            send_everywhere(host, laid, body)
    before = house.memory()
    for _ in range(rounds):
        for _, body in bodies():
            send_everywhere(host, laid, body)
    grown = house.memory() - before
    print(f"{rounds * len(list(bodies())) * 6} large requests: {grown / 1e6:.2f} MB more")
    assert grown < 1_000_000


def test_a_body_that_says_it_is_small_and_is_not(house: InProcess) -> None:
    line = house.line()
    line.write(
        b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n"
    )
    for _ in range(64):
        line.write(b"1000\r\n" + b"x" * 4096 + b"\r\n")
    line.write(b"0\r\n\r\n")
    answer = line.read(65536)
    assert answer.startswith((b"HTTP/1.1 413", b"HTTP/1.1 400")), answer[:200]


def test_a_frame_of_more_than_eight_kilobytes_closes_the_socket(host: Person, laid: Laid) -> None:
    with host.follow(laid, 1) as stream:
        stream.socket.send('{"seat":1,"seq":0,"key":"k","move":"' + "x" * 9000 + '"}')
        assert stream.closed() == 1009


def test_slow_headers_are_cut_off_and_keep_nobody_out(house: InProcess, host: Person, size: Callable[[int, int], int]) -> None:
    slow = [house.line("127.0.0.9") for _ in range(size(50, 500))]
    for line in slow:
        line.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
    assert host.get("/me").status_code == 200
    house.pass_time(HEADER_SECONDS - 1)
    assert host.get("/me").status_code == 200
    assert not any(line.is_closed for line in slow)
    house.pass_time(1)
    assert host.get("/me").status_code == 200
    assert all(line.is_closed for line in slow)


SLOW_BODY = b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"


def test_slow_bodies_of_one_address_keep_nobody_out(new_house: Callable[..., House], size: Callable[[int, int], int]) -> None:
    files = size(128, 1024)
    house = new_house(quick=Quick(limit_scale=1.0, files=files)).open()
    assert house.file_limit() == files, "it has asked for all that the system gives"
    slow: list[socket.socket] = []
    try:
        for number in range(size(150, 1000)):
            slow.append(socket.create_connection(("127.0.0.1", house.port), 5, source_address=("127.0.0.2", 0)))
            slow[-1].sendall(SLOW_BODY)
            if number % 10 == 9:
                assert asked_from(house, f"127.0.1.{number % 250}") == 200, f"with {number + 1} slow bodies"
        taken = []
        for number in range(50):
            began = time.monotonic()
            assert asked_from(house, f"127.0.2.{number + 1}") == 200
            taken.append((time.monotonic() - began) * 1000)
        print(f"beside {len(slow)} slow bodies: median {median(taken):.1f} ms, longest {max(taken):.1f} ms")
        host, guest = Person(house.url, "Ada", "127.0.0.3"), Person(house.url, "Ben", "127.0.0.4")
        laid = host.lay("space-taxi", "me", "link", options={"starter": "1"})
        assert guest.join(laid).status_code == 200
        assert host.do(laid, "start").status_code == 200
        with guest.follow(laid, 2) as stream:
            assert host.move(laid, 1, 0, "throw").status_code == 200
            stream.until_seq(1)
    finally:
        for line in slow:
            line.close()
    assert "Traceback" not in house.said, house.said


def asked_from(house: House, address: str) -> int:
    """The status of a request on a connection of its own."""
    transport = httpx.HTTPTransport(verify=NO_CERTIFICATES, local_address=address)
    with httpx.Client(base_url=house.url, transport=transport) as client:
        return client.get("/api/games/space-taxi/bots").status_code


def test_a_stranger_is_sent_away_before_sending_a_question_pack(house: InProcess) -> None:
    line, answer = house.line(), b""
    line.write(b"POST /api/editions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2999999\r\n\r\n{")
    while not answer.endswith(b"}") and (more := line.read(10_000)):  # headers and body may come apart
        answer += more
    assert answer.startswith(b"HTTP/1.1 403 ")
    assert b"server-who-are-you" in answer
