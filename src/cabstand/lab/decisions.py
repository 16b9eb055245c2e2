"""Every decision of some games, column by column: what a seat saw, what it could do, what it did, and how the game ended."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from cabstand.core.bot import Bot
from cabstand.core.game import Game, Move, Seat
from cabstand.core.loop import Loop
from cabstand.core.registry import find_game
from cabstand.core.rng import Stream, streams
from cabstand.core.rule import Ints, States, blank, copied
from cabstand.lab.contestants import contestant, is_outside
from cabstand.lab.simulate import Job, loop_of
from cabstand.plain.lab import play_game

_ROWS_OF_A_GAME: Final = 400
_LISTED_IN_A_GAME: Final = 16_000
_AT_ONCE: Final = 500
"""Games in one piece of memory."""


class Decisions(NamedTuple):
    """One row for each decision, in the order of play."""

    games: Ints
    """The number of the game under its seed."""
    seats: Ints
    moves: Ints
    seen: States
    """The state as `hide` shows it to the seat."""
    legal: Ints
    """The legal moves of all decisions one after another."""
    ends: Ints
    """Where those of each decision end."""
    scores: Ints
    """At the end of the game, of the seat that decides."""
    shares: np.ndarray[tuple[int], np.dtype[np.float64]]
    """Of a win."""


class Notebook:
    """Takes decisions one by one."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rows: list[tuple[int, int, int]] = []
        self._seen: list[States] = []
        self._legal: list[Ints] = []
        self._ends: list[tuple[Ints, Ints]] = []

    def note(self, state: States, seat: Seat, move: Move) -> None:
        """A decision of the game that is under way."""
        self._rows.append((len(self._ends), seat, move))
        self._seen.append(self._game.hide(state, seat))
        self._legal.append(self._game.legal(state, seat))

    def end(self, state: States) -> None:
        """The game is over, or nobody goes on with it."""
        result, won = self._game.result(state), np.zeros(self._game.seat_count(state), np.int64)
        won[list(result.winners)] = 1
        self._ends.append((np.array(result.scores, np.int64), won))

    def decisions(self, first: int) -> Decisions:
        """Of all games that have ended; `first` is the number of the first."""
        rows = np.array(self._rows, np.int64).reshape(-1, 3)
        seen = np.concatenate(self._seen) if self._seen else blank(self._game.state_type, 0)
        legal = np.concatenate(self._legal) if self._legal else np.empty(0, np.int64)
        ends = np.cumsum([len(moves) for moves in self._legal], dtype=np.int64)
        seats = max((len(scores) for scores, _ in self._ends), default=0)
        scores, won = (np.zeros((len(self._ends), seats), np.int64) for _ in range(2))
        for game, (points, winners) in enumerate(self._ends):
            scores[game, : len(points)], won[game, : len(points)] = points, winners
        return _put_together(rows, seen, legal, ends, scores, won, first)


def decisions_of(job: Job) -> Iterator[Decisions]:
    """Play the games of a job and note every decision."""
    game = find_game(job.game)
    bots, loop = [contestant(game, name) for name in job.bots], loop_of(game)
    at_once = not any(is_outside(name) or bot.solves or bot.ponders for name, bot in zip(job.bots, bots, strict=True))
    if loop is None or loop.note is None or not at_once:
        rngs, judge = streams(job.seed, job.first, job.count), None if any(map(is_outside, job.bots)) else _judge(loop, bots)
        for first in range(0, job.count, _AT_ONCE):
            notebook = Notebook(game)
            for rng in rngs[first : first + _AT_ONCE]:
                notebook.end(play_game(game, game.new(len(bots), job.options), rng, bots, notebook.note, judge)[0])
            yield notebook.decisions(job.first + first)
    else:
        yield from _swiftly(game, job, np.array([bot.number for bot in bots], np.int64))


def _judge(loop: Loop | None, bots: Sequence[Bot]) -> Callable[[States, Stream], Move] | None:
    """The referee as it is in the lab, where a game brings one."""
    if loop is None or loop.judge is None:
        return None
    judge, numbers = loop.judge, np.array([bot.number for bot in bots], np.int64)
    return lambda state, rng: Move(int(judge(state, numbers, rng)))


def _swiftly(game: Game, job: Job, bots: Ints) -> Iterator[Decisions]:
    loop = loop_of(game)
    assert loop is not None
    assert loop.note is not None
    games = min(_AT_ONCE, job.count)
    seen, facts = blank(game.state_type, games * _ROWS_OF_A_GAME), np.empty((games * _ROWS_OF_A_GAME, 4), np.int64)
    lists = np.empty(games * _LISTED_IN_A_GAME + game.most_moves, np.int64)
    first = job.first
    while first < job.first + job.count:
        count = min(games, job.first + job.count - first)
        states, rngs = copied(game.new(len(bots), job.options), count), streams(job.seed, first, count)
        scores, won = (np.zeros((count, len(bots)), np.int64) for _ in range(2))
        played = loop.note(states, rngs, bots, seen, facts, lists, scores, won)
        if played == 0:
            raise MemoryError(f"a game of {game.name} has more decisions than there is room for")
        rows = int((facts[:, 0] < 0).argmax())
        ends = facts[:rows, 3]
        listed = lists[: int(ends[-1]) if rows else 0]
        yield _put_together(facts[:rows, :3], seen[:rows], listed, ends, scores, won, first)
        first += played


def _put_together(rows: Ints, seen: States, legal: Ints, ends: Ints, scores: Ints, won: Ints, first: int) -> Decisions:
    """A game that nobody has won brings nobody anything."""
    games, seats, moves = rows.T
    shares = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    return Decisions(games + first, seats, moves, seen, legal, ends, scores[games, seats], shares[games, seats])
