"""The move made for a player who is absent: few dice, no coin spent, the same every time."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.space_taxi.table import GAME, begin, field, play_on, say, sit

from cabstand.core import Dice, Match, Seat, new_match


def fallback(match: Match) -> str:
    return GAME.write_move(match.to_move, GAME.fallback(match.state, Seat(match.to_move)))


def after(thrown: str, **more: object) -> str:
    return fallback(sit(ask="play", throw=thrown, **more))


def test_dice_in_hand_are_thrown() -> None:
    assert fallback(begin()) == "throw"


@pytest.mark.parametrize(
    ("tiles", "aboard", "thrown", "played"),
    [
        ("01234", "", "RRRRRB.234.s8", "R"),
        ("0234", "G", "RRRRB.234.s8", "RR"),
        ("034", "GGG", "RRB.234.s8", "RRB"),
        ("04", "GGGGGG", "234.s8", "234 s8"),
        ("1234", "", "RRRRRB.234.s8", "R"),
    ],
)
def test_the_lowest_open_tile_from_1_up_is_turned(tiles: str, aboard: str, thrown: str, played: str) -> None:
    assert after(thrown, tiles=tiles, aboard=aboard, crystal="-" if tiles == "01234" else "8") == played


def test_a_failed_smuggling_die_is_played_first() -> None:
    assert after("RRRB.234.s4", tiles="0134", aboard="RR", crystal="5") == "s4"
    assert after("RRRRB.234.s4", tiles="0234", aboard="R", crystal="5") == "R s4"
    assert after("TTT.234.s4", tiles="034", aboard="RRR", crystal="5") == "34 s4"


def test_a_smuggling_die_that_has_not_failed_is_kept() -> None:
    assert after("RRRB.234.s5", tiles="0134", aboard="RR", crystal="5") == "R"


@pytest.mark.parametrize(
    ("thrown", "played"),
    [("RGGBYP.234.s8", "G"), ("RRGGBB.234.s8", "R"), ("RPPPTT.234.s8", "P"), ("TTTTTP.234.s8", "P"), ("RGBYPP.234.s8", "P")],
)
def test_aliens_with_the_most_friends_board_first_and_of_equals_the_first(thrown: str, played: str) -> None:
    assert after(thrown) == played


@pytest.mark.parametrize(
    ("thrown", "aboard", "played"),
    [("RRGP", "GG", "G"), ("RRRP", "GG", "R"), ("RRTP", "PG", "R"), ("RPTT", "PP", "P"), ("RGTT", "GB", "G")],
)
def test_friends_aboard_count_as_well_as_those_thrown(thrown: str, aboard: str, played: str) -> None:
    assert after(f"{thrown}.234.s8", tiles="0134", aboard=aboard, crystal="8") == played


@pytest.mark.parametrize(("thrown", "played"), [("GGR", "RGG"), ("GRY", "RGY"), ("GTT", "G 34"), ("GRT", "RG 3")])
def test_when_all_of_a_species_are_seated_the_next_boards_and_then_fuel(thrown: str, played: str) -> None:
    assert after(f"{thrown}.234.s8", tiles="034", aboard="BBB", crystal="8") == played


@pytest.mark.parametrize("fuel", ["".join(three) for three in combinations_with_replacement("123456", 3)])
def test_without_aliens_fuel_is_played_nearest_to_3_first(fuel: str) -> None:
    nearest = sorted(fuel, key="342516".index)
    assert after(f"TTTTTT.{fuel}.s8") == nearest[0]
    assert after(f"TTTTT.{fuel}.s8", tiles="0234", aboard="R", crystal="8") == "".join(sorted(nearest[:2]))


def test_without_aliens_and_fuel_the_smuggling_die_is_played() -> None:
    assert after("TTTTTT.s8", tiles="0124", wings="334", crystal="8") == "s8"
    assert after("TTTTT.s8", tiles="024", aboard="R", wings="334", crystal="8") == "T s8"


def test_thumbs_ups_come_last_and_unpaid() -> None:
    assert after("TTTTTT", tiles="024", wings="334", crystal="m8") == "TT"
    assert after("T", tiles="01", aboard="RRRRR", wings="334", crystal="m8") == "T"


COUNTING = {"ask": "return", "tiles": "0", "aboard": "RRRRRG", "wings": "334", "crystal": "m8"}


@pytest.mark.parametrize("number", range(1, 6))
def test_of_three_players_no_coin_is_returned_before_the_fifth_round_and_then_all(number: int) -> None:
    match = sit(**COUNTING, round=number, coins="2,3,3", scores="8,7,6;" * (number - 1) + "-,-,-")
    assert fallback(match) == ("return 2" if number == 5 else "return 0")


@pytest.mark.parametrize("number", range(1, 5))
def test_of_four_players_no_coin_is_returned_before_the_fourth_round_and_then_all(number: int) -> None:
    match = sit(**COUNTING, seats=4, round=number, coins="3,2,3,3", scores="8,7,6,5;" * (number - 1) + "0,-,-,-")
    assert fallback(match) == ("return 2" if number == 4 else "return 0")


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32 - 1), seats=st.integers(1, 5))
def test_a_table_of_absent_players_comes_to_its_end_and_pays_for_no_joker(seed: int, seats: int) -> None:
    match = new_match("space-taxi", seats=seats)
    dice = Dice(seed)
    while not match.is_over:
        if match.to_move < 0:
            play_on(match, dice)
            continue
        move = fallback(match)
        assert "=" not in move
        assert move == fallback(match)
        assert move != "0"
        say(match, move)
    assert field(match, "ask") == "over"


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32 - 1), seats=st.integers(1, 5))
def test_the_fallback_is_legal_wherever_a_random_game_comes(seed: int, seats: int) -> None:
    match = new_match("space-taxi", seats=seats)
    dice = Dice(seed)
    while not match.is_over:
        if match.to_move >= 0:
            assert GAME.fallback(match.state, Seat(match.to_move)) in match.legal_moves
        play_on(match, dice)
