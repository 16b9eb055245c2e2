"""Positions of which each field alone looks well, but which no game can come to."""

from typing import Any

import pytest
from tests.games.taxi.table import GIFTS, position, read_refused, sit, wrong_field

ONE_OUT: dict[str, Any] = {"out": "1,0,0", "money": "0,20,20", "token": "0,1,1", "seat": 2}
FRESH: dict[str, Any] = {
    "ask": "order", "rounds": "20/0", "place": "rank,rank,rank", "started": "0,0,0", "contending": "1,1,1",
}  # fmt: skip


def test_no_card_is_on_its_way_to_a_seat_that_is_out_not_even_to_the_first() -> None:
    assert wrong_field(ask="gift", at="give", target=1, **ONE_OUT) == "target"


def test_a_used_sound_off_card_is_not_in_play_unless_the_deck_is_empty() -> None:
    assert wrong_field(ask="talk", at="sound", card=2, talks="5:2") == "card"
    sit(ask="talk", at="sound", card=2, talks="5:1-5")


@pytest.mark.parametrize("place", ["7,1,1", "1,7,1", "d0,1,1", "1,d0,1"])
def test_no_counter_rests_on_the_diversion_box_itself(place: str) -> None:
    sit(place="1,1,7", out="0,0,1", money="20,20,0", token="1,1,0")  # C was put out on the ladder
    assert wrong_field(place=place) == "place"


@pytest.mark.parametrize("place", ["1,fare-3,1", "1,1,fare-5"])
def test_only_the_seat_in_turn_stands_on_a_fare(place: str) -> None:
    sit("fare-3")
    assert wrong_field(place=place) == "place"


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("money", {"money": "21,20,20"}),
        ("token", {"token": "0,1,1"}),
        ("questions", {"questions": "10:1"}),
        ("talks", {"talks": "5:1"}),
        ("gifts", {"gifts": f"{GIFTS}:1"}),
    ],
)
def test_nothing_is_earned_lost_or_drawn_before_the_order_is_known(name: str, given: dict[str, Any]) -> None:
    assert wrong_field(**FRESH | given) == name


def test_a_game_is_not_over_before_rounds_or_time_or_opponents_have_run_out() -> None:
    assert wrong_field(ask="over", rounds="20/3") == "ask"
    assert wrong_field(ask="over", rounds="0/3") == "ask"
    sit(ask="over", rounds="0/3", time=1)


def test_at_the_end_nobody_who_could_pay_for_the_token_is_without_it() -> None:
    assert wrong_field(ask="over", rounds="20/20", money="31,20,20", token="0,1,1") == "token"
    sit(ask="over", rounds="20/20", money="30,20,20", token="0,1,1")


def test_at_the_end_at_least_one_seat_is_left() -> None:
    assert wrong_field(seats=2, ask="over", out="1,1", money="0,0", token="0,0") == "out"


def test_a_run_of_used_cards_does_not_go_backwards() -> None:
    assert read_refused(position(questions="10:5-3")).args["field"] == "questions"


def test_after_the_first_round_every_seat_that_is_in_has_started() -> None:
    assert wrong_field(rounds="20/1", place="1,rank,1", started="1,0,1") == "started"
    sit(rounds="20/0", place="1,rank,1", started="1,0,1", seat=2, starter=3)


def test_in_the_first_round_they_set_out_one_after_another() -> None:
    first: dict[str, Any] = {"rounds": "20/0", "starter": 2}  # B, C, A
    sit(**first, seat=3, place="rank,1,rank", started="0,1,0")
    assert wrong_field(**first, seat=3, place="rank,rank,rank", started="0,0,0") == "started"
    assert wrong_field(**first, seat=3, place="1,1,rank", started="1,1,0") == "started"
    sit(**first, seat=3, place="rank,rank,rank", started="0,0,0", out="0,1,0", money="20,0,20", token="1,0,1")
