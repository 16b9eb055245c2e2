"""Bots for any game: one that draws a legal move, one that searches."""

from functools import cache
from typing import Final

from cabstand.core.bot import Bot
from cabstand.core.game import Actor, Game, Move, Seat
from cabstand.core.rng import Stream
from cabstand.core.rule import States
from cabstand.plain.search import Budget, look_ahead

USUAL: Final = Budget(simulations=400)
_WARM_UP: Final = Budget(simulations=4)


class RandomBot(Bot):
    """Draws a legal move."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        return self.game.draw(hidden, Actor(seat), rng)


class Searcher(Bot):
    """Tries its moves in states that could be true. By a number of simulations, so that a seed always gives the same game."""

    def __init__(self, game: Game, budget: Budget = USUAL) -> None:
        self.game = game
        self.budget = budget

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        return self._think(hidden, seat, rng, self.budget)

    def warm_up(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        return self._think(hidden, seat, rng, _WARM_UP)

    def hurried(self, seconds: float) -> "Searcher":
        return Searcher(self.game, self.budget.at_most(seconds))

    def _think(self, hidden: States, seat: Seat, rng: Stream, budget: Budget) -> Move:
        moves = self.game.legal(hidden, Actor(seat))
        if len(moves) == 1:
            return Move(int(moves[0]))
        return look_ahead(self.game, hidden, seat, rng, budget)[0].move


@cache
def plain_bots(game: Game) -> dict[str, Bot]:
    """The bots of a game that brings none, by name, weakest first."""
    return {"random": RandomBot(game), "searcher": Searcher(game)}
