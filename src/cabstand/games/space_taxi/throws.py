"""What chance can do: the lot for the first starter, and how dice fall. Sampled without listing, or listed with weights.

Dice of a kind are interchangeable, so a result is a heap, and its weight counts the ways to throw it with dice told apart.
"""

from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final

import numpy as np

from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.record import LOT, ROLL, Record
from cabstand.games.space_taxi.rules import (
    CRYSTAL_SIDES,
    PASSENGER_DICE,
    crystal_in_hand,
    fuel_in_hand,
    passengers_in_hand,
)


def _falls(dice: int, first_slot: int) -> list[tuple[int, int]]:
    """Every distinct result of so many six-sided dice: its heap and its weight."""
    listed = []
    for faces in combinations_with_replacement(range(6), dice):
        weight = factorial(dice)
        for face in range(6):
            weight //= factorial(faces.count(face))
        listed.append((sum(moves.heap(first_slot + face, 1) for face in faces), weight))
    return listed


def _table(most: int, first_slot: int) -> tuple[Ints, Ints]:
    """Row n lists the results of n dice, heap and weight; a row of n dice has C(n + 5, 5) of them."""
    table = np.zeros((2, most + 1, comb(most + 5, 5)), np.int64)
    for dice in range(most + 1):
        for i, (heap, weight) in enumerate(_falls(dice, first_slot)):
            table[:, dice, i] = heap, weight
    return table[0], table[1]


PASSENGER_FALLS, PASSENGER_WEIGHTS = _table(PASSENGER_DICE, 0)
FUEL_FALLS, FUEL_WEIGHTS = _table(3, moves.FUEL)
FALLS: Final = np.array([comb(n + 5, 5) for n in range(PASSENGER_DICE + 1)], np.int64)
SIX_TO: Final = np.array([6**n for n in range(PASSENGER_DICE + 1)], np.int64)


@rule
def sample(s: Record, rng: Stream) -> int:
    """What chance does next, with its true odds."""
    if s.phase == LOT:
        return moves.of_number(moves.LOT, below(rng, s.seats))
    roll = moves.ROLL + _throw(passengers_in_hand(s), 0, rng) + _throw(fuel_in_hand(s), moves.FUEL, rng)
    if crystal_in_hand(s):
        roll += moves.heap(moves.CRYSTAL, 1 + below(rng, CRYSTAL_SIDES))
    return roll


@rule
def _throw(dice: int, first_slot: int, rng: Stream) -> int:
    """So many six-sided dice from one random number: its digits to the base of six."""
    digits = below(rng, SIX_TO[dice])
    heap = 0
    for _ in range(dice):
        heap += moves.heap(first_slot + digits % 6, 1)
        digits //= 6
    return heap


@rule
def count_outcomes(s: Record) -> int:
    if s.phase == LOT:
        return s.seats
    if s.phase != ROLL:
        return 0
    sides = CRYSTAL_SIDES if crystal_in_hand(s) else 1
    return int(FALLS[passengers_in_hand(s)] * FALLS[fuel_in_hand(s)]) * sides


@rule
def outcomes(s: Record, out: Ints, weights: Ints) -> None:
    """List what chance can do next, each with a whole-number weight (both arrays count_outcomes long)."""
    if s.phase == LOT:
        for seat in range(s.seats):
            out[seat] = moves.of_number(moves.LOT, seat)
            weights[seat] = 1
        return
    passengers = passengers_in_hand(s)
    fuel = fuel_in_hand(s)
    shown = 1 if crystal_in_hand(s) else 0
    n = 0
    for i in range(FALLS[passengers]):
        for j in range(FALLS[fuel]):
            heap = moves.ROLL + PASSENGER_FALLS[passengers, i] + FUEL_FALLS[fuel, j]
            weight = PASSENGER_WEIGHTS[passengers, i] * FUEL_WEIGHTS[fuel, j]
            for value in range(shown, shown * CRYSTAL_SIDES + 1):
                out[n] = heap + moves.heap(moves.CRYSTAL, value)
                weights[n] = weight
                n += 1
