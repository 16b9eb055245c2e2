"""How passengers and fuel can fall and what can be played of them, for the solver: each kind of dice for itself.

The plays are those that the rules list with every tile open. Throws that leave the same choice are one, their chances added.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from cabstand.core.rule import Ints, States, blank, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import MOST_MOVES, legal
from cabstand.games.space_taxi.record import STATE, Record
from cabstand.games.space_taxi.rules import (
    FUEL_DICE,
    NOBODY,
    PASSENGER_DICE,
    SPECIES,
    TILES,
    fall,
    place_fuel,
    place_passengers,
    set_up,
)
from cabstand.games.space_taxi.solver.places import TAXI_SEATS, TAXI_SIZE, TAXIS, WING_DICE, WINGS, Floats, taxi_at, wing_at
from cabstand.games.space_taxi.throws import FALLS, FUEL_FALLS, FUEL_WEIGHTS, PASSENGER_FALLS, PASSENGER_WEIGHTS


class Falls(NamedTuple):
    """What chance can do to one kind of dice, for every taxi or wing, and the choices it leaves.

    Throws of place i are first[i] .. first[i + 1] - 1; of throw t the choices are choice[t] .. choice[t + 1] - 1.
    """

    first: Ints
    chance: Floats
    choice: Ints
    to: Ints  # the taxi or wing after the play
    paid: Ints  # coins paid for it


@rule
def passenger_choices(states: States, roll: int, seen: Ints) -> None:
    """Mark what the taxi of the first record can become after this throw, by taxi and coins paid."""
    s: Record = states[0]
    fall(s, roll)
    plays = np.empty(MOST_MOVES, np.int64)
    before = s.aboard.copy()
    for i in range(legal(s, 0, plays)):
        place_passengers(s, plays[i])
        seen[taxi_at(s.aboard), moves.coins_paid(plays[i])] = 1
        s.aboard[:] = before


@rule
def fuel_choices(states: States, roll: int, seen: Ints) -> None:
    """The same for the wings."""
    s: Record = states[0]
    fall(s, roll)
    plays = np.empty(MOST_MOVES, np.int64)
    before = s.wings.copy()
    for i in range(legal(s, 0, plays)):
        place_fuel(s, plays[i])
        seen[wing_at(s), 0] = 1
        s.wings[:] = before


@cache
def passenger_falls() -> Falls:
    """For every taxi. Throws are told apart only as far as the groups aboard do."""
    listed = []
    for taxi in range(TAXIS):
        states = _only_one_kind()
        states["aboard"][0] = TAXI_SEATS[taxi]
        states["wings"][0, 0] = FUEL_DICE
        dice = PASSENGER_DICE - int(TAXI_SIZE[taxi])
        chances: dict[int, int] = {}
        for i in range(FALLS[dice]):
            roll = _in_order(int(PASSENGER_FALLS[dice, i]), TAXI_SEATS[taxi])
            chances[roll] = chances.get(roll, 0) + int(PASSENGER_WEIGHTS[dice, i])
        thrown = {}
        for roll, weight in chances.items():
            seen = np.zeros((TAXIS, TILES), np.int64)
            passenger_choices(states, roll, seen)
            thrown[roll] = (weight / 6**dice, seen)
        listed.append(list(thrown.values()))
    return _merged(listed)


@cache
def fuel_falls() -> Falls:
    """For every wing."""
    listed = []
    for shown in WING_DICE:
        states = _only_one_kind()
        states["aboard"][0, NOBODY] = PASSENGER_DICE
        for number in shown:
            states["wings"][0, number - 1] += 1
        dice = FUEL_DICE - len(shown)
        thrown = []
        for i in range(FALLS[dice]):
            seen = np.zeros((WINGS + 1, 1), np.int64)
            fuel_choices(states, int(FUEL_FALLS[dice, i]), seen)
            thrown.append((int(FUEL_WEIGHTS[dice, i]) / 6**dice, seen))
        listed.append(thrown)
    return _merged(listed)


def _only_one_kind() -> States:
    """A turn in which every tile is open, coins are no matter, and the smuggling die is out of the way."""
    states = blank(STATE)
    set_up(states[0], 1, 0)
    states["coins"][0, 0] = TILES
    states["aside"] = 1
    return states


def _in_order(roll: int, seats: Ints) -> int:
    """The throw that stands for this one: of species with groups of one size the first has fallen most often."""
    counts = [moves.dice(roll, face) for face in range(SPECIES)]
    for size in set(seats[:SPECIES].tolist()):
        alike = [face for face in range(SPECIES) if seats[face] == size]
        ordered = sorted((counts[face] for face in alike), reverse=True)
        for face, count in zip(alike, ordered, strict=True):
            counts[face] = count
    thumbs = moves.heap(moves.THUMB, moves.dice(roll, moves.THUMB))
    return int(sum(moves.heap(face, count) for face, count in enumerate(counts)) + thumbs)


def _merged(listed: list[list[tuple[float, Ints]]]) -> Falls:
    first, chance, choice, to, paid = [0], [], [0], [], []
    for thrown in listed:
        merged: dict[bytes, tuple[float, Ints]] = {}
        for share, seen in thrown:
            key = seen.tobytes()
            merged[key] = (share + merged[key][0] if key in merged else share, seen)
        for share, seen in merged.values():
            places, coins = np.nonzero(seen)
            chance.append(share)
            to += places.tolist()
            paid += coins.tolist()
            choice.append(len(to))
        first.append(len(chance))
    return Falls(np.array(first), np.array(chance), np.array(choice), np.array(to), np.array(paid))


def most_throws(falls: Falls) -> int:
    """How many throws a place has at most."""
    return int(np.diff(falls.first).max())
