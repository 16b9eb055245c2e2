"""A game gone through: what a seat's own cards, its choices and everything else did to its chance to win.

The chance of a position is the one that the bots reckon with (`bots/chances.py`), with all hands open: it says at once what a
card that was drawn was worth. It is too coarse to judge a choice. That takes a search from what the seat could know, as the
bots search; it is a sample, so what a choice has given away is told with how far that may be off.

    first + luck + rest - loss = final
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec
import numpy as np

from cabstand.core.actors import CHANCE
from cabstand.core.coach import Act, GameReview, Measure, Moment, SeatReview
from cabstand.core.game import Seat, StoryLine
from cabstand.core.rng import stream
from cabstand.core.rule import COMPILED, States, blank, record
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.bots.chances import reckon
from cabstand.games.fare_play.bots.outlook import GRID, NEEDS, look
from cabstand.games.fare_play.bots.thinker import Effort, compare
from cabstand.games.fare_play.one_game import next_seat_to_deal
from cabstand.games.fare_play.record import DONE, LOT, MOST_SEATS, Record

MOST_MOMENTS: Final = 3
_SURE: Final = 1.96
"""Standard errors within which the truth lies 95 times of 100."""
_SEED: Final = 7
_MOST_SIMULATIONS: Final = 100_000
"""To find the best moves of a whole game, and as many again to weigh them. Long games get fewer for each choice."""
_LEAST_SIMULATIONS: Final = 200


class _Seat(msgspec.Struct):
    luck: float = 0.0
    loss: float = 0.0
    variance: float = 0.0
    decisions: int = 0
    best: int = 0
    moments: list[Moment] = []


def review(start: States, acts: Sequence[Act], effort: Effort | None = None) -> GameReview:
    """Without compiled rules choices are judged only where somebody says how much to search: it would take minutes."""
    searched = effort or (effort_for(sum(act.actor >= 0 for act in acts)) if COMPILED else None)
    seats = [_Seat() for _ in range(int(record(start).seats))]
    state, before = start, chances(start)
    first = before
    for act in acts:
        if act.actor >= 0 and searched is not None:
            _judge(seats[act.actor], state, act, searched)
        drawer = _drawer(state, act)
        state = FARE_PLAY.apply(state, act.actor, act.move)
        now = chances(state)
        if drawer >= 0:
            seats[drawer].luck += now[drawer] - before[drawer]
        before = now
    return GameReview(
        [_told(at, seat, first[at - 1], before[at - 1]) for at, seat in enumerate(seats, 1)],
        Measure.WIN,
        [StoryLine("fare-play-coach-review-means", {})],
    )


def effort_for(choices: int) -> Effort:
    """For each of so many choices."""
    find = min(max(_MOST_SIMULATIONS // max(choices, 1), _LEAST_SIMULATIONS), Effort().find)
    return Effort(find, find // 2)


def _drawer(state: States, act: Act) -> int:
    """Who is dealt a card, or -1."""
    return int(next_seat_to_deal(state)) if act.actor == CHANCE and record(state).phase != LOT else -1


def chances(state: States) -> list[float]:
    """Every seat's chance to win, all hands open; once the game is over, its share of the win."""
    s: Record = state[0] if COMPILED else record(state)
    seats = int(record(state).seats)
    if record(state).phase == DONE:
        winners = FARE_PLAY.result(state).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    needed, worst = np.zeros(MOST_SEATS, np.int8), np.zeros(MOST_SEATS, np.int8)
    wants, found = np.zeros((MOST_SEATS, NEEDS), np.int8), np.zeros(MOST_SEATS, np.float32)
    look(s, blank(GRID)[0], needed, worst, wants)
    reckon(s, needed, worst, wants, found)
    return [float(chance) for chance in found[:seats]]


def _judge(seat: _Seat, state: States, act: Act, effort: Effort) -> None:
    """A choice beside the best one, from what the seat knew when it was made."""
    if len(FARE_PLAY.legal(state, act.actor)) == 1:
        return
    asked = Seat(act.actor)
    found = compare(FARE_PLAY.hide(state, asked), asked, act.move, stream(_SEED, act.seq), effort)
    within = _SURE * found.error
    seat.decisions += 1
    seat.best += found.loss <= within
    seat.loss += found.loss
    seat.variance += found.error**2
    if found.loss > within:
        made, better = (FARE_PLAY.write_move(act.actor, move) for move in (act.move, found.better))
        seat.moments.append(Moment(act.seq, made, better, found.loss, [], 0, within))


def _told(number: int, seat: _Seat, first: float, final: float) -> SeatReview:
    loss = max(seat.loss, 0.0)
    return SeatReview(
        seat=number,
        first=first,
        luck=seat.luck,
        loss=loss,
        final=final,
        accuracy=None,
        decisions=seat.decisions,
        best=seat.best,
        turns=[],
        moments=sorted(seat.moments, key=lambda moment: -moment.loss)[:MOST_MOMENTS],
        besides={"rest": final - first - seat.luck + loss},
        within=_SURE * sqrt(seat.variance),
    )
