"""The terminal screen of a game."""

from cabstand.core.game import Game
from cabstand.core.registry import part_of
from cabstand.core.screen import Screen


def screen_of(game: Game) -> Screen:
    screen: Screen = part_of(game, "terminal", "SCREEN")
    return screen
