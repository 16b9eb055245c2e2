"""Our side: environments stepped at random, as learners step them. Runs where the peers run, since it needs Gymnasium."""

import hashlib
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parents[1] / "src"
sys.path.insert(0, str(SOURCES))

import numpy as np  # noqa: E402  after our sources are found
from numpy.typing import NDArray  # noqa: E402
from worker import Workload, serve  # noqa: E402

from cabstand.core import find_game  # noqa: E402
from cabstand.core.rng import Stream, below, streams  # noqa: E402
from cabstand.core.rule import COMPILED, Ints, rule  # noqa: E402
from cabstand.research.coding import coding_of  # noqa: E402
from cabstand.research.games import CompiledGames, Setting  # noqa: E402

BATCH: Final = 256
SAMPLE: Final = 4
_SEED: Final = 2026


@rule
def draw_all(listed: NDArray[np.int32], counts: Ints, rng: Stream, actions: Ints) -> None:
    """One of the legal actions of every game."""
    for i in range(len(counts)):
        actions[i] = listed[i, below(rng, counts[i])] if counts[i] > 0 else 0


class Batch:
    """Many games stepped together, with masks and observations. Drawing the actions is part of the time."""

    def __init__(self, game: str, seat: int | None, opponents: str) -> None:
        from cabstand.research.gymnasium import SeatVectorEnv

        self.env = SeatVectorEnv(game, BATCH, seats=3, seat=seat, opponents=opponents, copy=False)
        self.env.reset(seed=_SEED)
        self.rng = streams(_SEED, 0, 1)[0]
        self.actions = np.zeros(BATCH, np.int64)

    def __call__(self) -> dict[str, float]:
        games = self.env.games
        before = games.made
        draw_all(games.told.listed, games.told.counts, self.rng, self.actions)
        self.env.step(self.actions)
        return {"steps": BATCH, "moves": games.made - before}


class Single:
    """One game stepped from Python, unwrapped."""

    def __init__(self, game: str, opponents: str) -> None:
        from cabstand.research.gymnasium import SeatEnv

        self.env = SeatEnv(game, seats=3, opponents=opponents)
        self.env.reset(seed=_SEED)
        self.rng = streams(_SEED, 0, 1)[0]

    def __call__(self) -> dict[str, float]:
        env = self.env
        told, before, steps, over = env.games.told, env.games.made, 0, False
        while not over:
            _, _, over, _, _ = env.step(int(told.listed[0, below(self.rng, told.counts[0])]))
            steps += 1
        made = env.games.made - before
        env.reset()
        return {"steps": steps, "moves": made}


def digest() -> str:
    """A fingerprint of some games of each kind: equal for compiled and interpreted rules."""
    seen = hashlib.sha256()
    rng = streams(_SEED, 0, 1)[0]
    for name in ("space-taxi", "fare-play", "taxi"):
        game = find_game(name)
        batch = coding_of(game).encoding.batch
        assert batch is not None
        games = CompiledGames(Setting(game, 3, seat=0, opponents="random"), batch, SAMPLE)
        games.restart(np.ones(SAMPLE, np.int8), streams(_SEED, 0, SAMPLE))
        actions = np.zeros(SAMPLE, np.int64)
        for _ in range(60):
            draw_all(games.told.listed, games.told.counts, rng, actions)
            games.step(actions, games.told.over.copy())
            seen.update(games.observe().tobytes() + games.told.masks.tobytes())
    return f"sha256 {seen.hexdigest()[:16]}"


if __name__ == "__main__":
    if sys.argv[1:] == ["digest"]:
        print(digest())
    else:
        workloads: dict[str, Workload] = {
            "space_taxi": Batch("space-taxi", None, "random"),
            "space_taxi_bots": Batch("space-taxi", 0, "random"),
            "fare_play": Batch("fare-play", None, "random"),
            "fare_play_bots": Batch("fare-play", 0, "random"),
            "taxi": Batch("taxi", None, "random"),
            "taxi_bots": Batch("taxi", 0, "simple"),
            "single": Single("space-taxi", "random"),
            "single_simple": Single("space-taxi", "simple"),
        }
        for workload in workloads.values():
            workload()
        serve(workloads, {"gymnasium": version("gymnasium"), "rules": "compiled" if COMPILED else "interpreted"})
