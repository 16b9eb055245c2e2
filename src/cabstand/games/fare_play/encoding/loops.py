"""Many games of Fare Play at once, for programs that learn: see the same file of Space Taxi."""

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rng import Stream
from cabstand.core.rule import Flags, Ints, States, blank, rule
from cabstand.games.fare_play.batch import settle
from cabstand.games.fare_play.bots.thumb import choose
from cabstand.games.fare_play.cheapest import WAYS, Ways
from cabstand.games.fare_play.encoding.actions import index_in, move_in
from cabstand.games.fare_play.flow import apply, asked_seat, legal
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import DONE, STATE, Record
from cabstand.games.fare_play.secrets import hide


@rule
def play_on(s: Record, rng: Stream, seat: int, bots: Ints, out: Ints, scratch: States, ways: Ways) -> int:
    """Let chance and the bots play until the seat is asked or the game is over; how many moves the bots made."""
    made = 0
    settle(s, rng)
    while seat >= 0 and s.phase != DONE and asked_seat(s) != seat:
        by = asked_seat(s)
        apply(s, by, choose(bots[by], s, rng, out, scratch, ways))
        settle(s, rng)
        made += 1
    return made


def step(states: States, *arrays: object) -> int:
    """See `Batch.step`."""
    return step_in(states, np.empty(MOST_MOVES, np.int64), blank(STATE), blank(WAYS), *arrays)  # type: ignore[arg-type]


@rule
def step_in(
    states: States,
    out: Ints,
    scratch: States,
    ways: States,
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
    """The same with arrays to work in."""
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
            apply(s, asked_seat(s), move_in(s, actions[i]))
            made += 1
        made += play_on(s, rngs[i], seats[i], bots, out, scratch, ways[0])
        for n in range(counts[i]):
            mask[listed[i, n]] = 0
        counts[i] = legal(s, asked_seat(s), out)
        for n in range(counts[i]):
            listed[i, n] = index_in(s, out[n])
            mask[listed[i, n]] = 1
        asked[i] = asked_seat(s)
        if s.phase == DONE:
            over[i] = 1
            asked[i] = -1
            share_win(s, shares[i])
    return made


@rule
def share_win(s: Record, shares: NDArray[np.float64]) -> None:
    """A game that nobody wins is shared by all."""
    for seat in range(s.seats):
        shares[seat] = 1.0 / s.seats if s.winner < 0 else 0.0
    if s.winner >= 0:
        shares[s.winner] = 1.0


@rule
def hide_all(states: States, seats: Ints) -> None:
    for i in range(len(states)):
        hide(states[i], seats[i])
