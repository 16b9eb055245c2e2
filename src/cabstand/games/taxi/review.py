"""A shift gone through: what a seat's own dice and cards, its answers, its choices and everybody else did to its chance to win.

The chance is the one that the bots reckon with (`bots/win.py`): everybody's money and token, and what the rest of the shift may
still bring, spread alike for all. Every step of the game moves it, and belongs to one cause:

    first + luck + answers + others - loss = final

What a seat is asked about a Give or Take card is the one choice that these figures can judge. What else is chosen in TAXI! (to
pay at the road works, which way to leave them, when to get the token back) moves the chance later, with the dice.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from cabstand.core.actors import CHANCE, REFEREE
from cabstand.core.coach import Act, GameReview, Measure, Moment, SeatReview
from cabstand.core.game import Actor, Move, StoryLine
from cabstand.core.rule import States, record
from cabstand.games.taxi import moves
from cabstand.games.taxi.adapter import GAME as TAXI
from cabstand.games.taxi.bots.win import card_chances, chance_to_win, look_ahead
from cabstand.games.taxi.record import CHOOSE, DONE, MOST_SEATS, ORDER, Record

MOST_MOMENTS: Final = 3
LEAST_LOSS: Final = 0.005
"""Of the chance to win; what gives away less is no moment that mattered."""


class _Seat(msgspec.Struct):
    luck: float = 0.0
    answers: float = 0.0
    others: float = 0.0
    loss: float = 0.0
    decisions: int = 0
    best: int = 0
    moments: list[Moment] = []


def review(start: States, acts: Sequence[Act]) -> GameReview:
    s: Record = record(start)
    seats = [_Seat() for _ in range(int(s.seats))]
    state, before = start, chances(start)
    first = before
    for act in acts:
        after = TAXI.apply(state, act.actor, act.move)
        now = chances(after)
        _take(seats, state, act, before, now)
        state, before = after, now
    return GameReview(
        [_told(at, seat, first[at - 1], before[at - 1]) for at, seat in enumerate(seats, 1)],
        Measure.WIN,
        [StoryLine("taxi-coach-review-means", {})],
    )


def chances(state: States) -> list[float]:
    """Every seat's chance to win; once the shift is over, its share of the win."""
    s: Record = record(state)
    seats = range(int(s.seats))
    if s.phase == DONE:
        winners = TAXI.result(state).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    wealth = np.zeros(MOST_SEATS, np.float64)
    spread = float(look_ahead(s, wealth))
    told = [0.0 if s.out[seat] else float(chance_to_win(wealth, s.out, int(s.seats), seat, spread)) for seat in seats]
    if s.phase == CHOOSE:
        # the card that will be chosen about is part of what the seat has: it came with the die that led here
        told[int(s.seat)] = max(_card(state).values())
    return told


def _card(state: States) -> dict[Move, float]:
    """The chance of the seat in turn after each of its choices about a Give or Take card."""
    s: Record = record(state)
    seat, by_taker = int(s.seat), card_chances(state)
    found = [Move(int(move)) for move in TAXI.legal(state, Actor(seat))]
    takers = {move: seat if moves.kind(move) == moves.KEEP else int(moves.number(move)) for move in found}
    return {move: by_taker[taker] for move, taker in takers.items() if moves.kind(move) in (moves.KEEP, moves.HAND)}


def _take(seats: list[_Seat], state: States, act: Act, before: list[float], now: list[float]) -> None:
    s: Record = record(state)
    mover = int(s.seat)
    for at, seat in enumerate(seats):
        moved = now[at] - before[at]
        if at != mover or s.phase == ORDER:
            seat.others += moved
        elif act.actor == REFEREE:
            seat.answers += moved
        elif act.actor == mover and s.phase == CHOOSE and act.move in (choices := _card(state)):
            _decide(seat, act, choices)
            # what the choice itself has moved is the loss; the card that comes is chance
            seat.luck += moved + max(choices.values()) - choices[act.move]
        elif act.actor == CHANCE or act.actor == mover:
            seat.luck += moved
        else:
            seat.others += moved


def _decide(seat: _Seat, act: Act, choices: dict[Move, float]) -> None:
    better = max(choices, key=lambda move: choices[move])
    loss = choices[better] - choices[act.move]
    seat.decisions += 1
    seat.best += loss < LEAST_LOSS
    seat.loss += loss
    if loss >= LEAST_LOSS:
        write = TAXI.write_move
        seat.moments.append(Moment(act.seq, write(act.actor, act.move), write(act.actor, better), loss, [], 0))


def _told(number: int, seat: _Seat, first: float, final: float) -> SeatReview:
    return SeatReview(
        seat=number,
        first=first,
        luck=seat.luck,
        loss=seat.loss,
        final=final,
        accuracy=None,
        decisions=seat.decisions,
        best=seat.best,
        turns=[],
        moments=sorted(seat.moments, key=lambda moment: -moment.loss)[:MOST_MOMENTS],
        besides={"answers": seat.answers, "others": seat.others},
    )
