"""Random numbers for whoever drives a game: simulations, bots, tests, a game in the terminal.

A stream is `uint64[2]` (xorshift128+), made from (seed, number of the game), so a result never depends on how games were
spread over cores. Rules never see one. Sums are made in halves because NumPy, interpreted, warns of an overflow that
compiled code passes over.
"""

from collections.abc import Sequence
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rule import rule

Stream = NDArray[np.uint64]
T = TypeVar("T")

_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_A, _B, _C = np.uint64(23), np.uint64(18), np.uint64(5)


def streams(seed: int, first: int, count: int) -> Stream:
    """The streams of games `first` to `first + count - 1` under a seed, one row each."""
    rows = np.empty((count, 2), np.uint64)
    game = np.arange(first, first + count, dtype=np.uint64)
    key = _mix(np.full(count, seed & 0xFFFFFFFFFFFFFFFF, np.uint64))
    rows[:, 0] = _mix(key ^ _mix(game * np.uint64(2)))
    rows[:, 1] = _mix(key ^ _mix(game * np.uint64(2) + np.uint64(1)))
    rows[(rows == 0).all(axis=1), 0] = 1  # the one state that xorshift cannot leave
    return rows


def stream(seed: int, game: int = 0) -> Stream:
    """The stream of one game."""
    row: Stream = streams(seed, game, 1)[0]
    return row


def _mix(x: Stream) -> Stream:
    """splitmix64: neighbouring numbers in, unrelated numbers out."""
    x = x + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@rule
def bits(rng: Stream) -> np.uint64:
    """The next 32 random bits: the upper half of the sum of the two words, then one step."""
    x = rng[0]
    y = rng[1]
    low = (x & _LOW) + (y & _LOW)
    high = (x >> _HALF) + (y >> _HALF) + (low >> _HALF)
    rng[0] = y
    x = x ^ (x << _A)
    rng[1] = x ^ y ^ (x >> _B) ^ (y >> _C)
    return np.uint64(high & _LOW)


@rule
def below(rng: Stream, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (n below 2**31)."""
    span = np.uint64(n)
    product = bits(rng) * span
    if product & _LOW < span:
        unfair = (_LOW - span + np.uint64(1)) % span
        while product & _LOW < unfair:
            product = bits(rng) * span
    return np.int64(product >> _HALF)  # type: ignore[return-value]


@rule
def weighted(rng: Stream, weights: NDArray[np.int64], total: int) -> int:
    """An index, with the chance that its weight has in `total` (below 2**31)."""
    at = below(rng, total)
    index = 0
    while at >= weights[index]:
        at -= weights[index]
        index += 1
    return index


class Dice:
    """A stream for people: `Dice(7)` always throws the same."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self.stream = stream(seed, game)

    def choice(self, options: Sequence[T]) -> T:
        """One of the options, each equally likely."""
        return options[int(below(self.stream, len(options)))]
