"""A whole game of Space Taxi for somebody who wants as many points as possible: what a coin is worth that is kept.

From the last round backwards: a turn is solved for the points that will count and for the worth of the coins kept, and its
value by coins held is what coins are worth one round earlier. A score counts unless it is the lowest of its round, so it is
worth itself times the chance that somebody scores less. That chance needs to know how the others score, and they are taken to
play the same way: the first guess are turns that strike nothing out, then the whole game is solved again with the scores it
made. Somebody who plays later in a round knows what is to be beaten; `scoring` takes the scores of the round as they are.

The turns that this way of playing leads to are kept too, as a bank of simulated ones: see `win.py`.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from cabstand.core.rng import Stream, streams
from cabstand.core.rule import Ints, States, blank, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.plays import MOST_MOVES
from cabstand.games.space_taxi.record import NOT_PLAYED, PLAY, RETURN, ROLL, STATE, Record
from cabstand.games.space_taxi.rules import BOX_SEATS, COINS, FIRST_COINS, apply, rounds, set_up
from cabstand.games.space_taxi.solver.aim import Aim, aim, most_score
from cabstand.games.space_taxi.solver.places import MOST_POINTS, Floats
from cabstand.games.space_taxi.solver.turn import MOST_BONUS, Solution, best_play, solve
from cabstand.games.space_taxi.solver.values import Values
from cabstand.games.space_taxi.throws import sample

HELD: Final = 6
"""No more coins can be paid in a turn; each beyond these is worth what the last of them is."""
MOST_SCORE: Final = most_score(COINS)
BANK: Final = 2048


class Season(msgspec.Struct, frozen=True):
    """A game of so many seats, played for points."""

    seats: int
    worth: Floats
    """What the rounds from this one on will bring, by round and coins held."""
    scores: Floats
    """The chance of every score of a turn, by round."""
    bank: Ints
    """Simulated turns, by round, coins held and number: the score, and the coins left. From the least to the best."""

    @property
    def rounds(self) -> int:
        return len(self.worth)

    def worth_of(self, round_no: int, coins: int) -> float:
        """What the rounds from this one on will bring to somebody with so many coins."""
        if round_no == self.rounds:
            return 0.0
        worth = self.worth[round_no]
        return float(worth[min(coins, HELD)] + max(0, coins - HELD) * (worth[HELD] - worth[HELD - 1]))


def chance_to_count(scores: Floats, known: Sequence[int], to_come: int) -> Floats:
    """By score: the chance that somebody scores less, of those who have played the round and of those who will.

    With fewer players than the box is for, every score counts.
    """
    if len(known) + to_come + 1 < BOX_SEATS:
        return np.ones(len(scores))
    below = np.concatenate([[0.0], np.cumsum(scores)[:-1]])
    chance: Floats = 1.0 - (1.0 - below) ** to_come
    if known:
        chance[min(known) + 1 :] = 1.0
    return chance


def scoring(season: Season, round_no: int, known: Sequence[int], coins: int) -> Aim:
    """The points that a turn adds to the total in the end, where others have these scores in the round already."""
    counts = chance_to_count(season.scores[round_no], known, season.seats - 1 - len(known))
    return aim(coins, lambda score, left: score * float(counts[score]) + season.worth_of(round_no + 1, left))


# --- solving it ------------------------------------------------------------------------------------------------------


def make_season(seats: int, passes: int = 3, bank: int = BANK) -> Season:
    """Solve it. Each pass takes the others to score as the passes before did; in the first one every score counts."""
    count = int(rounds(seats))
    lowest = np.zeros((count, MOST_SCORE + 1))
    lowest[:, 0] = 1.0  # others who never launch
    season = Season(seats, np.zeros((count, HELD + 1)), lowest, np.zeros((count, HELD + 1, bank, 2), np.int64))
    seen: list[Floats] = []
    for number in range(passes):
        season = _solve_rounds(season, bank if number == passes - 1 else bank // 4)
        seen.append(season.scores)
        # the mean of the passes: who knows exactly which scores the others make beats them by one, and so on round in circles
        season = msgspec.structs.replace(season, scores=np.mean(seen, axis=0))
    return season


def _solve_rounds(before: Season, bank: int) -> Season:
    """Solve all rounds with the scores of the others as they were before."""
    worth = np.zeros_like(before.worth)
    turns = np.zeros((before.rounds, HELD + 1, bank, 2), np.int64)
    season = Season(before.seats, worth, before.scores, turns)
    for round_no in reversed(range(before.rounds)):
        aimed = scoring(season, round_no, (), HELD)
        solution = solve(aimed.utility(), HELD)
        for coins in range(HELD + 1):
            worth[round_no, coins] = solution.value_with(coins)
            turns[round_no, coins] = simulated_turns(solution, aimed, coins, bank, seed=round_no * (HELD + 1) + coins)
    return Season(before.seats, worth, _scores(turns), turns)


def _scores(turns: Ints) -> Floats:
    """The chance of every score by round, where everybody begins the game with the same coins."""
    chances = np.zeros((len(turns), MOST_SCORE + 1))
    held = np.zeros(HELD + 1)
    held[FIRST_COINS] = 1.0
    for round_no, by_coins in enumerate(turns):
        after = np.zeros(HELD + 1)
        for coins, rows in enumerate(by_coins):
            share = held[coins] / len(rows)
            chances[round_no] += share * np.bincount(rows[:, 0], minlength=MOST_SCORE + 1)
            after += share * np.bincount(np.minimum(rows[:, 1], HELD), minlength=HELD + 1)
        held = after
    return chances


# --- simulating turns ------------------------------------------------------------------------------------------------


def returns(aimed: Aim) -> Ints:
    """How many coins are returned, by points of the launch and coins held."""
    held = range(aimed.coins + MOST_BONUS + 1)
    return np.array([[aimed.coins_to_return(points, left) for left in held] for points in range(MOST_POINTS + 1)])


def simulated_turns(solution: Solution, aimed: Aim, coins: int, count: int, seed: int) -> Ints:
    """Score and coins left of turns that begin with so many coins, the same ones every time, from the least to the best.

    What turns are worth in the mean is known exactly, so luck is taken out of the bank: see `_without_luck`.
    """
    out = np.empty((count, 2), np.int64)
    play_turns(solution.table, solution.least, coins, returns(aimed), streams(seed, 0, count), blank(STATE, 2), out)
    worth = aimed.worth[out[:, 0], out[:, 1]]
    order = np.argsort(worth, kind="stable")
    chosen: Ints = out[order][_without_luck(worth[order], solution.value_with(coins))]
    return chosen


def _without_luck(worth: Floats, mean: float) -> Ints:
    """Numbers of turns (sorted by worth), good ones oftener or less often, so that they are worth the mean."""
    low, high = -1.0, 1.0
    shares = np.full(len(worth), 1.0 / len(worth))
    for _ in range(60):
        tilt = (low + high) / 2
        shares = np.exp(tilt * (worth - mean))
        shares /= shares.sum()
        low, high = (tilt, high) if shares @ worth < mean else (low, tilt)
    chosen: Ints = np.searchsorted(np.cumsum(shares), (np.arange(len(worth)) + 0.5) / len(worth))
    return np.minimum(chosen, len(worth) - 1)


@rule
def play_turns(table: Values, least: int, coins: int, returned: Ints, rngs: Stream, states: States, out: Ints) -> None:
    """Turns of somebody alone who follows a table, each from its own stream of chance: score and coins left."""
    plays = np.empty(MOST_MOVES, np.int64)
    values = np.empty(MOST_MOVES)
    for turn in range(len(rngs)):
        s: Record = states[0]
        set_up(s, 1, 0)
        s.coins[0] = coins
        while s.scores[0, 0] == NOT_PLAYED:
            if s.phase == PLAY:
                apply(s, best_play(table, least, states[:1], states[1:2], plays, values))
            elif s.phase == ROLL:
                apply(s, sample(s, rngs[turn]))
            elif s.phase == RETURN:
                apply(s, moves.of_number(moves.RETURN, returned[s.points, s.coins[0]]))
            else:
                apply(s, moves.THROW)
        out[turn, 0] = s.scores[0, 0]
        out[turn, 1] = s.coins[0]
