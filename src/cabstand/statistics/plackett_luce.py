"""Ratings for games of any number of players, by the model of Plackett and Luce.

Everybody has a strength. The winner is drawn from those at the table, each with a chance in proportion to its strength; the
second in the same way from those who are left, and so on. So a finished game is a row of choices, and games add up to a table:
how often was this player chosen from those players? `Choices` is that table, and all that a fit needs.

What games have in common (the same deck, the same dice) makes them alike. Games are therefore added in *sets*: games within a
set may depend on each other, sets do not. Uncertainty comes from the spread between sets, so it holds even if the model does
not. Whether the model holds is tested too: it says how the choices from different circles of players belong together.

A shared win is a win for each of those who share it, in equal parts. Players level at the end of the table are not told apart.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import erfc, exp, log, pi, sqrt
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cabstand.statistics.interval import Z95, Interval

Floats = NDArray[np.float64]
Circle = tuple[int, ...]
"""Players among whom somebody is chosen, by number, in ascending order; the same player may sit there twice."""

POINTS: Final = 400 / log(10)
"""Of a rating: 400 points more mean ten to one in a game of two."""
_STEPS: Final = 100
_NEAR: Final = 1e-10
_SETS_PER_DEGREE: Final = 5
"""Sets for each degree of freedom, before the fit is tested."""


class Choices:
    """How often each player was chosen from which circle, with what it takes to know how much that varies between sets."""

    def __init__(self, tables: Sequence[Circle]) -> None:
        """`tables`: who sits together, player by player; every circle that can be left over comes from one of them."""
        circles = sorted({circle for table in tables for circle in _circles(table)}, key=lambda circle: (-len(circle), circle))
        self.players = 1 + max(player for table in tables for player in table)
        self.names = [(circle, player) for circle in circles for player in sorted(set(circle))]
        self.number = {name: number for number, name in enumerate(self.names)}
        self.sets = 0
        self.total: Floats = np.zeros(len(self.names))
        self.products: Floats = np.zeros((len(self.names), len(self.names)))

    def row(self, table: Sequence[int], ranks: Sequence[int]) -> Floats:
        """The choices of one finished game: who sat where, and the rank of each seat, the best of which is 1."""
        row = np.zeros(len(self.names))
        for name, weight in _choices(tuple(table), tuple(ranks)).items():
            row[self.number[name]] += weight
        return row

    def add(self, rows: Floats) -> None:
        """Sets of games, one row each: the choices of its games, added up."""
        self.sets += len(rows)
        self.total += rows.sum(axis=0)
        self.products += rows.T @ rows


def _circles(table: Sequence[int]) -> Iterator[Circle]:
    for size in range(2, len(table) + 1):
        yield from (tuple(some) for some in combinations(sorted(table), size) if len(set(some)) > 1)


@lru_cache(maxsize=100_000)
def _choices(table: tuple[int, ...], ranks: tuple[int, ...]) -> dict[tuple[Circle, int], float]:
    groups = [[player for player, rank in zip(table, ranks, strict=True) if rank == which] for which in sorted(set(ranks))]
    found: Counter[tuple[Circle, int]] = Counter()
    _choose(groups, 1.0, found, is_first=True)
    return dict(found)


def _choose(groups: list[list[int]], weight: float, found: Counter[tuple[Circle, int]], is_first: bool) -> None:
    """Note the choice of one of the first group, in equal parts, and what follows from it."""
    circle = tuple(sorted(player for group in groups for player in group))
    if len(set(circle)) < 2 or (len(groups) == 1 and not is_first):
        return
    best, *others = groups
    for at, player in enumerate(best):
        part = weight / len(best)
        found[circle, player] += part  # type: ignore[assignment]  # a counter may count in parts
        if others:
            level = best[:at] + best[at + 1 :]
            _choose([level, *others] if level else others, part, found, is_first=False)


class Fit(msgspec.Struct, frozen=True):
    """How far the model is from the games: a chi-square, its degrees of freedom, and how often chance alone goes so far."""

    chi_square: float
    degrees: int
    p: float


class Ratings(msgspec.Struct, frozen=True):
    """Points, player by player, around a mean of zero; `fit` is None where there is too little to test."""

    points: list[float]
    intervals: list[Interval]
    fit: Fit | None


def fit(choices: Choices) -> Ratings:
    """The strengths that make the games most likely, with one drawn game between each two players to begin with.

    That game keeps a player who has won everything, or nothing, finite; the more games, the less it says.
    """
    counts = np.array([[circle.count(player) for player in range(choices.players)] for circle, _ in choices.names], float)
    chosen = np.array([[player == name for player in range(choices.players)] for _, name in choices.names], float)
    logs = _most_likely(choices, counts, chosen)
    odds = _odds(counts, logs)
    surprise = chosen - odds
    inverse = np.linalg.pinv(_information(choices.total, odds) + _drawn(logs)[1], hermitian=True, rcond=1e-12)
    spread = inverse @ surprise.T @ _between(choices) @ surprise @ inverse
    points = POINTS * logs
    halves = POINTS * Z95 * np.sqrt(np.maximum(0.0, np.diag(spread)))
    if choices.sets < 2:
        halves = np.full(choices.players, np.inf)
    intervals = [Interval(float(mean - half), float(mean + half)) for mean, half in zip(points, halves, strict=True)]
    return Ratings([float(each) for each in points], intervals, _test(choices, odds, surprise))


def _most_likely(choices: Choices, counts: Floats, chosen: Floats) -> Floats:
    """Newton's method on the logarithms of strengths, whose sum stays zero."""
    logs = np.zeros(choices.players)
    for _ in range(_STEPS):
        odds = _odds(counts, logs)
        pull, stiff = _drawn(logs)
        slope = choices.total @ (chosen - odds) + pull
        step = np.linalg.pinv(_information(choices.total, odds) + stiff, hermitian=True, rcond=1e-12) @ slope
        step = step - step.mean()
        logs = logs + step * min(1.0, 2.0 / max(np.abs(step).max(), 1e-300))
        if np.abs(step).max() < _NEAR:
            break
    return logs


def _odds(counts: Floats, logs: Floats) -> Floats:
    """By circle and player: the chance to be chosen. A player who sits there twice has two chances."""
    weights = counts * np.exp(logs)
    odds: Floats = weights / weights.sum(axis=1, keepdims=True)
    return odds


def _information(total: Floats, odds: Floats) -> Floats:
    information: Floats = np.diag(total @ odds) - odds.T @ (total[:, None] * odds)
    return information


def _drawn(logs: Floats) -> tuple[Floats, Floats]:
    """Slope and information of one drawn game between each two players."""
    apart = logs[:, None] - logs[None, :]
    chance = 1 / (1 + np.exp(-apart))
    stiff = -chance * (1 - chance)
    np.fill_diagonal(stiff, 0.0)
    np.fill_diagonal(stiff, -stiff.sum(axis=1))
    return (0.5 - chance).sum(axis=1), stiff


def _between(choices: Choices) -> Floats:
    """How choices vary and go together between sets, for their sum."""
    if choices.sets < 2:
        return np.zeros_like(choices.products)
    products = choices.products - np.outer(choices.total, choices.total) / choices.sets
    between: Floats = products * choices.sets / (choices.sets - 1)
    return between


def _test(choices: Choices, odds: Floats, surprise: Floats) -> Fit | None:
    """Of choices less what the model expects of them, without the directions in which strengths have been fitted to them."""
    size = len(choices.names)
    inverse = np.linalg.pinv(_information(choices.total, odds), hermitian=True, rcond=1e-9)
    same = np.array([[circle == other for other, _ in choices.names] for circle, _ in choices.names], float)
    own = np.array([odds[at, player] for at, (_, player) in enumerate(choices.names)])
    residual = np.eye(size) - own[:, None] * same
    moved = own[:, None] * surprise * (same @ choices.total)[:, None]
    linear = residual - moved @ inverse @ surprise.T
    left = linear @ choices.total
    between = _between(choices)
    values, vectors = np.linalg.eigh(linear @ between @ linear.T)
    real = values > max(float(np.trace(residual @ between @ residual.T)), 1e-300) * 1e-8
    degrees = int(real.sum())
    if degrees == 0 or choices.sets < _SETS_PER_DEGREE * degrees + 2:
        return None
    square = float((((vectors[:, real].T @ left) ** 2) / values[real]).sum())
    return Fit(square, degrees, chance_of_more(square, degrees))


def chance_of_more(chi_square: float, degrees: int) -> float:
    """How often a chi-square of so many degrees of freedom is larger."""
    half = chi_square / 2
    if degrees % 2:
        term, told = sqrt(half / pi) * exp(-half) * 2, erfc(sqrt(half))
        steps = range(3, degrees + 1, 2)
    else:
        term, told = exp(-half), exp(-half)
        steps = range(4, degrees + 1, 2)
    for at in steps:
        if degrees % 2:
            told += term
            term *= chi_square / at
        else:
            term *= half / (at / 2 - 1)
            told += term
    return min(1.0, told)
