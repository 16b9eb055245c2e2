"""Bots that solve each turn of theirs, and differ in what they want.

- `exact` wants as many points as possible in the whole game (`solver/season.py`),
- `winner` wants to win (`solver/win.py`),
- `careful` likes a launch: twice the points are far from twice as good,
- `gambler` likes a long shot: a few points are hardly better than none.

A turn takes less than a second to solve, once; then a play is looked up. All need a season of so many seats: while that is
being made, they play for the points of the turn and a fixed worth of coins.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Lock
from typing import Final, NamedTuple

import numpy as np

from cabstand.core.game import Move
from cabstand.core.rule import States, record
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.bots.thumb import CAREFUL, GAMBLER, WINNER
from cabstand.games.space_taxi.record import NOT_PLAYED, PLAY, RETURN
from cabstand.games.space_taxi.rules import COINS, rounds
from cabstand.games.space_taxi.solver.aim import Aim, aim
from cabstand.games.space_taxi.solver.places import ALL_TURNED
from cabstand.games.space_taxi.solver.season import HELD, Season, scoring, simulated_turns
from cabstand.games.space_taxi.solver.season_cache import season, season_if_kept
from cabstand.games.space_taxi.solver.turn import MOST_BONUS, Solution, solve
from cabstand.games.space_taxi.solver.win import Standing, standing, win_aim

COIN_KEPT: Final = 4.0
"""What a coin is worth after the turn, in points, to those who do not reckon it."""
CARE: Final = 20.0
"""To the careful one so many points more are worth e times less than those before."""
DARE: Final = 10.0
"""To the gambler so many points more are worth e times more."""
EVEN: Final = 1e-6
"""Of two turns that win alike the one with more points is better, by so much a point."""
KEPT_TURNS: Final = 8


class Turn(NamedTuple):
    """A turn that is to be solved."""

    key: Hashable
    """Turns with the same key are the same, but for the coins of whoever plays."""
    aim: Callable[[int], Aim]
    """What is wanted, for a turn that begins with so many coins."""
    common: bool = False
    """Whether it comes again and again."""


def turn_of(bot: int, state: States, wait: bool = False) -> Turn:
    """The turn under way, as the bot sees it, whatever has been played of it. Who waits has the season made if need be."""
    now = standing(state)
    seats = len(now.totals)
    played = season(seats) if wait else season_if_kept(seats)
    if played is None:
        last = now.round_no + 1 == int(rounds(seats))
        return Turn((bot, last, _pile(state)), lambda coins: _manner(bot, _for_points_of_a_turn(coins, last)), common=True)
    if bot == WINNER:
        return Turn((bot, _situation(now), _pile(state)), lambda coins: _to_win(played, state, coins))
    known = tuple(int(score) for score in now.scores if score != NOT_PLAYED)
    lowest = (len(known), min(known, default=0))
    key = (bot, seats, now.round_no, lowest, _pile(state))
    return Turn(key, lambda coins: _manner(bot, scoring(played, now.round_no, known, coins)))


def _pile(state: States) -> int:
    """A pile that cannot run out is like any other: nobody takes more than two coins."""
    return min(int(record(state).pile), MOST_BONUS)


def _situation(now: Standing) -> Hashable:
    """The table without the coins of the seat in turn."""
    coins = np.delete(now.coins, now.seat)
    return (now.round_no, now.seat, *now.totals.tolist(), *now.scores.tolist(), *coins.tolist())


def _to_win(played: Season, state: States, coins: int) -> Aim:
    begun = state.copy()
    now = standing(state)
    record(begun).coins[now.seat] = coins
    won = win_aim(played, begun).worth
    return Aim(coins, won + EVEN * np.arange(len(won))[:, None])


def _for_points_of_a_turn(coins: int, last: bool) -> Aim:
    """For somebody who does not look at the others."""
    return aim(coins, lambda score, left: score + (0.0 if last else COIN_KEPT) * left)


def _manner(bot: int, points: Aim) -> Aim:
    """What points are worth to the bot."""
    above = points.worth - points.worth[0, 0]
    if bot == CAREFUL:
        return Aim(points.coins, -np.exp(-above / CARE))
    if bot == GAMBLER:
        return Aim(points.coins, np.exp(above / DARE))
    return points


# --- solved turns ----------------------------------------------------------------------------------------------------


class Solved(NamedTuple):
    aim: Aim
    solution: Solution


_solved: Final[OrderedDict[Hashable, Solved]] = OrderedDict()
_lock: Final = Lock()


def solve_turn(turn: Turn, coins: int, pile: int) -> Solved:
    """Solve it for up to so many coins, now or before: the last few are kept."""
    with _lock:
        found = _solved.get(turn.key)
        if found is None or not _covers(found.solution, coins):
            aimed = turn.aim(HELD if turn.common and coins <= HELD else coins)
            found = Solved(aimed, solve(aimed.utility(), aimed.coins, COINS if pile >= MOST_BONUS else pile))
        _solved[turn.key] = found
        _solved.move_to_end(turn.key)
        if len(_solved) > KEPT_TURNS:
            _solved.popitem(last=False)
    return found


def _covers(solution: Solution, coins: int) -> bool:
    """Whether it tells of all that can be paid: where more coins are held than that, only of exactly so many."""
    return coins == solution.coins or (coins < solution.coins and solution.least == 0)


def solved_turn(bot: int, state: States) -> Solved:
    """The turn under way."""
    s = record(state)
    return solve_turn(turn_of(bot, state), int(s.coins[standing(state).seat]), int(s.pile))


@cache
def _last_tile() -> Solution:
    """Solving the last tile takes everything that solving a turn takes, but no time."""
    aimed = _for_points_of_a_turn(HELD, last=False)
    solution = solve(aimed.utility(), HELD, turned=ALL_TURNED - 1)
    simulated_turns(solution, aimed, coins=0, count=1, seed=0)
    return solution


def warm_up(state: States) -> None:
    """Compile what `solved_move` and the making of a season need."""
    solution = _last_tile()
    turn_of(CAREFUL, state)
    if standing(state).coins.max() <= HELD and record(state).phase == PLAY:
        solution.best_play(state)


@cache
def _beside() -> ThreadPoolExecutor:
    """Where turns are solved: one after another, and nobody has to wait for the end of it."""
    return ThreadPoolExecutor(1, "solver")


def solved_move(bot: int, state: States, patience: float) -> Move | None:
    """What the bot does; None where the turn is not solved yet after so many seconds. Asked again, it may be."""
    s = record(state)
    if s.phase == PLAY:
        solved = _solved_before(bot, state) or _solved_soon(bot, state, patience)
        return None if solved is None else solved.solution.best_play(state)
    if s.phase == RETURN:
        coins = int(s.coins[standing(state).seat])
        return Move(moves.of_number(moves.RETURN, turn_of(bot, state).aim(coins).coins_to_return(int(s.points), coins)))
    return Move(moves.THROW)


def _solved_before(bot: int, state: States) -> Solved | None:
    """A turn that is there already: nobody waits for it behind one that is being solved."""
    found = _solved.get(turn_of(bot, state).key)
    return found if found and _covers(found.solution, int(record(state).coins[standing(state).seat])) else None


def _solved_soon(bot: int, state: States, patience: float) -> Solved | None:
    solving = _beside().submit(solved_turn, bot, state.copy())
    try:
        return solving.result(patience)
    except TimeoutError:
        solving.cancel()  # one that has begun is finished and kept; more than that nobody waits for
        return None
