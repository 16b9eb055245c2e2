"""Whole games of Space Taxi with every decision noted, compiled: the loop under `./cab export`."""

from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, rule
from cabstand.games.space_taxi.bots.thumb import choose
from cabstand.games.space_taxi.lab.loops import write_down
from cabstand.games.space_taxi.plays import MOST_MOVES, legal
from cabstand.games.space_taxi.record import DONE, Record
from cabstand.games.space_taxi.rules import apply, seat_in_turn
from cabstand.games.space_taxi.settle import settle


def note(states: States, rngs: Stream, bots: Ints, seen: States, facts: Ints, lists: Ints, scores: Ints, won: Ints) -> int:
    """What the lab asks for (`core/loop.py`). Nothing of this game is hidden: everybody sees the state."""
    played = note_games(states, rngs, bots, seen, facts, lists)
    write_down(states[:played], scores, won)
    return played


@rule
def note_games(states: States, rngs: Stream, bots: Ints, seen: States, facts: Ints, lists: Ints) -> int:
    """Play games by rules of thumb one after another while there is room; how many were played to their end."""
    row = 0
    at = 0
    for game in range(len(states)):
        s: Record = states[game]
        settle(s, rngs[game])
        while s.phase != DONE:
            if row + 1 >= len(facts) or at + MOST_MOVES > len(lists):
                facts[first_of(facts, row, game), 0] = -1
                return game
            seat = seat_in_turn(s)
            at += legal(s, seat, lists[at:])
            seen[row] = states[game]
            move = choose(bots[seat], s, rngs[game])
            facts[row, 0] = game
            facts[row, 1] = seat
            facts[row, 2] = move
            facts[row, 3] = at
            row += 1
            apply(s, move)
            settle(s, rngs[game])
    facts[row, 0] = -1
    return len(states)


@rule
def first_of(facts: Ints, row: int, game: int) -> int:
    """The first row of a game that was not played to its end."""
    while row > 0 and facts[row - 1, 0] == game:
        row -= 1
    return row
