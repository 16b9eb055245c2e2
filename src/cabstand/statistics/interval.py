"""Confidence intervals of 95%."""

from math import sqrt
from typing import Final

import msgspec

Z95: Final = 1.959963984540054


class Interval(msgspec.Struct, frozen=True):
    """A 95% confidence interval."""

    low: float
    high: float


def of_mean(count: int, total: float, squares: float) -> Interval:
    """By the normal approximation, from sums over independent values; a single value says nothing about the spread."""
    if count < 2:
        return Interval(float("-inf"), float("inf"))
    mean = total / count
    half = Z95 * sqrt(variance(count, total, squares) / count)
    return Interval(mean - half, mean + half)


def of_share(hits: float, count: int) -> Interval:
    """Wilson's interval for a share of independent trials."""
    share = hits / count
    centre = (share + Z95**2 / (2 * count)) / (1 + Z95**2 / count)
    half = Z95 * sqrt(share * (1 - share) / count + Z95**2 / (4 * count * count)) / (1 + Z95**2 / count)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def variance(count: int, total: float, squares: float) -> float:
    """Of independent values, from their sums; at least two of them."""
    return max(0.0, (squares - total * total / count) / (count - 1))
