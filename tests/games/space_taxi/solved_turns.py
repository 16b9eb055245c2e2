"""The solver against the rules themselves, compiled: `python -m tests.games.space_taxi.solved_turns ENDINGS TURNS` prints JSON.

Endings are reached by random play and solved once more by trying everything that the game lists; turns are played with the
solver's plays through the real rules.
"""

import sys
from typing import Any, Final

import msgspec
import numpy as np

from cabstand.core.rng import Stream, stream, streams
from cabstand.core.rule import States, blank, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import MOST_MOVES, draw_legal, legal
from cabstand.games.space_taxi.record import NOT_PLAYED, PLAY, RETURN, ROLL, STATE, Record
from cabstand.games.space_taxi.rules import (
    apply,
    dice_in_hand,
    fuel_in_hand,
    fuel_total,
    launch_factor,
    place_dice,
    set_up,
)
from cabstand.games.space_taxi.solver.places import MOST_POINTS, Floats
from cabstand.games.space_taxi.solver.turn import Solution, Utility, best_play, keeping, last_turn, reaching, solve, value_at
from cabstand.games.space_taxi.solver.values import Values
from cabstand.games.space_taxi.throws import count_outcomes, outcomes, sample

COINS: Final = 3
"""Solved and played with so many."""
RICH: Final = 8
"""More than can be paid in a turn: of such a turn the table does not begin at no coins."""
DEEPEST: Final = 20
MOST_DICE: Final = 4


# --- utilities of tests ----------------------------------------------------------------------------------------------


def crooked() -> Utility:
    """A utility without any order: more points or coins may well be worse, and a failed launch better."""
    random = np.random.default_rng(8)
    launched = random.normal(size=(MOST_POINTS + 1, COINS + 3))
    failed = random.normal(size=COINS + 1)
    return Utility(lambda points, coins: float(launched[points, coins]), lambda coins: float(failed[coins]))


UTILITIES: Final = {"last-turn": last_turn(), "target 20": reaching(20), "keep 3": keeping(3.0), "crooked": crooked()}


def tables(utility: Utility, most: int = COINS) -> tuple[Floats, Floats]:
    """What ends are worth, by points and coins or by coins alone; a full taxi may bring two coins more than the most."""
    launched = [[utility.launched(points, coins) for coins in range(most + 3)] for points in range(MOST_POINTS + 1)]
    return np.array(launched), np.array([utility.failed(coins) for coins in range(most + 1)])


# --- trying everything -----------------------------------------------------------------------------------------------


@rule
def has_failed(states: States, at: int, heap: int) -> bool:
    """Whether a play of this record is a failed launch."""
    states[at + 1] = states[at]
    place_dice(states[at + 1], heap)
    return fuel_in_hand(states[at + 1]) == 0 and launch_factor(fuel_total(states[at + 1])) == 0


@rule
def by_trying(states: States, at: int, launched: Floats, failed: Floats) -> float:
    """The value of the record at a place of a pile of records, which grows as we look ahead."""
    s: Record = states[at]
    if s.phase == RETURN:
        return float(launched[s.points, s.coins[0]])
    if s.scores[0, 0] != NOT_PLAYED:
        return float(launched[s.scores[0, 0], 0])
    value = 0.0
    if s.phase == ROLL:
        count = count_outcomes(s)
        rolls = np.empty(count, np.int64)
        weights = np.empty(count, np.int64)
        outcomes(s, rolls, weights)
        for i in range(count):
            states[at + 1] = states[at]
            apply(states[at + 1], rolls[i])
            value += weights[i] * by_trying(states, at + 1, launched, failed)
        return value / float(weights.sum())
    plays = np.empty(MOST_MOVES, np.int64)
    value = -np.inf
    for i in range(legal(s, 0, plays)):
        if s.phase == PLAY and has_failed(states, at, plays[i]):
            value = max(value, failed[s.coins[0] - moves.coins_paid(plays[i])])
        else:
            states[at + 1] = states[at]
            apply(states[at + 1], plays[i])
            value = max(value, by_trying(states, at + 1, launched, failed))
    return value


@rule
def find_ending(states: States, most_dice: int, rng: Stream) -> bool:
    """Play at random until few dice are in hand (one less while tile 0 is open); False where the turn is over before."""
    s: Record = states[0]
    while s.scores[0, 0] == NOT_PLAYED and s.phase != RETURN:
        if s.phase not in (ROLL, PLAY) and dice_in_hand(s) <= most_dice - s.open[0]:
            return True
        apply(s, sample(s, rng) if s.phase == ROLL else draw_legal(s, rng))
    return False


def endings(count: int, most_dice: int) -> list[States]:
    """Piles of records with an ending on top of each."""
    found: list[States] = []
    number = 0
    while len(found) < count:
        states = blank(STATE, DEEPEST)
        set_up(states[0], 1, 0)
        states["coins"][0, 0] = number % (COINS + 1)
        if find_ending(states, most_dice, stream(1, number)):
            found.append(states)
        number += 1
    return found


def ending_values(solution: Solution, utility: Utility, count: int, most_dice: int) -> list[tuple[float, float]]:
    """The solver's value of endings, and what trying everything says."""
    launched, failed = tables(utility)
    return [
        (float(value_at(solution.table, solution.least, s[0])), float(by_trying(s, 0, launched, failed)))
        for s in endings(count, most_dice)
    ]


# --- playing turns ---------------------------------------------------------------------------------------------------


@rule
def play_turns(
    table: Values, coins: int, least: int, launched: Floats, failed: Floats, rngs: Stream, states: States, out: Floats
) -> None:
    """Turns of the solver, each from its own stream: what their ends are worth."""
    plays = np.empty(MOST_MOVES, np.int64)
    values = np.empty(MOST_MOVES)
    for turn in range(len(rngs)):
        s: Record = states[0]
        set_up(s, 1, 0)
        s.coins[0] = coins
        failure = False
        while s.scores[0, 0] == NOT_PLAYED and s.phase != RETURN:
            if s.phase == PLAY:
                move = best_play(table, least, states[:1], states[1:2], plays, values)
                failure = has_failed(states, 0, move)
                apply(s, move)
            elif s.phase == ROLL:
                apply(s, sample(s, rngs[turn]))
            else:
                apply(s, moves.THROW)
        if failure:
            out[turn] = failed[s.coins[0]]
        else:
            out[turn] = launched[s.points if s.phase == RETURN else s.scores[0, 0], s.coins[0]]


def played_turns(solution: Solution, utility: Utility, turns: int) -> tuple[float, float]:
    """Mean and standard error."""
    launched, failed = tables(utility, solution.coins)
    out = np.empty(turns)
    rngs = streams(3, 0, turns)
    play_turns(solution.table, solution.coins, solution.least, launched, failed, rngs, blank(STATE, 2), out)
    return float(out.mean()), float(out.std() / np.sqrt(turns))


def report(most_endings: int, turns: int) -> dict[str, Any]:
    told = {}
    for name, utility in UTILITIES.items():
        solution = solve(utility, COINS)
        told[name] = {
            "values": [solution.value_with(coins) for coins in range(COINS + 1)],
            "endings": ending_values(solution, utility, most_endings, MOST_DICE),
            "turns": played_turns(solution, utility, turns),
        }
    rich = solve(last_turn(), RICH)
    told["rich"] = {"values": [rich.value], "turns": played_turns(rich, last_turn(), turns)}
    return told


if __name__ == "__main__":
    print(msgspec.json.encode(report(int(sys.argv[1]), int(sys.argv[2]))).decode())
