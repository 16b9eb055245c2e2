"""Paper, ink and the eight colours of the house, where text of a terminal becomes a picture: a dark page."""

from typing import Final

from rich.terminal_theme import TerminalTheme

THEME: Final = TerminalTheme(
    (21, 21, 46),
    (244, 241, 230),
    [
        (21, 21, 46),
        (200, 50, 40),
        (15, 138, 108),
        (255, 199, 44),
        (47, 111, 208),
        (120, 90, 190),
        (62, 190, 210),
        (244, 241, 230),
    ],
)
