"""Whole games of Night Rank are played as they are on file. What every game promises, `./cab check-game night-rank` checks."""

from pathlib import Path

import pytest

from cabstand.testing.golden import check_golden, write_golden
from night_rank.adapter import GAME

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_is_played_as_on_file(seats: int, remade_golden: str | None) -> None:
    if remade_golden == GAME.name:
        write_golden(GAME, GOLDEN)
    check_golden(GAME, seats, GOLDEN)
