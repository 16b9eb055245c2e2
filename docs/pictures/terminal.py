"""Makes docs/pictures/terminal.svg: a moment of a real game, drawn by the same code that draws it for players.

.venv/bin/python docs/pictures/terminal.py
"""

from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from cabstand.cli.screens import screen_of
from cabstand.content.catalogue import catalogue
from cabstand.core import Seat, find_game
from cabstand.plain.theme import THEME

PICTURE: Final = Path(__file__).with_suffix(".svg")
POSITION: Final = (
    "space-taxi/1 seats=3 round=3 starter=3 coins=4,2,1 scores=18,20,0;12,0,33;-,-,- ask=play tiles=013 "
    "throw=GT.24 aboard=GGGG wings=4 crystal=m6"
)
NAMES: Final = ["Ada", "Bot 2 (simple)", "Chris"]
_WIDTH: Final = 72
_CELL: Final = 10.0
_LINE: Final = 21


def picture() -> str:
    """The picture as SVG. No font or file from elsewhere: every character sits on a grid of its own."""
    console = Console(width=_WIDTH, record=True, file=StringIO(), force_terminal=True, color_system="truecolor")
    words, game = catalogue(), find_game("space-taxi")
    view = game.view(game.read_position(POSITION), Seat(2))
    screen = screen_of(game)
    console.print(screen.board(view, NAMES, words))
    console.print(Text(screen.question(view, NAMES[2], words), "bold"))
    console.print(Text("> GT=G 4", "bold yellow"))
    return _svg(console)


def _svg(console: Console) -> str:
    lines = console.export_text(styles=False, clear=False).rstrip("\n").splitlines()
    width, height = _WIDTH * _CELL + 40, len(lines) * _LINE + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img">',
        "<title>A game of Space Taxi in the terminal</title>",
        f'<rect width="100%" height="100%" rx="12" fill="{THEME.background_color.hex}"/>',
        '<g font-family="ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace" font-size="16.5">',
    ]
    parts += _cells(console)
    return "\n".join([*parts, "</g>", "</svg>", ""])


def _cells(console: Console) -> list[str]:
    """One element for every run of characters with one style."""
    parts: list[str] = []
    row, column = 0, 0
    with console._record_buffer_lock:
        segments = list(console._record_buffer)
    for text, style, control in segments:
        if control:
            continue
        for piece in text.splitlines(keepends=True):
            shown = piece.rstrip("\n")
            x, y = 20 + column * _CELL, 20 + row * _LINE
            ink = THEME.foreground_color.hex
            if style is not None and style.color is not None:
                ink = style.color.get_truecolor(THEME).hex
            if style is not None and style.bgcolor is not None:
                ground = style.bgcolor.get_truecolor(THEME, foreground=False).hex
                parts.append(f'<rect x="{x:.0f}" y="{y}" width="{len(shown) * _CELL:.0f}" height="{_LINE}" fill="{ground}"/>')
            if shown.strip():
                parts.append(
                    _run(shown, x, y, ink, style is not None and bool(style.bold), style is not None and bool(style.dim))
                )
            row, column = (row + 1, 0) if piece.endswith("\n") else (row, column + len(shown))
    return parts


def _run(text: str, x: float, y: int, ink: str, bold: bool, dim: bool) -> str:
    weight = ' font-weight="700"' if bold else ""
    pale = ' opacity="0.6"' if dim else ""
    places = " ".join(f"{x + i * _CELL:.0f}" for i in range(len(text)))
    safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "\u00a0")
    return f'<text x="{places}" y="{y + 16}" fill="{ink}"{weight}{pale}>{safe}</text>'


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
