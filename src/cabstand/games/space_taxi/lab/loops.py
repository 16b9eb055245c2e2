"""Whole games of Space Taxi between bots: the loop under `./cab simulate`."""

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, rule
from cabstand.games.space_taxi.bots.thumb import SIMPLE, choose
from cabstand.games.space_taxi.record import DONE, Record
from cabstand.games.space_taxi.rules import apply, has_won, seat_in_turn, total
from cabstand.games.space_taxi.settle import settle


def play_games(states: States, rngs: Stream, bots: Ints, scores: Ints, won: Ints) -> int:
    """Play every game of the array, each set up already. Fills scores and wins by game and seat; counts moves."""
    if bots.max() > SIMPLE:
        return play_together(states, rngs, np.broadcast_to(bots, (len(states), len(bots))), scores, won)
    made = play_swiftly(states, rngs, bots)
    write_down(states, scores, won)
    return made


def play_together(
    states: States, rngs: Stream, bots: Ints, scores: Ints, won: Ints, luck: NDArray[np.float64] | None = None
) -> int:
    """The same where bots solve their turns; they are given by game and seat. Fills luck too, where it is wanted."""
    from cabstand.games.space_taxi.lab.solved import play_turn_by_turn  # the solver is for those who need it

    made = play_turn_by_turn(states, rngs, bots, luck)
    write_down(states, scores, won)
    return made


@rule
def play_swiftly(states: States, rngs: Stream, bots: Ints) -> int:
    """The games one after another, all by rules of thumb or at random."""
    made = 0
    for game in range(len(states)):
        s: Record = states[game]
        rng = rngs[game]
        settle(s, rng)
        while s.phase != DONE:
            apply(s, choose(bots[seat_in_turn(s)], s, rng))
            settle(s, rng)
            made += 1
    return made


@rule
def write_down(states: States, scores: Ints, won: Ints) -> None:
    for game in range(len(states)):
        for seat in range(states[game].seats):
            scores[game, seat] = total(states[game], seat)
            won[game, seat] = has_won(states[game], seat)
