"""A coach for any game: the share of wins that each choice has in play-outs of states that could be true."""

from functools import cache
from typing import Final

from msgspec.structs import replace

from cabstand.core.coach import MOST_CHOICES, Advice, Choice, Coach, check_choice
from cabstand.core.game import Actor, Game, Move, Seat
from cabstand.core.rng import stream
from cabstand.core.rule import States
from cabstand.plain.search import Budget, Option, look_ahead

USUAL: Final = Budget(simulations=4_000, seconds=1.0)
_SEED: Final = 4
_ENOUGH: Final = 10  # times that a move must have been tried before its share says much


class PlainCoach(Coach):
    looks_ahead = True

    def __init__(self, game: Game, budget: Budget = USUAL) -> None:
        self.game = game
        self.budget = budget

    def advise(self, hidden: States, seat: Seat, chosen: Move | None = None) -> Advice:
        check_choice(self.game, hidden, seat, chosen)
        return Advice([], None if chosen is None else Choice(self.game.write_move(seat, chosen), {}))

    def deepen(self, hidden: States, seat: Seat, advice: Advice) -> Advice:
        found = look_ahead(self.game, hidden, seat, stream(_SEED), self.budget)
        best = sorted(found, key=lambda option: (option.visits < _ENOUGH, -option.win))[:MOST_CHOICES]
        chosen = None if advice.chosen is None else self._told(seat, self._look_at(hidden, seat, advice.chosen.move, found))
        return replace(advice, best=[self._told(seat, option) for option in best], chosen=chosen)

    def _look_at(self, hidden: States, seat: Seat, move: str, found: list[Option]) -> Option:
        """The option that was asked about; where it is one of hundreds, it may have to be tried now."""
        chosen = self.game.read_move(hidden, Actor(seat), move)
        known = next((option for option in found if option.move == chosen and option.visits >= _ENOUGH), None)
        return known or look_ahead(self.game, hidden, seat, stream(_SEED), self.budget, among=[chosen])[0]

    def _told(self, seat: Seat, option: Option) -> Choice:
        return Choice(self.game.write_move(seat, option.move), {"win": option.win})


@cache
def plain_coach(game: Game) -> PlainCoach:
    """The coach of a game that brings none."""
    return PlainCoach(game)
