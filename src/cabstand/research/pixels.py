"""Text of a terminal as pixels: every character in a cell of its own, in the colours of a dark page. Needs Pillow.

Letters come from the font that Pillow brings. Lines of tables and maps are drawn here, so that they meet from cell to cell; the
name of each in Unicode says what it looks like.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final
from unicodedata import name

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.segment import Segment
from rich.style import Style

from cabstand.plain.theme import THEME

Pixels = NDArray[np.uint8]
Shade = NDArray[np.float64]
"""By row and column: how much of the ink lies there, from 0 to 1."""

WIDE, HIGH = 10, 20
_SIZE: Final = 16
_MIDDLE = (WIDE // 2, HIGH // 2)
_DIM: Final = 0.55
_EDGES: Final = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
_BOTH: Final = {"HORIZONTAL": ("LEFT", "RIGHT"), "VERTICAL": ("UP", "DOWN")}
_CORNERS: Final = {"UPPER LEFT": (0, 0), "UPPER RIGHT": (WIDE, 0), "LOWER LEFT": (0, HIGH), "LOWER RIGHT": (WIDE, HIGH)}
_POINTERS: Final = {"UP-POINTING": "UP", "DOWN-POINTING": "DOWN", "LEFT-POINTING": "LEFT", "RIGHT-POINTING": "RIGHT"}


def pixels(lines: Sequence[Sequence[Segment]], wide: int) -> Pixels:
    """Lines of text, `wide` characters each, as rows of red, green and blue."""
    page = np.empty((len(lines) * HIGH, wide * WIDE, 3), np.uint8)
    page[:] = THEME.background_color
    for row, line in enumerate(lines):
        at = 0
        for segment in line:
            ink, paper = colours(segment.style or Style())
            for character in segment.text[: wide - at]:
                cell = page[row * HIGH : (row + 1) * HIGH, at * WIDE : (at + 1) * WIDE]
                cell[:] = np.rint(paper + shade(character)[:, :, None] * (ink - paper))
                at += 1
    return page


def colours(style: Style) -> tuple[Shade, Shade]:
    """Of the ink and of the paper."""
    ink = np.array(THEME.foreground_color if style.color is None else style.color.get_truecolor(THEME), float)
    paper = np.array(THEME.background_color if style.bgcolor is None else style.bgcolor.get_truecolor(THEME, False), float)
    if style.reverse:
        ink, paper = paper, ink
    return (paper + _DIM * (ink - paper) if style.dim else ink), paper


@cache
def shade(character: str) -> Shade:
    """Of a character in its cell."""
    called = name(character, "")
    image = Image.new("L", (WIDE, HIGH))
    pen = ImageDraw.Draw(image)
    if called.startswith("BOX DRAWINGS LIGHT DIAGONAL"):
        first, last = re.findall("(?:UPPER|LOWER) (?:LEFT|RIGHT)", called)
        pen.line([_CORNERS[first], _CORNERS[last]], fill=255, width=2)
    elif called.startswith("BOX DRAWINGS"):
        _draw_lines(pen, called.split()[2:])
    elif "POINTING" in called:
        _draw_pointer(pen, next(_POINTERS[word] for word in called.split() if word in _POINTERS))
    elif character in _BLOCKS:
        for left, top, right, bottom in _BLOCKS[character]:
            pen.rectangle([left * WIDE, top * HIGH, right * WIDE - 1, bottom * HIGH - 1], fill=255)
    else:
        image = _letter(character)
    ink: Shade = np.asarray(image, float) / 255
    return ink


_QUARTERS: Final = {"1": (0, 0, 0.5, 0.5), "2": (0.5, 0, 1, 0.5), "3": (0, 0.5, 0.5, 1), "4": (0.5, 0.5, 1, 1)}
_BLOCKS: Final = {
    block: [_QUARTERS[quarter] for quarter in quarters]
    for block, quarters in {"▚": "14", "▞": "23", "▜": "124", "▟": "234", "▛": "123", "▙": "134", "█": "1234"}.items()
} | {"▁": [(0, 0.85, 1, 1)], "▀": [(0, 0, 1, 0.5)], "▄": [(0, 0.5, 1, 1)]}


def _draw_lines(pen: ImageDraw.ImageDraw, words: list[str]) -> None:
    """From the middle to the edges that a name tells: DOUBLE DOWN AND LEFT, VERTICAL SINGLE AND RIGHT DOUBLE."""
    double = words[0] == "DOUBLE"
    across, down = _MIDDLE
    for number, word in enumerate(words):
        for edge in _BOTH.get(word, (word,)):
            if edge not in _EDGES:
                continue
            told = words[number + 1] if number + 1 < len(words) else ""
            right, below = _EDGES[edge]
            for side in (-2, 1) if told == "DOUBLE" or (double and told != "SINGLE") else (0,):
                x, y = across + side * abs(below), down + side * abs(right)
                pen.line([x, y, x + right * WIDE, y + below * HIGH], fill=255)


def _draw_pointer(pen: ImageDraw.ImageDraw, edge: str) -> None:
    (right, below), (across, down) = _EDGES[edge], _MIDDLE
    reach = WIDE // 2 - 2
    tip = (across + right * reach, down + below * reach)
    feet = [(across - right * reach + side * below, down - below * reach + side * right) for side in (-reach, reach)]
    pen.polygon([tip, *feet], fill=255)


def _letter(character: str) -> Image.Image:
    """From the font, in the middle of the cell; what is too wide is made narrower."""
    font = ImageFont.load_default(_SIZE)
    wide = max(WIDE, round(font.getlength(character)))
    image = Image.new("L", (wide, HIGH))
    ImageDraw.Draw(image).text((wide / 2, HIGH - 5), character, fill=255, font=font, anchor="ms")
    return image.resize((WIDE, HIGH))
