"""Whatever is accepted as a position is one: it reads back, its moves are what the rules allow, and it can be played on."""

from collections.abc import Callable

import pytest
from tests.fuzz.positions import OPTIONS, texts_to_try

SMALL = {"space-taxi": (100, 20), "taxi": (400, 50), "fare-play": (300, 30)}
"""Texts to try, and positions to change, in a quick run."""


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_what_a_game_accepts_as_a_position_can_be_played(name: str, size: Callable[[int, int], int]) -> None:
    count, positions = SMALL[name]
    accepted = sum(
        checker.accepts(text) for checker, text in texts_to_try(name, size(count, 40_000), size(positions, 2000), f"{name} 13")
    )
    assert accepted > size(3, 500)
