"""Whatever is sent, the answer is a reason: no 500, no exit (S15)."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.in_process import InProcess
from tests.server.packs import damaged_zips, sent
from tests.server.people import Laid, Person
from websockets.exceptions import ConnectionClosed

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=40)
    | st.sampled_from(["space-taxi", "fare-play", "me", "bot", "link", "simple", "throw", "\ud800", "\0", "{}", "=> 1"])
)
VALUES = st.recursive(LEAVES, lambda some: st.lists(some, max_size=5) | st.dictionaries(st.text(max_size=8), some, max_size=5))
NAMES = (
    "name game seats kind level options starter tournament pace seconds bot_pace watch nonce invite code guest let_in"
    " order seat seq key move log from"
).split()
NEAR = st.fixed_dictionaries(
    {},
    optional=dict.fromkeys(NAMES, VALUES)
    | {
        "game": st.sampled_from(["space-taxi", "fare-play", "taxi", "x"]),
        "seats": st.lists(st.fixed_dictionaries({"kind": st.sampled_from(["me", "here", "bot", "link", "?"])}), max_size=11),
        "options": st.dictionaries(st.sampled_from(["starter", "tournament", "x"]), st.text(max_size=9) | LEAVES, max_size=3),
        "seat": st.integers(-2, 11),
        "seq": st.integers(-2, 3),
        "key": st.text(max_size=70),
        "move": st.text(max_size=220) | st.sampled_from(["throw", "RR 1", "go"]),
        "name": st.text(max_size=40),
        "level": st.sampled_from(["simple", "", "random", "x"]),
        "order": st.lists(st.integers(-1, 10), max_size=11),
    },
)
BODIES = (VALUES | NEAR).map(lambda value: json.dumps(value).encode()) | st.binary(max_size=60)
WORDS = ("guests", "order", "leave", "start", "stand-in", "pause", "rematch", "moves", "undo", "nowhere")
QUERIES = st.text(max_size=12) | st.sampled_from(["0", "-1", "1", "9" * 5000, "1.0", "null", "1&seat=2"])


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def check(answer: Any) -> None:
    assert answer.status_code < 500 or answer.status_code == 503, answer.text
    if answer.status_code >= 400:
        problem = answer.json()
        assert problem["reason"]
        assert problem["message"]


def test_no_body_of_any_request_is_answered_with_a_mistake_of_ours(
    house: InProcess, host: Person, size: Callable[[int, int], int]
) -> None:
    lobby = host.lay("fare-play", "me", "link")
    headers = {"Content-Type": "application/json"}

    @settings(max_examples=size(150, 100_000), suppress_health_check=list(HealthCheck))
    @given(
        path=st.sampled_from(
            ["/api/tables", "/api/join", "/api/replays", *(f"/api/tables/{lobby.id}/{word}" for word in WORDS)]
        ),
        body=BODIES,
    )
    def send(path: str, body: bytes) -> None:
        check(host.http.post(path, content=body, headers=headers))

    send()


def test_no_name_is_answered_with_a_mistake_of_ours(house: InProcess, host: Person, size: Callable[[int, int], int]) -> None:
    @settings(max_examples=size(40, 20_000), suppress_health_check=list(HealthCheck))
    @given(name=VALUES)
    def send(name: object) -> None:
        check(host.http.post("/api/players", content=json.dumps({"name": name}), headers={"Content-Type": "application/json"}))

    send()


def test_no_path_or_query_is_answered_with_a_mistake_of_ours(
    house: InProcess, host: Person, laid: Laid, size: Callable[[int, int], int]
) -> None:
    @settings(max_examples=size(50, 20_000), suppress_health_check=list(HealthCheck))
    @given(
        table=st.text(max_size=20) | st.just(laid.id), word=st.sampled_from(["", "/log", "/replay", "/events"]), seat=QUERIES
    )
    def ask(table: str, word: str, seat: str) -> None:
        params = {"seat": seat, "since": seat, "from": seat}
        with host.http.stream(
            "GET", f"/api/tables/{table.encode().hex() if table != laid.id else table}{word}", params=params
        ) as got:
            assert got.status_code < 500, got.read()

    ask()
    for last in ("9" * 5000, "-1", "x", "٣"):
        with host.http.stream("GET", f"/api/tables/{laid.id}/events?seat=1", headers={b"Last-Event-ID": last.encode()}) as got:
            assert got.status_code < 500, got.read()


def test_no_message_on_a_socket_hurts_the_server(host: Person, laid: Laid, size: Callable[[int, int], int]) -> None:
    @settings(max_examples=size(50, 20_000), suppress_health_check=list(HealthCheck))
    @given(messages=st.lists(BODIES.map(lambda body: body.decode("utf-8", "replace")) | st.binary(max_size=30), max_size=4))
    def send(messages: list[str | bytes]) -> None:
        with host.follow(laid, 1) as stream:
            try:
                for message in messages:
                    stream.socket.send(message)
                stream.socket.send("that is all")
            except ConnectionClosed:
                pass
            # 1006: what was sent on after the server hung up made TCP throw away its last word
            assert stream.closed() in (1003, 1006, 1007, 1008, 1009)

    send()
    assert host.get(f"/tables/{laid.id}").status_code == 200


def test_no_archive_is_answered_with_a_mistake_of_ours(house: InProcess, host: Person, size: Callable[[int, int], int]) -> None:
    for packed in damaged_zips(size(60, 20_000), seed=7):
        check(host.post("/editions", **sent({"town.zip": packed}), keep=False))


@pytest.mark.parametrize("path", ["/players", "/tables", "/join", "/replays", "/editions"])
def test_a_body_that_is_not_utf8_is_a_bad_request(host: Person, path: str) -> None:
    for body in (b'{"name": "\xff"}', b"\xff\xfe{\x00}\x00", b'{"\xc3\x28": 1}'):
        answer = host.http.post("/api" + path, content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "server-bad-request")


def test_no_route_fails_on_a_body_that_is_not_utf8(host: Person, laid: Laid) -> None:
    paths = [path for path, ways in host.get("/schema/openapi.json").json()["paths"].items() if "post" in ways]
    assert len(paths) > 20
    for path in paths:
        check(
            host.http.post(
                path.replace("{table}", laid.id), content=b'{"a": "\xff"}', headers={"Content-Type": "application/json"}
            )
        )


@pytest.mark.parametrize("game", ["space-taxi", "fare-play"])
def test_a_number_of_thousands_of_digits_is_no_option(host: Person, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = host.post("/tables", game=game, seats=seats, options={"starter": "9" * 4000})
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad-option")
    log = f"cabstand log\ngame: {game}\nrules: 1\noption: starter={'9' * 4000}\nseat: Ada\nseat: Ben\n\n1: throw"
    answer = host.post("/replays", log=log)
    assert (answer.status_code, answer.json()["args"]["why"]) == (422, "bad-option")


@pytest.mark.parametrize("digits", [25, 4000, 5000])
def test_a_number_of_thousands_of_digits_is_a_bad_request(host: Person, laid: Laid, digits: int) -> None:
    number = "-" + "9" * digits
    for path, body in (
        (f"tables/{laid.id}/moves", f'{{"seat": {number}, "seq": 0, "key": "k", "move": "throw"}}'),
        (f"tables/{laid.id}/moves", f'{{"seat": 1, "seq": {number}, "key": "k", "move": "throw"}}'),
        ("tables", f'{{"game": "taxi", "seats": [{{"kind": "me"}}], "seconds": {number}}}'),
        ("replays", f'{{"log": "", "from": {number}}}'),
    ):
        answer = host.http.post(f"/api/{path}", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "server-bad-request")


@pytest.mark.parametrize("digits", [2, 30, 40, 5000])
def test_a_number_that_no_seat_and_no_line_has_is_a_bad_request(host: Person, laid: Laid, digits: int) -> None:
    number = "9" * digits
    paths = [f"{word}?seat={number}" for word in ("log", "replay", "coach", "events")]
    if digits > 9:
        paths += [f"coach?seat=1&play={number}"] if digits > 200 else []
        paths += [f"replay?from={number}", f"replay/coach?at={number}", f"events?seat=1&since={number}"]
    for path in paths:
        answer = host.get(f"/tables/{laid.id}/{path}")
        assert (answer.status_code, answer.json()["reason"]) == (400, "server-bad-request"), path


def test_a_game_with_a_name_of_thousands_of_letters_is_not_here_and_the_log_does_not_name_it(
    house: InProcess, host: Person
) -> None:
    before = len(house.said)
    answer = host.get(f"/games/{'x' * 5000}/bots")
    assert (answer.status_code, answer.json()["args"]["name"]) == (422, "x" * 40)
    for letters, why in ((10_000, "no-such-game"), (65_400, "log-line-too-long")):
        answer = host.post("/replays", log=f"cabstand log\ngame: {'x' * letters}\nrules: 1\nseat: a\n")
        assert (answer.status_code, answer.json()["args"]["why"]) == (422, why)
        assert len(answer.content) < 1000
    assert len(house.said) == before


def test_many_who_ask_for_a_table_that_is_not_there_are_all_told_so(house: InProcess, host: Person) -> None:
    answers = house.at_once([host.http.build_request("GET", "/api/tables/nowhere-at-all") for _ in range(100)])
    assert [answer.status_code for answer in answers] == [404] * 100
