"""The inside of the Space Taxi solver: the value of every position, from the end of the turn backwards.

A position is worth the mean over its throws of the best play. Sixty million throws of ten dice fall apart into three kinds of
dice that do not know of each other; only the tile ties the play together, and it asks for no more than a number. So for each
taxi that a play can lead to, the best of fuel and smuggling is found first, for every throw of these two at once (`rest`). What
passengers can do with a throw of theirs is then a choice between a few such rows, and all throws of the other dice lie side by
side in a row. A lane of a row is a throw of the smuggling die, or its place in the mine where it is played already.
"""

from typing import Final, NamedTuple

import numpy as np

from cabstand.core.rule import Ints, rule
from cabstand.games.space_taxi.rules import CRYSTAL_SIDES, PASSENGER_DICE, TILES
from cabstand.games.space_taxi.solver.dice import Falls
from cabstand.games.space_taxi.solver.places import (
    FAILED,
    LANES,
    TAXI_SIZE,
    TAXIS,
    TILE_SETS,
    WING_SIZE,
    WINGS,
    Floats,
    dice_played,
    tile_bit,
)

_NO_PLAY: Final = -np.inf


class Values(NamedTuple):
    """Values by tile 0 open, tiles turned, coins, taxi, wing and lane; and what a failed launch is worth, by coins."""

    values: Floats
    failed: Floats


def empty_values(failed: Floats) -> Values:
    """Values for as many numbers of coins as `failed` has entries. What is never asked for stays NaN."""
    return Values(np.full((2, TILE_SETS, len(failed), TAXIS, WINGS, LANES), np.nan), failed)


class Workspace(NamedTuple):
    """Arrays to work in. A row holds throws of fuel and smuggling, one after another for each number of coins left."""

    rest: Floats
    """A row for each taxi: the best of the other dice once the passengers are seated."""
    row: Floats
    """Two rows."""
    after: Floats
    """What each wing is worth afterwards, by coins left and lane; and one more of them."""


def new_workspace(coins: int, throws: int) -> Workspace:
    length = coins * throws * LANES
    return Workspace(np.zeros((TAXIS, length)), np.zeros((2, length)), np.zeros((WINGS + 2, coins * LANES)))


@rule
def solve_tiles(table: Values, zero: int, turned: int, passengers: Falls, fuel: Falls, work: Workspace) -> int:
    """The values of all positions with these tiles turned, from those with more turned; how many there are."""
    dice = dice_played(turned)
    count = 0
    for wing in range(WINGS):
        for crystal in range(2):
            seated = dice - WING_SIZE[wing] - crystal
            if 0 <= seated <= PASSENGER_DICE:
                count += _solve_wing(table, zero, turned, seated, wing, crystal, passengers, fuel, work)
    return count


@rule
def _solve_wing(
    table: Values,
    zero: int,
    turned: int,
    seated: int,
    wing: int,
    crystal: int,
    passengers: Falls,
    fuel: Falls,
    work: Workspace,
) -> int:
    coins = len(table.failed)
    length = (fuel.first[wing + 1] - fuel.first[wing]) * LANES
    useful = np.zeros(TAXIS, np.int64)
    for taxi in range(TAXIS):
        more = TAXI_SIZE[taxi] - seated
        if 0 <= more < TILES:
            useful[taxi] = _best_of_rest(table, zero, turned, taxi, more, wing, crystal, fuel, work.after, work.rest[taxi])
    count = 0
    for taxi in range(TAXIS):
        if TAXI_SIZE[taxi] == seated:
            _mean_of_best(work.rest, useful, taxi, coins, length, passengers, work.row)
            for left in range(coins):
                mean = work.row[1, left * length : (left + 1) * length]
                _write_down(table.values[zero, turned, left, taxi, wing], crystal, fuel, wing, mean)
                count += CRYSTAL_SIDES + crystal
    return count


@rule
def _best_of_rest(
    table: Values,
    zero: int,
    turned: int,
    taxi: int,
    more: int,
    wing: int,
    crystal: int,
    fuel: Falls,
    after: Floats,
    best: Floats,
) -> int:
    """The best that fuel and smuggling can do with each of their throws once the passengers are seated; 1 if anything.

    What a wing is worth afterwards is the same for all throws that lead to it, so that comes first.
    """
    coins = len(table.failed)
    open_to = np.zeros(WINGS + 1, np.int64)
    for to in range(WINGS + 1):
        if to == wing or WING_SIZE[to] > WING_SIZE[wing]:
            after[to] = _NO_PLAY
            dice = more + WING_SIZE[to] - WING_SIZE[wing]
            for left in range(coins):
                lanes = after[to, left * LANES : (left + 1) * LANES]
                # the smuggling die stays where it is: in the hand, unless it has just failed, or in the mine
                open_to[to] |= _take(table, zero, turned, left, taxi, to, dice, lanes, 1 - crystal)
                if not crystal:
                    open_to[to] |= _take(table, zero, turned, left, taxi, to, dice + 1, lanes, 0)
    if open_to.max() == 0:
        return 0
    first = fuel.first[wing]
    throws = fuel.first[wing + 1] - first
    row = after[WINGS + 1]
    for throw in range(throws):
        row[:] = _NO_PLAY
        for choice in range(fuel.choice[first + throw], fuel.choice[first + throw + 1]):
            if open_to[fuel.to[choice]]:
                _take_better(row, after[fuel.to[choice]])
        for left in range(coins):
            at = (left * throws + throw) * LANES
            best[at : at + LANES] = row[left * LANES : (left + 1) * LANES]
    return 1


@rule
def _take_better(best: Floats, other: Floats) -> None:
    for i in range(len(other)):
        best[i] = other[i] if other[i] > best[i] else best[i]


@rule
def _take(table: Values, zero: int, turned: int, left: int, taxi: int, wing: int, dice: int, best: Floats, lane: int) -> int:
    """Where a tile of this number is open: what comes after it, if it is better, for all lanes from `lane`."""
    if dice >= TILES or (zero == 0 if dice == 0 else turned & tile_bit(dice) != 0):
        return 0
    if wing == FAILED:
        for i in range(lane, LANES):
            best[i] = max(best[i], table.failed[left])
        return 1
    after = (
        table.values[0, turned, left, taxi, wing]
        if dice == 0
        else table.values[zero, turned + tile_bit(dice), left, taxi, wing]
    )
    for i in range(lane, LANES):
        best[i] = max(best[i], after[i])
    return 1


@rule
def _mean_of_best(rest: Floats, useful: Ints, taxi: int, coins: int, length: int, passengers: Falls, row: Floats) -> None:
    """The mean over the passengers' throws of the best choice, for each throw of the other dice: into the second row.

    Coins that are paid lead to the part of a row where fewer are left.
    """
    best = row[0, : coins * length]
    mean = row[1, : coins * length]
    mean[:] = 0.0
    for throw in range(passengers.first[taxi], passengers.first[taxi + 1]):
        best[:] = _NO_PLAY
        for choice in range(passengers.choice[throw], passengers.choice[throw + 1]):
            paid = passengers.paid[choice]
            to = passengers.to[choice]
            if paid < coins and useful[to]:
                _take_better(best[paid * length :], rest[to, : (coins - paid) * length])
        chance = passengers.chance[throw]
        for i in range(len(mean)):
            mean[i] += chance * best[i]


@rule
def _write_down(values: Floats, crystal: int, fuel: Falls, wing: int, mean: Floats) -> None:
    """The mean over the throws of fuel, and of the smuggling die where it is thrown."""
    by_lane = np.zeros(LANES)
    for throw in range(fuel.first[wing], fuel.first[wing + 1]):
        at = (throw - fuel.first[wing]) * LANES
        for lane in range(LANES):
            by_lane[lane] += fuel.chance[throw] * mean[at + lane]
    if crystal:
        values[:] = by_lane
        return
    # lane 0 is the throw that fails: there are `before` - 1 such numbers, and all others are free to be played or kept
    passed = 0.0
    for before in range(CRYSTAL_SIDES, 0, -1):
        passed += by_lane[before]
        values[before] = ((before - 1) * by_lane[0] + passed) / CRYSTAL_SIDES
