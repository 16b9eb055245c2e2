"""BANKRUPT: who must pay more than there is, or pays the last pound. Once with the token for £20, then out."""

from typing import Any

import pytest
from tests.games.taxi.table import (
    TO_GIVE,
    TO_REFUEL,
    A,
    B,
    asked,
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

# each way to pay: where A is with just that much, the moves, and the price
WAYS: list[tuple[dict[str, Any], tuple[str, ...], int]] = [
    ({"money": "6,20,20"}, ("throw", "die 5"), 6),
    ({"money": "7,20,20"}, ("throw", "die 3", "keep", "card 2"), 7),
    ({"money": "6,20,20", "at": "d1", "ask": "divert"}, ("throw", "die 1"), 6),
    ({"money": "4,20,20", "at": "d3", "ask": "ladder"}, ("throw", "die 1", "throw", "die 1"), 4),
]


@pytest.mark.parametrize(("given", "moves", "price"), WAYS)
def test_who_pays_the_last_pound_hands_in_the_token_and_gets_20(
    given: dict[str, Any], moves: tuple[str, ...], price: int
) -> None:
    match = say(sit(**given), *moves)
    assert fields(match, "money", "token", "out") == ("20,20,20", "0,1,1", "0,0,0")
    assert look(match).bank == 800 - 60


@pytest.mark.parametrize(("given", "moves", "price"), WAYS)
def test_with_one_pound_more_nobody_is_bankrupt(given: dict[str, Any], moves: tuple[str, ...], price: int) -> None:
    match = say(sit(**(given | {"money": f"{price + 1},20,20"})), *moves)
    assert fields(match, "money", "token", "out") == ("1,20,20", "1,1,1", "0,0,0")


@pytest.mark.parametrize(("given", "moves", "price"), WAYS)
def test_who_must_pay_more_than_there_is_pays_what_there_is(given: dict[str, Any], moves: tuple[str, ...], price: int) -> None:
    # ruling: the rest of that payment is let go
    match = say(sit(**(given | {"money": f"{price - 1},20,20"})), *moves)
    assert fields(match, "money", "token") == ("20,20,20", "0,1,1")
    assert look(match).bank == 800 - 60


@pytest.mark.parametrize(("given", "moves", "price"), WAYS)
def test_bankrupt_with_the_token_at_the_bank_is_out(given: dict[str, Any], moves: tuple[str, ...], price: int) -> None:
    match = say(sit(**(given | {"token": "0,1,1"})), *moves)
    assert fields(match, "money", "token", "out") == ("0,20,20", "0,1,1", "1,0,0")
    assert look(match).bank == 760
    assert asked(match) == "2 throw"


@pytest.mark.parametrize(("given", "moves", "price"), WAYS)
def test_without_a_token_one_pound_more_keeps_a_seat_in(given: dict[str, Any], moves: tuple[str, ...], price: int) -> None:
    match = say(sit(**(given | {"token": "0,1,1", "money": f"{price + 1},20,20"})), *moves)
    assert fields(match, "money", "token", "out") == ("1,20,20", "0,1,1", "0,0,0")


def test_a_token_that_was_redeemed_can_be_handed_in_again() -> None:
    # ruling: each time this happens
    match = sit(seats=2, money="31,20", token="0,1")
    say(match, "redeem")
    assert fields(match, "money", "token") == ("1,20", "1,1")
    assert fields(throws(match, TO_REFUEL), "money", "token", "out") == ("20,20", "0,1", "0,0")


def test_bankrupt_of_one_seat_takes_nothing_from_another() -> None:
    match = throws(sit(seat=2, money="20,1,20"), TO_REFUEL)
    assert fields(match, "money", "token") == ("20,20,20", "1,0,1")


@pytest.mark.parametrize(("out", "then"), [("0,1,0,0", 3), ("0,1,1,0", 4), ("0,0,0,1", 2)])
def test_who_is_out_is_skipped(out: str, then: int) -> None:
    held = ",".join("0" if gone == "1" else "20" for gone in out.split(","))
    token = ",".join("0" if gone == "1" else "1" for gone in out.split(","))
    match = throws(sit(seats=4, out=out, money=held, token=token), TO_REFUEL)
    assert asked(match) == f"{then} throw"


def test_who_is_out_is_skipped_over_the_start_of_a_round_too() -> None:
    match = throws(sit(seat=3, out="1,0,0", money="0,20,20", token="0,1,1"), TO_REFUEL)
    assert asked(match) == "2 throw"
    assert field(match, "rounds") == "20/2"


def test_who_is_out_may_do_nothing() -> None:
    match = sit(out="0,1,0", money="20,0,20", token="1,0,1")
    assert options(match, B) == []
    assert reason(match, "throw", B) == "you-are-out"
    assert reason(match, "redeem", B) == "you-are-out"


def test_who_is_out_gets_no_cards() -> None:
    match = throws(sit(out="0,1,0", money="20,0,20", token="1,0,1"), TO_GIVE)
    assert reason(match, "hand 2", A) == "nobody-there"


def test_one_seat_left_ends_the_game_at_once() -> None:
    match = throws(sit(money="20,6", seats=2, seat=2, token="1,0"), TO_REFUEL)
    assert match.is_over
    assert fields(match, "ask", "rounds") == ("over", "20/1")
    assert winners(match) == [0]


def test_two_seats_left_play_on() -> None:
    match = throws(sit(money="20,6,20", seat=2, token="1,0,1"), TO_REFUEL)
    assert not match.is_over
    assert asked(match) == "3 throw"


def test_the_last_one_left_gets_the_token_back_if_there_is_money() -> None:
    match = throws(sit(money="31,6", seats=2, seat=2, token="0,0"), TO_REFUEL)
    assert match.is_over
    assert fields(match, "money", "token") == ("1,0", "1,0")
    assert winners(match) == [0]


def test_the_last_one_left_without_a_token_has_not_won() -> None:
    match = throws(sit(money="30,6", seats=2, seat=2, token="0,0"), TO_REFUEL)
    assert match.is_over
    assert fields(match, "money", "token") == ("30,0", "0,0")
    assert winners(match) == []


def test_the_bank_never_runs_dry() -> None:
    match = throws(sit("rank", money="700,50,48"), 2)
    assert look(match).bank == 2 - 13
    assert money(match) == [713, 50, 48]
