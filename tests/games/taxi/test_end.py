"""The end: by rounds or by the clock; tokens come back; the most money among the seats that hold theirs wins."""

import pytest
from tests.games.taxi.table import (
    TO_DIVERSION,
    TO_FARE,
    TO_GIVE,
    TO_QUESTION,
    TO_REFUEL,
    TO_SOUND,
    A,
    asked,
    begin,
    field,
    fields,
    look,
    money,
    options,
    reason,
    say,
    sit,
    throws,
    winners,
)

from cabstand.core import OVER, REFEREE, Match


def call_time(match: Match) -> Match:
    match.push_text("time", REFEREE)
    return match


# --- by rounds


def test_a_shift_of_one_round_gives_every_seat_one_turn() -> None:
    match = throws(begin(rounds=1), 1, 6, 2)
    assert asked(throws(match, 6)) == "3 throw"
    assert asked(throws(match, 6)) == "1 throw"
    assert asked(throws(match, 6)) == "2 over"
    assert match.is_over


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_shift_lasts_the_rounds_agreed(rounds: int) -> None:
    match = sit(seats=2, rounds=f"{rounds + 1}/1", money="99,99", ask="ladder", place="d3,d3")
    for turns in range(2 * rounds):
        assert not match.is_over
        assert field(match, "rounds") == f"{rounds + 1}/{1 + turns // 2}"
        throws(match, 1, 1)  # missed twice
    assert match.is_over
    assert money(match) == [99 - 4 * rounds, 99 - 4 * rounds]


def test_the_last_round_ends_before_the_starter_even_if_the_starter_is_out() -> None:
    match = throws(sit(seat=3, rounds="2/1", out="1,0,0", money="0,20,20", token="0,1,1"), TO_REFUEL)
    assert match.is_over


def test_a_turn_in_the_middle_of_the_last_round_is_not_the_end() -> None:
    match = throws(sit(seat=2, rounds="2/1"), TO_REFUEL)
    assert not match.is_over
    match = throws(sit(seat=2, rounds="3/1", starter=3), TO_REFUEL)
    assert not match.is_over
    assert throws(sit(seat=2, rounds="2/1", starter=3), TO_REFUEL).is_over


def test_a_shift_by_rounds_knows_no_clock() -> None:
    assert reason(sit(), "time", REFEREE) == "no-clock"


# --- by the clock


def test_by_the_clock_rounds_go_on_until_time_is_up() -> None:
    match = sit(seats=2, rounds="0/998", seat=2)
    assert asked(throws(match, TO_REFUEL)) == "1 throw"
    assert field(match, "rounds") == "0/999"


def test_when_time_is_up_the_turn_under_way_is_finished() -> None:
    match = call_time(sit(rounds="0/3"))
    assert fields(match, "time", "seat", "ask") == ("1", "1", "throw")
    assert asked(throws(match, TO_FARE)) == "1 throw"
    assert asked(throws(match, 1)) == "1 question"
    assert asked(say(match, "question 1", "right")) == "1 over"
    assert match.is_over
    assert money(match) == [27, 20, 20]


@pytest.mark.parametrize(
    ("die", "rest"),
    [
        (TO_QUESTION, ("question 1", "wrong")),
        (TO_GIVE, ("hand 3", "card 1")),
        (TO_SOUND, ("talk 1", "words 6")),
        (TO_REFUEL, ()),
        (TO_DIVERSION, ("throw", "die 1", "throw", "die 1", "throw", "die 2")),
    ],
)
def test_the_turn_under_way_is_finished_wherever_it_leads(die: int, rest: tuple[str, ...]) -> None:
    match = throws(call_time(sit(rounds="0/3", seat=2)), die)
    for text in rest:
        assert not match.is_over
        say(match, text)
    assert match.is_over
    assert field(match, "rounds") == "0/3"


def test_time_can_be_up_in_the_middle_of_a_turn() -> None:
    match = call_time(sit("sound", ask="talk", card=2, rounds="0/1"))
    assert asked(match) == "1 talk"
    assert say(match, "words 4").is_over
    assert money(match) == [36, 20, 20]


def test_time_can_be_up_on_the_ladder() -> None:
    match = call_time(sit("d3", ask="ladder", misses=1, rounds="0/1"))
    assert throws(match, 1).is_over
    assert money(match) == [16, 20, 20]


def test_time_is_up_once() -> None:
    assert reason(call_time(sit(rounds="0/3")), "time", REFEREE) == "time-is-up-already"


def test_time_is_not_up_before_the_shift_has_begun() -> None:
    assert reason(begin(rounds=0), "time", REFEREE) == "shift-not-begun"
    assert options(throws(begin(rounds=0), 6, 1, 1), REFEREE) == ["time"]


# --- what happens then


def over(**fields: object) -> Match:
    """C makes the last move of the shift and lands on EXIT."""
    return throws(sit("sound", seat=3, rounds="2/1", **fields), 3)


def test_tokens_come_back_at_the_end_to_who_has_31_or_more() -> None:
    match = over(money="30,31,62", token="0,0,0")
    assert fields(match, "money", "token") == ("30,1,32", "0,1,1")
    assert look(match).bank == 800 - 63


def test_a_token_in_hand_costs_nothing_at_the_end() -> None:
    assert fields(over(money="30,31,62"), "money", "token") == ("30,31,62", "1,1,1")


def test_at_the_end_by_the_clock_tokens_come_back_as_well() -> None:
    match = throws(call_time(sit("sound", rounds="0/1", money="40,20,20", token="0,1,1")), 3)
    assert fields(match, "money", "token") == ("10,20,20", "1,1,1")


@pytest.mark.parametrize("held", ["50,40,30", "30,50,40", "40,30,50"])
def test_the_most_money_wins(held: str) -> None:
    pounds = [int(part) for part in held.split(",")]
    assert winners(over(money=held)) == [pounds.index(50)]


@pytest.mark.parametrize(
    ("held", "won"), [("50,50,30", [0, 1]), ("30,50,50", [1, 2]), ("50,30,50", [0, 2]), ("9,9,9", [0, 1, 2])]
)
def test_a_shared_most_is_a_shared_win(held: str, won: list[int]) -> None:
    assert winners(over(money=held)) == won


def test_who_does_not_hold_the_token_cannot_win() -> None:
    assert winners(over(money="30,20,19", token="0,1,1")) == [1]
    assert winners(over(money="30,20,20", token="0,1,1")) == [1, 2]


def test_the_token_is_paid_before_money_is_compared() -> None:
    assert winners(over(money="45,20,14", token="0,1,1")) == [1]
    assert winners(over(money="51,20,14", token="0,1,1")) == [0]


def test_if_no_seat_holds_its_token_nobody_wins() -> None:
    match = over(money="30,29,1", token="0,0,0")
    assert match.is_over
    assert winners(match) == []


def test_who_is_out_does_not_win_and_gets_no_token_back() -> None:
    match = over(money="0,20,9", token="0,1,1", out="1,0,0")
    assert winners(match) == [1]
    assert field(match, "token") == "0,1,1"


def test_when_it_is_over_nobody_is_asked_and_nobody_can_move() -> None:
    match = over()
    assert match.to_move == OVER
    assert [options(match, actor) for actor in (A, REFEREE)] == [[], []]
    assert reason(match, "throw", A) == "over"
    assert reason(match, "time", REFEREE) == "over"


def test_scores_are_pounds() -> None:
    assert over(money="50,40,30").result().scores == (50, 40, 30)


def test_nobody_has_won_while_the_game_is_on() -> None:
    assert winners(sit(money="90,20,20")) == []
