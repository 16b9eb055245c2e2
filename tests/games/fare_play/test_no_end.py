"""No end in sight: the game is drawn after a hundred rounds, or after a round in which nothing happened."""

from collections.abc import Collection

import pytest
from tests.games.fare_play.table import IDLE, Table, table

from cabstand.games.fare_play.adapter import GAME as FARE_PLAY


def last_of_round(
    hand: str = IDLE, *, round_no: int = 7, stirred: bool = False, skips: Collection[int] = (), turn: int = 3, starter: int = 1
) -> Table:
    hands = [""] * (turn - 1) + [hand]
    return table(hands=hands, turn=turn, starter=starter, round_no=round_no, stirred=stirred, skips=skips)


def idle(t: Table) -> Table:
    """A turn in which nothing is drawn and nothing played."""
    return t.play("go", "discard detour", "discard red-light")


# --- a hundred rounds


def test_the_game_is_drawn_after_a_hundred_rounds() -> None:
    t = idle(last_of_round(round_no=100, stirred=True))
    assert t.asks == "over"
    assert t.winner is None
    assert FARE_PLAY.result(t.state).scores == (0, 0, 0)


def test_before_the_hundredth_round_has_ended_the_game_goes_on() -> None:
    t = idle(last_of_round(round_no=99, stirred=True))
    assert t.asks == "1 begin"
    assert t.view().round == 100
    assert idle(last_of_round(round_no=100, stirred=True, turn=2)).asks == "3 begin"


def test_a_round_begins_with_who_began_the_game() -> None:
    assert idle(last_of_round(round_no=100, stirred=True, starter=2)).asks == "1 begin"
    assert idle(last_of_round(round_no=100, stirred=True, turn=1, starter=2)).asks == "over"


def test_a_skipped_turn_is_a_turn_of_the_round() -> None:
    assert idle(last_of_round(round_no=100, stirred=True, turn=2, skips=[3])).asks == "over"
    t = idle(last_of_round(round_no=7, stirred=True, turn=2, skips=[3]))
    assert t.asks == "1 begin"
    assert t.view().round == 8


def test_a_start_over_is_a_turn_of_the_round() -> None:
    assert last_of_round(round_no=100).play("start over").asks == "over"


def test_who_would_win_in_the_hundred_and_first_round_does_not() -> None:
    t = table("c╋a", fares="CA", green=[1], turn=3, hands=["", "", "tee"], round_no=100, ask="discard", to_discard=1)
    t.play("discard tee")
    assert t.asks == "over"
    assert t.winner is None


# --- a round in which nothing happened


def test_the_game_is_drawn_after_a_round_in_which_nobody_drew_played_was_skipped_or_started_over() -> None:
    t = idle(last_of_round())
    assert t.asks == "over"
    assert t.winner is None


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        (IDLE.removesuffix(" detour"), ["go", "draw detour", "discard detour", "discard red-light"]),
        ("tee tee tee tee tee", ["go", "lay tee e1 t1", "discard tee"]),
        ("parade tee tee tee tee", ["go", "token parade start", "discard tee"]),
        ("rush-hour tee tee tee tee", ["go", "play rush-hour", "nothing", "nothing", "discard tee"]),
        (IDLE, ["start over"]),
    ],
)
def test_a_draw_a_play_or_a_start_over_by_anybody_keeps_the_game_going(hand: str, moves: list[str]) -> None:
    t = last_of_round(hand).play(*moves)
    assert t.asks == "1 begin"


def test_a_cancelled_card_was_played() -> None:
    t = table(turn=3, stirred=False, hands=["red-light", "", "rush-hour tee tee tee tee"])
    assert t.play("go", "play rush-hour", "red light", "discard tee").asks == "1 begin"


def test_a_skipped_turn_keeps_the_game_going() -> None:
    assert idle(last_of_round(turn=2, skips=[3])).asks == "1 begin"


def test_a_skipped_turn_belongs_to_the_round_it_is_in() -> None:
    t = idle(last_of_round(stirred=True, skips=[1]))
    assert t.asks == "2 begin"
    assert t.field("turn") == "2/1/8/1"


def test_every_round_is_judged_by_itself() -> None:
    t = idle(last_of_round(stirred=True))
    assert t.asks == "1 begin"
    assert t.field("turn") == "1/1/8/0"


def test_in_the_middle_of_a_round_nothing_is_judged() -> None:
    assert idle(last_of_round(turn=2)).asks == "3 begin"
