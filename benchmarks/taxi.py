"""Our side: TAXI! between sensible bots, and the grading of answers and talks."""

import hashlib
import itertools
import platform
import sys
from typing import Final

import numba
import numpy as np
from worker import Workload, serve

from cabstand.core.rng import streams
from cabstand.core.rule import COMPILED, States, copied
from cabstand.games.taxi.adapter import GAME as TAXI
from cabstand.games.taxi.bots.deciding import BOTS
from cabstand.games.taxi.grading.answers import grade
from cabstand.games.taxi.grading.talk import words_said
from cabstand.games.taxi.lab import play_games
from cabstand.games.taxi.packs.included import london

SEATS: Final = 4
SAMPLE: Final = 12
_SEED: Final = 2026
_BOTS: Final = np.full(SEATS, BOTS["simple"].number, np.int64)
_TALK: Final = "well when I get in a taxi I always look at the meter and think that is expensive but the driver told me once "


def play(first: int, games: int) -> tuple[States, int]:
    states = copied(TAXI.new(SEATS, {"rounds": 40}), games)
    scores, won = np.zeros((games, SEATS), np.int64), np.zeros((games, SEATS), np.int64)
    return states, play_games(states, streams(_SEED, first, games), _BOTS, scores, won)


class Games:
    """Whole games; a step is a decision, a throw, a card or a word of the referee."""

    def __init__(self) -> None:
        self.first = 0

    def __call__(self) -> dict[str, float]:
        _, steps = play(self.first, 200)
        self.first += 200
        return {"games": 200, "moves": steps}


def grading() -> dict[str, float]:
    """Every question of the pack, answered with the answer of the one before it and with its own, misspelt."""
    questions = london().questions[:100]
    for question, other in itertools.pairwise(questions):
        grade(other.answers[0], question.answers)
        grade(question.answers[0].lower() + "e", question.answers)
    return {"calls": 2.0 * (len(questions) - 1)}


def talks() -> dict[str, float]:
    """About 80 words, as fast as people talk in 30 seconds."""
    for talk in london().talks[:50]:
        words_said(_TALK * 4, talk.words)
    return {"calls": 50.0}


def digest() -> str:
    """A fingerprint of the first games: equal for compiled and interpreted rules."""
    states, steps = play(0, SAMPLE)
    return f"{steps} steps, sha256 {hashlib.sha256(states.tobytes()).hexdigest()[:16]}"


if __name__ == "__main__":
    if sys.argv[1:] == ["digest"]:
        print(digest())
    else:
        workloads: dict[str, Workload] = {"games": Games(), "grading": grading, "talks": talks}
        for workload in workloads.values():
            workload()
        versions = {"python": platform.python_version(), "numpy": np.__version__, "numba": numba.__version__}
        serve(workloads, versions | {"rules": "compiled" if COMPILED else "interpreted"})
