"""The rules as the adapter calls them: see the same file of Space Taxi."""

from cabstand.core.actors import OVER
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, rule
from cabstand.games.taxi import fallback as absent
from cabstand.games.taxi import plays, refusals, rules
from cabstand.games.taxi.record import DONE


@rule
def to_move(states: States) -> int:
    return OVER if states[0].phase == DONE else plays.actor_to_move(states[0])


@rule
def legal(states: States, actor: int, out: Ints) -> int:
    return plays.legal(states[0], actor, out)


@rule
def reason(states: States, actor: int, move: int, args: Ints) -> int:
    return refusals.reason(states[0], actor, move, args)


@rule
def apply(states: States, actor: int, move: int) -> None:
    rules.apply(states[0], actor, move)


@rule
def sample(states: States, rng: Stream) -> int:
    return plays.sample(states[0], rng)


@rule
def outcomes(states: States, out: Ints, weights: Ints) -> int:
    """Dice and cards of a deck: each is as likely as any other."""
    weights[:] = 1
    return plays.outcomes(states[0], out)


@rule
def fallback(states: States, _seat: int) -> int:
    return absent.fallback(states[0])
