"""Whole games of Space Taxi between bots, compiled: the loop under `./cab simulate`."""

from cabstand.bots.space_taxi import choose
from cabstand.games.rng import Stream
from cabstand.games.rule import Ints, States, rule
from cabstand.games.space_taxi.fast import settle
from cabstand.games.space_taxi.record import DONE, Record
from cabstand.games.space_taxi.rules import apply, has_won, seat_in_turn, total


@rule
def play_games(states: States, rngs: Stream, bots: Ints, scores: Ints, won: Ints) -> int:
    """Play every game of the array, each set up already. Fills scores and wins by game and seat; counts moves."""
    seats = len(bots)
    made = 0
    for game in range(len(states)):
        s: Record = states[game]
        rng = rngs[game]
        settle(s, rng)
        while s.phase != DONE:
            apply(s, choose(bots[seat_in_turn(s)], s, rng))
            settle(s, rng)
            made += 1
        for seat in range(seats):
            scores[game, seat] = total(s, seat)
            won[game, seat] = has_won(s, seat)
    return made
