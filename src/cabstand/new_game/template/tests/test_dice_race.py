"""Dice Race keeps what every game promises, rung by rung, and plays by its own sheet."""

import pytest
from dice_race import rules
from dice_race.adapter import GAME

from cabstand.testing import RUNGS, Check

REACHED = 1
"""The rung on which the game stands: raise it as you climb."""
CHECKS = [check for rung in RUNGS[:REACHED] for check in rung.checks]


@pytest.mark.parametrize("check", CHECKS, ids=[check.name for check in CHECKS])
def test_the_game_keeps_a_promise(check: Check) -> None:
    check.run(GAME, check.games(GAME))


def test_a_one_takes_a_runner_back_to_the_start() -> None:
    state = GAME.read_position("dice-race/1 seats=2 turn=1 rolling=1 squares=15,3")
    after = GAME.apply(state, -1, 1)
    assert GAME.write_position(after) == "dice-race/1 seats=2 turn=2 rolling=0 squares=0,3"


def test_the_first_to_reach_the_goal_wins() -> None:
    state = GAME.read_position("dice-race/1 seats=2 turn=1 rolling=0 squares=18,19")
    assert GAME.result(GAME.apply(state, 0, rules.WALK)).winners == (0,)
