"""What a seat sees of a game, and what it can choose from."""

from typing import Any

import pytest
from tests.games.taxi.table import BOXES, A, B, C, begin, look, say, sit, throws

from cabstand.core import Actor
from cabstand.core.game import Refusal
from cabstand.games.taxi.view import Counter, Hand

ASKS: list[tuple[str, dict[str, Any]]] = [
    ("throw", {}),
    ("choose", {"at": "give", "ask": "choose"}),
    ("divert", {"at": "d1", "ask": "divert"}),
    ("throw", {"at": "d2", "ask": "slide"}),
    ("throw", {"at": "d3", "ask": "ladder"}),
    ("leave", {"at": "d3", "ask": "leave"}),
]


@pytest.mark.parametrize(("ask", "given"), ASKS)
def test_the_seat_in_turn_sees_what_it_is_asked_and_nobody_else_is_asked(ask: str, given: dict[str, Any]) -> None:
    match = sit(**given)
    assert look(match, A).ask == ask
    assert [look(match, viewer).ask for viewer in (B, C, None)] == [None, None, None]
    assert look(match, B).seat_in_turn == 1


def test_the_throw_for_the_order_is_asked_too() -> None:
    match = throws(begin(), 4)
    seen = look(match, B)
    assert (seen.ask, seen.for_order, seen.order_throws, seen.seat_in_turn) == ("throw", True, (4, 0, 0), 2)
    assert not look(sit()).for_order


def test_nobody_is_asked_while_the_die_is_in_the_air() -> None:
    assert look(say(sit(), "throw"), A).ask is None


@pytest.mark.parametrize("ask", ["question", "talk"])
def test_nobody_is_asked_while_an_answer_or_a_talk_is_awaited(ask: str) -> None:
    at = {"question": "question-4", "talk": "sound"}[ask]
    drawn = sit(at, ask=ask, card=1, questions="10:1")
    assert look(drawn, A).ask is None
    assert look(drawn, A).waiting_for == {"question": "answer", "talk": "talk"}[ask]
    assert look(sit(at, ask=ask), A).waiting_for is None


def test_a_question_is_seen_with_its_card_its_value_and_who_asks() -> None:
    match = sit("question-4", ask="question", card=7, questions="10:7")
    for viewer in (A, B, None):
        seen = look(match, viewer)
        assert (seen.card, seen.value, seen.asker, seen.waiting_for) == (7, 4, 3, "answer")
    assert look(sit("question-2", ask="question")).value == 2
    assert look(sit("question-2")).value == 0
    assert look(sit()).card is None


def test_every_seat_that_a_card_could_be_handed_to_is_shown_with_the_reason_where_it_cannot() -> None:
    match = sit("give", ask="choose", seats=4, seat=2, out="0,0,1,0", money="20,20,0,20", token="1,1,0,1")
    assert look(match, B).hands == (
        Hand(1),
        Hand(2, Refusal("taxi-not-to-yourself")),
        Hand(3, Refusal("taxi-nobody-there", {"seat": 3})),
        Hand(4),
    )
    assert look(match, A).hands == ()
    assert look(sit(), A).hands == ()


@pytest.mark.parametrize(("pounds", "can"), [(20, False), (21, True)])
def test_paying_is_shown_to_who_can_pay(pounds: int, can: bool) -> None:
    match = sit("d1", ask="divert", money=f"{pounds},99,99")
    assert look(match, A).can_pay is can
    assert not look(match, B).can_pay
    assert not look(sit("d3", ask="ladder", money="99,99,99"), A).can_pay


@pytest.mark.parametrize(("viewer", "can"), [(A, False), (B, True), (C, False), (None, False)])
def test_redeeming_is_shown_to_who_can_redeem(viewer: Actor | None, can: bool) -> None:
    match = sit(money="50,31,30", token="1,0,0")
    assert look(match, viewer).can_redeem is can


def test_the_throws_left_on_the_ladder_are_shown() -> None:
    assert look(sit("d3", ask="ladder")).throws_left == 2
    assert look(sit("d3", ask="ladder", misses=1)).throws_left == 1
    assert look(sit()).throws_left == 0
    assert look(sit("d3", ask="leave")).throws_left == 0


def test_the_shift_is_shown() -> None:
    seen = look(sit(rounds="20/4"))
    assert (seen.seats, seen.round, seen.rounds, seen.over, seen.time_up) == (3, 5, 20, False, False)
    seen = look(sit(rounds="0/4", time=1))
    assert (seen.round, seen.rounds, seen.time_up) == (5, 0, True)


def test_the_last_round_stays_the_last_when_it_is_over() -> None:
    seen = look(throws(sit("sound", seat=3, rounds="2/1"), 3))
    assert seen.over
    assert (seen.round, seen.rounds) == (2, 2)


def test_counters_money_tokens_and_the_bank_are_open_to_everybody() -> None:
    match = sit(place="exit,d4,sound", money="50,20,0", token="0,1,0", out="0,0,1")
    for viewer in (A, B, C, None):
        seen = look(match, viewer)
        assert seen.counters == (
            Counter(50, False, False, 8, 0),
            Counter(20, True, False, 7, 4),
            Counter(0, False, True, 5, 0),
        )
        assert seen.bank == 730


def test_the_board_is_in_the_view() -> None:
    seen = look(sit())
    assert seen.loop == tuple(BOXES)
    assert seen.ladder == (0, 0, 4, 2, 6, 1, 5, 3)
