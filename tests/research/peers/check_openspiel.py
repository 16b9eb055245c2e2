"""OpenSpiel's checks, for one game: random simulations, with serialisation, and its playthrough generator. Runs where it is."""

import sys

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from cabstand.core import find_game
from cabstand.research.openspiel import name_of

if __name__ == "__main__":
    flags.FLAGS(sys.argv[:1])
    game = find_game(sys.argv[1])
    for players in (game.seats[0], game.seats[-1]):
        name = f"{name_of(game)}(players={players})"
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)
        print(f"random_sim_test: {name} passed")
    text = generate_playthrough.playthrough(name, action_sequence=[], seed=7)
    again = generate_playthrough.playthrough(name, action_sequence=[], seed=7)
    assert text == again
    print(f"playthrough: {len(text.splitlines())} lines, the same again")
    print(f"openspiel accepts {sys.argv[1]}")
