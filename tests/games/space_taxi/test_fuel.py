"""Fuel dice: three on the wings, 7 to 10 to launch."""

from itertools import combinations_with_replacement

import pytest
from tests.games.space_taxi.table import begin, field, fields, last_die, look, pile, plays, refused, say, sit, take

ALL_FUEL = ["".join(map(str, three)) for three in combinations_with_replacement(range(1, 7), 3)]


@pytest.mark.parametrize("wings", ALL_FUEL)
def test_a_total_of_7_8_9_10_gives_the_factor_1_2_3_4_and_any_other_a_failed_launch(wings: str) -> None:
    factor = {7: 1, 8: 2, 9: 3, 10: 4}.get(sum(map(int, wings)))
    match = sit(ask="play", tiles="03", throw=wings, aboard="RRRRRR", crystal="m1")
    say(match, wings)
    if factor is None:
        assert fields(match, "scores", "coins", "ask", "aboard") == ("0,-,-", "3,3,3", "throw", "")
        assert match.to_move == 1
    else:
        assert look(match).turn.factor == factor
        assert field(say(match, "return 0"), "scores") == f"{8 * factor + 1},-,-"


@pytest.mark.parametrize("played", ["1", "12", "126", "2", "26"])
def test_fuel_is_placed_on_a_wing_with_its_number(played: str) -> None:
    match = sit(ask="play", throw="RGBYPT.126.s8")
    assert field(say(match, played), "wings") == played


@pytest.mark.parametrize(("played", "die", "there"), [("11", "1", 1), ("222", "2", 2), ("3", "3", 0), ("6", "6", 0)])
def test_no_more_fuel_of_a_number_can_be_played_than_was_thrown(played: str, die: str, there: int) -> None:
    match = say(begin(), "throw", "RGBYPT 122 s8")
    refusal = refused(match, played)
    assert (refusal.reason, refusal.args) == ("space-taxi-not-thrown", {"die": die, "there": there})


def test_all_three_fuel_dice_must_be_played() -> None:
    match = last_die("1", aboard="RRRRRR", wings="44")
    assert plays(match) == ["0", "1"]


def test_the_launch_fails_at_once_with_the_third_fuel_die() -> None:
    # ruling: fuel is totalled the moment the third fuel die is played
    match = take(begin(), "RRRRRR 666 s8: 666")
    assert fields(match, "scores", "ask", "tiles", "wings", "crystal") == ("0,-,-", "throw", "01234", "", "-")
    assert match.to_move == 1


def test_two_fuel_dice_that_are_too_high_already_do_not_end_the_turn() -> None:
    match = take(begin(), "RRRRRR 661 s8: 66")
    assert fields(match, "ask", "tiles", "wings", "scores") == ("throw", "0134", "66", "-,-,-")


def test_one_or_two_fuel_dice_are_no_launch() -> None:
    match = take(begin(), "RRRRRR 346 s8: 34")
    turn = look(match).turn
    assert (turn.fuel, turn.factor, turn.points) == (7, 0, 0)


def test_a_good_total_before_the_last_dice_lets_the_turn_go_on() -> None:
    match = take(begin(), "RRRRRR 334 s8: 334")
    assert fields(match, "ask", "tiles", "scores") == ("throw", "0124", "-,-,-")
    turn = look(match).turn
    assert (turn.fuel, turn.factor) == (10, 4)


def test_a_failed_launch_scores_nothing_for_crystals_and_passengers() -> None:
    match = say(sit(ask="play", tiles="03", throw="111", aboard="RRRRRR", crystal="m8"), "111")
    assert field(match, "scores") == "0,-,-"


def test_a_failed_launch_earns_no_bonus_coins() -> None:
    match = say(sit(ask="play", tiles="03", throw="111", aboard="RRRRRR", crystal="m8"), "111")
    assert field(match, "coins") == "3,3,3"
    assert pile(match) == 18


def test_after_a_failed_launch_no_coins_are_turned_into_points() -> None:
    match = say(last_die("6", aboard="RRRRRR", wings="44"), "6")
    assert fields(match, "ask", "scores") == ("throw", "0,-,-")
    assert match.to_move == 1


def test_coins_paid_before_a_failed_launch_stay_paid() -> None:
    match = take(begin(), "TTRRRR 566 s8: T=RT=R", "RRRR 566 s8: 566")
    assert fields(match, "coins", "scores") == ("1,3,3", "0,-,-")
    assert pile(match) == 20


def test_the_last_play_of_ten_dice_can_still_fail_the_launch() -> None:
    match = sit(ask="play", tiles="02", throw="R.6", aboard="RRRRR", wings="55", crystal="m8")
    assert field(say(match, "R 6"), "scores") == "0,-,-"


def test_the_factor_multiplies_the_passengers_and_not_the_crystals() -> None:
    match = say(last_die("R", aboard="RGGTT", wings="235", crystal="m7"), "R", "return 0")
    assert field(match, "scores") == "15,-,-"  # (1 + 1) x 4 + 7
