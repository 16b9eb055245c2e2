"""Games of Fare Play as a test wants them: real logs with chosen hands and draws, in a store before its server starts."""

from collections import deque
from typing import Final

from tests.games.fare_play.drawing import fare_number
from tests.server.worlds import TOKENS, plan_of, sits

from cabstand.core import CHANCE, Game, Move, find_game
from cabstand.core.game import Seat
from cabstand.core.rule import States
from cabstand.games.fare_play.view import FarePlayView
from cabstand.table.fold import Fold
from cabstand.table.plan import Place, Plan
from cabstand.table.table import Table, header_for

PEOPLE: Final = tuple(TOKENS)
"""Who sits at a prepared table, in the order of the seats."""


class Script:
    """A game that is written down as it is played out: hands and fares as they are dealt, then one move after another.

    Fares are two letters each, as on drawn maps. What is not wished for is the first thing that chance can do.
    """

    def __init__(self, *hands: str, fares: str = "", tournament: bool = False) -> None:
        game = find_game("fare-play")
        self.options = {"starter": "1"} | ({"tournament": "true"} if tournament else {})
        header = header_for(game, self.options, tuple(PEOPLE[: len(hands)]))
        self._wanted: deque[str] = deque(f"draw {card}" for hand in hands for card in hand.split())
        self._wanted += [f"fare {fare_number(fare) + 1}" for fare in fares.split()]
        self._table = Table(Fold(header), self._draw)
        self._table.begin()

    def _draw(self, game: Game, state: States, _: str) -> Move:
        if self._wanted:
            return game.read_move(state, CHANCE, self._wanted.popleft())
        return Move(int(game.outcomes(state)[0][0]))

    def play(self, move: str, draws: str = "") -> "Script":
        """The next move of whoever is asked, and the cards that come of it."""
        self._wanted = deque(f"draw {card}" for card in draws.split())
        mover = self._table.to_move
        self._table.act(mover, self._table.game.read_move(self._table.state, mover, move))
        assert not self._wanted, f"{move}: nobody draws {self._wanted}"
        return self

    def plays(self, *moves: str) -> "Script":
        for move in moves:
            self.play(move)
        return self

    @property
    def asked(self) -> int:
        """The seat that is asked, from 1."""
        return self._table.to_move + 1

    def view(self) -> FarePlayView:
        """What whoever is asked sees."""
        seen: object = self._table.game.view(self._table.state, Seat(int(self._table.to_move)))
        assert isinstance(seen, FarePlayView)
        return seen

    @property
    def lines(self) -> list[str]:
        return self._table.fold.lines

    def laid(self, name: str, *seats: Place) -> tuple[Plan, list[str]]:
        """A table with this game, for `lay_in`. Each seat has its own person where none is named."""
        places = seats or tuple(sits(person) for person in self._table.fold.players)
        return plan_of(name, places, self.options), self.lines
