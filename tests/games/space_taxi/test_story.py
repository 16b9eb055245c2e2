"""What is told of each move."""

import pytest
from tests.games.space_taxi.table import A, begin, last_die, last_lines, say, sit

from cabstand.core import Match, Seat, new_match

FOUR = "8,7,6;8,7,6;8,7,6;8,7,6;"
Told = tuple[str, dict[str, int | str]]


def told(match: Match, *texts: str) -> list[Told]:
    """The lines of the last of these moves, without the name of the game."""
    return [(line.message.removeprefix("space-taxi-story-"), line.args) for line in last_lines(say(match, *texts))]


def end(scores: str, points: int, returned: int = 0, **more: object) -> list[Told]:
    """The last seat of a round launches with this many crystals."""
    match = sit(scores=scores, ask="return", tiles="0", aboard="TTTTTT", wings="223", crystal=f"m{points}", **more)
    return told(match, f"return {returned}")


def test_the_lot_is_told() -> None:
    assert told(new_match("space-taxi", seats=3), "starts 2") == [("lot", {"seat": 2})]


def test_the_wish_to_throw_is_not_told() -> None:
    assert told(begin(), "throw") == []


def test_a_throw_is_told_with_its_dice() -> None:
    assert told(begin(starter=3), "throw", "s5 621 TBRTGR") == [("throw", {"seat": 3, "dice": "RRGBTT 126 s5"})]


@pytest.mark.parametrize(("shown", "fails"), [(4, True), (5, False), (6, False)])
def test_a_smuggling_die_that_fails_is_told_with_the_throw(shown: int, fails: bool) -> None:
    lines = told(sit(ask="roll", tiles="0134", aboard="RR", crystal="5"), f"GBTT 126 s{shown}")
    assert lines[1:] == ([("smuggling-fails", {"seat": 1, "before": 5, "now": shown})] if fails else [])


def test_a_play_is_told_with_its_tile() -> None:
    assert told(begin(), "throw", "RRGBTT 126 s5", "RR 1 s5") == [("play", {"seat": 1, "dice": "RR 1 s5", "tile": 4})]


def test_the_0_is_told() -> None:
    assert told(begin(), "throw", "RRGBTT 126 s5", "0") == [("zero", {"seat": 1})]


def test_coins_paid_for_jokers_are_told() -> None:
    assert told(begin(), "throw", "RRGBTT 126 s5", "T=RT=G") == [
        ("play", {"seat": 1, "dice": "T=RT=G", "tile": 2}),
        ("pay", {"seat": 1, "coins": 2}),
    ]


def test_an_unpaid_thumbs_up_costs_nothing_in_the_story_either() -> None:
    assert told(begin(), "throw", "RRGBTT 126 s5", "TT") == [("play", {"seat": 1, "dice": "TT", "tile": 2})]


def test_fuel_is_told_once_with_the_third_die() -> None:
    match = say(begin(), "throw", "RRGBTT 126 s5")
    assert told(match, "12") == [("play", {"seat": 1, "dice": "12", "tile": 2})]
    assert told(match, "throw", "RRGBTT 6 s5", "6") == [
        ("play", {"seat": 1, "dice": "6", "tile": 1}),
        ("fuelled", {"seat": 1, "fuel": 9, "factor": 3}),
    ]
    assert told(match, "throw", "RRGBTT s5", "RRG") == [("play", {"seat": 1, "dice": "RRG", "tile": 3})]


def test_a_failed_launch_is_told_with_its_fuel_and_a_score_of_0() -> None:
    assert told(begin(), "throw", "RRGBTT 666 s5", "666") == [
        ("play", {"seat": 1, "dice": "666", "tile": 3}),
        ("failed-launch", {"seat": 1, "fuel": 18}),
        ("score", {"seat": 1, "points": 0}),
    ]


def test_a_failed_launch_with_the_tenth_die_is_no_launch() -> None:
    assert [what for what, _ in told(last_die("6", aboard="RRRRRR", wings="44"), "6")] == ["play", "failed-launch", "score"]


def test_a_launch_is_told_with_its_points_before_coins() -> None:
    assert told(last_die("R", aboard="RRRRT"), "R") == [
        ("play", {"seat": 1, "dice": "R", "tile": 1}),
        ("launch", {"seat": 1, "points": 28}),
    ]


def test_a_launch_without_coins_to_return_is_told_with_its_score() -> None:
    assert told(last_die("R", aboard="RRRRT", coins="0,3,3"), "R")[1:] == [
        ("launch", {"seat": 1, "points": 28}),
        ("score", {"seat": 1, "points": 28}),
    ]


@pytest.mark.parametrize(("coins", "bonus"), [("5,5,5,5,5", 2), ("6,5,5,5,5", 1), ("7,5,5,5,5", 0)])
def test_a_full_taxi_is_told_with_the_coins_it_earns(coins: str, bonus: int) -> None:
    match = last_die("R", aboard="RRRRR", seats=5, round=3, coins=coins, scores="9,8,7,6,5;9,8,7,6,5;-,-,-,-,-")
    assert told(match, "R")[-1] == ("full-taxi", {"seat": 1, "coins": bonus})


def test_a_coin_paid_in_the_same_play_is_in_the_pile_for_the_bonus() -> None:
    match = last_die("T", aboard="RRRRR", seats=5, round=3, coins="7,5,5,5,5", scores="9,8,7,6,5;9,8,7,6,5;-,-,-,-,-")
    assert told(match, "T=R")[-1] == ("full-taxi", {"seat": 1, "coins": 1})


def test_a_crystal_launch_is_told_with_the_smuggling_die_in_the_mine() -> None:
    match = sit(ask="play", tiles="01", throw="s6", aboard="RRRRRG", wings="334", crystal="5")
    assert told(match, "s6")[-1] == ("launch", {"seat": 1, "points": 26})
    failed = sit(ask="play", tiles="01", throw="s4", aboard="RRRRRG", wings="334", crystal="5")
    assert told(failed, "s4")[-1] == ("launch", {"seat": 1, "points": 20})


def test_returned_coins_are_told_with_their_points() -> None:
    assert told(last_die("R", aboard="RRRRT"), "R", "return 2") == [
        ("return", {"seat": 1, "coins": 2, "points": 4}),
        ("score", {"seat": 1, "points": 32}),
    ]


def test_returning_none_is_not_told() -> None:
    assert told(last_die("R", aboard="RRRRT"), "R", "return 0") == [("score", {"seat": 1, "points": 28})]


def test_the_end_of_a_round_tells_who_is_struck_out_and_who_starts() -> None:
    assert end("5,8,-", 5) == [
        ("score", {"seat": 3, "points": 5}),
        ("struck-out", {"seat": 1, "points": 5}),
        ("struck-out", {"seat": 3, "points": 5}),
        ("next-round", {"round": 2, "seat": 2}),
    ]


def test_beyond_the_box_nobody_is_told_to_be_struck_out() -> None:
    assert end("5,-", 8, seats=2) == [("score", {"seat": 2, "points": 8}), ("next-round", {"round": 2, "seat": 2})]


def test_the_winner_is_told_with_the_total() -> None:
    assert end(FOUR + "1,7,-", 8, round=5)[1:] == [
        ("struck-out", {"seat": 1, "points": 1}),
        ("win", {"seat": 2, "points": 35}),
    ]


def test_a_shared_win_is_told_of_each_winner() -> None:
    assert end(FOUR + "3,7,-", 2, round=5)[2:] == [
        ("shared-win", {"seat": 1, "points": 35}),
        ("shared-win", {"seat": 2, "points": 35}),
    ]


def test_a_solo_game_ends_with_its_high_score() -> None:
    assert end("8;8;8;8;-", 3, returned=1, seats=1, round=5) == [
        ("return", {"seat": 1, "coins": 1, "points": 2}),
        ("score", {"seat": 1, "points": 5}),
        ("solo-over", {"seat": 1, "points": 37}),
    ]


def test_everyone_hears_the_same_story() -> None:
    match = say(begin(), "throw", "RRGBTT 126 s5", "T=RT=G")
    assert match.story() == match.story(Seat(A)) == match.story(Seat(2))
    assert len(match.story()) == 3
