"""A game of Space Taxi gone through: what the dice gave each seat, and what its choices gave away.

Every step of a game moves what it is worth to the seat in turn, if that seat plays for points from there on. What a throw moves
it by is luck. A choice can only lower it: the loss. So for every seat

    first + luck - loss = final

where first is what the game was worth before it began, and final the points written down (in a game that was given up, with
what the rest was still worth). Where the pile had too few coins for a full taxi, what was missing counts as bad luck.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from cabstand.core.coach import Act, GameReview, Moment, SeatReview, TurnReview
from cabstand.core.game import Actor, Move, StoryLine
from cabstand.core.rule import States, record
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.space_taxi.coach import play_figures, position_figures, return_choices, rounds_left
from cabstand.games.space_taxi.coach.why import why
from cabstand.games.space_taxi.record import DONE, NOT_PLAYED, RETURN
from cabstand.games.space_taxi.rules import FIRST_COINS, is_struck_out, rounds, seat_in_turn, total
from cabstand.games.space_taxi.solver.points import WORTH
from cabstand.games.space_taxi.solver.worth import WORTH as TO_COME

MOST_MOMENTS: Final = 3
LEAST_LOSS: Final = 0.05
"""Points; what gives away less is no moment that mattered."""


class _Turn(msgspec.Struct):
    """A turn while it is gone through; `promise` is what it is worth now, with the rounds after it."""

    number: int
    promise: float
    luck: float = 0.0
    loss: float = 0.0
    points: int = 0


class _Seat:
    def __init__(self, rounds: int) -> None:
        self.first = TO_COME[rounds][FIRST_COINS]
        self.rounds = rounds
        self.turns: list[_Turn] = []
        self.moments: list[Moment] = []
        self.decisions = 0
        self.best = 0

    def told(self, number: int, end: States) -> SeatReview:
        luck, loss = sum(turn.luck for turn in self.turns), sum(turn.loss for turn in self.turns)
        written = sum(turn.points for turn in self.turns[:-1])
        final = written + (self.turns[-1].promise if self.turns else self.first)
        at_stake = self.first * max(1, len(self.turns)) / self.rounds
        worst = sorted(self.moments, key=lambda moment: -moment.loss)[:MOST_MOMENTS]
        return SeatReview(
            seat=number,
            first=self.first,
            luck=luck,
            loss=loss,
            final=final,
            accuracy=max(0.0, 1.0 - loss / at_stake),
            decisions=self.decisions,
            best=self.best,
            turns=[TurnReview(turn.number, turn.points, turn.luck, turn.loss) for turn in self.turns],
            moments=worst,
            apart=_apart(end, number - 1),
        )


def review(start: States, acts: Sequence[Act]) -> GameReview:
    s = record(start)
    seats = [_Seat(int(rounds(int(s.seats)))) for _ in range(int(s.seats))]
    state = start
    for act in acts:
        after = SPACE_TAXI.apply(state, act.actor, act.move)
        _take(seats, state, act, after)
        state = after
    return GameReview(
        [seat.told(number, state) for number, seat in enumerate(seats, 1)],
        means=[StoryLine("space-taxi-coach-review-means", {})],
    )


def _apart(end: States, seat: int) -> list[StoryLine]:
    """The review counts scores that were struck out, and what a game that ended early was still worth; the sheet does not."""
    s = record(end)
    told = [StoryLine("space-taxi-coach-review-unplayed", {})] if s.phase != DONE else []
    struck = sum(int(s.scores[row, seat]) for row in range(int(rounds(int(s.seats)))) if is_struck_out(s, row, seat))
    if struck:
        told.append(StoryLine("space-taxi-coach-review-struck", {"points": struck, "total": int(total(s, seat))}))
    return told


def _take(seats: list[_Seat], state: States, act: Act, after: States) -> None:
    kind = moves.kind(act.move)
    if kind == moves.LOT:
        return
    number = int(seat_in_turn(state[0]))
    seat = seats[number]
    at = int(record(state).round_no) + 1
    if not seat.turns or seat.turns[-1].number != at:
        left, coins = rounds_left(state), int(record(state).coins[number])
        seat.turns.append(_Turn(at, TO_COME[left][coins]))
    turn = seat.turns[-1]
    if kind == moves.ROLL:
        fallen = float(play_figures(after, False)[1][:, WORTH].max())
        turn.luck += fallen - float(position_figures(state, False)[WORTH])
        turn.promise = fallen
    elif kind == moves.PLAY:
        plays, figures = play_figures(state, False)
        worth = figures[:, WORTH]
        better, chosen = int(plays[worth.argmax()]), float(worth[plays == act.move][0])
        _decide(seat, turn, state, act, Move(better), float(worth.max()), chosen)
        _settle(turn, state, after, number)
    elif kind == moves.RETURN:
        worths = return_choices(state)
        coins = int(np.argmax(worths))
        better = moves.of_number(moves.RETURN, coins)
        _decide(seat, turn, state, act, Move(better), worths[coins], worths[moves.number(act.move)])
        _settle(turn, state, after, number)


def _decide(seat: _Seat, turn: _Turn, state: States, act: Act, better: Move, best: float, worth: float) -> None:
    loss = max(0.0, best - worth)
    seat.decisions += 1
    seat.best += loss < LEAST_LOSS
    turn.loss += loss
    turn.promise = worth
    if loss >= LEAST_LOSS:
        reasons = why(state, better) if moves.kind(better) == moves.PLAY else []
        seat.moments.append(Moment(act.seq, _write(act.move), _write(better), loss, reasons, turn.number))


def _settle(turn: _Turn, before: States, after: States, number: int) -> None:
    """What the play has come to, where that is not what was promised: the pile was short."""
    s, left = record(after), rounds_left(before)
    score = int(s.scores[turn.number - 1, number])
    if score != NOT_PLAYED:
        turn.points = score
        real = score + TO_COME[left - 1][int(s.coins[number])]
    elif s.phase == RETURN:
        real = max(return_choices(after))
    else:
        return
    turn.luck += real - turn.promise
    turn.promise = real


def _write(move: Move) -> str:
    return SPACE_TAXI.write_move(Actor(0), move)
