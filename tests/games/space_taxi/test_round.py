"""The round and the game: what is struck out, who starts, who wins."""

import pytest
from tests.games.space_taxi.table import (
    GAME,
    A,
    B,
    C,
    D,
    begin,
    field,
    fields,
    look,
    position,
    reason,
    say,
    sit,
    take_turn_worth,
    totals,
    winners,
)

from cabstand.core import CHANCE, OVER, Match, Move, new_match
from cabstand.core.rule import record
from cabstand.games.space_taxi import rules


def end_round(scores: str, points: int, **more: object) -> Match:
    """The last seat of a round launches with this many crystals and returns no coin."""
    crystal = f"m{points}" if points else "x"
    match = sit(scores=scores, ask="return", tiles="0", aboard="TTTTTT", wings="223", crystal=crystal, **more)
    return say(match, "return 0")


def struck(match: Match, row: int) -> list[bool]:
    return [sheet.scores[row].struck_out for sheet in look(match).sheets]


# --- how long ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rounds"), [(3, 5), (4, 4), (5, 4)])
def test_three_players_play_five_rounds_and_four_or_five_play_four(seats: int, rounds: int) -> None:
    match = begin(seats=seats)
    turns = 0
    while match.to_move != OVER:
        take_turn_worth(match, 1 + turns % 3)
        turns += 1
    assert turns == seats * rounds
    assert fields(match, "round", "ask") == (str(rounds), "over")
    assert look(match).rounds == rounds


def test_in_a_round_every_player_takes_one_turn() -> None:
    match = begin()
    for seat, written in [(A, "1,-,-"), (B, "1,2,-"), (C, "1,2,3;-,-,-")]:
        assert match.to_move == seat
        take_turn_worth(match, int(seat) + 1)
        assert field(match, "scores") == written


def test_no_move_is_made_after_the_end() -> None:
    match = end_round("1,2,3,4;1,2,3,4;1,2,3,4;1,2,-,4", 3, seats=4, round=4, starter=4)
    assert match.to_move == OVER
    assert [len(match.legal(seat)) for seat in (A, B, C, D)] == [0, 0, 0, 0]
    assert {reason(match, text) for text in ("throw", "0", "return 0")} == {"over"}


# --- struck out --------------------------------------------------------------------------------------------------------


def test_the_lowest_score_of_the_round_is_struck_out() -> None:
    match = end_round("7,8,-", 5)
    assert struck(match, 0) == [False, False, True]
    assert totals(match) == (7, 8, 0)


def test_what_is_struck_out_stays_written_on_the_sheet() -> None:
    match = end_round("7,8,-", 5)
    assert field(match, "scores") == "7,8,5;-,-,-"
    assert [sheet.scores[0].points for sheet in look(match).sheets] == [7, 8, 5]


@pytest.mark.parametrize(
    ("scores", "last", "out"),
    [
        ("5,8,-", 5, [True, False, True]),
        ("8,5,-", 5, [False, True, True]),
        ("5,5,-", 8, [True, True, False]),
        ("5,5,-", 5, [True, True, True]),
        ("5,8,-", 8, [True, False, False]),
        ("0,0,-", 0, [True, True, True]),
    ],
)
def test_a_shared_lowest_score_is_struck_out_for_all_who_share_it(scores: str, last: int, out: list[bool]) -> None:
    assert struck(end_round(scores, last), 0) == out


def test_a_launch_worth_nothing_ties_a_failed_launch() -> None:
    match = take_turn_worth(sit(scores="-,7,-", starter=2), 0)  # C fails the launch
    assert match.to_move == A
    say(match, "throw", "TTTTTT 223 s8", "TTTT", "throw", "TT 223 s8", "0", "throw", "TT 223 s7", "TT s7")
    say(match, "throw", "223", "22", "throw", "3", "3", "return 0")  # A launches with nobody
    assert field(match, "scores") == "0,7,0;-,-,-"
    assert struck(match, 0) == [True, False, True]


def test_nothing_is_struck_out_before_the_round_is_over() -> None:
    match = sit(scores="0,8,-")
    assert [sheet.scores[0].struck_out for sheet in look(match).sheets[:2]] == [False, False]
    assert look(match).sheets[2].scores == ()
    assert totals(match) == (0, 8, 0)
    assert totals(sit(scores="3,8,-")) == (3, 8, 0)


def test_nothing_is_struck_out_of_a_round_that_was_not_played() -> None:
    s = record(sit(round=2, starter=2, scores="5,8,1;-,-,-").state)
    assert [bool(rules.is_struck_out(s, row, 2)) for row in range(5)] == [True, False, False, False, False]


def test_every_round_is_compared_for_itself() -> None:
    match = sit(round=3, starter=1, scores="18,20,1;9,5,7;2,-,-")
    assert [sheet.total for sheet in look(match).sheets] == [29, 20, 7]


def test_five_players_lose_only_the_lowest() -> None:
    match = end_round("5,6,7,8,-", 4, seats=5)
    assert struck(match, 0) == [False, False, False, False, True]
    assert totals(match) == (5, 6, 7, 8, 0)


# --- who starts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scores", "last", "starter"), [("8,1,-", 5, "1"), ("1,8,-", 5, "2"), ("1,5,-", 8, "3")])
def test_the_highest_score_of_the_round_starts_the_next(scores: str, last: int, starter: str) -> None:
    assert fields(end_round(scores, last), "round", "starter") == ("2", starter)


@pytest.mark.parametrize(
    ("first", "scores", "last", "starter"),
    [
        (1, "8,8,-", 5, "1"),
        (1, "8,5,-", 8, "1"),
        (1, "5,8,-", 8, "2"),
        (2, "-,8,5", 8, "2"),
        (2, "-,5,8", 8, "3"),
        (3, "8,-,8", 5, "3"),
        (3, "8,-,5", 8, "1"),
        (3, "5,-,8", 8, "3"),
    ],
)
def test_of_a_shared_highest_score_the_one_who_played_first_starts(first: int, scores: str, last: int, starter: str) -> None:
    assert field(end_round(scores, last, starter=first), "starter") == starter


@pytest.mark.parametrize(("first", "scores"), [(1, "5,5,-"), (2, "-,5,5"), (3, "5,-,5")])
def test_with_all_scores_equal_the_same_seat_starts_again(first: int, scores: str) -> None:
    # before striking out: all of them lose their points
    match = end_round(scores, 5, starter=first)
    assert field(match, "starter") == str(first)
    assert totals(match) == (0, 0, 0)


def test_the_scores_of_the_last_round_decide_who_starts_not_the_totals() -> None:
    match = end_round("8,1,2;1,3,-", 5, round=2, starter=1)
    assert fields(match, "round", "starter") == ("3", "3")


def test_play_goes_clockwise_from_the_new_starter() -> None:
    match = end_round("1,8,-", 5)
    order = []
    for points in (3, 2, 1):
        order.append(match.to_move)
        take_turn_worth(match, points)
    assert order == [B, C, A]


def test_the_first_starter_is_drawn_by_lot() -> None:
    match = new_match("space-taxi", seats=3)
    assert match.to_move == CHANCE
    assert match.position() == position(ask="lot")
    moves, weights = GAME.outcomes(match.state)
    assert [GAME.write_move(CHANCE, Move(int(move))) for move in moves] == ["starts 1", "starts 2", "starts 3"]
    assert list(weights) == [1, 1, 1]
    assert say(match, "starts 3").to_move == C


def test_no_lot_falls_on_an_empty_seat() -> None:
    match = new_match("space-taxi", seats=3)
    assert reason(match, "starts 4") == "no-lots"


@pytest.mark.parametrize("starter", [1, 2, 3])
def test_or_the_first_starter_is_chosen_by_the_host(starter: int) -> None:
    match = begin(starter=starter)
    assert match.to_move == starter - 1
    assert field(match, "starter") == str(starter)


# --- who wins ----------------------------------------------------------------------------------------------------------

FOUR_ROUNDS = "8,7,6;8,7,6;8,7,6;8,7,6;"


def test_the_most_points_over_the_rounds_win() -> None:
    match = end_round(FOUR_ROUNDS + "1,7,-", 8, round=5)
    assert match.is_over
    assert totals(match) == (32, 35, 8)
    assert winners(match) == [B]


def test_a_shared_highest_total_is_a_shared_win() -> None:
    match = end_round(FOUR_ROUNDS + "3,7,-", 2, round=5)
    assert (totals(match), winners(match)) == ((35, 35, 0), [A, B])


def test_all_may_share_the_win() -> None:
    match = end_round("5,5,5;5,5,5;5,5,5;5,5,5;5,5,-", 5, round=5)
    assert (totals(match), winners(match)) == ((0, 0, 0), [A, B, C])


def test_nobody_has_won_before_the_end() -> None:
    assert winners(sit(round=5, scores=FOUR_ROUNDS + "8,7,-")) == []


def test_a_finished_game_shows_the_round_in_which_it_ended_and_all_scores() -> None:
    match = end_round(FOUR_ROUNDS + "1,7,-", 8, round=5)
    assert fields(match, "round", "scores", "tiles") == ("5", FOUR_ROUNDS + "1,7,8", "01234")
    assert look(match).over
