"""The capability *solver*: a game of which something can be worked out exactly. `./cab solve GAME` asks for it.

A game that has one offers it as `SOLVER` in its module or package `solver`. Importing that must be quick: what takes a while
belongs into `warm_up`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from cabstand.core.screen import Words


@dataclass(frozen=True)
class Argument:
    """A number that is asked for on the command line: `--coins 3`. With a range it is a whole one."""

    name: str
    text: str
    """The id of the message that explains it."""
    whole: range | None = None
    """The whole numbers it may be; None: any decimal."""
    required: bool = False
    metavar: str | None = None


class Solver(ABC):
    """What `./cab solve` asks of a game."""

    arguments: ClassVar[tuple[Argument, ...]]

    def check(self, given: Mapping[str, Any]) -> None:
        """Refuse arguments that contradict each other. Those that were not given are None."""
        return

    @abstractmethod
    def warm_up(self) -> None:
        """Load and compile what is needed, so that it does not count as time for solving."""

    @abstractmethod
    def solve(self, given: Mapping[str, Any], progress: Callable[[float], None]) -> dict[str, Any]:
        """Facts about the solution, as `--json` prints them. `progress` takes the share that is done."""

    @abstractmethod
    def tell(self, facts: Mapping[str, Any], words: Words) -> list[str]:
        """The same in sentences; `facts` also has the `seconds` that it took."""
