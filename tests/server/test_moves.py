"""A move is made once, by whoever it is for, on the table as it is: S5, S6, undo, pause."""

import json
from collections import Counter

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, folded, play_on

from cabstand.core.envelope import MOST_LISTED
from cabstand.server import laying


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def test_the_same_key_twice_is_one_move_and_the_same_answer(house: InProcess, host: Person, laid: Laid) -> None:
    first, second = (host.move(laid, 1, 0, "throw", key="once") for _ in range(2))
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    assert len(house.lines_of(laid.id)) == 1


def test_the_same_key_over_the_socket_and_by_post_is_one_move(house: InProcess, host: Person, laid: Laid) -> None:
    with host.follow(laid, 1) as stream:
        told = stream.send(1, 0, "throw", key="once")
    assert told["done"] == host.move(laid, 1, 0, "throw", key="once").json()
    assert len(house.lines_of(laid.id)) == 1


def test_the_last_move_of_a_game_can_be_repeated_too(house: InProcess, host: Person) -> None:
    laid = host.lay("space-taxi", "me")
    host.do(laid, "start")
    play_on({1: host}, laid)
    assert host.plan(laid)["stage"] == "over"
    seq, line, key = house.lines_of(laid.id)[-2]  # the last line shows the secret
    again = host.move(laid, 1, seq - 1, line.removeprefix("1: "), key=key.removeprefix("1/"))
    assert (again.status_code, again.json().get("seq")) == (200, seq)


def test_an_old_seq_is_answered_with_the_present_one(host: Person, laid: Laid) -> None:
    assert host.move(laid, 1, 0, "throw").json()["seq"] == 1
    for seq in (0, 2, 10**12):
        answer = host.move(laid, 1, seq, "throw")
        assert (answer.status_code, answer.json()["seq"]) == (409, 1)


def test_nobody_moves_for_another_seat(house: InProcess, host: Person, guest: Person, stranger: Person, laid: Laid) -> None:
    for person in (guest, stranger):
        answer = person.move(laid, 1, 0, "throw")
        assert (answer.status_code, answer.json()["reason"]) == (403, "server-not-your-seat")
    with guest.follow(laid, 2) as stream:
        assert stream.send(1, 0, "throw")["status"] == 403
    assert host.move(laid, 3, 0, "throw").status_code == 403
    assert house.lines_of(laid.id) == []


def test_a_move_that_is_not_legal_is_refused_with_the_reason_of_the_rules(host: Person, guest: Person, laid: Laid) -> None:
    for person, seat, move in ((guest, 2, "throw"), (host, 1, "RRRR 666"), (host, 1, "abracadabra")):
        answer = person.move(laid, seat, 0, move)
        assert answer.status_code == 422
        assert answer.json()["reason"]
        assert answer.json()["message"] != answer.json()["reason"], "told in words"


def test_a_seat_can_ask_for_all_its_moves_where_the_envelope_lists_none(host: Person, guest: Person, laid: Laid) -> None:
    with host.follow(laid, 1) as mine, guest.follow(laid, 2) as theirs:
        host.move(laid, 1, 0, "throw")
        for stream in (mine, theirs):
            stream.until_seq(1)
        told, other = (json.loads(stream.heard[-1])["envelope"] for stream in (mine, theirs))
    moves = host.get(f"/tables/{laid.id}/moves?seat=1").json()
    assert (told["moves"], other["moves"]) == (moves if len(moves) <= MOST_LISTED else None, [])
    assert host.move(laid, 1, 1, moves[-1]).status_code == 200
    assert guest.get(f"/tables/{laid.id}/moves?seat=1").status_code == 403


def test_of_fifty_who_move_at_once_exactly_one_is_first(house: InProcess, host: Person, laid: Laid) -> None:
    moves = [{"seat": 1, "seq": 0, "key": f"of-fifty-{number}", "move": "throw"} for number in range(50)]
    answers = house.at_once([host.http.build_request("POST", f"/api/tables/{laid.id}/moves", json=move) for move in moves])
    assert Counter(answer.status_code for answer in answers) == {200: 1, 409: 49}
    assert {answer.json()["seq"] for answer in answers} == {1}
    assert [seq for seq, _, _ in house.lines_of(laid.id)] == [1]


@pytest.fixture
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table that is laid from now on has the dice of one secret."""
    monkeypatch.setattr(laying, "new_secret", lambda: bytes(32))


@pytest.mark.usefixtures("known_dice")
def test_one_takes_back_a_move_of_ones_own_but_never_a_throw(house: InProcess, host: Person, guest: Person, laid: Laid) -> None:
    with host.follow(laid, 1) as mine, guest.follow(laid, 2) as theirs:
        assert not mine.next()["undo"]
        thrown = host.move(laid, 1, 0, "throw").json()["seq"]
        assert house.lines_of(laid.id)[0][1] == "1: throw => RBBYYT 125 s6"
        undo = host.do(laid, "undo", seat=1, seq=thrown, key="u1")
        assert (undo.status_code, undo.json()["reason"]) == (422, "nothing-to-undo")
        assert not mine.until("moved", seq=thrown)["undo"]
        before = folded(host, laid)
        played = host.move(laid, 1, thrown, "0").json()["seq"]
        assert mine.until("moved", seq=played)["undo"], "the screen offers what would be done"
        assert not theirs.until("moved", seq=played)["undo"]
        assert guest.do(laid, "undo", seat=1, seq=played, key="u2").status_code == 403
        taken = host.do(laid, "undo", seat=1, seq=played, key="u3")
        assert taken.status_code == 200
        assert host.do(laid, "undo", seat=1, seq=played, key="u3").json() == taken.json()
        assert not mine.until("moved", seq=taken.json()["seq"])["undo"]
        assert folded(host, laid).state.tobytes() == before.state.tobytes()


def test_nobody_moves_while_the_table_is_paused(host: Person, guest: Person, stranger: Person, laid: Laid) -> None:
    assert stranger.do(laid, "pause").status_code == 404
    assert guest.do(laid, "pause").json()["paused"]
    seq = 1
    answer = host.move(laid, 1, seq, "throw")
    assert (answer.status_code, answer.json()["reason"]) == (422, "table-paused")
    assert not host.do(laid, "pause").json()["paused"]
    assert host.move(laid, 1, seq + 1, "throw").status_code == 200


def test_a_bot_waits_while_the_table_is_paused_and_then_goes_on(house: InProcess, host: Person) -> None:
    laid = host.lay("space-taxi", "me", "bot", options={"starter": "1"})
    host.do(laid, "start")
    host.do(laid, "pause")
    lines = len(house.lines_of(laid.id))
    host.do(laid, "pause")
    assert play_on({1: host}, laid, 40) == 40
    assert len(house.lines_of(laid.id)) > lines + 40 - 1
