"""Players that are programs: what a seat may know goes in, a move comes out."""

from abc import ABC, abstractmethod

from cabstand.core.game import Move, Seat
from cabstand.core.rng import Stream
from cabstand.core.rule import States


class Bot(ABC):
    """One kind of bot for one game."""

    number: int = 0
    """How compiled loops of the lab know it; a game without such loops needs none."""
    solves: bool = False
    """Whether it solves its turns, which takes a while: in the lab, games with it go forward together."""

    ponders: bool = False
    """Whether it searches, by the clock at a table and by a count in the lab: its games differ from one place to the other."""

    @abstractmethod
    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        """A legal move for this seat, from a state that `hide` has been through for it."""

    def warm_up(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        """Have everything compiled that choosing takes; a legal move."""
        return self.choose(hidden, seat, rng)

    def out_of_turn(self, hidden: States, seat: Seat) -> Move | None:
        """A move that the bot wants to make although it is not asked; most games know none."""
        return None

    def hurried(self, seconds: float) -> "Bot":
        """The same bot, thinking for at most this many seconds; most bots answer at once."""
        return self

    def knowing(self, percent: int) -> "Bot":
        """The same bot, knowing this much of 100 that a referee may ask about; most games ask nothing."""
        return self
