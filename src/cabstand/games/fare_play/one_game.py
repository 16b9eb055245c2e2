"""The rules as the adapter calls them: see the same file of Space Taxi."""

import numpy as np

from cabstand.core.actors import CHANCE, OVER
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, rule
from cabstand.games.fare_play import batch, flow, refusals, rules, secrets
from cabstand.games.fare_play import fallback as absent
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import DONE


@rule
def to_move(states: States) -> int:
    if states[0].phase == DONE:
        return OVER
    return CHANCE if flow.is_chance(states[0]) else flow.asked_seat(states[0])


@rule
def legal(states: States, actor: int, out: Ints) -> int:
    return flow.legal(states[0], actor, out)


@rule
def draw_legal(states: States, actor: int, rng: Stream) -> int:
    return batch.draw_legal(states[0], actor, rng, np.empty(MOST_MOVES, np.int64))


@rule
def reason(states: States, actor: int, move: int, args: Ints) -> int:
    return refusals.reason(states[0], actor, move, args)


@rule
def apply(states: States, actor: int, move: int) -> None:
    flow.apply(states[0], actor, move)


@rule
def sample(states: States, rng: Stream) -> int:
    return batch.sample(states[0], rng)


@rule
def outcomes(states: States, out: Ints, weights: Ints) -> int:
    return flow.list_chance(states[0], out, weights)


@rule
def fallback(states: States, seat: int) -> int:
    return absent.fallback(states[0], seat, np.empty(MOST_MOVES, np.int64))


@rule
def hide(states: States, viewer: int) -> None:
    secrets.hide(states[0], viewer)


@rule
def next_seat_to_deal(states: States) -> int:
    return rules.next_seat_to_deal(states[0])
