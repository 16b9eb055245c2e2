"""One bot alone against others of another kind, in every seat, on the same dice."""

import pytest

from cabstand.lab.arena import alone

SHORT = {"rounds": "2"}


def test_a_bot_among_its_like_wins_exactly_its_share() -> None:
    match = alone("taxi", "simple", "simple", seats=3, games=4, seed=1, options=SHORT)
    assert match.share == pytest.approx(1 / 3)
    assert match.interval.low == pytest.approx(match.interval.high)


def test_who_knows_more_wins_more_and_the_interval_lies_around_the_share() -> None:
    match = alone("taxi", "pearl", "sid", seats=2, games=12, seed=1, options={"rounds": "6"})
    assert match.interval.low < match.share < match.interval.high
    assert match.share > 0.5
