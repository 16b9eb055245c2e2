"""The dice of days, compiled: `python -m tests.games.space_taxi.daily_turns DAYS TURNS` prints JSON.

Turns are played at random through the real rules with the dice of a day, and perfectly with dice of chance.
"""

import sys
from typing import Any

import msgspec
import numpy as np

from cabstand.core.rng import stream
from cabstand.core.rule import Ints, blank, rule
from cabstand.games.space_taxi.plays import draw_legal
from cabstand.games.space_taxi.record import RETURN, ROLL, STATE, Record
from cabstand.games.space_taxi.rules import apply, set_up
from cabstand.games.space_taxi.solver.day import all_launches, best_scores, play_perfectly, roll_of
from cabstand.games.space_taxi.solver.points import points_table
from cabstand.games.space_taxi.solver.worth import WORTH

COINS = 7


@rule
def random_launches(dice: Ints, turns: int, rng: Any, states: Any, found: Ints) -> None:
    """Mark what launches of random turns scored, by points and coins held then."""
    s: Record = states[0]
    for _ in range(turns):
        set_up(s, 1, 0)
        s.coins[0] = COINS
        while s.round_no == 0 and s.phase != RETURN:
            apply(s, roll_of(s, dice) if s.phase == ROLL else draw_legal(s, rng))
        if s.phase == RETURN:
            found[s.points, s.coins[0]] += 1


def dice_of_chance(seed: int, turns: int) -> Ints:
    random = np.random.default_rng(seed)
    return np.concatenate([random.integers(0, 6, (turns, 5, 9)), random.integers(1, 9, (turns, 5, 1))], axis=2)


def unlisted_launches(dice: Ints, turns: int) -> tuple[int, int]:
    """How many different launches were found at random, and how many of them are not on the list of all."""
    found = np.zeros((41, COINS + 3), np.int64)
    random_launches(dice, turns, stream(3), blank(STATE), found)
    listed = {(points, COINS - paid + received) for points, paid, received in all_launches(dice)}
    seen = {(int(points), int(coins)) for points, coins in np.argwhere(found)}
    return len(seen), len(seen - listed)


def perfect_worths(turns: int) -> tuple[float, float]:
    """Mean and standard error of what first turns brought, coins left included."""
    table, worths = points_table(len(WORTH) - 1, figures=False), []
    for dice in dice_of_chance(2, turns):
        states = blank(STATE)
        set_up(states[0], 1, 0)
        play_perfectly(states, dice, table)
        worths.append(states["scores"][0, 0, 0] + WORTH[table.rounds - 1][states["coins"][0, 0]])
    return float(np.mean(worths)), float(np.std(worths) / np.sqrt(turns))


if __name__ == "__main__":
    days, turns = int(sys.argv[1]), int(sys.argv[2])
    days_of_dice = [dice_of_chance(seed, 5) for seed in range(days)]
    report = {
        "launches": [unlisted_launches(day[0], turns) for day in days_of_dice],
        "best": [best_scores(day.tolist()) for day in days_of_dice],
        "perfect": perfect_worths(turns // 20),
    }
    print(msgspec.json.encode(report).decode())
