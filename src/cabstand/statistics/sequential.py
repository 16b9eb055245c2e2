"""A test that looks at results while they come in, and stops as soon as they say enough.

What is tested is a mean of independent values, such as the share of wins above an even share, deal by deal. Three answers are
possible: the mean is above zero, below zero, or nearer to zero than a margin that matters. It is two of Wald's sequential
probability ratio tests at once, zero against the margin upwards and downwards (Sobel and Wald), with the variance taken from
the values (as the generalised test of Stockfish's Fishtest does).

Of tests with a mean of zero, at most `alpha` end with an answer that it is not; of those with a mean as far off as the margin,
at most `beta` miss it. A mean in between may end either way. Both rates are checked by simulation in the tests of this module.
"""

from enum import StrEnum
from math import log
from typing import Final

import msgspec

from cabstand.statistics.interval import variance

LEAST: Final = 40
"""Values before the first answer: the variance of fewer is too uncertain to stop on."""


class Answer(StrEnum):
    """What the values have shown so far."""

    OPEN = "open"
    ABOVE = "above"
    BELOW = "below"
    NEAR = "near"


class Sequential(msgspec.Struct, frozen=True):
    """What is asked: by how much a mean must be off for it to matter, and how often an answer may be wrong."""

    margin: float
    alpha: float = 0.05
    beta: float = 0.05

    def answer(self, count: int, total: float, squares: float) -> Answer:
        """From the sums over all values so far."""
        if count < LEAST:
            return Answer.OPEN
        above, below = self.evidence(count, total, squares)
        enough, too_little = log((1 - self.beta) * 2 / self.alpha), log(self.beta / (1 - self.alpha / 2))
        if above >= enough:
            return Answer.ABOVE
        if below >= enough:
            return Answer.BELOW
        return Answer.NEAR if max(above, below) <= too_little else Answer.OPEN

    def evidence(self, count: int, total: float, squares: float) -> tuple[float, float]:
        """The logarithm of how much more likely the values are with the margin upwards, and downwards, than with zero."""
        spread = max(variance(count, total, squares), 1e-12)
        each = self.margin / spread
        half = count * self.margin / 2
        return each * (total - half), each * (-total - half)
