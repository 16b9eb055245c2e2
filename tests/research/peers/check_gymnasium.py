"""Gymnasium's checks, for one game: `check_env`, and what it has for environments of many games. Runs where Gymnasium is."""

import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from cabstand.core import find_game
from cabstand.research.gymnasium import id_of

STEPS = 300


def legal(masks: Any, choice: np.random.Generator) -> Any:
    return np.array([int(choice.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in masks])


def check_alone(name: str, **choices: Any) -> None:
    """`check_env`, and a whole game behind the wrappers that `make` puts around it, which check every step."""
    env = gymnasium.make(name, **choices)
    check_env(env.unwrapped)
    _, info = env.reset(seed=1)
    choice, over = np.random.default_rng(1), False
    while not over:
        _, _, over, _, info = env.step(legal([info["action_mask"]], choice)[0])
    env.close()


def check_many(name: str, **choices: Any) -> None:
    """The same games by our loops and by Gymnasium's own loop over single environments: the same spaces, both in them."""
    ours = gymnasium.make_vec(name, num_envs=4, vectorization_mode="vector_entry_point", **choices)
    theirs = gymnasium.make_vec(name, num_envs=4, vectorization_mode="sync", **choices)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    wrapped = DictInfoToList(RecordEpisodeStatistics(ours))
    choice, ended = np.random.default_rng(1), 0
    seen, infos = wrapped.reset(seed=1)
    for _ in range(STEPS):
        assert seen in ours.observation_space
        seen, rewards, over, cut, infos = wrapped.step(legal([info["action_mask"] for info in infos], choice))
        assert rewards.shape == over.shape == cut.shape == (4,)
        ended += int(over.sum())
    assert ended
    assert benchmark_vector_step(ours, target_duration=1, seed=1) > 0
    ours.close()
    theirs.close()


if __name__ == "__main__":
    warnings.simplefilter("error")  # whatever Gymnasium finds odd counts
    one = id_of(find_game(sys.argv[1]))
    for mode in ({}, {"observation": "dict"}, {"render_mode": "ansi"}, {"render_mode": "rgb_array"}):
        check_alone(one, **mode)
        print(f"check_env: {one} {mode} passed")
    for mode in ({}, {"observation": "dict"}):
        check_many(one, **mode)
        print(f"many at once: {one} {mode} passed")
    print(f"gymnasium accepts {sys.argv[1]}")
