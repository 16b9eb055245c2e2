"""Many games of TAXI! at once, for programs that learn: one seat of each is played from outside, bots play the others.

Who could redeem a token out of turn is asked before the seat in turn or the referee speaks, the next behind the seat in turn
first. So who has waited follows from who is asked, and need not be kept.
"""

import numpy as np
from numpy.typing import NDArray

from cabstand.core.actors import REFEREE
from cabstand.core.rng import Stream
from cabstand.core.rule import Flags, Ints, States, rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.bots.deciding import choose, percent_right, wants_token_back
from cabstand.games.taxi.encoding.actions import MOVES, WAITS, draw_answer, index_of
from cabstand.games.taxi.plays import MOST_MOVES, legal
from cabstand.games.taxi.record import DONE, TALK, UNKNOWN, Record
from cabstand.games.taxi.rules import apply, has_won, is_referee
from cabstand.games.taxi.settle import settle

OVER = -1


@rule
def next_asked(s: Record, waited: int, out: Ints) -> int:
    """Who is asked next, after so many seats behind the one in turn: a seat, or the referee."""
    for behind in range(waited + 1, s.seats + 1):
        seat = (s.seat + behind) % s.seats
        if legal(s, seat, out) > 0:
            return int(seat)
    return REFEREE


@rule
def places_behind(s: Record, seat: int) -> int:
    """How far a seat is behind the one in turn, which comes last itself."""
    return int((seat - s.seat - 1) % s.seats) + 1


@rule
def is_in_turn(s: Record, seat: int) -> bool:
    return bool(seat == s.seat and not is_referee(s))


@rule
def play_on(s: Record, rng: Stream, seat: int, bots: Ints, asked: Ints, waited: int, out: Ints) -> int:
    """Let chance, the referee and the bots speak until the seat is asked, or any seat where all are played from outside.

    Who is asked is written to `asked`. Counts what the bots said.
    """
    made = 0
    settle(s, rng)
    while s.phase != DONE:
        by = next_asked(s, waited, out)
        waited = 0
        if by == REFEREE:
            apply(s, REFEREE, draw_answer(s, percent_right(bots[s.seat]), rng))
        elif seat < 0 or by == seat:
            asked[0] = by
            return made
        else:
            made += 1
            if wants_token_back(bots[by], s, by):
                apply(s, by, moves.REDEEM)
            elif is_in_turn(s, by):
                apply(s, by, choose(bots[by], s, rng))
            else:
                waited = places_behind(s, by)
        settle(s, rng)
    asked[0] = OVER
    return made


@rule
def step(
    states: States,
    blank: States,
    rngs: Stream,
    seats: Ints,
    bots: Ints,
    restart: Flags,
    actions: Ints,
    masks: Flags,
    listed: NDArray[np.int32],
    counts: Ints,
    asked: Ints,
    shares: NDArray[np.float64],
    over: Flags,
    refused: Flags,
) -> int:
    """See `Batch.step`."""
    out = np.empty(MOST_MOVES, np.int64)
    made = 0
    for i in range(len(states)):
        s: Record = states[i]
        mask = masks[i]
        refused[i] = 0
        waited = 0
        if restart[i]:
            states[i] = blank[0]
            over[i] = 0
            shares[i] = 0.0
        elif over[i] or not 0 <= actions[i] < len(mask) or mask[actions[i]] == 0:
            refused[i] = 1
            continue
        elif actions[i] == WAITS:
            waited = places_behind(s, asked[i])
            made += 1
        else:
            apply(s, asked[i], MOVES[actions[i]])
            made += 1
        made += play_on(s, rngs[i], seats[i], bots, asked[i : i + 1], waited, out)
        for n in range(counts[i]):
            mask[listed[i, n]] = 0
        counts[i] = list_actions(s, asked[i], listed[i], out)
        for n in range(counts[i]):
            mask[listed[i, n]] = 1
        if s.phase == DONE:
            over[i] = 1
            share_win(s, shares[i])
    return made


@rule
def list_actions(s: Record, seat: int, listed: NDArray[np.int32], out: Ints) -> int:
    if s.phase == DONE:
        return 0
    count = legal(s, seat, out)
    for n in range(count):
        listed[n] = index_of(out[n])
    if is_in_turn(s, seat):
        return int(count)
    listed[count] = WAITS
    return int(count) + 1


@rule
def share_win(s: Record, shares: NDArray[np.float64]) -> None:
    """A game that nobody wins is shared by all."""
    winners = 0
    for seat in range(s.seats):
        winners += has_won(s, seat)
    for seat in range(s.seats):
        shares[seat] = 1.0 / s.seats if winners == 0 else has_won(s, seat) / winners


@rule
def hide_all(states: States, seats: Ints) -> None:
    """The card of a talk reaches only the opponents of who talks."""
    for i in range(len(states)):
        s: Record = states[i]
        if s.phase == TALK and s.card > 0 and seats[i] == s.seat:
            s.card = UNKNOWN
