"""FARE: collect the amount, and throw again, until you stand on a box that is no FARE. EXIT: nothing happens on it."""

import pytest
from tests.games.taxi.table import BOARD, TO_FARE, A, B, asked, begin, fields, look, money, options, reason, sit, throws, where


def test_a_fare_pays_its_amount_and_the_same_seat_throws_again() -> None:
    match = throws(sit(), TO_FARE)
    assert where(match) == "fare-3"
    assert money(match) == [23, 20, 20]
    assert asked(match) == "1 throw"
    assert reason(match, "throw", B) == "not-your-turn"


def test_the_bank_pays_the_fare() -> None:
    match = sit()
    before = look(match).bank
    assert look(throws(match, TO_FARE)).bank == before - 3


def test_fares_in_a_row_all_pay_and_the_first_other_box_ends_the_chain() -> None:
    match = throws(sit(board=BOARD.replace("question-4,give", "fare-9,fare-20,question-4,give")), 1, 1, 1)
    assert money(match) == [20 + 3 + 9 + 20, 20, 20]
    assert asked(match) == "1 throw"
    assert asked(throws(match, 4)) == "2 throw"  # re-fuel
    assert money(match) == [52 - 6, 20, 20]


@pytest.mark.parametrize("amount", [1, 7, 99])
def test_the_amount_is_the_one_that_the_box_shows(amount: int) -> None:
    board = BOARD.replace("fare-3", f"fare-{amount}")
    assert money(throws(sit(board=board), TO_FARE)) == [20 + amount, 20, 20]


def test_counters_move_clockwise_as_many_boxes_as_the_die_shows() -> None:
    assert [where(throws(sit(), die)) for die in range(1, 6)] == ["fare-3", "question-4", "give", "sound", "refuel"]
    assert where(throws(sit(), 6)) == "d1"


def test_only_the_counter_of_the_seat_in_turn_moves() -> None:
    assert fields(throws(sit(seat=2), TO_FARE), "place") == ("1,2,1",)


def test_a_fare_at_the_first_start_of_the_game_pays_as_well() -> None:
    match = throws(begin(2), 6, 1, 2)
    assert where(match) == "fare-3"
    assert money(match) == [23, 20]


def test_nothing_happens_on_exit_and_the_turn_is_over() -> None:
    match = throws(sit("sound"), 3)
    assert where(match) == "exit"
    assert money(match) == [20, 20, 20]
    assert asked(match) == "2 throw"


def test_who_has_taken_a_fare_must_throw_on() -> None:
    assert options(throws(sit(), TO_FARE), A) == ["throw"]


def test_a_throw_is_the_seats_and_how_it_falls_is_chance() -> None:
    match = sit()
    match.push_text("throw")
    assert fields(match, "ask", "money", "place") == ("throw+", "20,20,20", "1,1,1")
    match.push_text("die 1")
    assert fields(match, "ask", "place") == ("throw", "2,1,1")
