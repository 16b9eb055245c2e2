"""Tables for the coach of Space Taxi: what every position is worth to somebody who plays for points, and what follows from
playing so.

Beside the worth (`turn_utility`) three figures are kept for the *same* way of playing: the points of this turn, the chance of
a launch, and the chance of a full taxi. Nobody solves for them; they are what happens when one plays for points. They come from
the solver all the same: let a launch be worth a millionth of a point more, and the worth grows by a millionth of the chance of
it, since that is too little to change any play.

Only places that dice can lead to are kept, a fifth of the solver's table.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabstand.bots.table_cache import Tables, are_kept, find_kept, kept
from cabstand.core.rule import Ints, States, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import legal
from cabstand.games.space_taxi.record import Record
from cabstand.games.space_taxi.rules import place_dice, seat_in_turn
from cabstand.games.space_taxi.solver.places import (
    FAILED,
    TAXI_SIZE,
    TAXIS,
    TILE_SETS,
    WING_SIZE,
    WINGS,
    Floats,
    dice_played,
    lane_at,
    taxi_at,
    tiles_turned,
    wing_at,
)
from cabstand.games.space_taxi.solver.turn import Utility, solve
from cabstand.games.space_taxi.solver.worth import best_return, most_coins, turn_utility

SOURCES: Final = (
    "core/rule.py",
    *(f"games/space_taxi/{name}.py" for name in ("record", "moves", "rules", "plays", "throws")),
    *(f"games/space_taxi/solver/{name}.py" for name in ("places", "dice", "values", "turn", "worth", "points")),
    "games/space_taxi/solver/worth.json",
)
ROUNDS: Final = range(1, 6)
WORTH: Final = 0
POINTS: Final = 1
LAUNCH: Final = 2
FULL: Final = 3
FIGURES: Final = 4

_LITTLE: Final = 2.0**-20


def _rows() -> Ints:
    """The row of every place that can be reached, by tiles turned, taxi and wing; -1 for the others."""
    rows = np.full((TILE_SETS, TAXIS, WINGS), -1, np.int64)
    count = 0
    for turned, taxi, wing in np.ndindex(rows.shape):
        if dice_played(turned) - TAXI_SIZE[taxi] - WING_SIZE[wing] in (0, 1):
            rows[turned, taxi, wing] = count
            count += 1
    return rows


ROWS: Final = _rows()
_REACHED: Final = ROWS >= 0


class PointsTable:
    """The tables of a turn with so many rounds to play, this one included, for every number of coins one can have."""

    def __init__(self, rounds: int, worth: Tables, figures: Tables | None) -> None:
        self.rounds = rounds
        self.worth: Floats = worth["worth"]
        """By tile 0 open, coins, row, lane."""
        self.failed: Floats = worth["failed"]
        """What a failed launch is worth, by coins."""
        empty = np.empty((0, *self.worth.shape), np.float32)
        self.figures: NDArray[np.float32] = empty if figures is None else figures["figures"]
        """The same as `worth` for points, launch and full taxi, one after another; or none of them."""


def points_table(rounds: int, figures: bool = True) -> PointsTable:
    """Solved now if it is not kept yet, which takes some seconds with compiled rules; with or without the figures."""
    worth = kept(_name(rounds, False), SOURCES, lambda: _make_worth(rounds))
    told = kept(_name(rounds, True), SOURCES, lambda: _make_figures(rounds, worth["worth"])) if figures else None
    return PointsTable(rounds, worth, told)


def find_points_table(rounds: int, figures: bool = True) -> PointsTable | None:
    """The same if it is kept."""
    worth = find_kept(_name(rounds, False), SOURCES)
    told = find_kept(_name(rounds, True), SOURCES) if figures else None
    return None if worth is None or (figures and told is None) else PointsTable(rounds, worth, told)


def missing_tables() -> list[tuple[int, bool]]:
    """The tables, without and with figures, that are still to be made; a game begins with most rounds."""
    wanted = ((rounds, figures) for figures in (False, True) for rounds in reversed(ROUNDS))
    return [(rounds, figures) for rounds, figures in wanted if not are_kept(_name(rounds, figures), SOURCES)]


def _name(rounds: int, figures: bool) -> str:
    return f"space-taxi-{'figures' if figures else 'worth'}-{rounds}"


def _make_worth(rounds: int) -> Tables:
    worth, failed = _solved(turn_utility(rounds), rounds)
    return {"worth": worth, "failed": failed}


def _make_figures(rounds: int, worth: Floats) -> Tables:
    base = turn_utility(rounds)
    figures = np.empty((FIGURES - 1, *worth.shape), np.float32)
    figures[POINTS - 1] = (_solved(_with_points(base, rounds), rounds)[0] - worth) / _LITTLE
    figures[LAUNCH - 1] = (_solved(_with_launch(base), rounds)[0] - worth) / _LITTLE
    figures[FULL - 1] = (_solved(Utility(base.launched, base.failed, _LITTLE), rounds)[0] - worth) / _LITTLE
    return {"figures": figures}


def _solved(utility: Utility, rounds: int) -> tuple[Floats, Floats]:
    table = solve(utility, most_coins(rounds), fewer=True).table
    reached = table.values.transpose(0, 2, 1, 3, 4, 5)[:, :, _REACHED]
    return np.ascontiguousarray(reached), table.failed


def _with_points(base: Utility, rounds: int) -> Utility:
    def launched(points: int, coins: int) -> float:
        return base.launched(points, coins) + _LITTLE * (points + 2 * best_return(points, coins, rounds))

    return Utility(launched, base.failed)


def _with_launch(base: Utility) -> Utility:
    return Utility(lambda points, coins: base.launched(points, coins) + _LITTLE, base.failed)


# --- looking up ------------------------------------------------------------------------------------------------------


@rule
def look_up(worth: Floats, figures: NDArray[np.float32], failed: Floats, s: Record, out: Floats) -> None:
    """The figures of a position between two throws, or of a turn whose dice are all played (`out` is FIGURES long)."""
    coins = s.coins[seat_in_turn(s)]
    wing = wing_at(s)
    if wing == FAILED:
        out[:] = 0.0
        out[WORTH] = failed[coins]
        return
    row = ROWS[tiles_turned(s), taxi_at(s.aboard), wing]
    zero = s.open[0]
    lane = lane_at(s)
    out[WORTH] = worth[zero, coins, row, lane]
    for figure in range(len(figures)):
        out[figure + 1] = figures[figure, zero, coins, row, lane]


@rule
def look_up_plays(
    worth: Floats,
    figures: NDArray[np.float32],
    failed: Floats,
    states: States,
    scratch: States,
    plays: Ints,
    out: Floats,
) -> int:
    """List the legal plays of the first record, each with its figures (both MOST_MOVES long); how many there are."""
    s: Record = states[0]
    count = legal(s, seat_in_turn(s), plays)
    for i in range(count):
        scratch[0] = states[0]
        after: Record = scratch[0]
        place_dice(after, plays[i])
        after.open[moves.size(plays[i])] = 0
        look_up(worth, figures, failed, after, out[i])
    return count
