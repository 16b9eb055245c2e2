"""What views and stories say beyond the record itself: asked of the rules in one call, which costs less than any two."""

from functools import lru_cache
from typing import Annotated

from cabstand.core.rule import Cells, States, blank, from_bytes, plain, record_type, rule
from cabstand.games.space_taxi.plays import largest_open_tile
from cabstand.games.space_taxi.record import MOST_ROUNDS, MOST_SEATS, NOT_PLAYED, STATE, Record
from cabstand.games.space_taxi.rules import (
    bonus_coins,
    dice_in_hand,
    fuel_in_hand,
    fuel_total,
    has_won,
    is_struck_out,
    launch_factor,
    launch_points,
    passenger_points,
    place_dice,
    rounds,
    seat_in_turn,
    smuggling_failed,
    taxi_is_full,
    total,
)


class Facts:
    """Each is named like the rule that it comes from; truths are 0 or 1."""

    seat_in_turn: int
    rounds: int
    dice_in_hand: int
    fuel_in_hand: int
    fuel_total: int
    launch_factor: int
    passenger_points: int
    launch_points: int
    taxi_is_full: int
    bonus_coins: int
    smuggling_failed: int
    largest_open_tile: int
    total: Annotated[Cells, MOST_SEATS]
    has_won: Annotated[Cells, MOST_SEATS]
    is_struck_out: Annotated[Cells, (MOST_ROUNDS, MOST_SEATS)]


_FACTS = record_type(Facts)


def facts(states: States) -> Facts:
    """The facts about the first game of the array."""
    return _facts(states[:1].tobytes())


@lru_cache(maxsize=64)
def _facts(board: bytes) -> Facts:
    """View, envelope and story of a line ask about the same boards, for everybody who looks: each is looked at once."""
    states, found = from_bytes(STATE, board), blank(_FACTS)
    _find(states, found)
    told: Facts = plain(found)
    return told


@rule
def place(states: States, heap: int) -> None:
    """Place the dice of a play in the first game of the array, and leave the rest of the play."""
    place_dice(states[0], heap)


@rule
def _find(states: States, found: States) -> None:
    s: Record = states[0]
    f: Facts = found[0]
    f.seat_in_turn = seat_in_turn(s)
    f.rounds = rounds(s.seats)
    f.dice_in_hand = dice_in_hand(s)
    f.fuel_in_hand = fuel_in_hand(s)
    f.fuel_total = fuel_total(s)
    f.launch_factor = launch_factor(fuel_total(s))
    f.passenger_points = passenger_points(s)
    f.launch_points = launch_points(s)
    f.taxi_is_full = taxi_is_full(s)
    f.bonus_coins = bonus_coins(s)
    f.smuggling_failed = smuggling_failed(s)
    f.largest_open_tile = largest_open_tile(s)
    for seat in range(s.seats):
        f.total[seat] = total(s, seat)
        f.has_won[seat] = has_won(s, seat)
        for row in range(rounds(s.seats)):
            if s.scores[row, seat] != NOT_PLAYED:
                f.is_struck_out[row, seat] = is_struck_out(s, row, seat)
