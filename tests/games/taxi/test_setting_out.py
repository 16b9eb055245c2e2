"""What lies on the table before the first throw."""

from typing import Any

import pytest
from tests.games.taxi.table import A, asked, begin, field, fields, look, money, say, throws

from cabstand.core import Refused, find_game, new_match
from cabstand.core.game import Refusal


def refusal_of(seats: int = 3, **options: object) -> Refusal:
    with pytest.raises(Refused) as caught:
        new_match("taxi", seats=seats, **options)
    return caught.value.refusal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_a_float_of_20_and_a_token_and_the_rest_of_the_800_is_the_banks(seats: int) -> None:
    match = begin(seats)
    assert money(match) == [20] * seats
    assert field(match, "token") == ",".join("1" * seats)
    assert look(match).bank == 800 - 20 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_counters_stand_on_rank_and_nobody_is_out(seats: int) -> None:
    nothing = ",".join("0" * seats)
    assert fields(begin(seats), "place", "started", "out") == (nothing, nothing, nothing)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    refusal = refusal_of(seats)
    assert (refusal.reason, refusal.args) == ("wrong-seat-count", {"seats": seats, "least": 2, "most": 4})


def test_the_box_is_made_for_every_number_of_seats() -> None:
    game = find_game("taxi")
    assert list(game.box_seats) == list(game.seats) == [2, 3, 4]


def test_the_box_holds_300_questions_100_talks_and_25_give_or_take_cards_none_of_them_used() -> None:
    match = new_match("taxi", seats=2)
    gifts, used = field(match, "gifts").split(":")
    assert fields(match, "questions", "talks") == ("300:", "100:")
    assert (len(gifts.split("/")), used) == (25, "")
    assert any(int(amount) > 0 for amount in gifts.split("/"))
    assert any(int(amount) < 0 for amount in gifts.split("/"))


def test_a_shift_is_20_rounds_unless_agreed_otherwise() -> None:
    assert field(new_match("taxi", seats=2), "rounds") == "20/0"
    assert field(begin(rounds=7), "rounds") == "7/0"
    assert field(begin(rounds="1000"), "rounds") == "1000/0"
    assert field(begin(rounds=0), "rounds") == "0/0"


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": -1},
        {"rounds": 1001},
        {"questions": 0},
        {"questions": 513},
        {"talks": 0},
        {"talks": 129},
        {"rounds": "long"},
    ],
)
def test_options_out_of_range_are_refused(options: dict[str, Any]) -> None:
    assert refusal_of(**options).reason == "bad-option"


def test_an_edition_may_have_as_many_cards_as_the_record_holds() -> None:
    match = begin(questions=512, talks=128, gifts="/".join(["-999"] * 64))
    assert fields(match, "questions", "talks") == ("512:", "128:")


@pytest.mark.parametrize("gifts", ["", "0", "8/", "8//6", "+8", "8,6", "1000", "-0", "05", "8/x", "/".join(["1"] * 65)])
def test_give_or_take_cards_are_amounts_from_1_to_999_either_way(gifts: str) -> None:
    refusal = refusal_of(gifts=gifts)
    assert (refusal.reason, refusal.args) == ("taxi-bad-gifts", {"most": 64})


def test_the_seat_that_throws_highest_begins_on_rank() -> None:
    match = throws(begin(), 2, 5, 4)
    assert asked(match) == "2 throw"
    assert field(match, "place") == "0,0,0"


def test_nobody_has_won_before_the_end() -> None:
    match = begin()
    assert match.result().winners == ()
    assert match.result().scores == (20, 20, 20)


def test_every_game_is_a_game_of_its_own() -> None:
    first, second = begin(), begin()
    say(first, "throw")
    assert field(first, "ask") == "order+"
    assert field(second, "ask") == "order"
    assert second.to_move == A
