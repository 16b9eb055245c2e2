"""TOURIST QUESTION: the nearest seat to the right that is still in asks; a right answer earns £2 or £4."""

import pytest
from tests.games.taxi.table import TO_QUESTION, A, C, asked, fields, look, money, outcomes, reason, say, sit, throws, where

from cabstand.core import CHANCE, REFEREE, Actor


@pytest.mark.parametrize(("start", "die", "value"), [("rank", 1, 2), ("question-2", 2, 4)])
def test_a_right_answer_earns_the_tip_that_the_box_shows(start: str, die: int, value: int) -> None:
    match = say(throws(sit(start), die), "question 3")
    before = money(match)[0]
    assert look(match).value == value
    say(match, "right")
    assert money(match) == [before + value, 20, 20]
    assert asked(match) == "2 throw"


def test_the_bank_pays_the_tip() -> None:
    match = say(throws(sit(), TO_QUESTION), "question 3")
    before = look(match).bank
    assert look(say(match, "right")).bank == before - 4


def test_a_wrong_answer_earns_nothing_and_the_next_seat_throws() -> None:
    match = say(throws(sit(), TO_QUESTION), "question 3", "wrong")
    assert money(match) == [20, 20, 20]
    assert asked(match) == "2 throw"
    assert where(match) == "question-4"


def test_first_a_card_is_drawn_then_the_referee_judges_the_answer() -> None:
    match = throws(sit(), TO_QUESTION)
    assert (match.to_move, *fields(match, "ask", "card")) == (CHANCE, "question", "0")
    say(match, "question 7")
    assert (match.to_move, *fields(match, "ask", "card")) == (REFEREE, "question", "7")
    say(match, "right")
    assert (match.to_move, *fields(match, "card", "questions")) == (1, "0", "10:7")


@pytest.mark.parametrize(("seat", "right"), [(1, 4), (2, 1), (3, 2), (4, 3)])
def test_the_seat_to_the_right_asks(seat: int, right: int) -> None:
    assert look(sit("question-4", seats=4, seat=seat, ask="question")).asker == right


@pytest.mark.parametrize(
    ("seat", "out", "money", "token", "asker"),
    [
        (1, "0,0,0,1", "20,20,20,0", "1,1,1,0", 3),
        (1, "0,0,1,1", "20,20,0,0", "1,1,0,0", 2),
        (3, "1,1,0,0", "0,0,20,20", "0,0,1,1", 4),
        (3, "0,1,0,0", "20,0,20,20", "1,0,1,1", 1),
        (2, "1,0,0,1", "0,20,20,0", "0,1,1,0", 3),
    ],
)
def test_a_seat_that_is_out_asks_nothing(seat: int, out: str, money: str, token: str, asker: int) -> None:
    match = sit("question-4", seats=4, seat=seat, ask="question", out=out, money=money, token=token)
    assert look(match).asker == asker


def test_a_card_is_used_up_by_either_of_its_questions() -> None:
    match = say(throws(sit("rank"), 1), "question 3", "wrong")
    throws(match, TO_QUESTION)
    assert reason(match, "question 3") == "card-is-used"
    assert outcomes(match) == [f"question {card}" for card in (1, 2, 4, 5, 6, 7, 8, 9, 10)]


def test_each_card_that_is_not_used_can_come_next() -> None:
    match = sit("question-4", ask="question", questions="10:1-3,5,10")
    assert outcomes(match) == [f"question {card}" for card in (4, 6, 7, 8, 9)]


def test_the_last_card_is_drawn_before_the_deck_is_reshuffled() -> None:
    match = sit("question-4", ask="question", questions="10:1-3,5-10")
    assert outcomes(match) == ["question 4"]
    assert fields(say(match, "question 4", "wrong"), "questions") == ("10:1-10",)


def test_an_empty_deck_is_reshuffled_from_the_used_cards() -> None:
    match = sit("question-4", ask="question", questions="10:1-10")
    assert outcomes(match) == [f"question {card}" for card in range(1, 11)]
    say(match, "question 10", "wrong")
    assert fields(match, "questions") == ("10:10",)
    throws(match, TO_QUESTION)
    assert reason(match, "question 10") == "card-is-used"
    assert fields(say(match, "question 1", "right"), "questions") == ("10:1,10",)


def test_only_the_deck_that_is_empty_is_reshuffled() -> None:
    match = sit("question-4", ask="question", questions="10:1-10", talks="5:1-5", gifts="7/-7/30/-30:1-4")
    say(match, "question 2", "wrong")
    assert fields(match, "questions", "talks", "gifts") == ("10:2", "5:1-5", "7/-7/30/-30:1-4")


@pytest.mark.parametrize("actor", [A, C, Actor(1)])
def test_no_seat_judges_an_answer_not_even_the_asker(actor: Actor) -> None:
    match = sit("question-4", ask="question", card=3, questions="10:3")
    assert reason(match, "right", actor) == "not-a-move"
    assert reason(match, "wrong", actor) == "not-a-move"
