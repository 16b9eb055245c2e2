"""Gymnasium: one seat against bots, alone or many games at once. Needs `cabstand[gym]`.

    import gymnasium, cabstand.research.gymnasium
    env = gymnasium.make("cabstand/Pig-v1", seats=3, opponents="random")

The id of a game is made from its name and the version of its rules. An observation is what `hide` leaves for the seat; the
legal actions are `info["action_mask"]`. The reward comes when the game is over: 1 for winning alone, a part of it for a shared
win. An action that is not legal does nothing; `info["refused"]` says why.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv

from cabstand.core.encoding import ALL_SEATS
from cabstand.core.game import Game
from cabstand.core.registry import find_game, sound_games
from cabstand.core.rng import Stream, streams
from cabstand.core.rule import Flags
from cabstand.research.coding import Cells, Coding, coding_of
from cabstand.research.drawing import MODES, drawn
from cabstand.research.games import Games, Setting, games_of
from cabstand.research.playing import KNOWS

NAMESPACE: Final = "cabstand"
Opponents = str | Sequence[str] | None
Info = dict[str, Any]


def id_of(game: Game) -> str:
    """`cabstand/OwlRun-v1` for version 1 of a game that is called `owl-run`."""
    return f"{NAMESPACE}/{''.join(part.capitalize() for part in game.name.split('-'))}-v{game.version}"


def register() -> list[str]:
    """Make all games known to Gymnasium; their ids. Those that are known already stay as they are."""
    ids = []
    for game in sound_games():
        ids.append(id_of(game))
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                id=ids[-1],
                entry_point="cabstand.research.gymnasium:SeatEnv",
                vector_entry_point="cabstand.research.gymnasium:SeatVectorEnv",
                kwargs={"game": game.name},
                disable_env_checker=False,
                order_enforce=True,
            )
    return ids


def action_space(coding: Coding) -> Any:
    return gymnasium.spaces.Discrete(coding.actions)


def flat_space(coding: Coding) -> Any:
    return gymnasium.spaces.Box(coding.least, coding.most, (coding.size,), coding.cell.type)


def observation_space(coding: Coding, named: bool) -> Any:
    """Flat: a row of numbers. Named: a dictionary of the fields, each with its shape."""
    if not named:
        return flat_space(coding)
    least, most, kind = coding.least, coding.most, coding.cell.type
    return gymnasium.spaces.Dict({field.name: gymnasium.spaces.Box(least, most, field.shape, kind) for field in coding.fields})


def seen(coding: Coding, flat: Cells, named: bool) -> Cells | dict[str, Cells]:
    """An observation in the form that was asked for. The parts of a dictionary are arrays of their own."""
    return {name: part.copy() for name, part in coding.named(flat).items()} if named else flat


def stream_from(generator: np.random.Generator) -> Stream:
    return streams(int(generator.integers(2**63)), 0, 1)


class SeatEnv(gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """One game, one seat of it: see the head of this module.

    `seat` is counted from 0. `opponents` is the name of a bot or of one for each other seat, the lowest first; without it they
    are the usual bots. `options` are the game's own. `knows`: how much of 100 the players of this environment know, in a game
    that asks questions. `observation` is "flat" or "dict".
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponents = None,
        options: Mapping[str, object] | None = None,
        knows: int = KNOWS,
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        check_choices(observation, render_mode)
        self.setting = Setting(find_game(game), seats, seat, opponents, options, knows)
        self.coding = coding_of(self.setting.game)
        self.games: Games = games_of(self.setting, 1)
        self.named = observation == "dict"
        self.render_mode = render_mode
        self.action_space = action_space(self.coding)
        self.observation_space = observation_space(self.coding, self.named)
        self._one: Flags = np.ones(1, np.int8)
        self._action = np.zeros(1, np.int64)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Any, Info]:
        super().reset(seed=seed)
        self.games.restart(self._one, stream_from(self.np_random))
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, Info]:
        games = self.games
        self._action[0] = action
        games.step(self._action)
        told = games.told
        info = self._info()
        if told.refused[0]:
            info["refused"] = games.why_refused(0, int(action))
            return self._observe(), 0.0, bool(told.over[0]), False, info
        return self._observe(), float(told.shares[0, self.setting.seat]), bool(told.over[0]), False, info

    def render(self) -> Any:
        return drawn(self.render_mode, self.setting.game, self.games.state(0), self.setting.seat)

    def _observe(self) -> Any:
        return seen(self.coding, self.games.observe()[0], self.named)

    def _info(self) -> Info:
        return {"action_mask": self.games.told.masks[0].copy()}


class SeatVectorEnv(VectorEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """Many such games at once. A game that is over begins again with the next step, whose action is then ignored.

    With `seat=None` every seat is played from outside: the observation is that of the seat asked, `info["asked"]` says which
    it is, the reward is that of the seat that has acted, and `info["shares"]` has what each seat gets. With `copy=False` the
    arrays that are handed out are written over by the next step.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponents = None,
        options: Mapping[str, object] | None = None,
        knows: int = KNOWS,
        observation: str = "flat",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_choices(observation, None)
        self.setting = Setting(find_game(game), seats, seat, opponents, options, knows)
        self.coding = coding_of(self.setting.game)
        self.games: Games = games_of(self.setting, num_envs)
        self.num_envs, self.named, self.copy, self.render_mode = num_envs, observation == "dict", copy, render_mode
        self.single_action_space = action_space(self.coding)
        self.single_observation_space = observation_space(self.coding, self.named)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self._seen: Cells = np.zeros((num_envs, self.coding.size), self.coding.cell)
        self._over: Flags = np.zeros(num_envs, np.int8)
        self._acted = np.zeros(num_envs, np.int64)
        self._rows = np.arange(num_envs)

    def reset(self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None) -> tuple[Any, Info]:
        """A list of seeds gives each game its own; one seed serves them all, each with a stream of its own."""
        super().reset(seed=seed if seed is None or isinstance(seed, int) else next((s for s in seed if s is not None), None))
        which: Flags = np.ones(self.num_envs, np.int8)
        if options is not None and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], np.int8)
        rngs = streams(int(self.np_random.integers(2**63)), 0, self.num_envs)
        if seed is not None and not isinstance(seed, int):
            for number, own in enumerate(seed):
                if own is not None:
                    rngs[number] = stream_from(np.random.default_rng(own))
        self.games.restart(which, rngs)
        self._over = self.games.told.over.copy()
        return self._observe(), self._info()

    def step(self, actions: Any) -> tuple[Any, Cells, Cells, Cells, Info]:
        told = self.games.told
        np.maximum(told.asked, 0, out=self._acted)
        self.games.step(np.ascontiguousarray(actions, np.int64), self._over)
        over = told.over.astype(bool)
        seats: Any = self._acted if self.setting.seat == ALL_SEATS else self.setting.seat
        rewards = told.shares[self._rows, seats]
        self._over = told.over.copy()
        return self._observe(), rewards, over, np.zeros(self.num_envs, bool), self._info()

    def _observe(self) -> Any:
        return seen(self.coding, self.games.observe(None if self.copy else self._seen), self.named)

    def _info(self) -> Info:
        told = self.games.told
        info: Info = {"action_mask": told.masks, "refused": told.refused}
        if self.setting.seat == ALL_SEATS:
            info |= {"asked": told.asked, "shares": told.shares}
        return {name: values.copy() for name, values in info.items()} if self.copy else info


def check_choices(observation: str, render_mode: str | None) -> None:
    if observation not in ("flat", "dict"):
        raise ValueError(f"observation is 'flat' or 'dict', not {observation!r}")
    if render_mode not in (None, *MODES):
        raise ValueError(f"render_mode is one of {MODES} or None, not {render_mode!r}")


register()
