"""The example with three players that the sheet ends with: Andi, Bea and Chris, move by move, as board, view and story.

The sheet shows the dice as pictures; here they fall so that its text comes true.
"""

import pytest
from tests.games.space_taxi.table import A, B, C, begin, look, pile, position, say, take, totals

from cabstand.core import Match, Seat
from cabstand.core.game import StoryLine

ANDI = ["RRGGBT 256 s3: RRGG", "TB 336 s6: T=G s6", "Y 156: 1", "R 44: R 44"]
BEA = ["GGGGGY 355 s4: GGGG", "RB 166 s7: 0", "GP 566 s2: G s2", "Y 334: 334", "R: R"]
CHRIS = ["RRBYPT 566 s2: RR 6", "BYPT 56 s4: Y 56 s4"]


def after_andi() -> Match:
    return say(take(begin(), *ANDI), "return 0")


def after_bea() -> Match:
    return say(take(after_andi(), *BEA), "return 0")


def after_chris() -> Match:
    return take(after_bea(), *CHRIS)


def test_andi_fills_the_taxi_in_four_throws() -> None:
    match = begin()
    take(match, ANDI[0])
    assert match.position() == position(tiles="0123", aboard="RRGG", crystal="3")
    take(match, ANDI[1])
    assert match.position() == position(coins="2,3,3", tiles="013", aboard="RRGGG", crystal="m6")
    assert pile(match) == 19
    take(match, ANDI[2])
    assert match.position() == position(coins="2,3,3", tiles="03", aboard="RRGGG", wings="1", crystal="m6")
    take(match, ANDI[3])
    assert match.position() == position(coins="4,3,3", ask="return", tiles="0", aboard="RRRGGG", wings="144", crystal="m6")
    assert pile(match) == 17


def test_andi_scores_18_and_keeps_his_four_coins() -> None:
    match = after_andi()
    assert match.position() == position(coins="4,3,3", scores="18,-,-")
    assert match.to_move == B


def test_bea_uses_the_0_and_fails_to_smuggle() -> None:
    match = after_andi()
    written = {"coins": "4,3,3", "scores": "18,-,-"}
    take(match, BEA[0])
    assert match.position() == position(**written, tiles="0123", aboard="GGGG", crystal="4")
    take(match, BEA[1])
    assert match.position() == position(**written, tiles="123", aboard="GGGG", crystal="7")
    take(match, BEA[2])
    assert match.position() == position(**written, tiles="13", aboard="GGGGG", crystal="x")
    take(match, BEA[3])
    assert match.position() == position(**written, tiles="1", aboard="GGGGG", wings="334", crystal="x")
    take(match, BEA[4])
    assert match.position() == position(**written, ask="return", tiles="", aboard="RGGGGG", wings="334", crystal="x")


def test_bea_scores_20_and_gets_no_coins_for_a_taxi_with_a_single_alien() -> None:
    match = after_bea()
    assert match.position() == position(coins="4,3,3", scores="18,20,-")
    assert match.to_move == C


def test_chris_fails_the_launch_is_struck_out_and_bea_starts_round_two() -> None:
    match = after_chris()
    assert match.position() == position(round=2, starter=2, coins="4,3,3", scores="18,20,0;-,-,-")
    assert match.to_move == B
    assert totals(match) == (18, 20, 0)


def test_the_view_shows_andis_sum_before_he_decides_on_coins() -> None:
    seen = look(take(begin(), *ANDI), A)
    turn = seen.turn
    assert (turn.passenger_points, turn.fuel, turn.factor, turn.mine, turn.points) == (4, 9, 3, 6, 18)
    assert (seen.ask, seen.can_return, seen.pile) == ("return", 4, 17)
    assert (turn.aboard, turn.wings) == ("RRRGGG", "144")


def test_the_view_shows_beas_failed_die_as_one_that_must_be_played() -> None:
    match = say(take(after_andi(), *BEA[:2]), "throw", "GP 566 s2")
    seen = look(match, B)
    assert [(die.face, die.must) for die in seen.dice if die.must] == [("2", True)]
    assert seen.turn.crystal_before == 7
    assert [tile.number for tile in seen.tiles if tile.refusal is None] == [1, 2, 3]


def test_the_view_shows_the_sheet_after_the_round() -> None:
    seen = look(after_chris())
    assert [(sheet.coins, sheet.total) for sheet in seen.sheets] == [(4, 18), (3, 20), (3, 0)]
    assert [(sheet.scores[0].points, sheet.scores[0].struck_out) for sheet in seen.sheets] == [
        (18, False),
        (20, False),
        (0, True),
    ]
    assert (seen.round, seen.rounds, seen.seat_in_turn) == (2, 5, 2)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_story_tells_the_example_to_everyone(viewer: int | None) -> None:
    def line(what: str, seat: int, **args: int | str) -> StoryLine:
        return StoryLine(f"space-taxi-story-{what}", {"seat": seat, **args})

    story = [
        line("throw", 1, dice="RRGGBT 256 s3"),
        line("play", 1, dice="RRGG", tile=4),
        line("throw", 1, dice="BT 336 s6"),
        line("play", 1, dice="T=G s6", tile=2),
        line("pay", 1, coins=1),
        line("throw", 1, dice="Y 156"),
        line("play", 1, dice="1", tile=1),
        line("throw", 1, dice="R 44"),
        line("play", 1, dice="R 44", tile=3),
        line("fuelled", 1, fuel=9, factor=3),
        line("launch", 1, points=18),
        line("full-taxi", 1, coins=2),
        line("score", 1, points=18),
        line("throw", 2, dice="GGGGGY 355 s4"),
        line("play", 2, dice="GGGG", tile=4),
        line("throw", 2, dice="RB 166 s7"),
        line("zero", 2),
        line("throw", 2, dice="GP 566 s2"),
        line("smuggling-fails", 2, before=7, now=2),
        line("play", 2, dice="G s2", tile=2),
        line("throw", 2, dice="Y 334"),
        line("play", 2, dice="334", tile=3),
        line("fuelled", 2, fuel=10, factor=4),
        line("throw", 2, dice="R"),
        line("play", 2, dice="R", tile=1),
        line("launch", 2, points=20),
        line("score", 2, points=20),
        line("throw", 3, dice="RRBYPT 566 s2"),
        line("play", 3, dice="RR 6", tile=3),
        line("throw", 3, dice="BYPT 56 s4"),
        line("play", 3, dice="Y 56 s4", tile=4),
        line("failed-launch", 3, fuel=17),
        line("score", 3, points=0),
        line("struck-out", 3, points=0),
        StoryLine("space-taxi-story-next-round", {"round": 2, "seat": 2}),
    ]
    match = after_chris()
    told = match.story(None if viewer is None else Seat(viewer))
    assert told == story


def test_the_game_of_the_example_ends_after_five_rounds() -> None:
    match = after_chris()
    for _ in range(4):
        take(match, "RGBYPT 666 s1: 666", "RGBYPT 666 s1: 666", "RGBYPT 666 s1: 666")
    assert match.is_over
    assert (totals(match), match.result().winners) == ((18, 20, 0), (1,))
