"""The list of one's tables says which games wait for oneself, and since when."""

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person


@pytest.fixture
def house(in_process: InProcess) -> InProcess:
    return in_process


def told(person: Person, laid: Laid) -> tuple[bool, int]:
    [plan] = [plan for plan in person.get("/tables").json() if plan["table"] == laid.id]
    return plan["asked"], plan["since"]


def test_a_game_waits_for_whoever_is_to_move_and_nobody_waits_in_a_lobby(house: InProcess, host: Person, guest: Person) -> None:
    laid = host.lay("space-taxi", "me", "link", options={"starter": "1"})
    assert guest.join(laid).status_code == 200
    assert told(host, laid) == (False, 0)
    assert host.do(laid, "start").status_code == 200
    assert (told(host, laid)[0], told(guest, laid)[0]) == (True, False)
    assert host.move(laid, 1, 0, "throw").status_code == 200
    before = told(guest, laid)[1]
    assert before > 0
    assert host.do(laid, "pause").status_code == 200
    assert told(host, laid)[0] is False, "a paused game waits for nobody"
    assert told(guest, laid)[1] >= before


def test_a_game_does_not_wait_for_somebody_whose_bot_plays(house: InProcess, host: Person, guest: Person) -> None:
    laid = host.lay("space-taxi", "me", "link", options={"starter": "1"})
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    assert told(host, laid)[0]
    assert host.do(laid, "stand-in", seat=1, level="simple").status_code == 200
    assert told(host, laid)[0] is False
