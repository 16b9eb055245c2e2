"""DIVERSION: down to the first box of the ladder, then pay £20 or throw; later throw for the number of the box.

The ladder of these tests shows 0, 0, 4, 2, 6, 1, 5, 3.
"""

import pytest
from tests.games.taxi.table import (
    LOOP,
    TO_DIVERSION,
    A,
    asked,
    fields,
    look,
    money,
    options,
    reason,
    refused,
    say,
    sit,
    throws,
    where,
)

NUMBERS = {"d3": 4, "d4": 2, "d5": 6, "d6": 1, "d7": 5, "d8": 3}


def test_who_lands_on_diversion_moves_down_to_the_first_box_and_decides_now() -> None:
    match = throws(sit(money="21,20,20"), TO_DIVERSION)
    assert where(match) == "d1"
    assert asked(match) == "1 divert"
    assert money(match) == [21, 20, 20]
    assert options(match) == ["throw", "pay"]


# --- paying


def test_20_pounds_lead_straight_to_exit_and_end_the_turn() -> None:
    match = say(sit("d1", ask="divert", money="45,20,20"), "pay")
    assert where(match) == "exit"
    assert money(match) == [25, 20, 20]
    assert look(match).bank == 800 - 65
    assert asked(match) == "2 throw"


@pytest.mark.parametrize("pounds", [1, 19, 20])
def test_paying_is_offered_only_if_a_pound_is_left(pounds: int) -> None:
    match = sit("d1", ask="divert", money=f"{pounds},20,20")
    assert options(match) == ["throw"]
    refusal = refused(match, "pay")
    assert (refusal.reason, refusal.args) == ("taxi-cannot-pay", {"pounds": pounds})


def test_with_21_pounds_one_is_left() -> None:
    match = say(sit("d1", ask="divert", money="21,20,20"), "pay")
    assert fields(match, "money", "token") == ("1,20,20", "1,1,1")


def test_who_threw_a_1_has_thrown_and_cannot_pay_any_more() -> None:
    match = throws(sit("d1", ask="divert", money="90,20,20"), 1)
    assert options(match) == ["throw"]
    assert reason(match, "pay") == "not-now"


def test_nobody_pays_for_exit_from_a_lower_box() -> None:
    match = sit("d4", ask="ladder", money="90,20,20")
    assert options(match) == ["throw"]
    assert reason(match, "pay") == "not-now"


# --- throwing down


@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_any_other_number_than_1_moves_down_that_many_boxes_and_ends_the_turn(die: int) -> None:
    match = throws(sit("d1", ask="divert"), die)
    assert where(match) == f"d{1 + die}"
    assert money(match) == [20, 20, 20]
    assert asked(match) == "2 throw"


def test_a_1_moves_down_one_box_costs_6_and_is_thrown_again() -> None:
    match = throws(sit("d1", ask="divert", money="30,20,20"), 1)
    assert where(match) == "d2"
    assert money(match) == [24, 20, 20]
    assert asked(match) == "1 slide"
    assert look(match).bank == 800 - 64


def test_each_further_1_costs_6_again() -> None:
    # ruling: each further 1 likewise
    match = sit("d1", ask="divert", money="60,20,20")
    for ones in range(1, 7):
        throws(match, 1)
        assert where(match) == f"d{1 + ones}"
        assert money(match) == [60 - 6 * ones, 20, 20]
        assert asked(match) == "1 slide"


@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_after_a_1_another_number_moves_down_and_ends_the_turn(die: int) -> None:
    match = throws(sit("d2", ask="slide"), die)
    assert where(match) == f"d{2 + die}"
    assert asked(match) == "2 throw"
    assert money(match) == [20, 20, 20]


@pytest.mark.parametrize(("start", "die"), [("d2", 6), ("d3", 5), ("d3", 6), ("d7", 2), ("d7", 6)])
def test_the_last_box_stops_everybody(start: str, die: int) -> None:
    match = throws(sit(start, ask="slide"), die)
    assert where(match) == "d8"
    assert asked(match) == "2 throw"


def test_a_1_that_leads_to_the_last_box_costs_6_and_ends_the_turn() -> None:
    # ruling: whoever reaches the last box stops there and the turn is over
    match = throws(sit("d7", ask="slide"), 1)
    assert where(match) == "d8"
    assert money(match) == [14, 20, 20]
    assert asked(match) == "2 throw"


def test_a_longer_ladder_stops_nobody_at_its_eighth_box() -> None:
    match = throws(sit("d2", ask="slide", board=f"{LOOP};0,0,4,2,6,1,5,3,2"), 6)
    assert where(match) == "d8"
    match = throws(sit("d7", ask="slide", board=f"{LOOP};0,0,4,2,6,1,5,3,2"), 1)
    assert (where(match), asked(match)) == ("d8", "1 slide")


def test_bankrupt_by_a_1_is_settled_and_the_turn_goes_on_as_if_paid() -> None:
    match = throws(sit("d1", ask="divert", money="6,20,20"), 1)
    assert fields(match, "money", "token") == ("20,20,20", "0,1,1")
    assert (where(match), asked(match)) == ("d2", "1 slide")


def test_bankrupt_for_good_by_a_1_ends_the_turn() -> None:
    match = throws(sit("d1", ask="divert", money="6,20,20", token="0,1,1"), 1)
    assert fields(match, "money", "out") == ("0,20,20", "1,0,0")
    assert asked(match) == "2 throw"
    assert look(match).counters[A].rung == 0


# --- throwing for the number of the box


def test_who_is_on_the_ladder_throws_for_the_number_of_the_box() -> None:
    match = throws(sit(seat=3, place="d5,exit,question-2"), 5)
    assert asked(match) == "1 ladder"
    assert options(match) == ["throw"]
    assert look(match).throws_left == 2


@pytest.mark.parametrize(("box", "number"), NUMBERS.items())
def test_the_number_of_the_box_lets_a_counter_leave(box: str, number: int) -> None:
    match = throws(sit(box, ask="ladder"), number)
    assert asked(match) == "1 leave"
    assert options(match) == ["leave sound", "leave give"]
    assert money(match) == [20, 20, 20]


@pytest.mark.parametrize(("box", "number"), NUMBERS.items())
def test_any_other_number_is_a_miss_and_there_is_a_second_throw(box: str, number: int) -> None:
    for die in {1, 2, 3, 4, 5, 6} - {number}:
        match = throws(sit(box, ask="ladder"), die)
        assert (where(match), *fields(match, "seat", "ask", "misses")) == (box, "1", "ladder", "1")
        assert look(match).throws_left == 1
        assert money(match) == [20, 20, 20]


def test_the_second_throw_can_hit_as_well() -> None:
    match = throws(sit("d4", ask="ladder"), 5, 2)
    assert fields(match, "ask", "misses", "money") == ("leave", "0", "20,20,20")


def test_missed_twice_costs_4_and_the_counter_stays() -> None:
    match = throws(sit("d4", ask="ladder"), 5, 3)
    assert where(match) == "d4"
    assert money(match) == [16, 20, 20]
    assert look(match).bank == 800 - 56
    assert fields(match, "seat", "ask", "misses") == ("2", "throw", "0")


def test_at_the_next_turn_there_are_two_throws_again() -> None:
    match = throws(sit("d4", seats=2, ask="ladder"), 5, 5, 5)  # twice missed; B re-fuels
    assert asked(match) == "1 ladder"
    assert look(match).throws_left == 2
    throws(match, 6, 6)
    assert money(match) == [12, 14]


def test_each_seat_on_the_ladder_has_two_throws_of_its_own() -> None:
    match = throws(sit(ask="ladder", place="d4,d5,d6"), 5, 5)
    assert fields(match, "seat", "ask", "misses") == ("2", "ladder", "0")
    throws(match, 6)
    assert asked(match) == "2 leave"


def test_bankrupt_by_staying_is_settled_and_the_counter_stays_on_its_box() -> None:
    match = throws(sit("d4", ask="ladder", money="3,20,20"), 5, 5)
    assert fields(match, "money", "token") == ("20,20,20", "0,1,1")
    assert (where(match), asked(match)) == ("d4", "2 throw")


def test_bankrupt_for_good_by_staying_takes_the_counter_off_the_board() -> None:
    match = throws(sit("d4", ask="ladder", money="4,20,20", token="0,1,1"), 5, 5)
    assert fields(match, "money", "out") == ("0,20,20", "1,0,0")
    assert look(match).counters[A].rung == 0
    assert asked(match) == "2 throw"


# --- leaving


def test_leaving_by_sound_off_means_talking_at_once() -> None:
    match = say(sit("d3", ask="leave"), "leave sound")
    assert (where(match), asked(match)) == ("foot-sound", "1 talk")
    assert money(say(match, "talk 1", "words 3")) == [32, 20, 20]
    assert asked(match) == "2 throw"


def test_leaving_by_give_or_take_means_a_card_at_once_to_keep_or_to_hand_on() -> None:
    match = say(sit("d3", ask="leave"), "leave give")
    assert (where(match), asked(match)) == ("foot-give", "1 choose")
    assert money(say(match, "hand 3", "card 1")) == [20, 20, 27]
    assert asked(match) == "2 throw"


def test_nobody_leaves_before_the_number_is_thrown() -> None:
    match = sit("d3", ask="ladder")
    assert reason(match, "leave sound") == "not-now"
    assert reason(match, "leave give") == "not-now"


def test_a_counter_that_left_is_off_the_ladder() -> None:
    match = say(sit("d3", ask="leave"), "leave sound", "talk 1", "words 0")
    assert look(match).counters[A].rung == 0
    match = say(sit("d1", ask="divert", money="30,20,20"), "pay")
    assert look(match).counters[A].rung == 0


def test_the_diversion_can_come_again_and_again() -> None:
    match = throws(sit("question-2", seats=2, money="70,20"), TO_DIVERSION)
    say(match, "pay")
    throws(match, 5)  # B re-fuels
    throws(match, 3)  # A from exit to the foot of the ladder
    say(match, "keep", "card 1")
    assert where(match) == "foot-give"
    match = throws(sit("question-2", seats=2), TO_DIVERSION, 3)
    assert (where(match), asked(match)) == ("d4", "2 throw")
