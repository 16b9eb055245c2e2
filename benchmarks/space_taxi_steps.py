"""Space Taxi in whole steps: a call across the border between Python and compiled code costs more than a move.

Each works on an array of games. Games are random play unless the caller gives the moves.
"""

from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, rule
from cabstand.games.space_taxi.plays import draw_legal, legal
from cabstand.games.space_taxi.record import DONE, Record
from cabstand.games.space_taxi.rules import apply, seat_in_turn, set_up
from cabstand.games.space_taxi.settle import settle


@rule
def begin(states: States, seats: int, starter: int, rngs: Stream) -> None:
    """Start every game of the array, up to the first decision."""
    for i in range(len(states)):
        set_up(states[i], seats, starter)
        settle(states[i], rngs[i])


@rule
def step(states: States, move: int, rng: Stream, out: Ints) -> int:
    """Make a legal move in the first game of the array, let chance answer, list the next moves: how many, 0 at the end."""
    s: Record = states[0]
    apply(s, move)
    settle(s, rng)
    return 0 if s.phase == DONE else legal(s, seat_in_turn(s), out)


@rule
def step_all(states: States, chosen: Ints, rngs: Stream) -> int:
    """Make the chosen move in every game and let chance answer; games that end begin again. Says how many ended."""
    ended = 0
    for i in range(len(states)):
        s: Record = states[i]
        apply(s, chosen[i])
        settle(s, rngs[i])
        if s.phase == DONE:
            ended += 1
            set_up(s, s.seats, -1)
            settle(s, rngs[i])
    return ended


@rule
def draw_all(states: States, rngs: Stream, chosen: Ints) -> None:
    """A random legal move for every game, each equally likely."""
    for i in range(len(states)):
        chosen[i] = draw_legal(states[i], rngs[i])


@rule
def play_randomly(states: States, rngs: Stream) -> int:
    """Play every game of the array to its end; how many moves the seats made (throws, plays, returns)."""
    made = 0
    for i in range(len(states)):
        s: Record = states[i]
        rng = rngs[i]
        while s.phase != DONE:
            apply(s, draw_legal(s, rng))
            settle(s, rng)
            made += 1
    return made
