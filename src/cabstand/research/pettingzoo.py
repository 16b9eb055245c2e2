"""PettingZoo: all seats of one game, one after another. Needs `cabstand[pettingzoo]`.

    from cabstand.research.pettingzoo import table
    env = table("pig", seats=3)

The agents are `seat_0`, `seat_1` .. in the order of the seats. `agent_selection` is the seat that is asked: in a window one
after another, in the order of the rules; a seat that could move out of turn is asked before the one whose turn it is, and may
wait. An observation holds `observation` (flat, or a dictionary of fields) and `action_mask`, which is all 0 for a seat that is
not asked.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from cabstand.core.game import Seat
from cabstand.core.manifest import usual_seats
from cabstand.core.registry import find_game
from cabstand.core.rule import copied
from cabstand.research.coding import coding_of
from cabstand.research.drawing import MODES, drawn
from cabstand.research.games import check_ending
from cabstand.research.gymnasium import action_space, check_choices, observation_space, seen, stream_from
from cabstand.research.playing import KNOWS, Playing

AGENT = "seat_{}"


def table(game: str, **choices: Any) -> "TableEnv":
    """The environment of a game by its name: see `TableEnv`."""
    return TableEnv(game, **choices)


class TableEnv(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """See the head of this module. `seats`, `options`, `knows` and `observation` are those of `SeatEnv`."""

    metadata: dict[str, Any] = {  # noqa: RUF012  each has its own name in it
        "render_modes": MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        knows: int = KNOWS,
        observation: str = "flat",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_choices(observation, None if render_mode == "human" else render_mode)
        self.game = find_game(game)
        self.metadata = type(self).metadata | {"name": f"{self.game.name}_v{self.game.version}"}
        self.coding = coding_of(self.game)
        self.blank = self.game.new(usual_seats(self.game) if seats is None else seats, options)
        check_ending(self.game, self.blank)
        self.knows, self.named, self.render_mode = knows, observation == "dict", render_mode
        self.possible_agents = [AGENT.format(seat) for seat in range(self.game.seat_count(self.blank))]
        mask = gymnasium.spaces.Box(0, 1, (self.coding.actions,), np.int8)
        self._spaces = {
            agent: gymnasium.spaces.Dict({"observation": observation_space(self.coding, self.named), "action_mask": mask})
            for agent in self.possible_agents
        }
        self._actions = {agent: action_space(self.coding) for agent in self.possible_agents}
        self._generator = seeding.np_random(None)[0]

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator = seeding.np_random(seed)[0]
        self.playing = Playing(self.game, copied(self.blank), stream_from(self._generator)[0], self.knows)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_asked()

    def observe(self, agent: str) -> dict[str, Any]:
        seat, playing = self.possible_agents.index(agent), self.playing
        asked = playing.asked == seat
        flat = self.coding.observe(playing.state, seat, asked)
        mask = self.coding.mask(playing.legal) if asked else np.zeros(self.coding.actions, np.int8)
        return {"observation": seen(self.coding, flat, self.named), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make an action of the seat asked. One that is not legal is refused with an exception, and nothing has happened."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.playing.act(int(action)):
            raise ValueError(f"{agent} cannot make action {action} now: the action mask has the legal ones")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.playing.asked is None:
            shares = self.playing.shares()
            self.rewards = {each: shares[self.possible_agents.index(each)] for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._agent_asked()
        self._accumulate_rewards()

    def render(self) -> Any:
        if self.render_mode not in MODES:
            return None
        seat = self.playing.asked if self.playing.asked is not None else Seat(0)
        return drawn(self.render_mode, self.game, self.playing.state, seat)

    def close(self) -> None:
        """Nothing is open."""

    def _agent_asked(self) -> str:
        return AGENT.format(self.playing.asked)
