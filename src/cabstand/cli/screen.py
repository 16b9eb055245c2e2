"""How a game shows itself in a terminal and what it asks there. Each game has one; the session knows no game by name."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, Final

from rich.console import RenderableType

from cabstand.content.catalogue import Catalogue
from cabstand.games.game import Game


class Screen(ABC):
    """The drawing and the questions of one game. `view` is the game's own view struct."""

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
    def complete(self, view: Any, answer: str) -> str:
        """The notation that a short answer stands for, where only one thing can be meant; else the answer itself."""


SCREENS: Final[dict[str, str]] = {"space-taxi": "cabstand.cli.space_taxi:SCREEN", "taxi": "cabstand.cli.taxi:SCREEN"}


def screen_of(game: Game) -> Screen:
    module, _, attribute = SCREENS[game.name].partition(":")
    screen: Screen = getattr(import_module(module), attribute)
    return screen
