"""The end of a game: where everybody stands, what each score is made of, and which moments deserve an award.

A game brings it as `ENDING` in its module `ending`: a class that is called with the game and the number of seats, and whose
object goes through one game that is over. Messages are texts of the game's file `ending.ftl`; an award has two, a title and,
under the same name with `-why` behind it, what it was given for.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from cabstand.core.game import Args, Game
from cabstand.core.rule import States
from cabstand.core.step import Step

MOST_AWARDS: Final = 3


class Award(msgspec.Struct, frozen=True):
    """A moment that deserves to be told again: whose it was, and the number of the line in which it happened."""

    message: str
    args: Args
    seat: int
    """Counted from 1."""
    seq: int


class Part(msgspec.Struct, frozen=True):
    """A part of a score; what was lost is less than nothing."""

    message: str
    amount: int


class Finish(msgspec.Struct, frozen=True):
    """How a seat has come out of a game."""

    seat: int
    """Counted from 1."""
    place: int
    """1 is the first; those who came out alike share a place."""
    score: int | None
    """What the parts add up to. None where they are counts of things that do not add up."""
    parts: list[Part]
    best: Award | None = None
    """The best moment of this seat."""


class Ending(ABC):
    """Goes through a game that is over, step by step."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = range(seats)

    @abstractmethod
    def see(self, seq: int, step: Step) -> None:
        """A step that was made in line `seq` and not taken back."""

    @abstractmethod
    def awards(self) -> Iterable[Award]:
        """Every award that could be given, the one that says most about the game first."""

    @abstractmethod
    def finishes(self, state: States) -> list[Finish]:
        """How everybody has come out of it, by seat."""


def given(awards: Iterable[Award]) -> list[Award]:
    """Those that are given: the first ones, but nobody gets another while somebody without one deserves it."""
    left, chosen, has = list(awards), list[Award](), Counter[int]()
    while left and len(chosen) < MOST_AWARDS:
        award = min(left, key=lambda one: has[one.seat])
        left.remove(award)
        chosen.append(award)
        has[award.seat] += 1
    return chosen


def places(merits: Sequence[Any]) -> list[int]:
    """The place of each seat by its merit: the greater, the better."""
    return [1 + sum(other > merit for other in merits) for merit in merits]


class Moments:
    """The best moment of each seat and of all, by how much it was."""

    def __init__(self) -> None:
        self._by_seat: dict[int, tuple[float, Award]] = {}

    def offer(self, worth: float, award: Award) -> None:
        """Keep a moment that is better than those before it."""
        known = self._by_seat.get(award.seat)
        if known is None or worth > known[0]:
            self._by_seat[award.seat] = (worth, award)

    def of(self, seat: int) -> Award | None:
        """The best of a seat, counted from 1."""
        return self._by_seat[seat][1] if seat in self._by_seat else None

    def best(self) -> list[Award]:
        """The best of all; nothing where there was none."""
        kept = sorted(self._by_seat.values(), key=lambda one: (-one[0], one[1].seq))
        return [award for _, award in kept[:1]]
