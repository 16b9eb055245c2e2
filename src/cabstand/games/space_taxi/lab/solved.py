"""Whole games of Space Taxi with bots that solve their turns.

All games go forward together, turn by turn, so that a turn that is the same in several of them is solved once. Every throw has
dice of its own, named by round, seat and throw: whoever plays the same way in the same seat meets the same dice.
"""

from collections.abc import Iterator
from functools import partial

import numpy as np

from cabstand.core.game import refuse
from cabstand.core.rng import Stream, streams
from cabstand.core.rule import COMPILED, Ints, States, record, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.bots.solved import Turn, solve_turn, turn_of
from cabstand.games.space_taxi.bots.thumb import SIMPLE, choose
from cabstand.games.space_taxi.lab.luck import THROWS, Luck, Plan
from cabstand.games.space_taxi.plays import MOST_MOVES
from cabstand.games.space_taxi.record import MOST_SEATS, PLAY, RETURN, ROLL, Record
from cabstand.games.space_taxi.rules import TILES, apply, rounds, seat_in_turn
from cabstand.games.space_taxi.settle import settle
from cabstand.games.space_taxi.solver.places import Floats
from cabstand.games.space_taxi.solver.season import HELD, returns
from cabstand.games.space_taxi.solver.turn import best_play
from cabstand.games.space_taxi.solver.values import Values
from cabstand.games.space_taxi.throws import sample


def play_turn_by_turn(states: States, rngs: Stream, bots: Ints, luck: Floats | None) -> int:
    """Play every game of the array, each set up already, with bots by game and seat; counts moves.

    Where luck is to be noted, it is added up by game and seat: see `luck.py`.
    """
    if not COMPILED:
        raise refuse("space-taxi-simulate-not-compiled")
    dice = np.stack([streams(int(rng[0]), 0, THROWS) for rng in rngs])
    for game, rng in enumerate(rngs):
        settle(states[game], rng)
    made = 0
    seats = int(record(states).seats)
    for _ in range(int(rounds(seats)) * seats):
        in_turn = np.array([bots[game, seat_in_turn(states[game])] for game in range(len(states))])
        for bot in np.unique(in_turn):
            for plan in _plans(int(bot), states, np.flatnonzero(in_turn == bot)):
                lucky = Luck(states, plan, dice) if luck is not None else None
                made += plan.play(states, plan.games, dice)
                if luck is not None and lucky is not None:
                    luck[plan.games] += lucky.had(states)
    return made


def _plans(bot: int, states: States, games: Ints) -> Iterator[Plan]:
    """How the bot plays its turn in these games: one plan for all in which the turn is the same."""
    if bot <= SIMPLE:
        yield Plan(games, partial(play_turns_swiftly, bot))
        return
    alike: dict[object, tuple[Turn, list[int]]] = {}
    for game in games:
        turn = turn_of(bot, states[game : game + 1], wait=True)
        coins = _coins(states, game)  # for more than can be paid a turn is solved apart
        alike.setdefault((turn.key, max(coins, HELD)), (turn, []))[1].append(int(game))
    for turn, same in alike.values():
        coins = max(_coins(states, game) for game in same)
        aimed, solution = solve_turn(turn, coins, int(states["pile"][same].min()))
        yield Plan(np.array(same), partial(play_solved_turns, solution.table, solution.least, returns(aimed)))


def _coins(states: States, game: int) -> int:
    """Of whoever is in turn."""
    return int(states["coins"][game, seat_in_turn(states[game])])


@rule
def name_of_throw(s: Record) -> int:
    """Which throw comes now: by round, seat and tiles turned."""
    throw = TILES
    for tile in range(TILES):
        throw -= s.open[tile]
    return (s.round_no * MOST_SEATS + seat_in_turn(s)) * TILES + throw


@rule
def play_turns_swiftly(bot: int, states: States, games: Ints, dice: Stream) -> int:
    """One turn in each of these games, by rules of thumb or at random; counts moves."""
    made = 0
    for game in games:
        s: Record = states[game]
        seat = seat_in_turn(s)
        row = s.round_no
        rng = dice[game, name_of_throw(s)]
        while s.scores[row, seat] < 0:
            if s.phase == ROLL:
                apply(s, sample(s, rng))
            else:
                if s.phase not in (PLAY, RETURN):
                    rng = dice[game, name_of_throw(s)]
                apply(s, choose(bot, s, rng))
                made += 1
    return made


@rule
def play_solved_turns(table: Values, least: int, returned: Ints, states: States, games: Ints, dice: Stream) -> int:
    """One turn in each of these games, as a table says; counts moves."""
    plays = np.empty(MOST_MOVES, np.int64)
    values = np.empty(MOST_MOVES)
    scratch = states[:1].copy()
    made = 0
    for game in games:
        s: Record = states[game]
        seat = seat_in_turn(s)
        row = s.round_no
        while s.scores[row, seat] < 0:
            if s.phase == ROLL:
                apply(s, sample(s, dice[game, name_of_throw(s)]))
                continue
            if s.phase == PLAY:
                apply(s, best_play(table, least, states[game : game + 1], scratch, plays, values))
            elif s.phase == RETURN:
                apply(s, moves.of_number(moves.RETURN, returned[s.points, s.coins[seat]]))
            else:
                apply(s, moves.THROW)
            made += 1
    return made
