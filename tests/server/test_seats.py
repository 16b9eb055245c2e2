"""Whose seat is whose: a change of seats ends every stream that looks out of somebody else's."""

import pytest
from tests.server.in_process import InProcess
from tests.server.people import Person


@pytest.fixture
def house(shared_in_process: InProcess) -> InProcess:
    return shared_in_process


def test_a_stream_does_not_follow_a_seat_into_other_hands(host: Person, guest: Person) -> None:
    laid = host.lay("fare-play", "me", "link")
    assert guest.join(laid).status_code == 200
    with guest.follow(laid, 2) as stream:
        stream.next()
        assert host.do(laid, "order", order=[2, 1]).status_code == 200
        assert stream.closed() == 1013
    with guest.follow(laid, 1) as stream:
        assert stream.next()["seat"] == 1


def test_who_gives_up_a_seat_in_play_sees_no_more_of_it(host: Person, guest: Person) -> None:
    laid = host.lay("fare-play", "me", "link")
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    with guest.follow(laid, 2) as stream:
        stream.next()
        assert guest.do(laid, "leave", seat=2).status_code == 200
        before = len(stream.heard)
        assert stream.closed() == 1013
        assert not any('"hand":[{' in text for text in stream.heard[before:])


def test_a_nonce_may_be_said_once_the_commitment_has_been_seen(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "bot", "bot")
    assert len(host.plan(laid)["commitment"]) == 64
    assert host.do(laid, "nonce", seat=1, nonce="my-own-words").status_code == 200
    refused = host.do(laid, "nonce", seat=2, nonce="not-mine")
    assert refused.status_code == 403
    assert host.do(laid, "nonce", seat=1, nonce="two words").status_code == 400
    assert host.do(laid, "start").status_code == 200
    assert "nonces: my-own-words . ." in host.log(laid)
    late = host.do(laid, "nonce", seat=1, nonce="later")
    assert (late.status_code, late.json()["reason"]) == (422, "table-not-in-the-lobby")


def test_the_answer_to_the_last_move_of_a_game_can_be_asked_for_again(host: Person) -> None:
    laid = host.lay("space-taxi", "me", "bot", "bot")
    assert host.do(laid, "start").status_code == 200
    assert host.do(laid, "stand-in", seat=1, level="simple").status_code == 200
    with host.follow(laid, 1) as stream:
        stream.next()
        stream.until_stage("over")
    assert host.move(laid, 1, 0, "throw", key="never-seen").status_code == 422


def test_who_only_looks_on_lays_no_rematch_and_pauses_nothing(host: Person, spectator: Person) -> None:
    laid = host.lay("space-taxi", "me", "bot", "bot", watch=True)
    assert host.do(laid, "start").status_code == 200
    assert spectator.join(laid).status_code == 200
    assert spectator.do(laid, "pause").status_code == 404
    assert host.do(laid, "stand-in", seat=1, level="simple").status_code == 200
    with host.follow(laid, 1) as stream:
        stream.next()
        stream.until_stage("over")
    assert spectator.do(laid, "rematch").status_code == 404
    assert host.do(laid, "rematch").status_code == 201
