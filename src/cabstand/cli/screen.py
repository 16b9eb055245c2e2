"""How a game shows itself in a terminal and what it asks there. Each game has one; the session knows no game by name."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, Final

from rich.console import RenderableType

from cabstand.content.catalogue import Catalogue
from cabstand.core.game import Game


@dataclass(frozen=True)
class Unfinished:
    """An answer that leaves something open: what it has settled, what the player should see now, and what is asked next."""

    said: str
    shown: RenderableType
    question: str


class Screen(ABC):
    """The drawing and the questions of one game. `view` is the game's own view struct."""

    has_secrets: ClassVar[bool] = False
    """Whether players hold what others at the same screen must not see."""

    verbs: ClassVar[tuple[str, ...]] = ()
    """The words of the notation that can be typed in the reader's language: `<game>-word-<verb>` lists how."""

    @abstractmethod
    def board(self, view: Any, names: list[str], words: Catalogue) -> RenderableType:
        """The whole table."""

    @abstractmethod
    def scene(self, view: Any, names: list[str], words: Catalogue) -> RenderableType:
        """What a player needs to see for the question at hand: the table at the start of a turn, then what has changed."""

    @abstractmethod
    def question(self, view: Any, player: str, words: Catalogue) -> str:
        """What the player is asked now."""

    @abstractmethod
    def complete(self, view: Any, answer: str, said: str, names: list[str], words: Catalogue) -> str | Unfinished:
        """The notation that a short answer stands for, where only one thing can be meant; else the answer itself.

        Where an answer is a good beginning, what is still to be said: `said` is what earlier answers have settled.
        """

    def legend(self, words: Catalogue) -> RenderableType | None:
        """The names of the parts on the board, where the printed board has them; they follow the help."""
        return None

    def goes_without_saying(self, view: Any) -> str | None:
        """The notation of the only thing a player could answer, where the question would be idle.

        It is still asked where several people share the screen: not to be asked would tell the others something.
        """
        return None


SCREENS: Final[dict[str, str]] = {
    "fare-play": "cabstand.games.fare_play.terminal.screen:SCREEN",
    "space-taxi": "cabstand.games.space_taxi.terminal.screen:SCREEN",
    "taxi": "cabstand.games.taxi.terminal:SCREEN",
}


def screen_of(game: Game) -> Screen:
    module, _, attribute = SCREENS[game.name].partition(":")
    screen: Screen = getattr(import_module(module), attribute)
    return screen
