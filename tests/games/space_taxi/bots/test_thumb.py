"""The rules of thumb by which bots of Space Taxi play."""

import pytest

from cabstand.core import Actor
from cabstand.core.rule import record
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.space_taxi.bots.thumb import _crystal_ahead, _factor_ahead, coins_to_return


def test_fuel_ahead_is_exact_for_one_die_and_one_throw() -> None:
    # 6 on the wings, one die left: 1, 2, 3, 4 launch with factor 1 to 4, 5 and 6 fail
    assert _factor_ahead(1, 1, 6) == pytest.approx((1 + 2 + 3 + 4) / 6)
    # with a second throw, throw again whenever that promises more
    once = (1 + 2 + 3 + 4) / 6
    assert _factor_ahead(2, 1, 6) == pytest.approx((once + 2 + 3 + 4 + once + once) / 6)


def test_a_crystal_kept_for_one_more_throw_fails_below_and_scores_above() -> None:
    assert _crystal_ahead(1, 7) == pytest.approx((7 + 8) / 8)
    assert _crystal_ahead(1, 0) == pytest.approx(4.5)


@pytest.mark.parametrize(
    ("text", "coins"),
    [
        ("round=5 starter=1 coins=4,1,0 scores=1,0,0;1,0,0;1,0,0;1,0,0;-,-,-", 4),  # the last round: all
        ("round=2 starter=1 coins=5,1,0 scores=9,8,7;-,-,-", 2),  # three are kept
        ("round=2 starter=2 coins=5,1,0 scores=7,8,6;-,9,20", 3),  # 4 points, 9 is the lowest: three coins make 10
        ("round=1 starter=2 coins=2,1,0 scores=-,9,20", 0),  # out of reach
    ],
)
def test_coins_are_returned_at_the_end_or_to_leave_the_lowest_place(text: str, coins: int) -> None:
    state = SPACE_TAXI.read_position(
        f"space-taxi/1 seats=3 {text} ask=return tiles=0 throw= aboard=RRRGBY wings=133 crystal=m2"
    )
    assert SPACE_TAXI.to_move(state) == Actor(0)
    assert coins_to_return(record(state)) == coins
