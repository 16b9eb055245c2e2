"""Space coins: 27 in all, paid, earned and returned."""

import pytest
from tests.games.space_taxi.table import (
    A,
    B,
    begin,
    field,
    fields,
    last_die,
    look,
    pile,
    plays,
    reason,
    refused,
    say,
    sit,
    totals,
    winners,
)

from cabstand.core.rule import record

# Two rounds in which the first seat was best, for the tables where the pile runs low.
TWO_ROUNDS = "9,8,7,6,5;9,8,7,6,5;-,-,-,-,-"


@pytest.mark.parametrize(("seats", "left"), [(1, 24), (2, 21), (3, 18), (4, 15), (5, 12)])
def test_each_player_starts_with_3_coins_and_the_rest_of_27_is_the_pile(seats: int, left: int) -> None:
    match = begin(seats=seats)
    assert field(match, "coins") == ",".join("3" * seats)
    assert pile(match) == left


@pytest.mark.parametrize("seats", range(1, 6))
def test_seats_that_nobody_sits_on_hold_no_coins(seats: int) -> None:
    assert list(record(begin(seats=seats).state).coins) == [3] * seats + [0] * (5 - seats)


def test_bonus_coins_come_from_the_pile_before_coins_are_returned() -> None:
    match = say(last_die("R", aboard="RRRRR"), "R")
    assert field(match, "coins") == "5,3,3"
    assert plays(match) == [f"return {n}" for n in range(6)]


@pytest.mark.parametrize("returned", range(6))
def test_each_coin_returned_adds_two_points_and_goes_to_the_pile(returned: int) -> None:
    match = say(last_die("R", aboard="RRRRR"), "R", f"return {returned}")
    assert fields(match, "scores", "coins") == (f"{40 + 2 * returned},-,-", f"{5 - returned},3,3")
    assert pile(match) == 16 + returned


def test_no_more_coins_can_be_returned_than_are_held() -> None:
    match = say(last_die("R", aboard="RRRRR"), "R")
    refusal = refused(match, "return 6")
    assert (refusal.reason, refusal.args) == ("space-taxi-too-few-coins", {"needed": 6, "held": 5})
    assert reason(match, "return 27") == "too-few-coins"
    assert reason(match, "return 28") == "not-a-move"


def test_returning_is_one_decision() -> None:
    match = say(last_die("R", aboard="RRRRR"), "R", "return 1")
    assert fields(match, "ask", "scores") == ("throw", "42,-,-")
    assert match.to_move == B
    assert reason(match, "return 1") == "throw-first"


def test_only_the_seat_in_turn_returns_coins() -> None:
    match = say(last_die("R", aboard="RRRRR"), "R")
    assert refused(match, "return 1", B).args == {"seat": 1}
    assert len(match.legal(B)) == 0
    assert len(match.legal(A)) == 6


def test_a_player_without_coins_is_not_asked_for_any() -> None:
    match = say(last_die("R", aboard="RRRRT", coins="0,3,3"), "R")
    assert fields(match, "ask", "scores", "coins") == ("throw", "28,-,-", "0,3,3")
    assert match.to_move == B


def test_a_player_without_coins_may_return_the_bonus_coins_at_once() -> None:
    match = say(last_die("R", aboard="RRRRR", coins="0,3,3"), "R")
    assert fields(match, "ask", "coins") == ("return", "2,3,3")
    assert fields(say(match, "return 2"), "scores", "coins") == ("44,-,-", "0,3,3")


@pytest.mark.parametrize(("coins", "after"), [("4,5,5,5,5", "6"), ("5,5,5,5,5", "7"), ("6,5,5,5,5", "7"), ("7,5,5,5,5", "7")])
def test_a_full_taxi_earns_two_coins_or_as_many_as_the_pile_has(coins: str, after: str) -> None:
    # ruling: one if only one is left
    match = say(last_die("R", aboard="RRRRR", seats=5, round=3, coins=coins, scores=TWO_ROUNDS), "R")
    assert field(match, "coins") == f"{after},5,5,5,5"
    assert pile(match) == 27 - int(after) - 20


def test_a_coin_paid_in_the_last_play_is_in_the_pile_for_the_bonus() -> None:
    match = last_die("T", aboard="RRRRR", seats=5, round=3, coins="7,5,5,5,5", scores=TWO_ROUNDS)
    assert pile(match) == 0
    assert field(say(match, "T=R"), "coins") == "7,5,5,5,5"
    assert pile(match) == 0


def test_an_empty_pile_gives_nothing_to_a_player_without_coins() -> None:
    match = last_die("R", aboard="RRRRR", seats=5, round=3, coins="0,7,7,7,6", scores=TWO_ROUNDS)
    assert pile(match) == 0
    say(match, "R")
    assert fields(match, "ask", "scores") == ("throw", "9,8,7,6,5;9,8,7,6,5;40,-,-,-,-")


def test_coins_stay_with_their_seat_from_round_to_round() -> None:
    match = sit(starter=1, coins="1,2,3", scores="8,7,-", ask="return", tiles="0", aboard="TTTTTT", wings="223", crystal="m5")
    say(match, "return 0")
    assert fields(match, "round", "coins") == ("2", "1,2,3")


def test_coins_are_worth_nothing_after_the_last_round() -> None:
    rows = "8,7,6;8,7,6;8,7,6;8,7,6;"
    match = sit(
        round=5, coins="0,0,9", scores=rows + "8,7,-", ask="return", tiles="0", aboard="TTTTTT", wings="223", crystal="m6"
    )
    say(match, "return 0")
    assert fields(match, "ask", "coins") == ("over", "0,0,9")
    assert totals(match) == (40, 35, 0)
    assert winners(match) == [A]


def test_the_view_counts_the_pile() -> None:
    assert look(sit(seats=5, coins="7,5,5,5,5", round=3, scores=TWO_ROUNDS)).pile == 0
