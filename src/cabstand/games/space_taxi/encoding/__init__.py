"""Space Taxi in numbers, for programs that learn it."""

from typing import Final

import numpy as np

from cabstand.core.encoding import Batch, Encoding
from cabstand.core.rule import Ints, States, record
from cabstand.games.space_taxi import moves, throws
from cabstand.games.space_taxi.encoding.actions import ACTIONS, FIRST_PLAY, FIRST_RETURN, index, move
from cabstand.games.space_taxi.encoding.loops import step
from cabstand.games.space_taxi.plays import MOST_MOVES
from cabstand.games.space_taxi.record import LOT, Record
from cabstand.games.space_taxi.rules import CRYSTAL_SIDES, crystal_in_hand, fuel_in_hand, passengers_in_hand


def groups_of_dice(state: States) -> list[tuple[Ints, Ints]]:
    """What chance throws, in three groups: passengers, fuel, the smuggling die. The lot is one of its own."""
    s: Record = record(state)
    if s.phase == LOT:
        lots = [moves.of_number(moves.LOT, seat) for seat in range(s.seats)]
        return [(np.array(lots, np.int64), np.ones(len(lots), np.int64))]
    groups = []
    passengers, fuel = int(passengers_in_hand(s)), int(fuel_in_hand(s))
    if passengers:
        count = int(throws.FALLS[passengers])
        groups.append((moves.ROLL | throws.PASSENGER_FALLS[passengers, :count], throws.PASSENGER_WEIGHTS[passengers, :count]))
    if fuel:
        count = int(throws.FALLS[fuel])
        groups.append((moves.ROLL | throws.FUEL_FALLS[fuel, :count], throws.FUEL_WEIGHTS[fuel, :count]))
    if crystal_in_hand(s):
        shown = [moves.ROLL | int(moves.heap(moves.CRYSTAL, side)) for side in range(1, CRYSTAL_SIDES + 1)]
        groups.append((np.array(shown, np.int64), np.ones(CRYSTAL_SIDES, np.int64)))
    return groups


ENCODING: Final = Encoding(
    actions=ACTIONS,
    index=index,
    move=move,
    out_of_turn=False,
    throws=groups_of_dice,
    most_thrown=int(throws.FALLS.max()),
    batch=Batch(frozenset({"random", "simple"}), step, MOST_MOVES),
    notes={
        "0": "throw the dice in hand",
        f"{FIRST_RETURN} to {FIRST_PLAY - 1}": f"return 0 to {FIRST_PLAY - FIRST_RETURN - 1} coins",
        f"{FIRST_PLAY} to {ACTIONS - 1}": "play a heap of at most four dice",
    },
)
