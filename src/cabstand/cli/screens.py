"""The terminal screen of a game."""

from cabstand.core.game import Game
from cabstand.core.registry import part_of
from cabstand.core.screen import Screen
from cabstand.plain.terminal import plain_screen


def screen_of(game: Game) -> Screen:
    screen: Screen | None = part_of(game, "terminal", "SCREEN")
    return plain_screen(game) if screen is None else screen
