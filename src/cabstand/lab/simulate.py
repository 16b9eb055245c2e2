"""Many games between bots, and what they say: the same for a seed, whatever the number of cores."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from cabstand.bots.registry import find_bot
from cabstand.core.compiled import clear_stale_folders
from cabstand.core.game import Game
from cabstand.core.loop import Loop
from cabstand.core.registry import find_game, part_of
from cabstand.core.rng import streams
from cabstand.core.rule import Ints, copied
from cabstand.plain.lab import play_games

T = TypeVar("T")
CHUNK: Final = 2_000
Z95: Final = 1.959963984540054


class Interval(msgspec.Struct, frozen=True):
    """A 95% confidence interval."""

    low: float
    high: float


class Tally(msgspec.Struct):
    """Whole-number sums over games, so that no order of adding can change them."""

    games: int
    moves: int
    shared: int
    wins: list[int]
    scores: list[int]
    squares: list[int]

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.moves += other.moves
        self.shared += other.shared
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]

    def mean_score(self, seat: int) -> float:
        return self.scores[seat] / self.games

    def score_interval(self, seat: int) -> Interval:
        """By the normal approximation; a single game says nothing about the spread."""
        mean, n = self.mean_score(seat), self.games
        if n < 2:
            return Interval(float("-inf"), float("inf"))
        variance = max(0.0, (self.squares[seat] - n * mean * mean) / (n - 1))
        half = Z95 * sqrt(variance / n)
        return Interval(mean - half, mean + half)

    def win_interval(self, seat: int) -> Interval:
        """Wilson's interval for the share of games won."""
        n, share = self.games, self.wins[seat] / self.games
        centre = (share + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 * sqrt(share * (1 - share) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return Interval(max(0.0, centre - half), min(1.0, centre + half))


def empty_tally(seats: int) -> Tally:
    return Tally(0, 0, 0, [0] * seats, [0] * seats, [0] * seats)


class Job(msgspec.Struct, frozen=True):
    """Which games to play: numbers `first` to `first + count - 1` under a seed."""

    game: str
    bots: tuple[str, ...]
    seed: int
    first: int
    count: int
    options: dict[str, str] = {}


class Played(NamedTuple):
    """How games ended: scores and wins by game and seat."""

    moves: int
    scores: Ints
    won: Ints
    luck: NDArray[np.float64] | None = None
    """In wins, where it was noted."""


def play_through(job: Job) -> Played:
    """Play the games of a job, one after another."""
    game = find_game(job.game)
    seats = len(job.bots)
    states = copied(game.new(seats, job.options), job.count)
    scores, won = np.zeros((job.count, seats), np.int64), np.zeros((job.count, seats), np.int64)
    bots, rngs, loop = [find_bot(game, name) for name in job.bots], streams(job.seed, job.first, job.count), _loop(game)
    if loop is None:
        moves = play_games(game, states, rngs, bots, scores, won)
    else:
        moves = loop.play(states, rngs, np.array([bot.number for bot in bots], np.int64), scores, won)
    return Played(int(moves), scores, won)


def play(job: Job) -> Tally:
    """The same, summed up."""
    moves, scores, won, _ = play_through(job)
    return Tally(
        games=job.count,
        moves=moves,
        shared=int((won.sum(axis=1) > 1).sum()),
        wins=[int(n) for n in won.sum(axis=0)],
        scores=[int(n) for n in scores.sum(axis=0)],
        squares=[int(n) for n in (scores**2).sum(axis=0)],
    )


def play_orders_through(job: Job, orders: list[tuple[str, ...]]) -> list[Played]:
    """Play the games of a job in several seat orders, on the same dice."""
    game = find_game(job.game)
    loop = _loop(game)
    together = None if loop is None else loop.play_together
    if together is None or not any(find_bot(game, name).solves for name in job.bots):
        return [play_through(msgspec.structs.replace(job, bots=order)) for order in orders]
    numbers = np.array([[find_bot(game, name).number for name in order] for order in orders], np.int64)
    states = copied(game.new(len(job.bots), job.options), job.count * len(orders))
    rngs = np.tile(streams(job.seed, job.first, job.count), (len(orders), 1))
    scores, won = (np.zeros((len(states), len(job.bots)), np.int64) for _ in range(2))
    luck = np.zeros((len(states), len(job.bots)))
    moves = int(together(states, rngs, np.repeat(numbers, job.count, axis=0), scores, won, luck))
    parts = (np.split(whole, len(orders)) for whole in (scores, won, luck))
    return [Played(moves // len(orders), *part) for part in zip(*parts, strict=True)]


def _loop(game: Game) -> Loop | None:
    """The compiled loop that a game brings; games without one go forward one by one."""
    loop: Loop | None = part_of(game, "lab", "LOOP")
    return loop


def warm_up(name: str, bots: tuple[str, ...]) -> None:
    """Have the loop compiled (or fetched from the cache) before anything is timed."""
    clear_stale_folders()
    play(Job(name, bots, 0, 0, 1))


def run_jobs(jobs: list[Job], cores: int, work: Callable[[Job], T]) -> Iterator[T]:
    """What the work on each job brings, in order, on this process or on several."""
    if cores == 1:
        yield from map(work, jobs)
        return
    context: Any = get_context("spawn")
    with ProcessPoolExecutor(cores, mp_context=context) as pool:
        yield from pool.map(work, jobs)


def split(name: str, bots: tuple[str, ...], seed: int, games: int, options: dict[str, str], chunk: int = CHUNK) -> list[Job]:
    """The games as jobs of equal size."""
    return [Job(name, bots, seed, first, min(chunk, games - first), options) for first in range(0, games, chunk)]
