"""Bots of Fare Play that search for a set time, and the advice they can give.

Searching needs compiled rules: interpreted ones are a few hundred times too slow, and then the rule of thumb answers. Nor does
anybody wait long for what is clear: a search ends when no other move can catch up in the time that is left.
"""

import time
from collections.abc import Callable
from functools import lru_cache
from math import sqrt
from threading import Lock
from typing import Final

import msgspec
import numpy as np

from cabstand.core.bot import Bot
from cabstand.core.game import Move, Seat
from cabstand.core.rng import Stream
from cabstand.core.rule import COMPILED, States, blank, record
from cabstand.games.fare_play.bots.outlook import GRID, NEEDS, look
from cabstand.games.fare_play.bots.search import SearchMemory, begin_search, new_memory, simulate
from cabstand.games.fare_play.bots.thumb import SIMPLE, choose
from cabstand.games.fare_play.bots.tree import NO_NODE, ROOT, Tree, leave_one, most_visited, node_of
from cabstand.games.fare_play.cheapest import FAR, WAYS
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import BEGIN, MOST_SEATS, STATE, Record

_BATCH: Final = 250  # simulations between two looks at the clock
_LEAST: Final = 0.1  # of a search that is never cut short
_AT_BEGIN: Final = 0.2  # to go on or to start over is no long question

_busy: Final = Lock()


@lru_cache(maxsize=1)
def _memory() -> SearchMemory:
    """One for the process: it is large, and searches follow one another."""
    return new_memory()


class Budget(msgspec.Struct, frozen=True):
    """How long to think: so many seconds by a clock, or so many simulations (then the same seed gives the same move)."""

    seconds: float = 0.0
    simulations: int = 0
    clock: Callable[[], float] = time.perf_counter

    def counted(self, a_second: int) -> "Budget":
        """The same in simulations, at so many a second."""
        return Budget(simulations=self.simulations or round(self.seconds * a_second))

    def at_most(self, seconds: float) -> "Budget":
        """The same, or less where a clock is looked at; a number of simulations is small enough for anybody."""
        return Budget(min(self.seconds, seconds), self.simulations, self.clock)

    def part(self, share: float) -> "Budget":
        return Budget(self.seconds * share, max(int(self.simulations * share), 1) if self.simulations else 0, self.clock)


def search(hidden: States, seat: int, rng: Stream, budget: Budget, spite: float = 0.0) -> SearchMemory:
    """Search a seat's moves from what it may know. The memory holds the answer until the next search of this process."""
    memory = _memory()
    memory.spite[0] = spite
    if begin_search(memory, hidden, seat) == 1:
        return memory
    if record(hidden).phase == BEGIN:
        budget = budget.part(_AT_BEGIN)
    if budget.simulations:
        simulate(memory, hidden, rng, budget.simulations)
        return memory
    started = budget.clock()
    share = 0.0
    while share < 1.0:
        simulate(memory, hidden, rng, _BATCH)
        share = (budget.clock() - started) / budget.seconds
        if share > _LEAST and _is_settled(memory, share):
            break
    return memory


def _is_settled(memory: SearchMemory, share: float) -> bool:
    """Whether no other move can have been tried more often by the end."""
    visits = np.sort(memory.tree.visits[1 : 1 + int(memory.counts[2])])
    return bool(visits[-1] - visits[-2] > memory.counts[0] * (1 - share) / share)


class Thinker(Bot):
    """A bot that searches. `spite` is how much it minds the best rival's chances beside its own."""

    ponders = True

    def __init__(self, number: int, budget: Budget, spite: float = 0.0) -> None:
        self.number = number
        self.budget = budget
        self.spite = spite

    def hurried(self, seconds: float) -> "Thinker":
        return Thinker(self.number, self.budget.at_most(seconds), self.spite)

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        return self.think(hidden, seat, rng, self.budget)

    def warm_up(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        return self.think(hidden, seat, rng, Budget(simulations=20))

    def think(self, hidden: States, seat: Seat, rng: Stream, budget: Budget) -> Move:
        if not COMPILED:
            return Move(int(choose(SIMPLE, record(hidden), rng, np.empty(MOST_MOVES, np.int64), blank(STATE), blank(WAYS)[0])))
        with _busy:
            tree = search(hidden, int(seat), rng, budget, self.spite).tree
            return Move(int(tree.move[most_visited(tree, ROOT)]))


# --- advice ----------------------------------------------------------------------------------------------------------


class Option(msgspec.Struct, frozen=True):
    """A move, how often the search has tried it, and the chance to win with it."""

    move: int
    visits: int
    chance: float


class Advice(msgspec.Struct, frozen=True):
    """What a search says of a seat's moves, best first, and how far every seat is from done."""

    options: tuple[Option, ...]
    to_do: tuple[int | None, ...]
    """By seat: cards to lay and clearings until its path is clear (it may then declare, and win in its next turn); None where a
    location is not on the map yet or no way is left."""
    simulations: int


def advise(hidden: States, seat: Seat, rng: Stream, budget: Budget, most: int = 5) -> Advice:
    """The best few moves of the seat that is asked, from a state that `hide` has been through for it.

    `advise(game.hide(state, seat), seat, stream(seed), Budget(seconds=1.0))`. Where rules are interpreted no moves are told.
    """
    with _busy:
        if not COMPILED:
            return Advice((), how_far(hidden), 0)
        memory = search(hidden, int(seat), rng, budget)
        tree = memory.tree
        found = []
        node = int(tree.child[ROOT])
        while node != NO_NODE:
            visits = int(tree.visits[node])
            found.append(Option(int(tree.move[node]), visits, float(tree.total[node]) / max(visits, 1)))
            node = int(tree.sibling[node])
        found.sort(key=lambda option: (-option.visits, -option.chance))
        return Advice(tuple(found[:most]), how_far(hidden), int(memory.counts[0]))


class Compared(msgspec.Struct, frozen=True):
    """A move beside the one that a search likes best: what it gives away of the chance to win, with its standard error."""

    better: Move
    loss: float = 0.0
    error: float = 0.0


class Effort(msgspec.Struct, frozen=True):
    """Simulations to find the best move, and then for each of the two that are compared."""

    find: int = 2000
    weigh: int = 1000


def compare(hidden: States, seat: Seat, made: Move, rng: Stream, effort: Effort) -> Compared:
    """What a move lacks to the best one.

    The search that finds the best move has tried the others little, and flatters the one that it has found. So both are weighed
    anew, each in a search that begins with it and knows nothing of the first; the difference may then well be below zero.
    """
    with _busy:
        tree = search(hidden, int(seat), rng, Budget(simulations=effort.find)).tree
        better = Move(int(tree.move[most_visited(tree, ROOT)]))
        if better == made:
            return Compared(better)
        best, mine = (_weigh(hidden, int(seat), move, rng, effort.weigh) for move in (better, made))
        return Compared(better, best - mine, sqrt((best * (1 - best) + mine * (1 - mine)) / effort.weigh))


def _weigh(hidden: States, seat: int, move: Move, rng: Stream, simulations: int) -> float:
    """The chance to win with a move, from a search that begins with it."""
    memory = _memory()
    memory.spite[0] = 0.0
    begin_search(memory, hidden, seat)
    tree: Tree = memory.tree
    node = node_of(tree, ROOT, move)
    leave_one(tree, ROOT, node)
    simulate(memory, hidden, rng, simulations)
    return min(1.0, float(tree.total[node]) / max(int(tree.visits[node]), 1))


def how_far(hidden: States) -> tuple[int | None, ...]:
    """By seat: cards to lay and clearings until its path is clear, of any state: the map is no secret."""
    s: Record = record(hidden) if not COMPILED else hidden[0]
    grid = blank(GRID)[0]
    needed, wants = np.zeros(MOST_SEATS, np.int8), np.zeros((MOST_SEATS, NEEDS), np.int8)
    look(s, grid, needed, np.zeros(MOST_SEATS, np.int8), wants)
    seats = int(record(hidden).seats)
    return tuple(None if needed[seat] >= FAR else int(wants[seat].sum()) for seat in range(seats))
