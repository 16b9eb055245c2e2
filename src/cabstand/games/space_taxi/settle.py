"""What chance does between two decisions."""

from cabstand.core.rng import Stream
from cabstand.core.rule import rule
from cabstand.games.space_taxi.record import Record
from cabstand.games.space_taxi.rules import apply, is_chance
from cabstand.games.space_taxi.throws import sample


@rule
def settle(s: Record, rng: Stream) -> None:
    """Let chance act until a seat is asked or the game is over."""
    while is_chance(s):
        apply(s, sample(s, rng))
