"""The rules as the adapter calls them: on the first game of an array, since a lone record costs ten times as much to pass."""

from cabstand.core.actors import CHANCE, OVER
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, rule
from cabstand.games.space_taxi import fallback as absent
from cabstand.games.space_taxi import plays, refusals, rules, throws
from cabstand.games.space_taxi.record import DONE


@rule
def to_move(states: States) -> int:
    if states[0].phase == DONE:
        return OVER
    return CHANCE if rules.is_chance(states[0]) else int(rules.seat_in_turn(states[0]))


@rule
def legal(states: States, actor: int, out: Ints) -> int:
    return plays.legal(states[0], actor, out)


@rule
def count_plays(states: States) -> int:
    return plays.count_plays(states[0])


@rule
def draw_legal(states: States, _actor: int, rng: Stream) -> int:
    return plays.draw_legal(states[0], rng)


@rule
def reason(states: States, actor: int, move: int, args: Ints) -> int:
    return refusals.reason(states[0], actor, move, args)


@rule
def apply(states: States, _actor: int, move: int) -> None:
    rules.apply(states[0], move)


@rule
def sample(states: States, rng: Stream) -> int:
    return throws.sample(states[0], rng)


@rule
def fallback(states: States, _seat: int) -> int:
    return absent.fallback(states[0])


@rule
def seat_in_turn(states: States) -> int:
    return rules.seat_in_turn(states[0])


@rule
def smuggling_failed(states: States) -> bool:
    return rules.smuggling_failed(states[0])


@rule
def fuel_in_hand(states: States) -> int:
    return rules.fuel_in_hand(states[0])
