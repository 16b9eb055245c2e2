"""Pig for two, to 100 points, solved exactly: how often the first player wins when both play perfectly.

A cross-check of the method behind `./cab solve`: Neller and Presser (2004) found 0.530593. Only the dice tables are shared.
Run it from the project's folder: .venv/bin/python benchmarks/solve_pig.py
"""

import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rule import Ints, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.throws import FALLS, FUEL_FALLS, FUEL_WEIGHTS

GOAL: Final = 100
_EXACT: Final = 1e-15
Floats = NDArray[np.float64]


def one_die() -> tuple[Ints, Floats]:
    """What one die shows, and how likely."""
    heaps = FUEL_FALLS[1, : FALLS[1]].tolist()
    shown = [1 + next(face for face in range(6) if moves.dice(heap, moves.FUEL + face)) for heap in heaps]
    weights = FUEL_WEIGHTS[1, : FALLS[1]]
    return np.array(shown), weights / weights.sum()


@rule
def better(wins: Floats, mine: int, theirs: int, shown: Ints, chance: Floats) -> float:
    """Make the chances of the player to move with these totals better, from those of the other; by how much at most."""
    changed = 0.0
    for turn in range(GOAL - mine - 1, -1, -1):
        hold = 1.0 - wins[theirs, mine + turn, 0]
        roll = 0.0
        for i in range(len(shown)):
            if shown[i] == 1:
                roll += chance[i] * (1.0 - wins[theirs, mine, 0])
            elif mine + turn + shown[i] >= GOAL:
                roll += chance[i]
            else:
                roll += chance[i] * wins[mine, theirs, turn + shown[i]]
        best = max(hold, roll)
        changed = max(changed, abs(best - wins[mine, theirs, turn]))
        wins[mine, theirs, turn] = best
    return changed


@rule
def solve(wins: Floats, shown: Ints, chance: Floats) -> None:
    """From the highest totals down; two totals depend on each other, so they are made better in turn until they rest."""
    for both in range(2 * GOAL - 2, -1, -1):
        for mine in range(max(0, both - GOAL + 1), both // 2 + 1):
            theirs = both - mine
            changed = 1.0
            while changed > _EXACT:
                changed = max(better(wins, mine, theirs, shown, chance), better(wins, theirs, mine, shown, chance))


def main() -> None:
    wins = np.zeros((GOAL, GOAL, GOAL))
    shown, chance = one_die()
    started = time.process_time()
    solve(wins, shown, chance)
    print(f"{time.process_time() - started:.2f} s, compiling included")
    print(f"{wins[0, 0, 0]:.6f}")


if __name__ == "__main__":
    main()
