"""How often each face came up in a game, and how often it should have: for whoever distrusts a run of bad luck."""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from math import exp, lgamma, log
from typing import Final

import msgspec

from cabstand.core import Game
from cabstand.core.dice import Die, dice_of
from cabstand.table.verify import kind_of

SURE: Final = 0.99


class Face(msgspec.Struct, frozen=True):
    """One face: how often it came up, how often it should on average, and the band that holds 99 of 100 such counts."""

    face: str
    count: int
    expected: float
    low: int
    high: int

    @property
    def is_inside(self) -> bool:
        return self.low <= self.count <= self.high


class Rolls(msgspec.Struct, frozen=True):
    """All throws of one sort of die."""

    die: str
    thrown: int
    faces: list[Face]


def count_rolls(game: Game, outcomes: Iterable[str]) -> list[Rolls]:
    """The faces of the dice of a game, from everything that chance did in it; nothing for a game without dice."""
    listed = list(outcomes)
    return [_count(die, [outcome for outcome in listed if kind_of(outcome) == die.kind]) for die in dice_of(game)]


def _count(die: Die, throws: list[str]) -> Rolls:
    seen = Counter(face for throw in throws for face in re.findall(die.pattern, throw))
    thrown = seen.total()
    low, high = band(thrown, len(die.faces))
    return Rolls(die.name, thrown, [Face(face, seen[face], thrown / len(die.faces), low, high) for face in die.faces])


def band(thrown: int, sides: int, sure: float = SURE) -> tuple[int, int]:
    """The counts of one face between which a fair die stays with this certainty, from the binomial distribution itself.

    Below it and above it lies at most half of the rest each.
    """
    tail = (1 - sure) / 2
    below = list(accumulate(_chance(thrown, count, sides) for count in range(thrown + 1)))
    low = next(count for count in range(thrown + 1) if below[count] > tail)
    high = next((count for count in range(thrown + 1) if 1 - below[count] <= tail), thrown)
    return low, high


def _chance(thrown: int, count: int, sides: int) -> float:
    """Of exactly so many of one face; by logarithms, since the numbers of ways are huge."""
    ways = lgamma(thrown + 1) - lgamma(count + 1) - lgamma(thrown - count + 1)
    return exp(ways + (thrown - count) * log(sides - 1) - thrown * log(sides))
