"""Thirteen probes under which another platform for board games gave way: S1, S3, S5, S9, S10, S12, S15, S16."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, folded, new_key
from websockets.exceptions import InvalidStatus


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def fare_play(host: Person, guest: Person, **settings: Any) -> Laid:
    laid = host.lay("fare-play", "me", "link", "here", options={"starter": "1"}, watch=True, **settings)
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    return laid


def hands_of(house: InProcess, laid: Laid) -> set[str]:
    """Every line that deals a card to somebody: what nobody else may read."""
    opening = house.lines_of(laid.id)[0][1]
    return {part.strip() for part in opening.removeprefix("=> ").split(",") if part.strip().startswith("draw ")}


def test_a_spectator_gets_no_hidden_hand_no_pile_and_no_seed(
    house: InProcess, host: Person, guest: Person, spectator: Person
) -> None:
    laid = fare_play(host, guest)
    secret = json.loads(house.rows("SELECT body FROM sheet WHERE table_id = ?", laid.id)[0][0])["dice"]["secret"]
    dealt = hands_of(house, laid)
    with spectator.follow(laid, since=0) as stream:
        stream.next()
        told = " ".join(stream.heard) + spectator.log(laid) + spectator.get(f"/tables/{laid.id}").text
    assert stream.view["hand"] == []
    assert secret not in told
    assert not any(card in told for card in dealt)
    assert "draw ?" in told


def test_the_dice_are_committed_before_the_first_draw_by_256_bits(house: InProcess, host: Person) -> None:
    laid = host.lay("space-taxi", "me")
    shown = host.plan(laid)["commitment"]
    secret = json.loads(house.rows("SELECT body FROM sheet WHERE table_id = ?", laid.id)[0][0])["dice"]["secret"]
    assert len(bytes.fromhex(secret)) == 32
    assert shown == hashlib.sha256(bytes.fromhex(secret) + laid.id.encode()).hexdigest()
    assert house.lines_of(laid.id) == []


def test_a_seat_cannot_act_for_another(host: Person, guest: Person, laid: Laid) -> None:
    assert guest.move(laid, 1, 0, "throw").status_code == 403
    assert host.move(laid, 1, 0, "throw").status_code == 200


def test_another_seat_is_refused_with_a_reason(guest: Person, laid: Laid) -> None:
    answer = guest.move(laid, 1, 0, "throw").json()
    assert answer["reason"] == "server-not-your-seat"
    assert answer["message"]
    with guest.follow(laid, 2) as stream:
        assert stream.send(1, 0, "throw")["problem"]["reason"] == "server-not-your-seat"
    with pytest.raises(InvalidStatus), guest.follow(laid, 1):
        pass


def test_nobody_plays_before_the_table_is_full_and_started(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "link")
    assert host.move(laid, 1, 0, "throw").status_code == 422
    assert host.do(laid, "start").status_code == 422


def test_invented_ids_are_not_found_and_nothing_is_stored(
    house: InProcess, host: Person, size: Callable[[int, int], int]
) -> None:
    before = house.rows("SELECT count(*) FROM sheet")
    for number in range(size(100, 2000)):
        assert host.get(f"/tables/invented-{number}").status_code == 404
    for number in range(size(10, 100)):
        with pytest.raises(InvalidStatus), host.follow(Laid(f"invented-{number}"), 1):
            pass
        assert host.http.get(f"/api/tables/invented-{number}/events").status_code == 404
    assert house.rows("SELECT count(*) FROM sheet") == before


def test_two_hundred_thousand_seats_are_refused(host: Person) -> None:
    seats = [{"kind": "bot"}] * 200_000
    assert host.post("/tables", game="fare-play", seats=seats).status_code == 413
    assert host.post("/tables", game="fare-play", seats=seats[:1000]).status_code in (400, 422)
    assert host.post("/tables", game="fare-play", seats=seats[:7]).status_code == 422


def test_a_huge_line_is_not_relayed(house: InProcess, host: Person, guest: Person, laid: Laid) -> None:
    assert host.do(laid, "moves", seat=1, seq=0, key=new_key(), move="x" * 900_000).status_code == 413
    assert host.do(laid, "moves", seat=1, seq=0, key=new_key(), move="<b>" * 300).status_code == 400
    with host.follow(laid, 1) as stream:
        stream.socket.send("x" * 900_000)
        assert stream.closed() == 1009
    assert house.lines_of(laid.id) == []


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<script>alert(1)</script>" * 2000, None),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("e\u0301va", "éva"),
        ("  a\u200b \n b\u202e ", "a b"),
        ("\u200b\u0000", None),
        ("", None),
        ("bot simple", None),
        ("x" * 33, None),
        ("e\u0301" * 16, "é" * 16),
    ],
)
def test_a_name_is_short_plain_text(house: InProcess, name: str, kept: str | None) -> None:
    person = Person(house.url, "")
    answer = person.http.post("/api/players", json={"name": name})
    if kept is None:
        assert answer.status_code in (400, 422)
        assert "set-cookie" not in answer.headers
    else:
        assert answer.json() == {"name": kept}
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_log_of_a_running_game_is_told_by_seat(house: InProcess, host: Person, guest: Person, spectator: Person) -> None:
    laid = fare_play(host, guest)
    assert spectator.get(f"/tables/{laid.id}/log?seat=1").status_code == 403
    assert guest.get(f"/tables/{laid.id}/log?seat=1").status_code == 403
    logs = {seat: person.log(laid, seat) for seat, person in ((1, host), (2, guest), (3, host), (None, spectator))}
    assert [logs[seat].count("draw ?") for seat in (1, 2, 3, None)] == [10, 10, 10, 15]


def test_a_bad_argument_is_refused_and_others_play_on(host: Person, guest: Person, laid: Laid) -> None:
    other = host.lay("space-taxi", "me")
    host.do(other, "start")
    for move in ("throw throw", "999999999999999999999999", "R" * 200, "\u0000", "s-1", "T99 s99", "💥", "{}", "=> 1"):
        assert host.move(laid, 1, 0, move).status_code == 422
    assert host.move(other, 1, len(folded(host, other).lines), "throw").status_code == 200


@pytest.mark.parametrize(
    "message", ["null", "[]", '"x"', "7", "{}", '{"seat":"1","seq":0,"key":"k","move":"throw"}', "{", "[" * 4000, b"\x00\x01"]
)
def test_messages_that_make_no_sense_close_the_socket_and_nothing_else(host: Person, laid: Laid, message: str | bytes) -> None:
    with host.follow(laid, 1) as stream, host.follow(laid, 1) as other:
        stream.next()
        stream.socket.send(message)
        assert stream.closed() in (1003, 1007, 1008)
        assert other.send(1, 0, "throw")["type"] == "done"


def test_a_page_elsewhere_cannot_open_a_socket(host: Person, laid: Laid) -> None:
    for origin in ("https://evil.example", "null", host.url.replace("127.0.0.1", "127.0.0.2")):
        with pytest.raises(InvalidStatus) as refused, host.follow(laid, 1, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with host.follow(laid, 1, origin=host.url) as stream:
        assert stream.next()["type"] == "snapshot"
