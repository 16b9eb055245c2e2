"""What a seat sees and what it can choose from."""

import msgspec
import pytest
from tests.games.space_taxi.table import A, B, begin, last_die, look, position, say, sit, take

from cabstand.core import CHANCE, Dice, Match, Seat, new_match
from cabstand.core.game import Refusal
from cabstand.games.space_taxi.view import Die

FOUR = "8,7,6;8,7,6;8,7,6;8,7,6;"


@pytest.mark.parametrize(
    ("fields", "ask"),
    [
        ({}, "throw"),
        ({"ask": "play", "throw": "RGBYPT.126.s8"}, "play"),
        ({"ask": "return", "tiles": "0", "aboard": "RRRRRG", "wings": "334", "crystal": "m8"}, "return"),
        ({"ask": "roll"}, None),
        ({"ask": "lot"}, None),
        ({"ask": "over", "round": 5, "scores": FOUR + "8,7,6"}, None),
    ],
)
def test_only_the_seat_in_turn_is_asked(fields: dict[str, str], ask: str | None) -> None:
    match = sit(**fields)
    assert look(match, A).ask == ask
    assert look(match, B).ask is None
    assert look(match).ask is None


@pytest.mark.parametrize(
    ("fields", "seat"),
    [
        ({}, 1),
        ({"scores": "5,-,-"}, 2),
        ({"ask": "roll"}, 1),
        ({"ask": "play", "throw": "RGBYPT.126.s8"}, 1),
        ({"ask": "return", "tiles": "0", "aboard": "RRRRRG", "wings": "334", "crystal": "m8"}, 1),
        ({"ask": "lot"}, None),
        ({"ask": "over", "round": 5, "scores": FOUR + "8,7,6"}, None),
    ],
)
def test_the_seat_in_turn_is_shown_counted_from_1(fields: dict[str, str], seat: int | None) -> None:
    assert look(sit(**fields)).seat_in_turn == seat


def test_everything_lies_open_and_all_see_the_same_board() -> None:
    match = say(begin(), "throw", "RRGBTT 126 s5")
    for name in ("seats", "round", "rounds", "over", "seat_in_turn", "dice", "tiles", "turn", "pile", "sheets", "dice_in_hand"):
        assert getattr(look(match, A), name) == getattr(look(match, B), name) == getattr(look(match), name)


def test_dice_are_shown_by_kind_in_a_fixed_order() -> None:
    seen = look(say(begin(), "throw", "s5 621 TBRTGR"))
    assert seen.dice == (
        Die("passenger", "R"),
        Die("passenger", "R"),
        Die("passenger", "G"),
        Die("passenger", "B"),
        Die("thumb", "T"),
        Die("thumb", "T"),
        Die("fuel", "1"),
        Die("fuel", "2"),
        Die("fuel", "6"),
        Die("crystal", "5"),
    )


def test_a_failed_smuggling_die_is_marked_as_one_that_must_be_played() -> None:
    match = sit(ask="play", tiles="0134", throw="GBTT.126.s4", aboard="RR", crystal="5")
    assert look(match).dice[-1] == Die("crystal", "4", must=True)
    kept = sit(ask="play", tiles="0134", throw="GBTT.126.s5", aboard="RR", crystal="5")
    assert look(kept).dice[-1] == Die("crystal", "5", must=False)


@pytest.mark.parametrize(("tiles", "dice"), [("01234", 10), ("0134", 8), ("34", 7), ("01", 1)])
def test_the_dice_in_hand_are_counted(tiles: str, dice: int) -> None:
    board = {"01234": ("", "", "-"), "0134": ("RR", "", "5"), "34": ("RRR", "", "5"), "01": ("RRRRR", "334", "m8")}[tiles]
    seen = look(sit(tiles=tiles, aboard=board[0], wings=board[1], crystal=board[2]))
    assert seen.dice_in_hand == dice
    assert seen.dice == ()


def test_a_turned_tile_says_so() -> None:
    seen = look(sit(tiles="034", aboard="RRR", crystal="5"))
    assert [(tile.number, tile.open) for tile in seen.tiles] == [(0, True), (1, False), (2, False), (3, True), (4, True)]
    assert [tile.refusal for tile in seen.tiles] == [
        None,
        Refusal("space-taxi-tile-turned", {"tile": 1}),
        Refusal("space-taxi-tile-turned", {"tile": 2}),
        None,
        None,
    ]


def test_tile_0_says_why_it_cannot_answer_a_failed_die() -> None:
    failed = look(sit(ask="play", tiles="0134", throw="GBTT.126.s4", aboard="RR", crystal="5")).tiles
    assert failed[0].open
    assert failed[0].refusal == Refusal("space-taxi-failed-die-stays")
    assert failed[1].refusal is None
    used = look(sit(ask="play", tiles="134", throw="GBTT.126.s4", aboard="RR", crystal="5")).tiles
    assert used[0].refusal == Refusal("space-taxi-tile-turned", {"tile": 0})


def test_the_board_is_shown_as_it_is_filled() -> None:
    match = take(begin(), "RRGGTT 256 s3: RRGT", "GT 256 s4: 26")
    turn = look(match).turn
    assert (turn.aboard, turn.wings, turn.fuel, turn.factor) == ("RRGT", "26", 8, 0)
    assert (turn.passenger_points, turn.mine, turn.smuggling_failed, turn.crystal_before, turn.points) == (1, 0, False, 4, 0)


def test_points_as_they_stand_are_shown_once_the_taxi_is_fuelled() -> None:
    turn = look(sit(tiles="01", aboard="RRRTT", wings="234", crystal="m8")).turn
    assert (turn.fuel, turn.factor, turn.passenger_points, turn.mine, turn.points) == (9, 3, 2, 8, 14)


def test_a_failed_attempt_is_shown() -> None:
    turn = look(sit(tiles="34", aboard="RR", crystal="x")).turn
    assert (turn.smuggling_failed, turn.mine, turn.crystal_before) == (True, 0, 0)


@pytest.mark.parametrize(("coins", "thrown", "can"), [("3,3,3", "T", 1), ("0,3,3", "T", 0), ("3,3,3", "R", 0)])
def test_the_seat_that_plays_is_told_how_many_thumbs_ups_it_can_turn(coins: str, thrown: str, can: int) -> None:
    match = last_die(thrown, aboard="RRRRR", coins=coins)
    assert look(match, A).can_turn_thumbs == can
    assert look(match, B).can_turn_thumbs == look(match).can_turn_thumbs == 0
    assert look(match, A).can_return == 0


def test_coins_limit_how_many_thumbs_ups_can_be_turned() -> None:
    assert look(say(begin(), "throw", "TTRRRR 126 s8"), A).can_turn_thumbs == 2
    assert look(say(begin(), "throw", "TTTTRR 126 s8"), A).can_turn_thumbs == 3


def test_the_seat_that_returns_coins_is_told_how_many_it_has() -> None:
    match = say(last_die("R", aboard="RRRRR"), "R")
    assert look(match, A).can_return == 5
    assert look(match, B).can_return == look(match).can_return == 0
    assert look(match, A).can_turn_thumbs == 0


def test_sheets_hold_coins_scores_and_totals() -> None:
    seen = look(sit(round=2, starter=2, coins="4,3,2", scores="18,20,1;-,9,-"))
    assert [sheet.coins for sheet in seen.sheets] == [4, 3, 2]
    assert [[score.points for score in sheet.scores] for sheet in seen.sheets] == [[18], [20, 9], [1]]
    assert [[score.struck_out for score in sheet.scores] for sheet in seen.sheets] == [[False], [False, False], [True]]
    assert [sheet.total for sheet in seen.sheets] == [18, 29, 0]


@pytest.mark.parametrize("seats", range(1, 6))
def test_there_is_a_sheet_for_every_seat(seats: int) -> None:
    seen = look(new_match("space-taxi", seats=seats))
    assert (seen.seats, len(seen.sheets), seen.round, seen.over) == (seats, seats, 1, False)


def test_the_end_is_shown() -> None:
    seen = look(sit(round=5, scores=FOUR + "8,7,6", ask="over"), A)
    assert (seen.over, seen.ask, seen.round, seen.dice, seen.can_return) == (True, None, 5, (), 0)


def test_looking_changes_nothing() -> None:
    match = sit(ask="play", throw="RGBYPT.126.s8")
    look(match, A)
    look(match)
    assert match.position() == position(ask="play", throw="RGBYPT.126.s8")


def test_no_more_thumbs_ups_can_be_turned_than_the_largest_open_tile_has_room_for() -> None:
    held = {"seats": 5, "round": 4, "coins": "7,5,5,5,5", "scores": "9,8,7,6,5;" * 3 + "-,-,-,-,-"}

    def can_turn(**more: str) -> int:
        match: Match = sit(**held, ask="play", **more)
        return look(match, A).can_turn_thumbs

    assert can_turn(throw="TTTTTT.126.s8") == 4
    assert can_turn(throw="TTTT", tiles="13", aboard="RR", wings="334", crystal="m8") == 3
    assert can_turn(throw="TTT.s4", tiles="13", aboard="RRR", wings="334", crystal="5") == 2


def test_all_who_are_not_to_move_see_the_same_and_hear_the_same_story() -> None:
    """So it is told once for all of them."""
    match = new_match("space-taxi", seats=3)
    assert match.game.all_open
    dice = Dice(seed=7)
    while not match.is_over:
        seats = [None, *(Seat(seat) for seat in range(3) if seat != match.to_move)]
        assert len({msgspec.json.encode(match.view(seat)) for seat in seats}) == 1
        match.push(match.game.sample(match.state, dice.stream) if match.to_move == CHANCE else match.legal_moves[0])
    assert len({msgspec.json.encode(match.story(seat)) for seat in (None, Seat(0), Seat(1), Seat(2))}) == 1
