"""A move as it was made, with the state before and after it."""

import msgspec

from cabstand.core.game import Actor, Move
from cabstand.core.rule import States


class Step(msgspec.Struct, frozen=True):
    """One move as it was made: of a seat, of chance, of the referee."""

    before: States
    actor: Actor
    move: Move
    after: States
