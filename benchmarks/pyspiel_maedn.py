"""The peer: OpenSpiel's maedn (Ludo, roll and move), random rollouts inside its C++ core; runs in an environment of its own.

Rollouts cannot be called from Python, so a search bot is asked for one move with two simulations of many rollouts each.
"""

import random
from importlib.metadata import version

import pyspiel
from worker import serve

_GAME = pyspiel.load_game("maedn")
_ROLLOUTS = 100
_SIMULATIONS = 2


def steps_in_a_game(games: int = 200) -> float:
    """Decisions and throws in a random game, on average: C++ does not count them."""
    choice, steps = random.Random(2026), 0
    for _ in range(games):
        state = _GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choice.choices(outcomes, weights)[0])
            else:
                state.apply_action(choice.choice(state.legal_actions()))
            steps += 1
    return steps / games


def main() -> None:
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=_ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(_GAME, evaluator, 1.0, _SIMULATIONS, 1000, False, 42, False)
    start = _GAME.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    steps = steps_in_a_game()

    def rollouts() -> dict[str, float]:
        bot.step(start)
        return {"games": _SIMULATIONS * _ROLLOUTS, "moves": _SIMULATIONS * _ROLLOUTS * steps}

    serve({"peer_rollouts": rollouts}, {"open_spiel": version("open_spiel")})


if __name__ == "__main__":
    main()
