"""A turn: ten dice, five tiles, four throws or five."""

import numpy as np
import pytest
from tests.games.space_taxi.by_hand import dice_of
from tests.games.space_taxi.table import (
    GAME,
    A,
    B,
    C,
    begin,
    field,
    fields,
    last_die,
    look,
    plays,
    reason,
    refused,
    say,
    sit,
    take,
)

from cabstand.core.rule import record


def test_a_turn_begins_with_ten_dice_and_the_tiles_0_to_4_open() -> None:
    match = say(begin(), "throw", "RGBYPT 126 s8")
    assert field(match, "tiles") == "01234"
    assert len(look(match).dice) == 10


def test_before_the_first_throw_no_die_lies_on_the_table() -> None:
    assert fields(begin(), "ask", "throw", "aboard", "wings", "crystal") == ("throw", "", "", "", "-")


@pytest.mark.parametrize(
    "thrown",
    [
        "RGBYP 126 s8",  # five passenger dice
        "RGBYPTT 26 s8",  # seven, and two fuel dice
        "RGBYPT 12 s8",  # two fuel dice
        "RGBYPT 126",  # no smuggling die
        "RGBYPT=R 126 s8",  # a thumbs-up that fell turned
        "RGBYP 1266 s8",  # ten dice, of the wrong kinds
        "126 s8",
        "0",
    ],
)
def test_all_ten_dice_are_thrown_at_first_and_no_others(thrown: str) -> None:
    match = say(begin(), "throw")
    assert reason(match, thrown) == "roll-does-not-fit"


@pytest.mark.parametrize(
    ("played", "tiles", "left"),
    [("0", "1234", 10), ("R", "0234", 9), ("R 1", "0134", 8), ("GB s8", "0124", 7), ("RG 12", "0123", 6)],
)
def test_the_tile_of_the_number_of_dice_played_is_turned(played: str, tiles: str, left: int) -> None:
    match = take(begin(), f"RGBYPT 126 s8: {played}")
    assert fields(match, "ask", "tiles") == ("throw", tiles)
    assert sum(map(int, tiles)) == left


@pytest.mark.parametrize(("played", "again"), [("0", "0"), ("R", "1"), ("RR", "G 1"), ("RRR", "G 16"), ("RRRR", "GG 16")])
def test_each_tile_is_used_only_once_in_a_turn(played: str, again: str) -> None:
    match = say(begin(), "throw", "RRRRGG 166 s1", played, "throw")
    hand = {"0": "RRRRGG 166 s1", "R": "RRRGG 166 s1", "RR": "RRGG 166 s1", "RRR": "RGG 166 s1", "RRRR": "GG 166 s1"}[played]
    say(match, hand)
    number = len(dice_of(again))
    assert refused(match, again).args == {"tile": number}
    assert reason(match, again) == "tile-turned"


def test_after_3_and_2_andi_may_play_1_or_4_or_none() -> None:
    match = take(begin(), "RRRGBY 126 s8: RRR", "GBY 126 s8: GB")
    say(match, "throw", "T 345 s8")
    assert {len(dice_of(play)) if play != "0" else 0 for play in plays(match)} == {0, 1, 4}


def test_after_3_and_2_and_the_0_only_1_or_4_are_left() -> None:
    match = take(begin(), "RRRGBY 126 s8: RRR", "GBY 126 s8: GB", "T 345 s8: 0")
    say(match, "throw", "T 345 s8")
    assert {len(dice_of(play)) for play in plays(match) if play != "0"} == {1, 4}
    assert reason(match, "0") == "tile-turned"


def test_five_dice_at_once_are_too_many() -> None:
    match = say(begin(), "throw", "RRRRRR 126 s8")
    assert refused(match, "RRRRR").args == {"dice": 5}
    assert reason(match, "RRRR 1 s8") == "too-many-dice"


def test_dice_that_are_played_are_not_thrown_again() -> None:
    match = take(begin(), "RRGBYT 126 s8: RR 1 s8")
    say(match, "throw")
    assert reason(match, "RRGBYT 126 s8") == "roll-does-not-fit"
    assert reason(match, "GBYT 126") == "roll-does-not-fit"
    assert reason(match, "GBYT 26 s8") == "roll-does-not-fit"
    assert fields(say(match, "GBYT 26"), "ask", "throw", "aboard", "wings") == ("play", "GBYT.26", "RR", "1")


def test_the_dice_thrown_leave_the_table_with_the_play() -> None:
    match = take(begin(), "RRGBYT 126 s8: RR")
    assert field(match, "throw") == ""
    assert look(match).dice == ()


def test_tile_0_means_that_all_dice_are_thrown_again() -> None:
    match = take(begin(), "RRGBYT 126 s8: 0")
    assert fields(match, "ask", "aboard", "wings", "crystal") == ("throw", "", "", "8")
    assert field(say(match, "throw", "PPPPPP 345 s8"), "throw") == "PPPPPP.345.s8"


THROWS = ["RRGGBB 223 s8: RRGG", "BB 223 s8: BB s8", "223: 22", "3: 3"]


@pytest.mark.parametrize("nth", range(4))
def test_tile_0_may_be_used_on_any_throw(nth: int) -> None:
    unhappy = THROWS[nth].split(":")[0] + ": 0"
    match = take(begin(), *THROWS[:nth], unhappy)
    assert "0" not in field(match, "tiles")
    assert field(match, "ask") == "throw"


def test_a_turn_ends_after_four_throws_without_the_0() -> None:
    match = take(begin(), *THROWS)
    assert fields(match, "ask", "tiles") == ("return", "0")
    assert plays(match) == ["return 0", "return 1", "return 2", "return 3", "return 4", "return 5"]


def test_a_turn_ends_after_five_throws_with_the_0() -> None:
    match = take(begin(), "RRGGBB 223 s8: RRGG", "BB 223 s8: BB s8", "223: 0", "223: 22", "3: 3")
    assert fields(match, "ask", "tiles") == ("return", "")


def test_with_the_last_die_played_there_is_no_further_throw_for_an_open_0() -> None:
    match = say(last_die("R", aboard="RRRRR"), "R")
    assert reason(match, "throw") == "return-first"


def test_the_next_turn_begins_with_all_dice_tiles_and_an_empty_taxi() -> None:
    match = say(last_die("R", aboard="RRRRR"), "R", "return 0")
    assert fields(match, "ask", "tiles", "throw", "aboard", "wings", "crystal") == ("throw", "01234", "", "", "", "-")
    assert look(match).turn.points == record(match.state).points == record(begin().state).points == 0


def test_players_take_turns_clockwise_from_the_starter() -> None:
    match = begin(seats=4, starter=3)
    in_turn = []
    for _ in range(4):
        in_turn.append(match.to_move)
        take(match, "RGBYPT 666 s1: 666")
    assert in_turn == [2, 3, A, B]


def test_only_the_seat_in_turn_may_throw_and_play() -> None:
    match = begin(starter=2)
    assert refused(match, "throw", C).args == {"seat": 2}
    say(match, "throw", "RRGBYT 126 s8")
    assert reason(match, "RR", A) == "not-your-turn"
    assert list(match.legal(A)) == []
    assert len(match.legal(B)) > 1


def test_dice_are_thrown_before_they_are_played_and_played_before_they_are_thrown_again() -> None:
    match = begin()
    assert reason(match, "RR") == "throw-first"
    assert reason(match, "0") == "throw-first"
    say(match, "throw", "RRGBYT 126 s8")
    assert reason(match, "throw") == "play-first"
    assert reason(match, "return 1") == "play-first"


def test_the_chosen_dice_are_one_play_and_coins_are_paid_before_the_fuel_fails() -> None:
    # ruling: joker coins are paid, all dice placed, then fuel is checked
    match = take(begin(), "RGBYPT 566 s1: T=R 566")
    assert fields(match, "scores", "coins", "ask") == ("0,-,-", "2,3,3", "throw")
    assert look(match).pile == 19


def test_while_the_dice_are_in_the_air_nobody_can_do_anything() -> None:
    for match in (say(begin(), "throw"), sit(ask="lot")):
        assert [len(match.legal(seat)) for seat in (A, B, C)] == [0, 0, 0]


def test_legal_moves_are_written_over_whatever_was_there() -> None:
    out = np.full(GAME.most_moves, 7, np.int64)
    assert GAME.list_legal(begin().state, A, out) == 1
    assert out[0] == 0


def test_a_seat_is_asked_for_one_throw_only() -> None:
    assert plays(begin()) == ["throw"]
    assert plays(sit(tiles="1", aboard="RRRRR", wings="334", crystal="m8")) == ["throw"]
