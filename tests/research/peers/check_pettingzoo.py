"""PettingZoo's checks, for one game. Runs where PettingZoo is."""

import sys
from functools import partial

from pettingzoo.test import api_test, render_test, seed_test

from cabstand.research.pettingzoo import table

if __name__ == "__main__":
    for mode in ({}, {"observation": "dict"}):
        make = partial(table, sys.argv[1], **mode)
        api_test(make(), num_cycles=1000)
        seed_test(make, num_cycles=500)
        render_test(make)
        print(f"api_test, seed_test, render_test: {sys.argv[1]} {mode} passed")
    print(f"pettingzoo accepts {sys.argv[1]}")
