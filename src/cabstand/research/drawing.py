"""A game as text, drawn as the terminal draws it."""

import io
from typing import Final

from rich.console import Console

from cabstand.content.catalogue import texts_in
from cabstand.core.game import Game
from cabstand.core.registry import part_of
from cabstand.core.rule import States
from cabstand.core.screen import Screen
from cabstand.plain.terminal import plain_screen

WIDTH: Final = 100


def draw(game: Game, state: States, seat: int | None, language: str = "en") -> str:
    """The whole table as a seat sees it, or somebody who watches."""
    found: Screen | None = part_of(game, "terminal", "SCREEN")
    screen = plain_screen(game) if found is None else found
    names = [str(number + 1) for number in range(game.seat_count(state))]
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)
    console.print(screen.board(screen.look(game, state, seat), names, texts_in(language)))
    return page.getvalue()
