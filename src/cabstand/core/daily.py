"""The capability *daily*: a game that somebody plays alone, once a day, with the same chance as everybody else.

A game that has one offers it as `DAILY` in its module `daily`. The server keeps days, secrets, attempts and boards; the game
says how chance is drawn from the secret of a day, and what became of an attempt.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from cabstand.core.game import Game, Move, StoryLine
from cabstand.core.registry import part_of
from cabstand.core.rng import Stream
from cabstand.core.rule import States

Streams = Callable[[str], Stream]
"""The random numbers of a draw, by its name. A name begins the same numbers whenever it is asked for."""


class Figures(msgspec.Struct, frozen=True):
    """What the chance of a day gives, turn by turn: to perfect play, which knows the odds and not what will come, and the best
    that any choices could have reached."""

    perfect: list[int]
    best: list[int]
    moves: list[str] = []
    """What perfect play does, in the game's notation; none where a game tells none."""


class Daily(ABC):
    """What a server asks of a game that has a daily. It is played with one seat and the usual options."""

    turns: ClassVar[int]
    """Turns of an attempt that is played to its end."""

    @abstractmethod
    def draw(self, state: States, streams: Streams) -> Move:
        """What chance does next.

        Draws are named by their place in the game, never by what was chosen before: equal choices meet equal chance, and other
        choices shift nothing that comes later.
        """

    @abstractmethod
    def scores(self, state: States) -> list[int]:
        """The scores of the turns that are over."""

    @abstractmethod
    def mark(self, told: StoryLine) -> str:
        """How a turn ended, in one word, where this line of the story says so; else nothing. A later line of a turn counts."""

    @abstractmethod
    def average(self) -> float:
        """What all turns together bring on average when they are played perfectly."""

    @abstractmethod
    def all_chance(self, streams: Streams) -> Any:
        """Everything that chance could do on a day, as plain data: what `work_out` needs in another process."""

    @abstractmethod
    def work_out(self, chance: Any) -> Figures:
        """What this chance gives. It may take a minute, and is done in a process of its own."""


def daily_of(game: Game) -> Daily | None:
    """The daily of a game; None where it has none."""
    daily: Daily | None = part_of(game, "daily", "DAILY")
    return daily
