"""The exact solver of a Space Taxi turn: what every position and every play is worth, for any utility of its end.

solution = solve(last_turn(), coins=3)
solution.value                  # of the turn, before the first throw
solution.plays(state)           # after a throw: every legal play with its value, best first
"""

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np

from cabstand.core.game import Move, refuse
from cabstand.core.rule import Ints, States, blank, copied, record, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import MOST_MOVES, legal
from cabstand.games.space_taxi.record import PLAY, STATE, Record
from cabstand.games.space_taxi.rules import (
    COINS,
    FUEL_DICE,
    PASSENGER_DICE,
    bonus_coins,
    launch_points,
    place_dice,
    seat_in_turn,
    taxi_is_full,
)
from cabstand.games.space_taxi.solver.dice import fuel_falls, most_throws, passenger_falls
from cabstand.games.space_taxi.solver.places import (
    ALL_TURNED,
    FAILED,
    LANES,
    MOST_POINTS,
    TAXI_SEATS,
    TAXI_SIZE,
    WING_DICE,
    WING_SIZE,
    WINGS,
    Floats,
    lane_at,
    taxi_at,
    tiles_turned,
    wing_at,
)
from cabstand.games.space_taxi.solver.values import Values, empty_values, new_workspace, solve_tiles

MOST_BONUS: Final = 2

# --- utilities -------------------------------------------------------------------------------------------------------


class Utility(msgspec.Struct, frozen=True):
    """What the end of a turn is worth, before coins are returned: whoever makes one decides how many those are."""

    launched: Callable[[int, int], float]
    """From the points of the launch and the coins held, bonus included."""
    failed: Callable[[int], float]
    """From the coins held after a failed launch."""
    full: float = 0.0
    """What a full taxi is worth by itself at a launch, besides the coins that it brings."""


def last_turn() -> Utility:
    """Points, where all coins are returned at a launch and coins left over are worth nothing."""
    return Utility(launched=lambda points, coins: float(points + 2 * coins), failed=lambda _: 0.0)


def reaching(target: int) -> Utility:
    """The chance of so many points, where all coins are returned."""
    return Utility(launched=lambda points, coins: float(points + 2 * coins >= target), failed=lambda _: float(target <= 0))


def keeping(worth: float) -> Utility:
    """Points where no coin is returned, and every coin kept is worth something, after a failed launch too."""
    return Utility(launched=lambda points, coins: points + worth * coins, failed=lambda coins: worth * coins)


# --- values of positions and plays -----------------------------------------------------------------------------------


@rule
def value_at(table: Values, least: int, s: Record) -> float:
    """The value of a position between two throws, or of a turn whose dice are all played."""
    left = s.coins[seat_in_turn(s)] - least
    wing = wing_at(s)
    if wing == FAILED:
        return float(table.failed[left])
    return float(table.values[s.open[0], tiles_turned(s), left, taxi_at(s.aboard), wing, lane_at(s)])


@rule
def value_plays(table: Values, least: int, states: States, scratch: States, plays: Ints, values: Floats) -> int:
    """List the legal plays of the first record, each with its value (both MOST_MOVES long); how many there are."""
    s: Record = states[0]
    count = legal(s, seat_in_turn(s), plays)
    for i in range(count):
        scratch[0] = states[0]
        after: Record = scratch[0]
        place_dice(after, plays[i])
        after.open[moves.size(plays[i])] = 0
        values[i] = value_at(table, least, after)
    return count


@rule
def best_play(table: Values, least: int, states: States, scratch: States, plays: Ints, values: Floats) -> int:
    """The play with the highest value, the first of them if there are several. The other arguments are room to work in."""
    count = value_plays(table, least, states, scratch, plays, values)
    best = 0
    for i in range(1, count):
        if values[i] > values[best]:
            best = i
    return int(plays[best])


class Solution:
    """A solved turn of somebody who begins it with so many coins."""

    def __init__(self, table: Values, coins: int, least: int, positions: int) -> None:
        self.table = table
        self.coins = coins
        self.least = least
        """The fewest coins that can be left."""
        self.positions = positions

    @property
    def value(self) -> float:
        """Of the turn before its first throw."""
        return self.value_with(self.coins)

    def value_with(self, coins: int) -> float:
        """The same with fewer coins; for the same utility, and the same number in the pile as if the others had been paid."""
        if coins != self.coins and not self.least == 0 <= coins <= self.coins:
            raise refuse("space-taxi-solve-coins-outside", coins=coins, least=self.least, most=self.coins)
        return float(self.table.values[1, 0, coins - self.least, 0, 0, 1])

    def value_of(self, state: States) -> float:
        """Of a position: before a throw, or after it with the best play."""
        self._check(state)
        if record(state).phase == PLAY:
            return self.plays(state)[0][1]
        return float(value_at(self.table, self.least, state[0]))

    def plays(self, state: States) -> list[tuple[Move, float]]:
        """After a throw: every legal play with its value, best first."""
        self._check(state)
        plays, values = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES)
        count = value_plays(self.table, self.least, state, copied(state), plays, values)
        order = np.argsort(-values[:count], kind="stable")
        return [(Move(int(plays[i])), float(values[i])) for i in order]

    def best_play(self, state: States) -> Move:
        self._check(state)
        plays, values = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES)
        return Move(int(best_play(self.table, self.least, state, copied(state), plays, values)))

    def _check(self, state: States) -> None:
        s = record(state)
        coins = int(s.coins[seat_in_turn(state[0])])
        if not self.least <= coins <= self.coins:
            raise refuse("space-taxi-solve-coins-outside", coins=coins, least=self.least, most=self.coins)


# --- solving ---------------------------------------------------------------------------------------------------------


def solve(
    utility: Utility,
    coins: int,
    pile: int = COINS,
    turned: int = 0,
    progress: Callable[[float], None] | None = None,
    fewer: bool = False,
) -> Solution:
    """Solve a turn that begins with so many coins in hand and in the pile; with `fewer` also all that begin with fewer.

    `turned` leaves out all positions in which these tiles (bits) still lie open; `progress` is told the share that is done.
    """
    if not 0 <= coins <= COINS or pile < 0:
        raise refuse("space-taxi-solve-no-coins", coins=coins, most=COINS)
    least = 0 if fewer else max(0, coins - PASSENGER_DICE)  # no more thumbs-ups can be paid for
    table = _table_of_ends(utility, coins, least, pile)
    passengers, fuel = passenger_falls(), fuel_falls()
    work = new_workspace(coins - least + 1, most_throws(fuel))
    sets = [tiles for tiles in reversed(range(ALL_TURNED)) if tiles & turned == turned]
    positions = 0
    for done, tiles in enumerate(sets, 1):
        for zero in range(2):
            positions += solve_tiles(table, zero, tiles, passengers, fuel, work)
        if progress:
            progress(done / len(sets))
    return Solution(table, coins, least, int(positions))


def warm_up() -> None:
    """Compile the solver and list what dice can do, if that is still to be done: a last tile is enough for it."""
    solve(last_turn(), coins=0, turned=ALL_TURNED - 1)


def _table_of_ends(utility: Utility, coins: int, least: int, pile: int) -> Values:
    """A table that holds the turns in which all dice are played, and the failed launches."""
    held = range(least, coins + MOST_BONUS + 1)
    launched = np.array([[utility.launched(points, left) for left in held] for points in range(MOST_POINTS + 1)])
    failed = np.array([utility.failed(left) for left in range(least, coins + 1)])
    if not (np.isfinite(launched).all() and np.isfinite(failed).all()):
        raise refuse("space-taxi-solve-no-utility")
    table = empty_values(failed)
    launch = blank(STATE)
    for taxi in np.flatnonzero(TAXI_SIZE == PASSENGER_DICE):
        for wing in np.flatnonzero(WING_SIZE[:WINGS] == FUEL_DICE):
            launch["aboard"][0] = TAXI_SEATS[taxi]
            launch["wings"] = 0
            for number in WING_DICE[wing]:
                launch["wings"][0, number - 1] += 1
            fill_launches(launch, launched, utility.full, pile, table.values[:, ALL_TURNED, :, taxi, wing])
    return table


@rule
def fill_launches(launch: States, launched: Floats, full: float, pile: int, values: Floats) -> None:
    """What a launch with this taxi and these wings is worth, by coins left and smuggling die in the mine."""
    s: Record = launch[0]
    most = values.shape[1] - 1
    for left in range(most + 1):
        for lane in range(LANES):
            s.mine = lane
            s.pile = pile + most - left
            worth = launched[launch_points(s), left + bonus_coins(s)]
            values[:, left, lane] = worth + full if taxi_is_full(s) else worth
