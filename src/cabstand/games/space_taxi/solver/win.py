"""Playing Space Taxi to win: the chance of every seat to win, and what a turn is worth for it.

    chances = win_chances(season, state)                   # between two turns: one number for each seat, together 1
    aimed = win_aim(season, state)                         # when a turn begins: for the seat in turn
    solution = solve(aimed.utility(), coins, pile)         # the exact turn for it; its values are chances to win
    solution.plays(state), aimed.coins_to_return(points, coins)

or, where nothing but the solver's utility is wanted, `win_utility(season, state, seat)`. The season of so many seats is had
from `season_cache.season(seats)`. All of it is NumPy, so it works where rules are interpreted, in less than a tenth of a
second; solving does not.

The rest of the game is a few thousand futures, always the same ones. In a future everybody still to play draws turns from the
season's bank (what those score who play for points with coins rightly valued), by round and by the coins that they then hold;
the worst score of each round is struck out, and the highest total wins. A shared win is shared: two winners have a half each.
A future is the same for every end of the present turn: only the seat's own coins change what it draws, and then to the same
rank in the bank. So ends are compared fairly and most of the noise falls out. Every rank is drawn equally often. In the very
last turn nothing is drawn, and the chances are exact.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabstand.core.game import Seat, refuse
from cabstand.core.rule import Ints, States, record
from cabstand.games.space_taxi.record import NOT_PLAYED
from cabstand.games.space_taxi.rules import BOX_SEATS, seat_in_turn, total
from cabstand.games.space_taxi.solver.aim import Aim, most_score
from cabstand.games.space_taxi.solver.places import Floats
from cabstand.games.space_taxi.solver.season import HELD, Season
from cabstand.games.space_taxi.solver.turn import MOST_BONUS, Utility

FUTURES: Final = 16384
_SEED: Final = 8
_NEVER: Final = 10_000  # more than any total


class Standing(NamedTuple):
    """A game between two turns, as far as it matters for who wins."""

    round_no: int
    seat: int
    """Who is in turn."""
    totals: Ints
    """Of the rounds before, less what is struck out."""
    scores: Ints
    """Of this round, NOT_PLAYED where a seat is still to play."""
    coins: Ints


def standing(state: States) -> Standing:
    """Of a game that is not over. The turn under way counts as not begun."""
    s = record(state)
    before = state.copy()
    record(before).scores[s.round_no] = NOT_PLAYED
    totals = np.array([int(total(before[0], seat)) for seat in range(s.seats)])
    scores = np.array(s.scores[s.round_no, : s.seats], np.int64)
    return Standing(int(s.round_no), int(seat_in_turn(state[0])), totals, scores, np.array(s.coins[: s.seats], np.int64))


# --- what a turn is worth --------------------------------------------------------------------------------------------


def win_utility(season: Season, state: States, seat: Seat) -> Utility:
    """For the seat in turn: the chance to win after its turn ends so or so, with the best number of coins returned."""
    if seat != int(seat_in_turn(state[0])):
        raise refuse("space-taxi-not-your-turn", seat=int(seat_in_turn(state[0])) + 1)
    return win_aim(season, state).utility()


def win_aim(season: Season, state: States) -> Aim:
    """The chance of the seat in turn to win, by the score of its turn and the coins left."""
    now = standing(state)
    return Aim(int(now.coins[now.seat]), wins_by_end(season, state)[:, :, now.seat])


def wins_by_end(season: Season, state: States, futures: int = FUTURES) -> Floats:
    """The chance of each seat to win, by the score of the seat in turn, the coins left to it, and seat."""
    now = standing(state)
    coins = int(now.coins[now.seat])
    draws = _draws(season, now, futures)
    most = most_score(coins)
    ends = [_by_score(_future(season, now, draws, left), now.seat, most) for left in range(coins + MOST_BONUS + 1)]
    return np.stack(ends, axis=1)


def win_chances(season: Season, state: States) -> Floats:
    """The chance of each seat to win, before the turn of the seat in turn."""
    now = standing(state)
    future = _future(season, now, _draws(season, now))
    chances: Floats = shared_wins(counted(future.scores) + future.elsewhere).mean(axis=0)
    return chances


# --- futures ---------------------------------------------------------------------------------------------------------


class Future(NamedTuple):
    """By future and seat."""

    scores: Ints
    """Of the round under way."""
    elsewhere: Ints
    """What counts in all other rounds together."""


def _draws(season: Season, now: Standing, futures: int = FUTURES) -> list[Ints]:
    """For each round from now on a rank in the bank for each future and seat, every rank equally often."""
    random = np.random.default_rng(_SEED)
    ranks = np.arange(futures) * season.bank.shape[2] // futures
    seats = range(season.seats)
    return [np.stack([random.permutation(ranks) for _ in seats], axis=1) for _ in range(now.round_no, season.rounds)]


def _turns(season: Season, round_no: int, coins: Ints, ranks: Ints) -> tuple[Ints, Ints]:
    """Scores and coins left. Coins that are too many to be paid are kept for the last round."""
    held = np.minimum(coins, HELD)
    drawn = season.bank[round_no, held, ranks]
    spare = coins - held
    scores, left = drawn[..., 0], drawn[..., 1] + spare
    if round_no + 1 == season.rounds:
        scores = scores + np.where(scores > 0, 2 * spare, 0)
    return scores, left


def _future(season: Season, now: Standing, draws: list[Ints], left: int | None = None) -> Future:
    """What everybody draws; `left` are the coins of the seat in turn after its turn, where they are not drawn."""
    shape = draws[0].shape
    drawn, after = _turns(season, now.round_no, np.broadcast_to(now.coins, shape), draws[0])
    waiting = now.scores == NOT_PLAYED
    scores = np.where(waiting, drawn, now.scores)
    coins = np.where(waiting, after, now.coins)
    if left is not None:
        coins[:, now.seat] = left
    elsewhere = np.broadcast_to(now.totals, shape)
    for round_no, ranks in enumerate(draws[1:], now.round_no + 1):
        drawn, coins = _turns(season, round_no, coins, ranks)
        elsewhere = elsewhere + counted(drawn)
    return Future(scores, elsewhere)


def _by_score(future: Future, seat: int, most: int) -> Floats:
    """The mean share of the win by the score of one seat, from 0 to `most`, and by seat.

    In a future all scores below the lowest of the others are alike, for they are struck out; above it the lowest is struck out
    in their stead, and nothing changes before the seat draws level with the best. So a future adds a few steps, no more.
    """
    seats = future.scores.shape[1]
    others = np.arange(seats) != seat
    lowest = future.scores[:, others].min(axis=1, initial=_NEVER) if seats >= BOX_SEATS else np.full(len(future.scores), -1)
    unplayed = future.elsewhere + np.where(others, future.scores, 0)
    struck = np.where(future.scores == lowest[:, None], 0, future.scores)
    played = future.elsewhere + np.where(others, struck, 0)
    best = np.where(others, played, -_NEVER).max(axis=1)
    level = np.maximum(best - future.elsewhere[:, seat], lowest)
    ahead = level > lowest  # the others are, when the lowest score is left behind
    steps = np.zeros((most + 2, seats))
    _add(steps, np.zeros_like(lowest), lowest, shared_wins(unplayed), lowest > 0)
    _add(steps, lowest, lowest + 1, shared_wins(played), lowest >= 0)
    _add(steps, lowest + 1, level, shared_wins(np.where(others, played, -_NEVER)), ahead)
    _add(steps, level, level + 1, shared_wins(np.where(others, played, best[:, None])), ahead)
    _add(steps, level + 1, np.full_like(level, most + 1), np.broadcast_to(1.0 - others, played.shape), level >= lowest)
    shares: Floats = np.cumsum(steps, axis=0)[: most + 1] / len(lowest)
    return shares


def _add(steps: Floats, first: Ints, after: Ints, shares: Floats, where: NDArray[np.bool_]) -> None:
    """These shares for all scores from `first` to before `after`, in the futures where it holds."""
    for seat in range(steps.shape[1]):
        held = shares[:, seat] * where
        for at, sign in ((first, 1.0), (after, -1.0)):
            steps[:, seat] += np.bincount(np.clip(at, 0, len(steps) - 1), sign * held, len(steps))


def counted(scores: Ints) -> Ints:
    """Scores of a finished round (seats along the last axis), less what is struck out."""
    if scores.shape[-1] < BOX_SEATS:
        return scores
    kept: Ints = np.where(scores == scores.min(axis=-1, keepdims=True), 0, scores)
    return kept


def shared_wins(totals: Ints) -> Floats:
    """One win for the highest total (seats along the last axis), or a share of it."""
    best = totals == totals.max(axis=-1, keepdims=True)
    shares: Floats = best / best.sum(axis=-1, keepdims=True)
    return shares
