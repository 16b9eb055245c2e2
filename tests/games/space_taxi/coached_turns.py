"""The coach's tables, compiled: `python -m tests.games.space_taxi.coached_turns ROUNDS TURNS` makes them for that many rounds,
plays turns by them through the real rules, and prints JSON."""

import sys
from typing import Any, Final

import msgspec
import numpy as np
from tests.games.space_taxi.solved_turns import has_failed

from cabstand.core.rng import streams
from cabstand.core.rule import Ints, States, blank, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import MOST_MOVES
from cabstand.games.space_taxi.record import NOT_PLAYED, PLAY, RETURN, ROLL, STATE, Record
from cabstand.games.space_taxi.rules import FIRST_COINS, apply, set_up, taxi_is_full
from cabstand.games.space_taxi.solver.places import MOST_POINTS, Floats
from cabstand.games.space_taxi.solver.points import FIGURES, PointsTable, look_up_plays, points_table
from cabstand.games.space_taxi.solver.worth import best_return, most_coins
from cabstand.games.space_taxi.throws import sample

COINS: Final = FIRST_COINS


@rule
def play_turns(
    worth: Floats,
    figures: Any,
    failed: Floats,
    returns: Ints,
    rngs: Any,
    states: States,
    plays: Ints,
    found: Floats,
    out: Floats,
) -> None:
    """Points, launch, full taxi: what turns came to that were played by the table (states: two records)."""
    for turn in range(len(out)):
        s: Record = states[0]
        set_up(s, 1, 0)
        while s.scores[0, 0] == NOT_PLAYED and s.phase != RETURN:
            if s.phase == PLAY:
                count = look_up_plays(worth, figures, failed, states[:1], states[1:2], plays, found)
                best = 0
                for i in range(1, count):
                    if found[i, 0] > found[best, 0]:
                        best = i
                failure = has_failed(states, 0, plays[best])
                apply(s, plays[best])
                if not failure and s.scores[0, 0] != NOT_PLAYED:
                    out[turn, 1] = 1.0
            elif s.phase == ROLL:
                apply(s, sample(s, rngs[turn]))
            else:
                apply(s, moves.THROW)
        if s.phase == RETURN:
            out[turn, 1] = 1.0
            out[turn, 2] = 1.0 if taxi_is_full(s) else 0.0
            out[turn, 0] = s.points + 2 * returns[s.points, s.coins[0]]
        else:
            out[turn, 0] = s.scores[0, 0]


def played_turns(table: PointsTable, turns: int) -> list[tuple[float, float]]:
    """Mean and standard error of each figure."""
    held = range(most_coins(table.rounds) + 3)
    returns = np.array([[best_return(points, coins, table.rounds) for coins in held] for points in range(MOST_POINTS + 1)])
    out = np.zeros((turns, FIGURES - 1))
    room = np.empty(MOST_MOVES, np.int64), np.empty((MOST_MOVES, FIGURES))
    play_turns(table.worth, table.figures, table.failed, returns, streams(5, 0, turns), blank(STATE, 2), *room, out)
    return [(float(mean), float(error)) for mean, error in zip(out.mean(0), out.std(0) / np.sqrt(turns), strict=True)]


def report(rounds: int, turns: int) -> dict[str, Any]:
    table = points_table(rounds)
    return {
        "worth": table.worth[1, :, 0, 1].tolist(),
        "figures": table.figures[:, 1, COINS, 0, 1].tolist(),
        "turns": played_turns(table, turns),
    }


if __name__ == "__main__":
    print(msgspec.json.encode(report(int(sys.argv[1]), int(sys.argv[2]))).decode())
