"""The peer: OpenSpiel's yacht through its Python binding, played at random; runs in an environment of its own."""

import random
from importlib.metadata import version

import pyspiel
from worker import serve

_GAME = pyspiel.load_game("yacht")
_CHOICE = random.Random(2026)
_SCORE = 32  # actions below it are masks of dice to throw again, from it on boxes to score in


def documented_loop() -> dict[str, float]:
    """One game as OpenSpiel's own examples play it: list the outcomes of chance, then draw one."""
    state = _GAME.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(_CHOICE.choices(outcomes, weights)[0])
        else:
            state.apply_action(_CHOICE.choice(state.legal_actions()))
        steps += 1
    return {"games": 1, "moves": steps}


def hand_sampled() -> dict[str, float]:
    """The same, with chance drawn by hand: k dice fall in 6**k ways, which OpenSpiel numbers from 0."""
    state = _GAME.new_initial_state()
    steps, dice = 0, 5
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_CHOICE.randrange(6**dice))
        else:
            action = _CHOICE.choice(state.legal_actions())
            dice = 5 if action >= _SCORE else action.bit_count()
            state.apply_action(action)
        steps += 1
    return {"games": 1, "moves": steps}


if __name__ == "__main__":
    serve({"peer_documented": documented_loop, "peer_by_hand": hand_sampled}, {"open_spiel": version("open_spiel")})
