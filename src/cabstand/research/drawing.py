"""A game as the terminal draws it, as text or as a picture of it."""

import io
from typing import TYPE_CHECKING, Final

from rich.console import Console, RenderableType

from cabstand.content.catalogue import texts_in
from cabstand.core.game import Game
from cabstand.core.registry import part_of
from cabstand.core.rule import States
from cabstand.core.screen import Screen
from cabstand.plain.terminal import plain_screen

if TYPE_CHECKING:
    from cabstand.research.pixels import Pixels

WIDTH, HEIGHT = 100, 32
MODES: Final = ["ansi", "rgb_array"]


def drawn(mode: str | None, game: Game, state: States, seat: int | None) -> "str | Pixels | None":
    """What is asked for by one of the modes; nothing without."""
    if mode is None:
        return None
    return draw(game, state, seat) if mode == "ansi" else picture(game, state, seat)


def draw(game: Game, state: States, seat: int | None, language: str = "en") -> str:
    """The whole table as a seat sees it, or somebody who watches."""
    page = io.StringIO()
    _console(page).print(_board(game, state, seat, language))
    return page.getvalue()


def picture(game: Game, state: States, seat: int | None, language: str = "en") -> "Pixels":
    """The same in pixels, of one size throughout a game: what stands below the last line is left out."""
    from cabstand.research.pixels import pixels  # only pictures need Pillow

    console = _console(io.StringIO())
    lines = console.render_lines(_board(game, state, seat, language), console.options.update(height=HEIGHT))
    return pixels(lines, WIDTH)


def _console(page: io.StringIO) -> Console:
    return Console(file=page, width=WIDTH, force_terminal=True, color_system="truecolor", legacy_windows=False)


def _board(game: Game, state: States, seat: int | None, language: str) -> RenderableType:
    found: Screen | None = part_of(game, "terminal", "SCREEN")
    screen = plain_screen(game) if found is None else found
    names = [str(number + 1) for number in range(game.seat_count(state))]
    return screen.board(screen.look(game, state, seat), names, texts_in(language))
