"""Games as a test wants them: real logs with chosen dice and cards, in a store before its server starts."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace
from tests.games.fare_play.drawing import fare_number
from tests.server.worlds import TOKENS, plan_of, sits

from cabstand.core import CHANCE, Game, Move, find_game
from cabstand.core.edition import Terms
from cabstand.core.game import Seat
from cabstand.core.rule import States
from cabstand.games.taxi.edition import EDITION
from cabstand.table.fold import Fold
from cabstand.table.plan import GameSettings, Place, Plan
from cabstand.table.table import Table, header_for

PEOPLE: Final = tuple(TOKENS)
"""Who sits at a prepared table, in the order of the seats."""


class Script:
    """A game that is written down as it is played out: what chance is wished to do first, then one move after another.

    What is not wished for is the first thing that chance can do.
    """

    def __init__(self, game: str, seats: int, terms: Terms, read: Callable[[str], str], first: Iterable[str] = ()) -> None:
        """`first`: what chance does before anybody is asked, as the log writes it; `read` writes one word of a wish so."""
        self._terms, self._read = terms, read
        self._wanted = deque(first)
        header = header_for(find_game(game), terms.options, PEOPLE[:seats], terms.facts)
        self._table = Table(Fold(header), self._draw)
        self._table.begin()

    def _draw(self, game: Game, state: States, _: str) -> Move:
        if self._wanted:
            return game.read_move(state, CHANCE, self._wanted.popleft())
        return Move(int(game.outcomes(state)[0][0]))

    def play(self, move: str, chance: str = "") -> "Script":
        """The next move of the one who is asked, and what chance does about it."""
        self._wanted = deque(self._read(word) for word in chance.split())
        mover = self._table.to_move
        self._table.act(mover, self._table.game.read_move(self._table.state, mover, move))
        assert not self._wanted, f"{move}: chance does not come to {self._wanted}"
        return self

    def plays(self, *moves: str) -> "Script":
        for move in moves:
            self.play(move)
        return self

    @property
    def asked(self) -> int:
        """The seat that is asked, from 1."""
        return self._table.to_move + 1

    def view(self) -> Any:
        """What the one who is asked sees; what everybody sees where that is the referee."""
        mover = int(self._table.to_move)
        return self._table.game.view(self._table.state, Seat(mover) if mover >= 0 else None)

    @property
    def lines(self) -> list[str]:
        return self._table.fold.lines

    @property
    def log(self) -> str:
        return self._table.fold.text()

    def laid(self, name: str, *seats: Place) -> tuple[Plan, list[str]]:
        """A table with this game, for `lay_in`. Each seat has its own person where none is named; nobody is in a hurry."""
        places = seats or tuple(sits(person) for person in self._table.fold.players)
        plan, terms = plan_of(name, places, self._terms.options), self._terms
        game = GameSettings(self._table.game.name, 1, terms.options, answer_seconds=0, facts=terms.facts)
        return replace(plan, game=game), self.lines


def dealt(*hands: str, fares: str = "", tournament: bool = False) -> Script:
    """Fare Play with these hands and fares; wishes are cards that are drawn. Fares are two letters each, as on drawn maps."""
    options = {"starter": "1"} | ({"tournament": "true"} if tournament else {})
    first = [f"draw {card}" for hand in hands for card in hand.split()]
    first += [f"fare {fare_number(fare) + 1}" for fare in fares.split()]
    return Script("fare-play", len(hands), Terms(options), lambda card: f"draw {card}", first)


def boarded(seats: int = 2) -> Script:
    """Space Taxi, in which seat 1 begins; wishes are throws, as `RGBYTT/112/s7`."""
    return Script("space-taxi", seats, Terms({"starter": "1"}), lambda word: word.replace("/", " "))


def near_the_end(seats: int = 3) -> Script:
    """Space Taxi, the last turn of the last round: all others had too little fuel, and the last seat is asked to throw."""
    script = boarded(seats)
    while (view := script.view()).round < view.rounds or view.seat_in_turn < seats:
        script.play("throw", "RGBYPT/111/s1").play("111")
    return script


def undecided(board: str = "", seats: int = 2, rounds: int = 20) -> Script:
    """TAXI! with the cards of its box, before the throws for the order. Wishes are `die-3` or `question-110`."""
    usual = EDITION.terms(EDITION.usual())
    options = usual.options | {"rounds": str(rounds)} | ({"board": board} if board else {})
    return Script("taxi", seats, Terms(options, usual.facts), lambda word: word.replace("-", " "))


def driven(board: str = "", seats: int = 2, rounds: int = 20) -> Script:
    """The same after these throws: seat 1 begins."""
    script = undecided(board, seats, rounds)
    for seat in range(seats):
        script.play("throw", f"die-{6 - seat}")
    return script
