"""GIVE OR TAKE: before anyone sees it, keep the card or hand it to another seat that is still in."""

import pytest
from tests.games.taxi.table import (
    GIFTS,
    TO_GIVE,
    asked,
    field,
    fields,
    look,
    money,
    options,
    outcomes,
    reason,
    refused,
    say,
    sit,
    throws,
    winners,
)

from cabstand.core import CHANCE

GAIN_7, LOSE_7, GAIN_30, LOSE_30 = "card 1", "card 2", "card 3", "card 4"


def test_who_lands_there_keeps_the_card_or_hands_it_to_any_other_seat() -> None:
    assert options(throws(sit(seats=4), TO_GIVE)) == ["keep", "hand 2", "hand 3", "hand 4"]
    assert options(throws(sit(seats=4, seat=3), TO_GIVE)) == ["keep", "hand 1", "hand 2", "hand 4"]


def test_nobody_has_seen_the_card_when_that_is_decided() -> None:
    match = throws(sit(), TO_GIVE)
    assert fields(match, "ask", "card", "gifts") == ("choose", "0", f"{GIFTS}:")
    say(match, "hand 2")
    assert match.to_move == CHANCE
    assert outcomes(match) == [GAIN_7, LOSE_7, GAIN_30, LOSE_30]


@pytest.mark.parametrize(("card", "pounds"), [(GAIN_7, 27), (LOSE_7, 13), (GAIN_30, 50)])
def test_a_card_that_is_kept_is_for_who_landed(card: str, pounds: int) -> None:
    match = say(throws(sit(seat=2), TO_GIVE), "keep", card)
    assert money(match) == [20, pounds, 20]
    assert asked(match) == "3 throw"


@pytest.mark.parametrize("to", [1, 2, 4])
@pytest.mark.parametrize(("card", "pounds"), [(GAIN_7, 27), (LOSE_7, 13), (GAIN_30, 50)])
def test_a_card_that_is_handed_on_is_for_who_gets_it(card: str, pounds: int, to: int) -> None:
    match = say(throws(sit(seats=4, seat=3), TO_GIVE), f"hand {to}", card)
    assert money(match) == [pounds if seat == to else 20 for seat in (1, 2, 3, 4)]


@pytest.mark.parametrize(("card", "change"), [(GAIN_7, -7), (LOSE_7, 7)])
def test_the_bank_gives_and_takes(card: str, change: int) -> None:
    match = throws(sit(), TO_GIVE)
    before = look(match).bank
    assert look(say(match, "hand 3", card)).bank == before + change


@pytest.mark.parametrize("way", ["keep", "hand 1", "hand 3"])
def test_the_turn_passes_on_from_the_seat_that_landed(way: str) -> None:
    match = say(throws(sit(seats=4, seat=2), TO_GIVE), way, GAIN_7)
    assert asked(match) == "3 throw"
    assert field(match, "target") == "1"


def test_the_card_is_on_its_way_to_one_seat_until_it_is_drawn() -> None:
    match = say(throws(sit(), TO_GIVE), "hand 3")
    assert fields(match, "seat", "ask", "target") == ("1", "gift", "3")
    assert fields(say(throws(sit(seat=2), TO_GIVE), "keep"), "seat", "ask", "target") == ("2", "gift", "2")


def test_the_bankruptcy_of_who_got_the_card_is_settled_at_once() -> None:
    match = say(throws(sit(money="20,5,20"), TO_GIVE), "hand 2", LOSE_30)
    assert fields(match, "money", "token", "out") == ("20,20,20", "1,0,1", "0,0,0")
    assert asked(match) == "2 throw"


def test_who_is_put_out_by_a_card_is_skipped_from_then_on() -> None:
    match = say(throws(sit(money="20,5,20", token="1,0,1"), TO_GIVE), "hand 2", LOSE_7)
    assert fields(match, "money", "token", "out") == ("20,0,20", "1,0,1", "0,1,0")
    assert asked(match) == "3 throw"


def test_who_is_put_out_by_a_card_that_was_kept_passes_the_turn_on() -> None:
    match = say(throws(sit(seat=2, money="20,5,20", token="1,0,1"), TO_GIVE), "keep", LOSE_7)
    assert field(match, "out") == "0,1,0"
    assert asked(match) == "3 throw"


def test_putting_the_last_opponent_out_ends_the_game() -> None:
    match = say(throws(sit(seats=2, money="20,5", token="1,0"), TO_GIVE), "hand 2", LOSE_7)
    assert match.is_over
    assert winners(match) == [0]


def test_a_seat_on_the_ladder_that_is_put_out_is_off_the_ladder() -> None:
    match = say(sit("give", ask="choose", place="give,d4,exit", money="20,7,20", token="1,0,1"), "hand 2", LOSE_7)
    assert look(match).counters[1].rung == 0
    assert look(match).counters[1].out


def test_a_seat_on_the_ladder_can_get_a_card_and_stays_where_it_is() -> None:
    match = say(sit("give", ask="choose", place="give,d4,exit"), "hand 2", LOSE_7)
    assert fields(match, "money", "place", "ask") == ("20,13,20", "4,d4,8", "ladder")


def test_no_card_is_handed_to_a_seat_that_is_out() -> None:
    match = throws(sit(out="0,0,1", money="20,20,0", token="1,1,0"), TO_GIVE)
    assert options(match) == ["keep", "hand 2"]
    refusal = refused(match, "hand 3")
    assert (refusal.reason, refusal.args) == ("taxi-nobody-there", {"seat": 3})


def test_no_card_is_handed_to_oneself() -> None:
    assert reason(throws(sit(), TO_GIVE), "hand 1") == "not-to-yourself"


def test_used_cards_do_not_come_again_before_the_deck_is_empty() -> None:
    match = say(throws(sit(gifts=f"{GIFTS}:1,4"), TO_GIVE), "keep")
    assert outcomes(match) == [LOSE_7, GAIN_30]
    assert field(say(match, LOSE_7), "gifts") == f"{GIFTS}:1-2,4"


def test_an_empty_deck_is_reshuffled() -> None:
    match = say(throws(sit(gifts=f"{GIFTS}:1-4", questions="10:1-10", talks="5:1-5"), TO_GIVE), "keep")
    assert outcomes(match) == [GAIN_7, LOSE_7, GAIN_30, LOSE_30]
    say(match, GAIN_30)
    assert fields(match, "gifts", "questions", "talks") == (f"{GIFTS}:3", "10:1-10", "5:1-5")
    assert outcomes(say(throws(match, TO_GIVE), "keep")) == [GAIN_7, LOSE_7, LOSE_30]


def test_a_card_of_one_pound_is_a_card() -> None:
    match = say(throws(sit(gifts="1/-1:"), TO_GIVE), "keep", "card 1")
    assert money(match) == [21, 20, 20]
    match = say(throws(sit(gifts="1/-1:"), TO_GIVE), "keep", "card 2")
    assert money(match) == [19, 20, 20]
