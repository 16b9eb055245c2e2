"""What a coach of a game can be asked: what the choices of a seat are worth, and how a game that is over was played.

A coach knows what the seat knows (`hide`) and nothing else. A figure is shown with the text `<game>-coach-figure-<name>`,
or else with the general `coach-figure-<name>`; both get its value by its name and as `percent`. A figure without a text is
not shown. Reasons are message ids with arguments, like the lines of a story.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import Final

import msgspec

from cabstand.core.game import Actor, Game, Move, Refused, Seat, StoryLine, refuse
from cabstand.core.rule import States

MOST_CHOICES: Final = 5


class Choice(msgspec.Struct, frozen=True):
    """Something a seat can do, in its notation, what it is worth, and why."""

    move: str
    figures: dict[str, float]
    why: list[StoryLine] = []


class Advice(msgspec.Struct, frozen=True):
    """The best choices of a seat that is asked, best first; and the one that was asked about."""

    best: list[Choice]
    chosen: Choice | None = None
    facts: list[StoryLine] = []
    """What can be said about the position, whatever is chosen."""
    others: list[Choice] = []
    """Choices that are best by another figure: the one that wins most often."""


class Act(msgspec.Struct, frozen=True):
    """Something that happened in a game and was not taken back: in which line, by whom, what."""

    seq: int
    actor: Actor
    move: Move


class Moment(msgspec.Struct, frozen=True):
    """A decision that could have been better: the line it stands in, what it gave away, and the better play."""

    seq: int
    move: str
    better: str
    loss: float
    why: list[StoryLine]
    """Of the better play."""
    round: int
    """0 in a game without rounds."""
    within: float = 0.0
    """How far `loss` may be off, 95 times of 100; 0 where it is exact."""


class TurnReview(msgspec.Struct, frozen=True):
    """One turn: its number, what it scored, what the dice gave against expectation, and what the choices gave away."""

    round: int
    points: int
    luck: float
    loss: float


class SeatReview(msgspec.Struct, frozen=True):
    """How a seat has played: first + luck + besides - loss = final, in the measure of the review."""

    seat: int
    """Counted from 1."""
    first: float
    luck: float | None
    """What this seat's own dice and cards gave against expectation; None where that cannot be told from the rest."""
    loss: float
    final: float
    accuracy: float | None
    """1: nothing was given away; 0: as much as the whole game was worth. None where the game has no such share."""
    decisions: int
    """Choices that the coach has a figure for."""
    best: int
    """How many of them were the best, or as good as far as the figures can tell."""
    turns: list[TurnReview]
    moments: list[Moment]
    besides: dict[str, float] = {}
    """Whatever else moved the figure, by name: the text is `coach-review-<name>`, the game's own or the general one."""
    within: float = 0.0
    """How far `loss` may be off, 95 times of 100; 0 where it is exact."""
    apart: list[StoryLine] = []
    """Why the score sheet says something else than `final`."""


class Measure(Enum):
    """What the figures of a review count: points, or the chance to win, from 0 to 1."""

    POINTS = "points"
    WIN = "win"


class GameReview(msgspec.Struct, frozen=True):
    """A game gone through, by seats."""

    seats: list[SeatReview]
    measure: Measure = Measure.POINTS
    means: list[StoryLine] = []
    """Where the figures come from, and how sure they are."""


def check_choice(game: Game, hidden: States, seat: int, chosen: int | None) -> None:
    """Refuse to speak about a choice that the rules refuse."""
    if chosen is not None and (refusal := game.refusal(hidden, seat, chosen)) is not None:
        raise Refused(refusal)


class Coach(ABC):
    """The coach of one game."""

    looks_ahead: bool = False
    """Whether moves are named only after a look ahead (`deepen`)."""
    reviews: bool = False
    """Whether games that are over can be gone through."""

    @abstractmethod
    def advise(self, hidden: States, seat: Seat, chosen: Move | None = None) -> Advice:
        """What a seat that is asked can do, from a state that `hide` has been through for it."""

    def advise_at_once(self, hidden: States, seat: Seat, chosen: Move | None = None) -> Advice | None:
        """The same by rules of thumb, as long as tables are missing: it needs none, and no compiled rules. None where a coach
        knows no such rules."""
        return None

    def deepen(self, hidden: States, seat: Seat, advice: Advice) -> Advice:
        """The same advice with figures that take some seconds: the chance to win. Most coaches have told all."""
        return advice

    def review(self, start: States, acts: Sequence[Act]) -> GameReview:
        """How every seat played, from the first state and everything that happened."""
        raise refuse("coach-no-review")

    def missing(self) -> list[str]:
        """Tables that are to be made before the coach can answer, by name."""
        return []

    def make(self, table: str) -> None:
        """Make one of them; compiled rules do it in seconds."""
        raise NotImplementedError(f"{type(self).__name__} names no tables, and so it makes none")
