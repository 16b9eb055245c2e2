"""What chance does between two decisions."""

from cabstand.core.actors import CHANCE
from cabstand.core.rng import Stream
from cabstand.core.rule import rule
from cabstand.games.taxi.plays import sample
from cabstand.games.taxi.record import Record
from cabstand.games.taxi.rules import apply, is_chance


@rule
def settle(s: Record, rng: Stream) -> int:
    """Let chance act until somebody is asked or the game is over; how often it acted."""
    acts = 0
    while is_chance(s):
        apply(s, CHANCE, sample(s, rng))
        acts += 1
    return acts
