"""What an arena has shown: shares of wins, scores, ratings, and how much of a result choices explain.

Everything is a sum over deals, so it can be told at any time and goes on from any batch.
"""

from collections import Counter
from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from cabstand.core.rule import Ints
from cabstand.lab.arena import Batch, Setup, kinds, tables
from cabstand.statistics.interval import Z95, Interval
from cabstand.statistics.plackett_luce import Choices, Ratings, fit
from cabstand.statistics.sequential import Answer, Sequential

Floats = NDArray[np.float64]


class Sums:
    """Of values that come several at a time, one row for each deal."""

    def __init__(self, width: int) -> None:
        self.count = 0
        self.total: Floats = np.zeros(width)
        self.products: Floats = np.zeros((width, width))

    def add(self, rows: Floats) -> None:
        self.count += len(rows)
        self.total += rows.sum(axis=0)
        self.products += rows.T @ rows

    def mean(self, column: int) -> float:
        return float(self.total[column] / self.count)

    def covariance(self) -> Floats:
        """Of the means; unknown, and so without bounds, after a single deal."""
        if self.count < 2:
            return np.full_like(self.products, np.inf)
        between: Floats = (self.products - np.outer(self.total, self.total) / self.count) / (self.count - 1)
        return between / self.count

    def interval(self, column: int) -> Interval:
        """By the normal approximation, and no wider than shares can be."""
        half = Z95 * sqrt(max(0.0, float(self.covariance()[column, column])))
        return Interval(max(0.0, self.mean(column) - half), min(1.0, self.mean(column) + half))


class Explained(msgspec.Struct, frozen=True):
    """The part of the variance of results that is between bots. The rest is luck: another seat, another deal."""

    share: float
    interval: Interval


class Standings:
    """How the bots of an arena stand. Kinds of bots are counted in the order in which they were named."""

    def __init__(self, setup: Setup) -> None:
        self.setup, self.bots = setup, kinds(setup.bots)
        self._tables: Ints = np.array([[self.bots.index(bot) for bot in table] for table in tables(setup.bots, setup.players)])
        self.seats: Ints = np.bincount(self._tables.ravel(), minlength=len(self.bots))
        """In how many games of a deal each bot sits, counted for each seat."""
        self.moves = self.shared = 0
        self._squares = 0.0  # of every seat's share of a win
        self.notes_luck = False
        self.wins, self.fair = Sums(len(self.bots)), Sums(len(self.bots))
        """Shares of the wins in a seat of each bot, deal by deal: as games ended, and less luck."""
        self.places: Floats = np.zeros((setup.players, 2))
        """By seat: wins and games."""
        self.scores: list[Counter[int]] = [Counter() for _ in self.bots]
        self._choices = Choices([tuple(sorted(table)) for table in {tuple(sorted(each)) for each in self._tables.tolist()}])

    @property
    def deals(self) -> int:
        return self.wins.count

    @property
    def games(self) -> int:
        return self.deals * len(self._tables)

    @property
    def surest(self) -> Sums:
        """Shares of wins with the least spread there is."""
        return self.fair if self.notes_luck else self.wins

    def add(self, batch: Batch) -> None:
        ranks = _decoded(batch, len(self._tables), self.setup.players)
        parts = shares(ranks)
        wins = np.zeros((batch.count, len(self.bots)))
        for number, table in enumerate(self._tables):
            for seat, bot in enumerate(table):
                wins[:, bot] += parts[:, number, seat]
        self.wins.add(wins / self.seats)
        luck = np.zeros_like(wins) if batch.luck is None else np.array(batch.luck)
        self.fair.add((wins - luck) / self.seats)
        self.notes_luck = batch.luck is not None
        self.places[:, 0] += parts.sum(axis=(0, 1))
        self.places[:, 1] += batch.count * len(self._tables)
        self.moves += batch.moves
        self._squares += float((parts**2).sum())
        self.shared += int(((ranks == 1).sum(axis=2) > 1).sum())
        for mine, more in zip(self.scores, batch.scores, strict=True):
            mine.update(more)
        self._choices.add(self._chosen(ranks))

    def _chosen(self, ranks: Ints) -> Floats:
        """Deal by deal, who was chosen from whom: results that are the same are worked out once."""
        rows = np.zeros((len(ranks), len(self._choices.names)))
        for number, table in enumerate(self._tables):
            ends, which = np.unique(ranks[:, number], axis=0, return_inverse=True)
            rows += np.array([self._choices.row(table.tolist(), end) for end in ends.tolist()])[which.reshape(-1)]
        return rows

    def ratings(self) -> Ratings:
        return fit(self._choices)

    def mean_score(self, bot: int) -> float:
        return sum(score * times for score, times in self.scores[bot].items()) / sum(self.scores[bot].values())

    @property
    def even(self) -> float:
        """Everybody's share where all are equal."""
        return 1 / self.setup.players

    def answer(self, asked: Sequential) -> Answer:
        """Whether the first bot's share is shown to be above an even one, or below."""
        sums, off = self.surest, self.even
        total = sums.total[0] - sums.count * off
        squares = sums.products[0, 0] - 2 * off * sums.total[0] + sums.count * off * off
        return asked.answer(sums.count, float(total), float(squares))

    def explained(self) -> Explained:
        """Of the variance of a seat's share of a win, over seats and deals, the part between bots."""
        weights, apart = self.seats / self.seats.sum(), self.surest.total / self.deals - self.even
        whole = self._squares / (self.games * self.setup.players) - self.even**2
        covariance = self.surest.covariance()
        between = float(weights @ (apart**2 - np.diag(covariance)))
        slope, bend = 2 * weights * apart, np.diag(weights) @ covariance
        half = Z95 * sqrt(max(0.0, float(slope @ covariance @ slope + 2 * np.trace(bend @ bend))))
        interval = Interval(max(0.0, between - half) / whole, min(1.0, (between + half) / whole))
        return Explained(max(0.0, between) / whole, interval)


def _decoded(batch: Batch, games: int, players: int) -> Ints:
    digits = np.frombuffer("".join(batch.ranks).encode("ascii"), np.uint8).astype(np.int64) - ord("0")
    return digits.reshape(batch.count, games, players)


def shares(ranks: Ints) -> Floats:
    """A win in equal parts, by deal, game and seat."""
    won = (ranks == 1).astype(np.float64)
    parts: Floats = won / won.sum(axis=2, keepdims=True)
    return parts
