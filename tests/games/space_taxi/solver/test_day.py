"""What the dice of a day give: every launch that is possible, the best of them, and perfect play."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.compiled import run_python
from tests.games.space_taxi.daily_turns import dice_of_chance
from tests.table.daily_game import all_dice, dice_of_day

from cabstand.core import CHANCE, Actor, Move, find_game
from cabstand.core.rng import stream
from cabstand.core.rule import blank, copied
from cabstand.games.space_taxi.record import ROLL, STATE
from cabstand.games.space_taxi.solver.day import pack, roll_of, unpack
from cabstand.games.space_taxi.solver.worth import WORTH


@pytest.fixture(scope="module")
def told(compiled_rules: Path, size: Callable[[int, int], int]) -> dict[str, Any]:
    words = ["-m", "tests.games.space_taxi.daily_turns", str(size(2, 50)), str(size(20_000, 1_000_000))]
    found: dict[str, Any] = msgspec.json.decode(run_python(compiled_rules, *words))
    return found


@pytest.mark.long
def test_no_launch_is_possible_that_is_not_on_the_list(told: dict[str, Any]) -> None:
    for seen, unlisted in told["launches"]:
        assert seen > 10
        assert unlisted == 0


@pytest.mark.long
def test_the_best_of_a_day_is_far_above_the_average_and_within_the_rules(told: dict[str, Any]) -> None:
    for scores in told["best"]:
        assert WORTH[5][3] < sum(scores) <= 5 * 40 + 2 * 13


@pytest.mark.long
def test_perfect_play_brings_what_it_promises(told: dict[str, Any]) -> None:
    mean, error = told["perfect"]
    assert abs(mean - WORTH[5][3]) < 4 * error


# --- interpreted


def test_a_position_is_one_number_and_comes_back() -> None:
    game, rng = find_game("space-taxi"), stream(4)
    state = game.new(1)
    state["coins"][0, 0] = 7
    seen = 0
    while state["round_no"][0] == 0:
        if state["phase"][0] == ROLL:
            again = blank(STATE)
            again[0] = state[0]
            for field in ("aboard", "wings", "open", "mine", "before", "aside", "coins", "phase"):
                again[field] = 0
            unpack(pack(state[0]), again[0])
            assert again.tobytes() == state.tobytes()
            seen += 1
            state = game.apply(state, CHANCE, game.sample(state, rng))
        else:
            state = game.apply(state, Actor(0), game.draw(state, Actor(0), rng))
    assert seen


def test_the_dice_fall_as_at_the_table() -> None:
    dice, game = dice_of_day(bytes(32)), find_game("space-taxi")
    every = np.array(all_dice(bytes(32)))
    state, rng, thrown = game.new(1), stream(6), 0
    for _ in range(60):
        if game.to_move(state) == CHANCE:
            turn = int(state["round_no"][0])
            assert Move(int(roll_of(copied(state)[0], every[turn]))) == dice.draw(game, state, "")
            thrown += 1
            state = game.apply(state, CHANCE, dice.draw(game, state, ""))
        elif game.to_move(state) == 0:
            state = game.apply(state, Actor(0), game.draw(state, Actor(0), rng))
    assert thrown >= 15


def test_dice_of_chance_are_as_a_day_has_them() -> None:
    assert dice_of_chance(1, 5).shape == np.array(all_dice(bytes(32))).shape
