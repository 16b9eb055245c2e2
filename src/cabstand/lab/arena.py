"""Who is stronger: every game is played in all seat orders on the same dice.

Luck that one seat has in a game, each bot has once. So a result is a set of games, one for every order, and intervals come from
the spread between sets. A shared win is shared: with equal bots everybody has the same share on average, whatever the ties.
Where a game notes luck (with bots that solve their turns), wins less luck have the same mean and much less spread.
"""

from itertools import permutations
from math import sqrt
from typing import Final

import msgspec
import numpy as np

from cabstand.core.rule import Ints
from cabstand.lab.simulate import Z95, Interval, Job, play_orders_through

WHOLE: Final = 60
"""A win in parts, so that it can be shared by up to six in whole numbers."""


class Standings(msgspec.Struct):
    """Whole-number sums over sets of games, by kind of bot."""

    bots: list[str]
    sets: int
    games: int
    moves: int
    shared: int
    shares: list[int]
    """Parts of wins."""
    squares: list[int]
    """Of the parts that a set has brought."""
    scores: list[int]
    seats: list[int]
    """In how many games of a set the bot sits, counted for each seat."""

    def add(self, other: "Standings") -> None:
        for name in ("sets", "games", "moves", "shared"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.notes_luck = other.notes_luck
        for name in ("shares", "squares", "scores", "fair", "fair_squares"):
            setattr(self, name, [a + b for a, b in zip(getattr(self, name), getattr(other, name), strict=True)])

    fair: list[float]
    """Wins less luck."""
    fair_squares: list[float]
    notes_luck: bool

    def share(self, bot: int) -> float:
        """Of the wins in a seat of this bot."""
        return self.shares[bot] / (self.sets * self.seats[bot] * WHOLE)

    def interval(self, bot: int) -> Interval:
        return self._interval(self.shares[bot] / WHOLE, self.squares[bot] / WHOLE**2, bot)

    def fair_share(self, bot: int) -> float:
        """The same without luck."""
        return self.fair[bot] / (self.sets * self.seats[bot])

    def fair_interval(self, bot: int) -> Interval:
        return self._interval(self.fair[bot], self.fair_squares[bot], bot)

    def mean_score(self, bot: int) -> float:
        return self.scores[bot] / (self.sets * self.seats[bot])

    def _interval(self, wins: float, squares: float, bot: int) -> Interval:
        """By the normal approximation; a single set says nothing about the spread."""
        if self.sets < 2:
            return Interval(0.0, 1.0)
        mean = wins / self.sets
        variance = max(0.0, (squares - self.sets * mean * mean) / (self.sets - 1))
        half = Z95 * sqrt(variance / self.sets)
        return Interval(max(0.0, mean - half) / self.seats[bot], (mean + half) / self.seats[bot])


def orders(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All that differ."""
    return list(dict.fromkeys(permutations(bots)))


def kinds(bots: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(bots))


def empty_standings(bots: tuple[str, ...]) -> Standings:
    each = [len(orders(bots)) * bots.count(kind) for kind in kinds(bots)]
    shares, squares, scores = ([0] * len(each) for _ in range(3))
    return Standings(kinds(bots), 0, 0, 0, 0, shares, squares, scores, each, [0.0] * len(each), [0.0] * len(each), False)


def play_orders(job: Job) -> Standings:
    """Play the games of a job, each in all orders."""
    told = empty_standings(job.bots)
    shares = np.zeros((job.count, len(told.bots)), np.int64)
    luck = np.zeros((job.count, len(told.bots)))
    for order, played in zip(orders(job.bots), play_orders_through(job, orders(job.bots)), strict=True):
        told.moves += played.moves
        told.shared += int((played.won.sum(axis=1) > 1).sum())
        told.notes_luck = played.luck is not None
        for seat, name in enumerate(order):
            kind = told.bots.index(name)
            shares[:, kind] += _parts(played.won)[:, seat]
            told.scores[kind] += int(played.scores[:, seat].sum())
            if played.luck is not None:
                luck[:, kind] += played.luck[:, seat]
    told.sets, told.games = job.count, job.count * len(orders(job.bots))
    told.shares = [int(n) for n in shares.sum(axis=0)]
    told.squares = [int(n) for n in (shares**2).sum(axis=0)]
    fair = shares / WHOLE - luck
    told.fair = [float(n) for n in fair.sum(axis=0)]
    told.fair_squares = [float(n) for n in (fair**2).sum(axis=0)]
    return told


class Match(msgspec.Struct, frozen=True):
    """Of `games` deals, each played once from every seat, the share that the one alone has won; a shared win is shared."""

    one: str
    others: str
    seats: int
    games: int
    share: float
    interval: Interval
    fair_share: float
    """Less luck, where it is noted; else the same."""
    fair_interval: Interval


def alone(game: str, one: str, others: str, seats: int, games: int, seed: int, options: dict[str, str]) -> Match:
    """One bot against others of another kind."""
    told = play_orders(Job(game, (one, *[others] * (seats - 1)), seed, 0, games, options))
    return Match(one, others, seats, games, told.share(0), told.interval(0), told.fair_share(0), told.fair_interval(0))


def _parts(won: Ints) -> Ints:
    """Wins in parts; a game that nobody wins is shared by all."""
    everybody = np.where(won.any(axis=1, keepdims=True), won, 1)
    parts: Ints = everybody * WHOLE // everybody.sum(axis=1, keepdims=True)
    return parts
