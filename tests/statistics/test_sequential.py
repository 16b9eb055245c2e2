"""The sequential test, and how often it errs: counted in simulated arenas, whose deals are as lumpy as those of games."""

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from cabstand.statistics.sequential import LEAST, Answer, Sequential

MARGIN = 0.04
ASKED = Sequential(MARGIN)
WINS = np.arange(4) / 3 - 1 / 3
"""Of three games of a deal, one in each seat: the share of wins above an even one."""


def answers(mean: float, runs: int, seed: int, look_every: int = 20) -> Counter[Answer]:
    """Of arenas in which the true share of wins is off by `mean`."""
    rng, told = np.random.default_rng(seed), Counter[Answer]()
    for _ in range(runs):
        values = WINS[rng.binomial(3, 1 / 3 + mean, 20_000)]
        totals, squares = np.cumsum(values), np.cumsum(values**2)
        looks = range(look_every, len(values) + 1, look_every)
        found = (ASKED.answer(at, float(totals[at - 1]), float(squares[at - 1])) for at in looks)
        told[next((answer for answer in found if answer != Answer.OPEN), Answer.OPEN)] += 1
    return told


def test_equal_bots_are_seldom_told_apart(size: Callable[[int, int], int]) -> None:
    runs = size(400, 10_000)
    told = answers(0.0, runs, seed=1)
    assert told[Answer.OPEN] == 0
    assert (told[Answer.ABOVE] + told[Answer.BELOW]) / runs <= ASKED.alpha + 3 * (0.05 * 0.95 / runs) ** 0.5


@pytest.mark.parametrize(("mean", "right"), [(MARGIN, Answer.ABOVE), (-MARGIN, Answer.BELOW)])
def test_a_bot_that_is_better_or_worse_by_the_margin_is_seldom_missed(
    mean: float, right: Answer, size: Callable[[int, int], int]
) -> None:
    runs = size(400, 10_000)
    told = answers(mean, runs, seed=2)
    assert told[right] / runs >= 1 - ASKED.beta - 3 * (0.05 * 0.95 / runs) ** 0.5


def test_far_better_is_seen_at_the_first_look() -> None:
    assert answers(0.4, 20, seed=3, look_every=LEAST) == {Answer.ABOVE: 20}
    values = np.full(LEAST - 1, 0.6)
    assert ASKED.answer(LEAST - 1, float(values.sum()), float((values**2).sum())) == Answer.OPEN
    assert ASKED.answer(LEAST, 0.6 * LEAST, 0.36 * LEAST) == Answer.ABOVE


def test_bots_that_end_every_deal_alike_are_near_each_other() -> None:
    assert ASKED.answer(LEAST, 0.0, 0.0) == Answer.NEAR
