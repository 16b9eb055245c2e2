"""What the fares of all seats need, which the bot steers by."""

from typing import Final

from cabstand.core.rule import Cells, rule
from cabstand.games.fare_play.cheapest import FAR, Ways, look_round, need
from cabstand.games.fare_play.flow import asked_seat
from cabstand.games.fare_play.record import Record

NEAR: Final = 4  # so near to clear that rivals watch it


@rule
def needs(s: Record, ways: Ways, known: Cells, needed: Cells) -> None:
    """What the fare of every seat needs, FAR for a seat without one.

    `known` says what they needed a move ago: fares that were far from clear then still are, and are not looked at again.
    """
    look_round(s, ways)
    for seat in range(s.seats):
        needed[seat] = known[seat]
        if known[seat] <= NEAR or seat == asked_seat(s):
            needed[seat] = FAR if s.fare[seat] == 0 else need(s, s.fare[seat] - 1, ways)
