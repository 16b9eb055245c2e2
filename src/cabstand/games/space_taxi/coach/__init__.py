"""The coach of Space Taxi: what every play is worth after a throw, and why. All figures come from tables that were solved once.

`worth` is what this turn and the rounds after it bring on average to somebody who plays for points from here on, `loss` what is
lacking to the best. `points` (of this turn), `launch` and `full` are what happens on the way to it.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from cabstand.core.coach import MOST_CHOICES, Act, Advice, Choice, Coach, GameReview, check_choice
from cabstand.core.game import Actor, Move, Seat, refuse
from cabstand.core.rule import Ints, States, copied, record
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.space_taxi.coach.by_thumb import advise_by_thumb
from cabstand.games.space_taxi.coach.why import why
from cabstand.games.space_taxi.plays import MOST_MOVES
from cabstand.games.space_taxi.record import PLAY, RETURN, THROW
from cabstand.games.space_taxi.rules import rounds, seat_in_turn
from cabstand.games.space_taxi.solver.places import Floats
from cabstand.games.space_taxi.solver.points import (
    FIGURES,
    FULL,
    LAUNCH,
    POINTS,
    ROUNDS,
    WORTH,
    PointsTable,
    find_points_table,
    look_up,
    look_up_plays,
    missing_tables,
    points_table,
)
from cabstand.games.space_taxi.solver.worth import return_worth

SAME: Final = 1e-9
"""Plays that differ by less are one: which of two equal groups grows makes no difference."""


def rounds_left(state: States) -> int:
    """Rounds to play, the present one included."""
    s = record(state)
    return int(rounds(int(s.seats)) - s.round_no)


def table_for(state: States, figures: bool) -> PointsTable:
    """The table of the turn that is under way, if it has been made."""
    table = _table(rounds_left(state), figures)
    if table is None:
        _table.cache_clear()
        raise refuse("coach-warming-up", share=100 - 50 * len(missing_tables()) // len(ROUNDS))
    return table


@cache
def _table(rounds: int, figures: bool) -> PointsTable | None:
    return find_points_table(rounds, figures)


def play_figures(state: States, all_of_them: bool = True) -> tuple[Ints, Floats]:
    """Every legal play after a throw and its figures (or the worth alone), in the order of the rules."""
    table = table_for(state, all_of_them)
    plays, figures = np.empty(MOST_MOVES, np.int64), np.empty((MOST_MOVES, FIGURES))
    count = look_up_plays(table.worth, table.figures, table.failed, state, copied(state), plays, figures)
    return plays[:count], figures[:count]


def position_figures(state: States, all_of_them: bool = True) -> Floats:
    """The figures before a throw, or the worth alone."""
    table, out = table_for(state, all_of_them), np.empty(FIGURES)
    look_up(table.worth, table.figures, table.failed, state[0], out)
    return out


class SpaceTaxiCoach(Coach):
    reviews = True

    def advise(self, hidden: States, seat: Seat, chosen: Move | None = None) -> Advice:
        _check(hidden, seat, chosen)
        s = record(hidden)
        if s.phase == PLAY:
            return _advise_play(hidden, chosen)
        if s.phase == RETURN:
            return _advise_return(hidden, chosen)
        throw = Choice(_write(Move(moves.THROW)), _named(position_figures(hidden), 0.0))
        return Advice([throw], None if chosen is None else throw)

    def advise_at_once(self, hidden: States, seat: Seat, chosen: Move | None = None) -> Advice:
        _check(hidden, seat, chosen)
        return advise_by_thumb(hidden, chosen)

    def deepen(self, hidden: States, seat: Seat, advice: Advice) -> Advice:
        from cabstand.games.space_taxi.coach.chances import win_chances, with_chances  # not for those who are in a hurry

        return with_chances(advice, win_chances(hidden))

    def review(self, start: States, acts: Sequence[Act]) -> GameReview:
        from cabstand.games.space_taxi.coach.review import review

        return review(start, acts)

    def missing(self) -> list[str]:
        return [f"{rounds} {'figures' if figures else 'worth'}" for rounds, figures in missing_tables()]

    def make(self, table: str) -> None:
        rounds, what = table.split()
        points_table(int(rounds), figures=what == "figures")


def _check(hidden: States, seat: Seat, chosen: Move | None) -> None:
    if record(hidden).phase not in (THROW, PLAY, RETURN) or seat != seat_in_turn(hidden[0]):
        raise refuse("coach-not-asked")
    check_choice(SPACE_TAXI, hidden, seat, chosen)


def _advise_play(state: States, chosen: Move | None) -> Advice:
    plays, figures = play_figures(state)
    best = float(figures[:, WORTH].max())
    found = [_choice(state, plays[i], figures[i], best) for i in _best_of(figures[:, WORTH])]
    at = None if chosen is None else int(np.flatnonzero(plays == int(chosen))[0])
    return Advice(found, None if at is None else _choice(state, plays[at], figures[at], best))


def _best_of(worth: Floats) -> Iterator[int]:
    """The best plays, of those that are worth the same the first."""
    last, told = np.inf, 0
    for i in np.argsort(-worth, kind="stable"):
        if last - worth[i] > SAME:
            yield int(i)
            last, told = float(worth[i]), told + 1
        if told == MOST_CHOICES:
            return


def _choice(state: States, play: Any, figures: Floats, best: float) -> Choice:
    return Choice(_write(Move(int(play))), _named(figures, best - float(figures[WORTH])), why(state, int(play)))


def _named(figures: Floats, loss: float) -> dict[str, float]:
    names = {"worth": WORTH, "points": POINTS, "launch": LAUNCH, "full": FULL}
    return {name: float(figures[at]) for name, at in names.items()} | {"loss": loss}


def return_choices(state: States) -> list[float]:
    """What returning 0, 1, 2, .. coins is worth."""
    s = record(state)
    held = int(s.coins[seat_in_turn(state[0])])
    left = rounds_left(state)
    return [return_worth(int(s.points), held, left, coins) for coins in range(held + 1)]


def _advise_return(state: States, chosen: Move | None) -> Advice:
    worth = return_choices(state)
    best, points = max(worth), int(record(state).points)

    def choice(coins: int) -> Choice:
        figures = {"worth": worth[coins], "points": float(points + 2 * coins), "loss": best - worth[coins]}
        return Choice(_write(Move(moves.of_number(moves.RETURN, coins))), figures)

    order = sorted(range(len(worth)), key=lambda coins: (-worth[coins], coins))
    return Advice(
        [choice(coins) for coins in order[:MOST_CHOICES]], None if chosen is None else choice(moves.number(int(chosen)))
    )


def _write(move: Move) -> str:
    return SPACE_TAXI.write_move(Actor(0), move)


COACH: Final = SpaceTaxiCoach()
