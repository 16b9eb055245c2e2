"""Where a position of a Space Taxi turn lies in the solver's table.

For what a turn can still bring, species are interchangeable: only the sizes of the groups aboard count, and how many seats
nobody has. Of the fuel only the total counts. So a position between two throws is: which tiles are turned, coins left, one of
53 taxis, one of 22 wings, and a lane. The lane tells of the smuggling die: where it is played, its value in the mine (0 beside
the board); where it is in hand, what it showed before (1 where it was not thrown yet, because no throw is less than that).
Which of the two it is follows from the tiles: they say how many dice are played.
"""

from itertools import combinations_with_replacement
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rule import Cells, Ints, blank, rule
from cabstand.games.space_taxi.record import STATE, Record
from cabstand.games.space_taxi.rules import (
    CRYSTAL_SIDES,
    FUEL_DICE,
    NOBODY,
    PASSENGER_DICE,
    SPECIES,
    TILES,
    fuel_total,
    in_all,
    launch_factor,
    passenger_points,
    taxi_is_full,
)

Floats = NDArray[np.float64]

LANES: Final = CRYSTAL_SIDES + 1
TILE_SETS: Final = 1 << (TILES - 1)
ALL_TURNED: Final = TILE_SETS - 1
MOST_POINTS: Final = 40

# --- tiles -----------------------------------------------------------------------------------------------------------


@rule
def tiles_turned(s: Record) -> int:
    """Tiles 1-4 that are turned, one bit each; tile 0 is told apart from them."""
    turned = 0
    for tile in range(1, TILES):
        if not s.open[tile]:
            turned += tile_bit(tile)
    return turned


@rule
def tile_bit(tile: int) -> int:
    return 1 << (tile - 1)


@rule
def dice_played(turned: int) -> int:
    dice = 0
    for tile in range(1, TILES):
        if turned & tile_bit(tile):
            dice += tile
    return dice


# --- fuel ------------------------------------------------------------------------------------------------------------

FAILED: Final = 22  # a failed launch: not a wing, but the end
WINGS: Final = 22
_OF_TWO: Final = 5  # wings with two dice come after those with none and with one
_LAUNCHED: Final = 17


@rule
def wing_of(dice: int, total: int) -> int:
    """The wing with so many fuel dice of this total; with all three only the factor counts."""
    if dice == 2:
        return _OF_TWO + total
    if dice < 2:
        return total
    factor = launch_factor(total)
    return FAILED if factor == 0 else _LAUNCHED + factor


@rule
def wing_at(s: Record) -> int:
    return wing_of(in_all(s.wings), fuel_total(s))


def _wings() -> list[tuple[int, ...]]:
    """For each wing dice that make it."""
    made: dict[int, tuple[int, ...]] = {}
    for dice in range(FUEL_DICE + 1):
        for shown in combinations_with_replacement(range(1, 7), dice):
            made.setdefault(int(wing_of(dice, sum(shown))), shown)
    return [made[wing] for wing in range(WINGS)]


WING_DICE: Final = _wings()
WING_SIZE: Final = np.array([*map(len, WING_DICE), FUEL_DICE], np.int64)

# --- passengers ------------------------------------------------------------------------------------------------------

# Groups of 1, 2, .. 6 as digits of one number: five ones, three twos, two threes and so on are the most there can be, so that
# the sum over the species names the sizes whatever their order.
_GROUP: Final = np.array([0, 1, 6, 24, 72, 144, 288], np.int64)
_NOBODIES: Final = 576


@rule
def _groups(aboard: Cells) -> int:
    key = aboard[NOBODY] * _NOBODIES
    for species in range(SPECIES):
        key += _GROUP[aboard[species]]
    return int(key)


def _taxis() -> tuple[Ints, Ints]:
    """Every taxi as a row of seats, fewest passengers first, and its number by its groups.

    Of full rows of seats only the points count, and whether all seats are in valid groups.
    """
    number = np.full((PASSENGER_DICE + 1) * _NOBODIES, -1, np.int64)
    rows: list[list[int]] = []
    ends: dict[tuple[int, bool], int] = {}
    s = blank(STATE)[0]
    for seated in range(PASSENGER_DICE + 1):
        for shown in combinations_with_replacement(range(SPECIES + 1), seated):
            row = [shown.count(face) for face in range(SPECIES + 1)]
            s["aboard"] = row
            key = int(_groups(s["aboard"]))
            if number[key] >= 0:
                continue
            if seated < PASSENGER_DICE:
                number[key] = len(rows)
            else:
                number[key] = ends.setdefault((int(passenger_points(s)), bool(taxi_is_full(s))), len(rows))
            if number[key] == len(rows):
                rows.append(row)
    return np.array(rows, np.int64), number


TAXI_SEATS, _NUMBERS = _taxis()
TAXIS: Final = len(TAXI_SEATS)
TAXI_SIZE: Final = TAXI_SEATS.sum(axis=1)


@rule
def taxi_at(aboard: Cells) -> int:
    return int(_NUMBERS[_groups(aboard)])


# --- smuggling -------------------------------------------------------------------------------------------------------


@rule
def lane_at(s: Record) -> int:
    return int(s.mine if s.mine or s.aside else max(s.before, 1))
