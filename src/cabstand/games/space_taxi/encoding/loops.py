"""Many games of Space Taxi at once, for programs that learn: one seat of each is played from outside, bots play the others."""

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rng import Stream
from cabstand.core.rule import Flags, Ints, States, rule
from cabstand.games.space_taxi.bots.thumb import choose
from cabstand.games.space_taxi.encoding.actions import list_actions, move_in
from cabstand.games.space_taxi.plays import MOST_MOVES
from cabstand.games.space_taxi.record import DONE, Record
from cabstand.games.space_taxi.rules import apply, has_won, seat_in_turn
from cabstand.games.space_taxi.settle import settle


@rule
def play_on(s: Record, rng: Stream, seat: int, bots: Ints) -> int:
    """Let chance and the bots play until the seat is asked or the game is over; how many moves the bots made."""
    made = 0
    settle(s, rng)
    while seat >= 0 and s.phase != DONE and seat_in_turn(s) != seat:
        apply(s, choose(bots[seat_in_turn(s)], s, rng))
        settle(s, rng)
        made += 1
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
    ranks = np.empty(MOST_MOVES, np.int64)
    sizes = np.empty(MOST_MOVES, np.int64)
    made = 0
    for i in range(len(states)):
        s: Record = states[i]
        mask = masks[i]
        refused[i] = 0
        if restart[i]:
            states[i] = blank[0]
            over[i] = 0
            shares[i] = 0.0
        elif over[i] or not 0 <= actions[i] < len(mask) or mask[actions[i]] == 0:
            refused[i] = 1
            continue
        else:
            apply(s, move_in(s, actions[i]))
            made += 1
        made += play_on(s, rngs[i], seats[i], bots)
        for n in range(counts[i]):
            mask[listed[i, n]] = 0
        counts[i] = list_actions(s, listed[i], ranks, sizes)
        for n in range(counts[i]):
            mask[listed[i, n]] = 1
        asked[i] = seat_in_turn(s)
        if s.phase == DONE:
            over[i] = 1
            asked[i] = -1
            share_win(s, shares[i])
    return made


@rule
def share_win(s: Record, shares: NDArray[np.float64]) -> None:
    winners = 0
    for seat in range(s.seats):
        winners += has_won(s, seat)
    for seat in range(s.seats):
        shares[seat] = 1.0 / winners if has_won(s, seat) else 0.0
