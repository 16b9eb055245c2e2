"""Coming back at any point gives the same screen as never having left: R3, R4."""

from collections.abc import Callable

import pytest
from tests.server.house import until
from tests.server.in_process import InProcess
from tests.server.people import Laid, Mirror, Person, new_key, view_bytes

from cabstand.server.standing import RECENT


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def alone(host: Person) -> Laid:
    laid = host.lay("space-taxi", "me", "here", options={"starter": "1"})
    assert host.do(laid, "start").status_code == 200
    return laid


def test_who_reconnects_at_every_line_sees_what_who_stayed_sees(host: Person, size: Callable[[int, int], int]) -> None:
    laid = alone(host)
    with host.follow(laid, 1) as stayed:
        stayed.next()
        mirror, most = Mirror(host, laid, stayed), size(25, 200)
        while (asked := mirror.next_move())[0] and stayed.seq < most:
            seat, move = asked
            answer = host.move(laid, seat, stayed.seq, move)
            stayed.until_seq(answer.json()["seq"])
            for since in (None, 0, max(0, stayed.seq - 20), stayed.seq - 1, stayed.seq, stayed.seq + 5):
                with host.follow(laid, 1, since) as back:
                    snapshot = back.next()
                    assert view_bytes(back) == view_bytes(stayed) == mirror_bytes(mirror)
                    assert back.seq == stayed.seq
                    first = back.seq if since is None else since
                    wanted = [seq for seq in range(first + 1, back.seq + 1) if seq > back.seq - 60]
                    assert [entry["seq"] for entry in snapshot["missed"]] == wanted
                    assert all(stayed.lines.get(seq, line) == line for seq, line in back.lines.items())
        assert stayed.seq >= 25


def mirror_bytes(mirror: Mirror) -> bytes:
    mirror.next_move()
    return mirror.shows(1)


def test_a_line_cut_in_the_moment_of_sending_loses_and_doubles_nothing(
    house: InProcess, host: Person, size: Callable[[int, int], int]
) -> None:
    """The client sends a move, hears nothing more, comes back and sends it again with the same key."""
    laid = alone(host)
    for number in range(size(15, 300)):
        with host.follow(laid, 1) as eyes:
            eyes.next()
            mirror = Mirror(host, laid, eyes)
            eyes.until_seq(len(mirror.fold.lines))
            seat, move = mirror.next_move()
            seq = eyes.seq
        if seat == 0:
            laid = alone(host)
            continue
        key = new_key()
        with host.follow(laid, 1) as cut:
            cut.send_only(seat, seq, move, key)
            if number % 3:
                cut.socket.cut()  # no farewell: as a tunnel does it
        answer = host.move(laid, seat, seq, move, key=key)
        assert (answer.status_code, answer.json()["seq"]) == (200, seq + 1), answer.text
        assert [name for _, _, name in house.lines_of(laid.id)].count(f"{seat}/{key}") == 1
        with host.follow(laid, 1) as back:
            assert back.next()["seq"] == seq + 1, "the screen shows what was acknowledged"


def test_two_tabs_of_one_seat_both_follow_and_move_once(house: InProcess, host: Person) -> None:
    laid = alone(host)
    with host.follow(laid, 1) as left, host.follow(laid, 1) as right:
        left.until_seq(0)
        right.until_seq(0)
        answers = [tab.send(1, 0, "throw") for tab in (left, right)]
        assert [answer["type"] for answer in answers] == ["done", "problem"]
        assert (answers[1]["status"], answers[1]["problem"]["seq"]) == (409, 1)
        left.until_seq(1)
        right.until_seq(1)
        assert view_bytes(left) == view_bytes(right)
    assert len(house.lines_of(laid.id)) == 1


def test_others_see_who_is_there(host: Person, guest: Person, laid: Laid) -> None:
    with host.follow(laid, 1) as stream:
        stream.until("presence", present=[True, False])
        with guest.follow(laid, 2), guest.follow(laid, 2):
            stream.until("presence", present=[True, True])
        stream.until("presence", present=[True, False])


def play_alone(host: Person, laid: Laid, moves: int) -> int:
    """One person moves for both seats; how many lines there are then."""
    with host.follow(laid, 1, since=0) as stream:
        stream.next()
        mirror = Mirror(host, laid, stream)
        for _ in range(moves):
            seat, move = mirror.next_move()
            stream.until_seq(host.move(laid, seat, stream.seq, move).json()["seq"])
        return stream.seq


def test_coming_back_after_twenty_moves_takes_two_kilobytes(host: Person) -> None:
    laid = alone(host)
    seq = play_alone(host, laid, 22)
    with host.follow(laid, 1, since=seq - 20, packed=True) as back, host.follow(laid, 1, since=seq - 20) as plain:
        snapshot = back.next()
        assert {**plain.next(), "present": snapshot["present"]} == snapshot
    assert len(snapshot["missed"]) == 20
    assert back.bytes_heard < 2048
    assert plain.bytes_heard < 8192


def test_lines_that_are_too_long_ago_are_counted_and_the_log_has_them(host: Person) -> None:
    laid = alone(host)
    seq = play_alone(host, laid, RECENT + 5)
    for since, skipped in (
        (0, seq - RECENT),
        (-7, seq - RECENT),
        (2, seq - RECENT - 2),
        (seq - RECENT, 0),
        (seq, 0),
        (seq + 9, 0),
    ):
        with host.follow(laid, 1, since) as back:
            snapshot = back.next()
        assert snapshot["skipped"] == skipped
        assert len(snapshot["missed"]) == max(0, seq - max(0, since)) - skipped
    assert len(host.log(laid).split("\n\n")[1].splitlines()) == seq


def test_closed_streams_are_forgotten(in_process: InProcess) -> None:
    host = Person(in_process.url, "Ada")
    laid = alone(host)
    for _ in range(25):
        with host.follow(laid, 1) as stream:
            stream.next()
        with host.http.stream("GET", f"/api/tables/{laid.id}/events?seat=1") as answer:
            assert answer.status_code == 200
    until(lambda: "cabstand_readers 0.0" in host.http.get("/metrics").text, "nobody is left")
