"""The peers: pgx in a batch, and OpenSpiel's yacht with its masks and observations; in an environment of their own."""

import os
import random
from importlib.metadata import version
from typing import Any, Final

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import pgx
import pyspiel
from pgx.experimental.utils import act_randomly
from pgx.experimental.wrappers import auto_reset
from worker import Workload, serve

BATCH: Final = 256
STEPS: Final = 20
_CHOICE: Final = random.Random(2026)


class PgxBatch:
    """Games of pgx stepped together at random; a game that is over begins again."""

    def __init__(self, name: str) -> None:
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def forward(carry: Any, _: Any) -> Any:
            state, key = carry
            key, choose, roll = jax.random.split(key, 3)
            actions = act_randomly(choose, state.legal_action_mask)
            return (step(state, actions, jax.random.split(roll, BATCH)), key), None

        self.run = jax.jit(lambda state, key: jax.lax.scan(forward, (state, key), jnp.arange(STEPS))[0])
        self.key = jax.random.PRNGKey(2026)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, BATCH))

    def __call__(self) -> dict[str, float]:
        self.state, self.key = self.run(self.state, self.key)
        jax.block_until_ready(self.state)
        return {"steps": BATCH * STEPS, "moves": BATCH * STEPS}


def yacht() -> dict[str, float]:
    """One game of OpenSpiel's yacht: a mask and an observation at every decision, chance drawn by hand."""
    state = _YACHT.new_initial_state()
    steps, dice = 0, 5
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_CHOICE.randrange(6**dice))
            continue
        state.legal_actions_mask()
        state.observation_tensor()
        action = _CHOICE.choice(state.legal_actions())
        dice = 5 if action >= _SCORE else action.bit_count()
        state.apply_action(action)
        steps += 1
    return {"steps": steps, "moves": steps}


_YACHT: Final = pyspiel.load_game("yacht")
_SCORE: Final = 32


if __name__ == "__main__":
    workloads: dict[str, Workload] = {
        "peer_backgammon": PgxBatch("backgammon"),
        "peer_connect_four": PgxBatch("connect_four"),
        "peer_yacht": yacht,
    }
    for workload in workloads.values():
        workload()
    serve(workloads, {name: version(name) for name in ("pgx", "jax", "open_spiel")})
