"""The coach's tables of Space Taxi, beside turns that are played by them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.compiled import run_python

from cabstand.games.space_taxi.solver.turn import last_turn
from cabstand.games.space_taxi.solver.worth import WORTH, best_return, most_coins, turn_utility


@pytest.fixture(scope="module")
def made(compiled_rules: Path, size: Callable[[int, int], int]) -> dict[int, Any]:
    """By rounds to play what a compiled process found; the table of a game's beginning, or all of them."""
    turns = str(size(20_000, 1_000_000))
    told = {}
    for rounds in range(5, 5 - size(1, 5), -1):
        told[rounds] = msgspec.json.decode(
            run_python(compiled_rules, "-m", "tests.games.space_taxi.coached_turns", str(rounds), turns)
        )
    return told


@pytest.mark.long
def test_what_coins_are_worth_is_what_solving_says(made: dict[int, Any]) -> None:
    for rounds, told in made.items():
        assert told["worth"] == pytest.approx(WORTH[rounds], rel=1e-12)


@pytest.mark.long
def test_the_figures_are_what_happens_to_somebody_who_plays_for_points(made: dict[int, Any]) -> None:
    for told in made.values():
        for figure, (mean, error) in zip(told["figures"], told["turns"], strict=True):
            assert abs(mean - figure) < 4 * error


def test_a_coin_is_kept_while_it_can_bring_more_than_two_points() -> None:
    assert best_return(20, 5, rounds=1) == 5
    assert 0 < best_return(20, 7, rounds=3) < 7
    for rounds in range(1, 6):
        assert WORTH[rounds][1] - WORTH[rounds][0] > 3 > 2 > WORTH[2][7] - WORTH[2][6]
        assert len(WORTH[rounds - 1]) == most_coins(rounds) + 3


def test_in_the_last_round_all_coins_are_returned() -> None:
    for points in range(41):
        for coins in range(most_coins(1) + 1):
            assert turn_utility(1).launched(points, coins) == last_turn().launched(points, coins)
    assert turn_utility(1).failed(3) == 0.0
