"""Many games between bots, and what they say: the same for a seed, whatever the number of cores."""

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from cabstand.core.compiled import clear_stale_folders
from cabstand.core.game import Game
from cabstand.core.loop import Loop
from cabstand.core.registry import find_game, part_of
from cabstand.core.rng import streams
from cabstand.core.rule import Ints, copied
from cabstand.lab.contestants import contestant, is_outside
from cabstand.plain.lab import play_games
from cabstand.statistics.interval import Interval, of_mean, of_share

J = TypeVar("J")
T = TypeVar("T")
CHUNK: Final = 2_000


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
        return of_mean(self.games, self.scores[seat], self.squares[seat])

    def win_interval(self, seat: int) -> Interval:
        return of_share(self.wins[seat], self.games)


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
    bots, rngs, loop = [contestant(game, name) for name in job.bots], streams(job.seed, job.first, job.count), loop_of(game)
    if loop is None or any(map(is_outside, job.bots)):
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
    """Play the games of a job in several seat orders, of the same bots or of others, on the same dice."""
    game = find_game(job.game)
    loop = loop_of(game)
    together = None if loop is None else loop.play_together
    names = dict.fromkeys(name for order in orders for name in order)
    if together is None or any(map(is_outside, names)) or not any(contestant(game, name).solves for name in names):
        return [play_through(msgspec.structs.replace(job, bots=order)) for order in orders]
    numbers = np.array([[contestant(game, name).number for name in order] for order in orders], np.int64)
    seats = numbers.shape[1]
    states = copied(game.new(seats, job.options), job.count * len(orders))
    rngs = np.tile(streams(job.seed, job.first, job.count), (len(orders), 1))
    scores, won = (np.zeros((len(states), seats), np.int64) for _ in range(2))
    luck = np.zeros((len(states), seats))
    moves = int(together(states, rngs, np.repeat(numbers, job.count, axis=0), scores, won, luck))
    parts = (np.split(whole, len(orders)) for whole in (scores, won, luck))
    return [Played(moves // len(orders), *part) for part in zip(*parts, strict=True)]


def loop_of(game: Game) -> Loop | None:
    """The compiled loop that a game brings; games without one go forward one by one."""
    loop: Loop | None = part_of(game, "lab", "LOOP")
    return loop


def warm_up(name: str, bots: tuple[str, ...], options: dict[str, str] | None = None) -> None:
    """Have the loop compiled (or fetched from the cache) before anything is timed."""
    clear_stale_folders()
    play(Job(name, bots, 0, 0, 1, options or {}))


def run_jobs(
    jobs: Sequence[J], cores: int, work: Callable[[J], T], elsewhere: Executor | None = None
) -> Generator[T, None, None]:
    """What the work on each job brings, in order: on this process, on several, or wherever an executor has them done."""
    if elsewhere is not None:
        yield from elsewhere.map(work, jobs)
    elif cores == 1:
        yield from map(work, jobs)
    else:
        context: Any = get_context("spawn")
        with ProcessPoolExecutor(cores, mp_context=context) as pool:
            yield from pool.map(work, jobs)


def split(name: str, bots: tuple[str, ...], seed: int, games: int, options: dict[str, str], chunk: int = CHUNK) -> list[Job]:
    """The games as jobs of equal size."""
    return [Job(name, bots, seed, first, min(chunk, games - first), options) for first in range(0, games, chunk)]
