"""Pictures of tables: the drawings of the terminal, in pixels."""

from types import ModuleType

import numpy as np
import pytest
from rich.segment import Segment
from rich.style import Style
from tests.research.stand_ins import stand_ins

from cabstand.core import game_names
from cabstand.plain.theme import THEME
from cabstand.research.pixels import HIGH, WIDE, pixels, shade

__all__ = ["stand_ins"]


def edges(character: str) -> dict[str, int]:
    """How many pixels of a character lie on each edge of its cell: there it meets its neighbours."""
    ink = shade(character) > 0.5
    told = {"up": ink[0], "down": ink[-1], "left": ink[:, 0], "right": ink[:, -1]}
    return {edge: int(row.sum()) for edge, row in told.items() if row.any()}


@pytest.mark.parametrize(
    ("character", "meets"),
    [
        ("─", {"left": 1, "right": 1}),
        ("╭", {"down": 1, "right": 1}),
        ("═", {"left": 2, "right": 2}),
        ("╩", {"up": 2, "left": 2, "right": 2}),
        ("╞", {"up": 1, "down": 1, "right": 2}),
        ("╫", {"up": 2, "down": 2, "left": 1, "right": 1}),
        ("▁", {"down": WIDE, "left": 3, "right": 3}),
        ("▞", {"up": WIDE // 2, "down": WIDE // 2, "left": HIGH // 2, "right": HIGH // 2}),
        ("►", {}),
        ("a", {}),
        (" ", {}),
    ],
)
def test_lines_meet_the_lines_of_the_next_cells(character: str, meets: dict[str, int]) -> None:
    assert edges(character) == meets


def test_letters_have_the_colours_of_their_style() -> None:
    line = [
        Segment("W", Style(color="yellow")),
        Segment("W", Style(reverse=True)),
        Segment("W", Style(dim=True)),
        Segment("xxx"),
    ]
    page = pixels([line, []], 4)
    assert page.shape == (2 * HIGH, 4 * WIDE, 3)
    yellow, turned, dim = (page[:HIGH, at * WIDE : (at + 1) * WIDE].reshape(-1, 3) for at in range(3))
    paper, ink = np.array(THEME.background_color), np.array(THEME.foreground_color)
    assert (yellow[0] == paper).all()
    assert np.abs(yellow - np.array(THEME.ansi_colors[3])).sum(axis=1).min() < 60
    assert (turned[0] == ink).all()
    assert dim.max() < yellow.max()
    assert (page[HIGH:] == paper).all()


@pytest.mark.parametrize("name", game_names())
def test_a_table_is_a_picture_that_changes_with_it(name: str, stand_ins: ModuleType) -> None:
    from cabstand.research.gymnasium import SeatEnv
    from cabstand.research.pettingzoo import table

    env = SeatEnv(name, seats=3, opponents="random", render_mode="rgb_array")
    _, info = env.reset(seed=1)
    pictures = [env.render()]
    for _ in range(4):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        pictures.append(env.render())
    assert {each.shape for each in pictures} == {(640, 1000, 3)}
    assert {each.dtype for each in pictures} == {np.dtype(np.uint8)}
    assert len({each.tobytes() for each in pictures}) > 1
    round_them = table(name, seats=3, render_mode="rgb_array")
    round_them.reset(seed=1)
    assert round_them.render().shape == (640, 1000, 3)
