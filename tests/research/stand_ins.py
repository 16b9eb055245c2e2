"""Stand-ins for the libraries that our environments are made for: as much of each as the environments use, and no more.

The real ones check the environments in `./cab soak` (test_peers.py).
"""

import sys
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest


class Space:
    """A box or a dictionary of them: enough to ask whether something belongs to it."""

    def __init__(self, low: int, high: int, shape: tuple[int, ...], dtype: type) -> None:
        self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

    def __contains__(self, value: Any) -> bool:
        fits = value.shape == self.shape and value.dtype == self.dtype
        return bool(fits and value.min() >= self.low and value.max() <= self.high)


class Dict(dict[str, Any]):
    def __contains__(self, value: Any) -> bool:
        return value.keys() == self.keys() and all(value[name] in space for name, space in self.items())


class Discrete:
    def __init__(self, n: int) -> None:
        self.n = n

    def sample(self, mask: Any) -> int:
        return int(np.flatnonzero(mask)[0])


class Env:
    np_random: np.random.Generator

    def reset(self, *, seed: int | None = None) -> None:
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random = np.random.default_rng(seed)


class AECEnv:
    agents: list[str]
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]

    def _clear_rewards(self) -> None:
        self.rewards = dict.fromkeys(self.rewards, 0.0)

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward


def module(name: str, **parts: Any) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(parts)
    return made


def gymnasium() -> dict[str, ModuleType]:
    registry: dict[str, Any] = {}
    spaces = SimpleNamespace(Box=Space, Dict=Dict, Discrete=Discrete)
    batched = SimpleNamespace(batch_space=lambda space, count: (space, count))
    modes = Enum("modes", "NEXT_STEP")
    vector = module("gymnasium.vector", VectorEnv=Env, AutoresetMode=modes, utils=batched)
    seeding = module("gymnasium.utils.seeding", np_random=lambda seed: (np.random.default_rng(seed), seed))
    utils = module("gymnasium.utils", seeding=seeding)

    def register(id: str, **how: Any) -> None:  # noqa: A002  its name there
        registry[id] = how

    def make(id: str, **choices: Any) -> Any:  # noqa: A002
        within, _, name = registry[id]["entry_point"].partition(":")
        return getattr(import_module(within), name)(**registry[id]["kwargs"], **choices)

    def make_vec(id: str, num_envs: int, vectorization_mode: str, **choices: Any) -> Any:  # noqa: A002
        within, _, name = registry[id][vectorization_mode].partition(":")
        return getattr(import_module(within), name)(num_envs=num_envs, **registry[id]["kwargs"], **choices)

    whole = module(
        "gymnasium",
        make=make,
        make_vec=make_vec,
        Env=Env,
        spaces=spaces,
        vector=vector,
        utils=utils,
        registry=registry,
        register=register,
    )
    return {each.__name__: each for each in (whole, vector, utils, seeding)}


STOOD_IN = ("cabstand.research.gymnasium", "cabstand.research.pettingzoo")


@pytest.fixture
def stand_ins(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Our modules find these libraries; afterwards nobody does."""
    stood_in = gymnasium() | {"pettingzoo": module("pettingzoo", AECEnv=AECEnv)}
    for name, made in stood_in.items():
        monkeypatch.setitem(sys.modules, name, made)
    for name in STOOD_IN:
        sys.modules.pop(name, None)
    yield stood_in["gymnasium"]
    for name in STOOD_IN:
        sys.modules.pop(name, None)
