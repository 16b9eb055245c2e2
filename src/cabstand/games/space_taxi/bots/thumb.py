"""Playing Space Taxi without solving it: at random, or by rules of thumb.

The latter look one play ahead: of all legal plays they take the one after which the turn promises most, by an estimate that
treats passengers, fuel and crystal as three games of their own and forgets that the tiles tie them together.
"""

from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final

import numpy as np

from cabstand.core.rng import Stream
from cabstand.core.rule import rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import MOST_MOVES, draw_legal, legal
from cabstand.games.space_taxi.record import NOT_PLAYED, PLAY, RETURN, Record
from cabstand.games.space_taxi.rules import (
    COINS,
    FUEL_DICE,
    SPECIES,
    TILES,
    group_points,
    in_all,
    launch_factor,
    rounds,
    seat_in_turn,
    smuggling_failed,
)

RANDOM, SIMPLE, GAMBLER, CAREFUL, EXACT, WINNER = range(6)

MOST_THROWS: Final = 5
_COIN: Final = 2.0  # what a coin is worth when it is returned
_KEPT: Final = 3  # coins worth keeping for thumbs-ups to come


# --- what fuel and crystal promise, each as a little game of its own -------------------------------------------------


@cache
def _factor_ahead(throws: int, dice: int, total: int) -> float:
    """The factor to expect with so many throws and fuel dice left: keep any of them each time, at the last throw all."""
    if dice == 0:
        return float(launch_factor(total))
    if throws == 0:
        return 0.0
    value = 0.0
    for thrown in product(range(1, 7), repeat=dice):
        kept = [thrown] if throws == 1 else [k for n in range(dice + 1) for k in set(_choose(thrown, n))]
        value += max(_factor_ahead(throws - 1, dice - len(k), total + sum(k)) for k in kept)
    return value / 6.0**dice


def _choose(dice: tuple[int, ...], n: int) -> list[tuple[int, ...]]:
    faces = sorted(set(dice))
    chosen = combinations_with_replacement(faces, n)
    return [c for c in chosen if all(c.count(face) <= dice.count(face) for face in faces)]


@cache
def _crystal_ahead(throws: int, before: int) -> float:
    """The crystal points to expect from the die in hand: less than before fails, else take it or throw again."""
    if throws == 0:
        return 0.0
    return sum(max(float(x), _crystal_ahead(throws - 1, x)) for x in range(max(before, 1), 9)) / 8.0


def _factor_table() -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    table = np.zeros((MOST_THROWS + 1, FUEL_DICE + 1, 19))
    for throws, dice, total in product(range(MOST_THROWS + 1), range(FUEL_DICE + 1), range(19)):
        if total <= 6 * (FUEL_DICE - dice):
            table[throws, dice, total] = _factor_ahead(throws, dice, total)
    return table


FACTOR_AHEAD: Final = _factor_table()
CRYSTAL_AHEAD: Final = np.array([[_crystal_ahead(throws, x) for x in range(9)] for throws in range(MOST_THROWS + 1)])
# A passenger die in hand joins the largest group with this chance, by throws left.
JOINS: Final = np.array([0.0, 0.17, 0.28, 0.38, 0.46, 0.53])


# --- rules of thumb --------------------------------------------------------------------------------------------------


@rule
def choose(bot: int, s: Record, rng: Stream) -> int:
    """The move of a bot for the seat in turn; those that would have to solve the turn go by rules of thumb here."""
    if bot != RANDOM:
        if s.phase == PLAY:
            return best_play(s)
        if s.phase == RETURN:
            return moves.of_number(moves.RETURN, coins_to_return(s))
    return draw_legal(s, rng)


@rule
def best_play(s: Record) -> int:
    plays = np.empty(MOST_MOVES, np.int64)
    count = legal(s, seat_in_turn(s), plays)
    best = plays[0]
    promise = -1.0
    for i in range(count):
        value = promise_after(s, plays[i])
        if value > promise:
            promise = value
            best = plays[i]
    return int(best)


@rule
def promise_after(s: Record, heap: int) -> float:
    """About how many points the turn is worth after this play, coins left included."""
    throws = throws_after(s, moves.size(heap))
    total = 0
    fuel = FUEL_DICE - in_all(s.wings)
    for face in range(6):
        played = moves.dice(heap, moves.FUEL + face)
        total += (s.wings[face] + played) * (face + 1)
        fuel -= played
    factor = FACTOR_AHEAD[throws, fuel, total]
    coins = s.coins[seat_in_turn(s)] - moves.coins_paid(heap)
    if fuel == 0 and factor == 0.0:
        return 0.0
    return float(passengers_ahead(s, heap, throws) * factor + crystal_ahead(s, heap, throws) + _COIN * coins)


@rule
def throws_after(s: Record, tile: int) -> int:
    """How many throws are left when this tile has been turned too."""
    throws = 0
    for other in range(TILES):
        if other != tile:
            throws += s.open[other]
    return throws


@rule
def passengers_ahead(s: Record, heap: int, throws: int) -> float:
    """Groups as they are, and the largest as it may grow."""
    points = 0.0
    largest = 0
    in_hand = 6 - in_all(s.aboard) - moves.dice(heap, moves.THUMB)
    for species in range(SPECIES):
        played = moves.dice(heap, species) + moves.dice(heap, moves.JOKER + species)
        aliens = s.aboard[species] + played
        in_hand -= played
        points += group_points(aliens)
        largest = max(largest, aliens)
    grown = largest + in_hand * JOINS[throws]
    whole = int(grown)
    more = group_points(whole + 1) if whole < 6 else 8
    grown_points = group_points(whole) + (grown - whole) * (more - group_points(whole))
    return float(points - group_points(largest) + max(grown_points, group_points(largest)))


@rule
def crystal_ahead(s: Record, heap: int, throws: int) -> float:
    if s.crystal == 0:
        return float(s.mine)
    if moves.dice(heap, moves.CRYSTAL) > 0:
        return 0.0 if smuggling_failed(s) else float(s.crystal)
    return float(CRYSTAL_AHEAD[throws, s.crystal])


@rule
def coins_to_return(s: Record) -> int:
    """All in the last round; before that what is over the three worth keeping, or enough to leave the lowest place."""
    seat = seat_in_turn(s)
    held = s.coins[seat]
    if s.round_no + 1 == rounds(s.seats):
        return int(held)
    lowest = COINS * COINS
    for other in range(s.seats):
        if other != seat and s.scores[s.round_no, other] != NOT_PLAYED:
            lowest = min(lowest, s.scores[s.round_no, other])
    last_to_play = s.turn + 1 == s.seats
    for coins in range(held + 1):
        enough = s.points + 2 * coins > lowest
        if last_to_play and enough and s.points <= lowest:
            return coins
    return int(max(0, held - _KEPT))
