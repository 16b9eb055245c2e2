"""Our side: Space Taxi played at random, as a batch, and step by step from Python."""

import hashlib
import platform
import sys
from typing import Final

import numba
import numpy as np
import space_taxi_steps
from worker import Workload, serve

from cabstand.core.rng import streams
from cabstand.core.rule import COMPILED, blank
from cabstand.games.space_taxi.plays import MOST_MOVES
from cabstand.games.space_taxi.record import STATE

SEATS: Final = 3
BATCH: Final = 1024
SAMPLE: Final = 40
_SEED: Final = 2026


class Games:
    """Random games, played to the end inside the rules."""

    def __init__(self, seats: int) -> None:
        self.seats, self.first = seats, 0
        self.states = blank(STATE, 200)

    def __call__(self) -> dict[str, float]:
        rngs = streams(_SEED, self.first, len(self.states))
        space_taxi_steps.begin(self.states, self.seats, -1, rngs)
        moves = space_taxi_steps.play_randomly(self.states, rngs)
        self.first += len(self.states)
        return {"games": len(self.states), "moves": moves}


class Batch:
    """1,024 games stepped together: a random legal move for each, then chance; games that end begin anew."""

    def __init__(self) -> None:
        self.states, self.rngs = blank(STATE, BATCH), streams(_SEED, 0, BATCH)
        self.chosen = np.empty(BATCH, np.int64)
        space_taxi_steps.begin(self.states, SEATS, -1, self.rngs)

    def __call__(self) -> dict[str, float]:
        space_taxi_steps.draw_all(self.states, self.rngs, self.chosen)
        space_taxi_steps.step_all(self.states, self.chosen, self.rngs)
        return {"moves": BATCH}


class Steps:
    """One game stepped from Python: a call makes the move, lets chance answer and lists all legal moves."""

    def __init__(self) -> None:
        self.states, self.rngs = blank(STATE), streams(_SEED, 0, 1)
        self.out = np.empty(MOST_MOVES, np.int64)

    def __call__(self) -> dict[str, float]:
        states, rng, out, step = self.states, self.rngs[0], self.out, space_taxi_steps.step
        space_taxi_steps.begin(states, SEATS, -1, self.rngs)
        out[0] = 0  # the first move of a game is always to throw
        calls, legal = 0, 1
        while legal:
            legal = step(states, out[legal // 2], rng, out)
            calls += 1
        return {"calls": calls}


def digest() -> str:
    """A fingerprint of the first games of the benchmark: equal for compiled and interpreted rules."""
    states, rngs = blank(STATE, SAMPLE), streams(_SEED, 0, SAMPLE)
    space_taxi_steps.begin(states, SEATS, -1, rngs)
    moves = space_taxi_steps.play_randomly(states, rngs)
    return f"{moves} moves, sha256 {hashlib.sha256(states.tobytes() + rngs.tobytes()).hexdigest()[:16]}"


if __name__ == "__main__":
    if sys.argv[1:] == ["digest"]:
        print(digest())
    else:
        workloads: dict[str, Workload] = {f"games{seats}": Games(seats) for seats in (3, 4, 5)} | {
            "batch": Batch(),
            "steps": Steps(),
        }
        for workload in workloads.values():
            workload()
        versions = {"python": platform.python_version(), "numpy": np.__version__, "numba": numba.__version__}
        serve(workloads, versions | {"rules": "compiled" if COMPILED else "interpreted"})
