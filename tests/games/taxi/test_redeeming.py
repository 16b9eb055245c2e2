"""The token comes back for £30, on anyone's turn, but not while something is open that may cost that seat money."""

from typing import Any

import pytest
from tests.games.taxi.table import A, B, C, fields, look, options, reason, refused, say, sit

from cabstand.core import Match

# what A is asked for, and whether that may cost A money
MAY_COST_ITS_SEAT: dict[str, dict[str, Any]] = {
    "choose": {"at": "give", "ask": "choose"},
    "divert": {"at": "d1", "ask": "divert"},
    "slide": {"at": "d2", "ask": "slide"},
    "ladder, one missed": {"at": "d3", "ask": "ladder", "misses": 1},
    "leave": {"at": "d3", "ask": "leave"},
}
COSTS_NOTHING: dict[str, dict[str, Any]] = {
    "throw": {},
    "throw on from a fare": {"at": "fare-3"},
    "ladder, nothing thrown": {"at": "d3", "ask": "ladder"},
    "question": {"at": "question-4", "ask": "question", "card": 1, "questions": "10:1"},
    "talk": {"at": "sound", "ask": "talk", "card": 1},
}
# a card that may yet be handed to anybody is at everybody's stake
MAY_COST_OTHERS = ("choose",)
IN_THE_AIR: dict[str, dict[str, Any]] = {
    "throw": {"ask": "throw+"},
    "divert": {"at": "d1", "ask": "divert+"},
    "slide": {"at": "d2", "ask": "slide+"},
    "ladder": {"at": "d3", "ask": "ladder+"},
    "question card": {"at": "question-4", "ask": "question"},
    "sound off card": {"at": "sound", "ask": "talk"},
    "give or take card": {"at": "give", "ask": "gift"},
}


def rich_without_tokens(given: dict[str, Any]) -> Match:
    return sit(**{"money": "50,60,70", "token": "0,0,0", **given})


def test_the_token_comes_back_for_30_pounds() -> None:
    match = say(rich_without_tokens({}), "redeem")
    assert fields(match, "money", "token", "seat", "ask") == ("20,60,70", "1,0,0", "1", "throw")
    assert look(match).bank == 800 - 150


@pytest.mark.parametrize("pounds", [1, 29, 30])
def test_redeeming_must_leave_a_pound(pounds: int) -> None:
    match = sit(money=f"{pounds},20,20", token="0,1,1")
    assert options(match) == ["throw"]
    refusal = refused(match, "redeem")
    assert (refusal.reason, refusal.args) == ("taxi-cannot-redeem", {"pounds": pounds})


def test_with_31_pounds_one_is_left() -> None:
    match = say(sit(money="31,20,20", token="0,1,1"), "redeem")
    assert fields(match, "money", "token") == ("1,20,20", "1,1,1")


def test_a_token_in_hand_is_not_redeemed() -> None:
    assert reason(sit(money="90,20,20"), "redeem") == "token-in-hand"


@pytest.mark.parametrize("name", COSTS_NOTHING)
def test_in_its_own_turn_a_seat_may_redeem_while_nothing_is_at_stake(name: str) -> None:
    match = rich_without_tokens(COSTS_NOTHING[name])
    assert "redeem" in options(match, A)
    before = fields(match, "seat", "ask", "card", "place")
    match.push_text("redeem", A)
    assert fields(match, "money", "token") == ("20,60,70", "1,0,0")
    assert fields(match, "seat", "ask", "card", "place") == before


@pytest.mark.parametrize("name", MAY_COST_ITS_SEAT)
def test_in_its_own_turn_a_seat_may_not_redeem_before_that_is_settled(name: str) -> None:
    match = rich_without_tokens(MAY_COST_ITS_SEAT[name])
    assert reason(match, "redeem", A) == "settle-first"
    assert "redeem" not in options(match, A)
    assert not look(match, A).can_redeem


@pytest.mark.parametrize("name", [name for name in COSTS_NOTHING | MAY_COST_ITS_SEAT if name not in MAY_COST_OTHERS])
def test_in_the_turn_of_another_a_seat_may_redeem_whatever_that_one_is_asked(name: str) -> None:
    for seat, after in ((B, "50,30,70"), (C, "50,60,40")):
        match = rich_without_tokens((COSTS_NOTHING | MAY_COST_ITS_SEAT)[name])
        before = fields(match, "seat", "ask", "misses", "place")
        assert options(match, seat) == ["redeem"]
        match.push_text("redeem", seat)
        assert fields(match, "money") == (after,)
        assert fields(match, "seat", "ask", "misses", "place") == before


@pytest.mark.parametrize("seat", [B, C])
def test_nobody_redeems_while_a_card_may_yet_be_handed_to_them(seat: Any) -> None:
    # ruling: not between a throw, choice or card that may cost this seat money and its settling
    assert reason(rich_without_tokens(MAY_COST_ITS_SEAT["choose"]), "redeem", seat) == "settle-first"


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize("name", IN_THE_AIR)
def test_nobody_redeems_while_the_die_is_in_the_air_or_a_card_is_drawn(name: str, seat: Any) -> None:
    match = rich_without_tokens(IN_THE_AIR[name])
    assert reason(match, "redeem", seat) == "wait-for-chance"
    assert options(match, seat) == []


def test_nobody_redeems_while_the_order_is_thrown_for() -> None:
    fresh: dict[str, Any] = {
        "ask": "order",
        "rounds": "20/0",
        "place": "rank,rank,rank",
        "started": "0,0,0",
        "contending": "1,1,1",
    }
    assert reason(sit(**fresh), "redeem", A) == "token-in-hand"


def test_a_seat_can_redeem_after_its_own_card_is_settled() -> None:
    match = say(rich_without_tokens(MAY_COST_ITS_SEAT["choose"]), "keep", "card 2")
    assert "redeem" in options(match, A)
