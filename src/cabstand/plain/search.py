"""A search for any game, from its rules alone: information-set Monte Carlo tree search with an open loop.

Every simulation draws a whole state that could be true for the seat that thinks (`resample`), walks down the tree by what was
tried so far, tries one new move, plays on at random and notes how that ended. A node of the tree stands for the moves that the
seats made since; what chance and the referee did is drawn again every time, so nobody plans with dice they cannot know. A move
that is not legal in every such state competes only in those where it is (`offered`).
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, log, sqrt
from typing import Final

import msgspec

from cabstand.core.game import CHANCE, OVER, Actor, Game, Move, Result, Seat
from cabstand.core.rng import Stream, below
from cabstand.core.rule import States, copied

_CURIOSITY: Final = 0.7  # how much a move that was tried less often than others is preferred
_LEAST_TRIED: Final = 5  # moves of a node that are tried before any is tried twice
_WIDTH: Final = 2.0  # times the square root of the visits: how many moves of a node are tried at all, where there are hundreds
_POINTS: Final = 0.3  # how much of a simulation's worth is its points, the rest is the win: far from the end points tell more
_LONGEST: Final = 100  # steps of one simulation; a game that is not over by then counts by its scores


class Budget(msgspec.Struct, frozen=True):
    """How much to think: a number of simulations, and fewer once the seconds are up.

    Without seconds the same stream of numbers always gives the same answer.
    """

    simulations: int
    seconds: float = inf
    clock: Callable[[], float] = time.perf_counter

    def at_most(self, seconds: float) -> "Budget":
        return Budget(self.simulations, min(self.seconds, seconds), self.clock)


class Option(msgspec.Struct, frozen=True):
    """A move, how often it was tried, and the share of wins it had."""

    move: Move
    visits: int
    win: float


@dataclass(slots=True)
class _Node:
    visits: int = 0
    won: float = 0.0
    """Wins of the seat that moved here in all simulations through here; a shared win is shared."""
    worth: float = 0.0
    """The same, with points counted too: by this moves are chosen."""
    offered: int = 0
    """How often it could have been chosen."""
    children: dict[tuple[Actor, int], "_Node"] = field(default_factory=dict)


def look_ahead(game: Game, hidden: States, seat: Seat, rng: Stream, budget: Budget, among: Sequence[Move] = ()) -> list[Option]:
    """What a seat can do now, the move that was tried most often first, from a state that `hide` has been through for it.

    Where some moves are named (`among`), only those are looked at.
    """
    search = _Search(game, hidden, seat, rng, budget, among)
    search.run()
    found = [Option(Move(move), node.visits, node.won / node.visits) for (_, move), node in search.root.children.items()]
    return sorted(found, key=lambda option: (-option.visits, -option.win, option.move))


class _Search:
    def __init__(self, game: Game, hidden: States, seat: Seat, rng: Stream, budget: Budget, among: Sequence[Move] = ()) -> None:
        self.game = game
        self.hidden = hidden
        self.seat = seat
        self.rng = rng
        self.budget = budget
        self.among = frozenset(among)
        self.root = _Node()
        self._until = budget.clock() + budget.seconds if budget.seconds < inf else inf
        self._lowest, self._highest = inf, -inf

    def run(self) -> None:
        if len(self.game.legal(self.hidden, Actor(self.seat))) == 0:
            return
        for done in range(self.budget.simulations):
            if done and self._is_late():
                return
            self._simulate()

    def _is_late(self) -> bool:
        return self._until < inf and self.budget.clock() >= self._until

    def _simulate(self) -> None:
        state = copied(self.game.resample(self.hidden, self.seat, self.rng))
        path: list[tuple[Actor, _Node]] = []
        node, actor, is_new, steps = self.root, Actor(self.seat), False, 0
        while actor != OVER and steps < _LONGEST:
            if actor < 0 or is_new:
                self._let_move(state, actor)
            else:
                move, node, is_new = self._pick(node, actor, state)
                path.append((actor, node))
                self.game.advance(state, actor, move)
            actor = self.game.to_move(state)
            steps += 1
            if is_new and self._is_late():
                break
        result = self.game.result(state)
        wins, points = _wins(result, actor == OVER), self._points(result.scores)
        self.root.visits += 1
        for mover, visited in path:
            visited.visits += 1
            visited.won += wins[mover]
            visited.worth += (1 - _POINTS) * wins[mover] + _POINTS * points[mover]

    def _let_move(self, state: States, actor: Actor) -> None:
        """One step at random: chance with its odds, anybody else with any legal move."""
        move = self.game.sample(state, self.rng) if actor == CHANCE else self.game.draw(state, actor, self.rng)
        self.game.advance(state, actor, move)

    def _pick(self, node: _Node, actor: Actor, state: States) -> tuple[Move, _Node, bool]:
        """The move to try next, the node it leads to, and whether that is new."""
        moves: list[int] = self.game.legal(state, actor).tolist()
        if node is self.root and self.among:
            moves = [move for move in moves if move in self.among]
        known = [(move, child) for move in moves if (child := node.children.get((actor, move))) is not None]
        if len(known) < len(moves) and len(known) < max(_LEAST_TRIED, _WIDTH * sqrt(node.visits)):
            untried = [move for move in moves if (actor, move) not in node.children]
            move = untried[int(below(self.rng, len(untried)))]
            chosen = node.children[actor, move] = _Node()
            known.append((move, chosen))
        else:
            move, chosen = max(known, key=lambda each: _promise(each[1]))
        for _, child in known:
            child.offered += 1
        return Move(move), chosen, chosen.visits == 0

    def _points(self, scores: tuple[int, ...]) -> list[float]:
        """By seat, from 0 to 1: how far it is ahead of the best of the others, among all that simulations have brought."""
        leads = [score - max(scores[:seat] + scores[seat + 1 :], default=0) for seat, score in enumerate(scores)]
        self._lowest, self._highest = min(self._lowest, *leads), max(self._highest, *leads)
        span = self._highest - self._lowest
        return [(lead - self._lowest) / span if span else 0.5 for lead in leads]


def _wins(result: Result, is_over: bool) -> list[float]:
    """By seat, from 0 to 1: the share of the win, or what the scores say so far."""
    seats = range(len(result.scores))
    if not is_over:
        return [_lead(result.scores, seat) for seat in seats]
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in seats]


def _promise(node: _Node) -> float:
    return node.worth / node.visits + _CURIOSITY * sqrt(log(node.offered) / node.visits)


def _lead(scores: tuple[int, ...], seat: int) -> float:
    """1 ahead of all others, 0 behind them; in between as if each of the others were beaten or not by a chance of its own."""
    others = [score for other, score in enumerate(scores) if other != seat]
    if not others:
        return 0.5
    ahead = sum(1.0 if scores[seat] > score else 0.5 if scores[seat] == score else 0.0 for score in others)
    return float((ahead / len(others)) ** len(others))
