"""A mistake of ours at one table stops that table and no other: S16."""

from collections.abc import Callable

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person
from tests.server.run import BURST


@pytest.fixture
def house(open_here: Callable[..., InProcess]) -> InProcess:
    """A server whose log may tell of mistakes."""
    return open_here()


def begun(host: Person) -> Laid:
    laid = host.lay("space-taxi", "me", "here", options={"starter": "1"})
    assert host.do(laid, "start").status_code == 200
    return laid


def test_rules_that_fail_freeze_their_table_and_no_other(house: InProcess) -> None:
    host = Person(house.url, "Ada")
    broken, sound = begun(host), begun(host)
    with host.follow(broken, 1) as stream:
        stream.next()
        answer = host.move(broken, 1, 0, BURST)
        assert (answer.status_code, answer.json()["reason"]) == (503, "server-table-frozen")
        assert stream.until("frozen")
    assert host.move(broken, 1, 0, "throw").status_code == 503
    assert host.move(sound, 1, 0, "throw").status_code == 200
    assert "the rules fail" in house.said
    house.close()
    house.open()
    assert host.move(broken, 1, 0, "throw").status_code == 200, "its lines are safe, and the mistake was not in them"


def test_a_line_that_cannot_be_read_freezes_its_table_and_the_server_opens(house: InProcess) -> None:
    host = Person(house.url, "Ada")
    broken, sound = begun(host), begun(host)
    for laid in (broken, sound):
        assert host.move(laid, 1, 0, "throw").status_code == 200
    house.close()
    house.change("UPDATE line SET line = '1: abracadabra' WHERE table_id = ?", broken.id)
    house.open()
    assert host.move(broken, 1, 1, "throw").status_code == 503
    assert host.get(f"/tables/{sound.id}/log").status_code == 200


def test_a_name_that_looks_like_notation_breaks_no_table(house: InProcess) -> None:
    for name in ("{}", "=> 1", "a {b} => c", "1: throw"):
        owner, other = Person(house.url, name), Person(house.url, "Ben")
        laid = owner.lay("space-taxi", "me", "link", options={"starter": "2"})
        other.join(laid)
        assert owner.do(laid, "start").status_code == 200
        assert other.do(laid, "stand-in", seat=1, level="simple").status_code == 200
        assert owner.do(laid, "stand-in", seat=1, level="").status_code == 200, name
        assert other.move(laid, 2, 2, "throw").status_code == 200
    house.close()
    house.open()
