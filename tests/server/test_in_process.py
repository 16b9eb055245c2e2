"""The server in the test's own process is the server: what goes over its lines is HTTP and WebSocket."""

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, play_on
from websockets.exceptions import InvalidStatus


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


def test_a_game_with_a_bot_is_played_to_its_end(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "bot")
    assert host.do(laid, "start").status_code == 200
    assert play_on({1: host}, laid) > 10
    with host.follow(laid, 1) as stream:
        stream.until_stage("over")


def test_two_streams_hear_of_one_move(house: InProcess, host: Person, guest: Person, laid: Laid) -> None:
    with host.follow(laid, 1) as mine, guest.follow(laid, 2, packed=True) as theirs:
        assert mine.next()["type"] == theirs.next()["type"] == "snapshot"
        done = mine.send(1, mine.seq, "throw")
        assert done["type"] == "done"
        theirs.until_seq(done["done"]["seq"])
        assert [line for _, line, _ in house.lines_of(laid.id)] == [theirs.lines[seq] for seq in sorted(theirs.lines)]


def test_events_come_as_they_are_sent(host: Person, laid: Laid) -> None:
    with host.http.stream("GET", f"/api/tables/{laid.id}/events?seat=1") as events:
        told = (line for line in events.iter_lines() if line.startswith("data:"))
        assert '"snapshot"' in next(told)
        assert host.move(laid, 1, 0, "throw").status_code == 200
        assert '"seq":1' in next(line for line in told if '"moved"' in line)


def test_who_leaves_without_a_word_is_gone(house: InProcess, host: Person, guest: Person, laid: Laid) -> None:
    with guest.follow(laid, 2) as theirs:
        theirs.next()
        with host.follow(laid, 1) as mine:
            mine.next()
            theirs.until("presence", present=[True, True])
            mine.socket.cut()
            theirs.until("presence", present=[False, True])


def test_a_stranger_is_refused_at_the_handshake(stranger: Person, laid: Laid) -> None:
    with pytest.raises(InvalidStatus), stranger.follow(laid, 1, origin="http://elsewhere.example"):
        pass
