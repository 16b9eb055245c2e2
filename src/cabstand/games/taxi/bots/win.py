"""What a Give or Take card is worth for winning, by exact expectation: every card that may be drawn, for every seat that may
get it, and the chance to end with the most money after that.

The chance takes what the rest of the shift will bring each seat for a normal spread around the same mean. Measured over
compiled games, that is all there is to decide in TAXI!: paying at the road works and the other exit lose wins, and when the
token is redeemed hardly matters (docs/balance/bots.md).
"""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rule import Cells, States, rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.money import LOAN, TOKEN_COSTS
from cabstand.games.taxi.record import MOST_SEATS, Record

_POINTS, _WEIGHTS = np.polynomial.hermite_e.hermegauss(9)
_WEIGHTS = _WEIGHTS / _WEIGHTS.sum()
_SPREAD: Final = 40.0  # pounds squared that a round adds to the spread of a seat's money
_AT_THE_END: Final = 40.0  # and what is uncertain in the last round already
_UNTIL_THE_CLOCK: Final = 10  # rounds, where nobody knows when time is up


@rule
def best_card_move(s: Record) -> int:
    """Keep a Give or Take card, or hand it to somebody: whatever leaves the best chance to win."""
    wealth = np.zeros(MOST_SEATS, np.float64)
    spread = look_ahead(s, wealth)
    best = moves.KEEP
    highest = _chance_with_card(s, s.seat, wealth, spread)
    for seat in range(s.seats):
        if seat != s.seat and not s.out[seat]:
            chance = _chance_with_card(s, seat, wealth, spread)
            if chance > highest:
                highest = chance
                best = moves.of(moves.HAND, seat)
    return best


def card_chances(state: States) -> list[float]:
    """The chance of the seat in turn to win, by the seat that gets the card; 0 for a seat that cannot."""
    chances = np.zeros(MOST_SEATS)
    reckon_cards(state, chances)
    return [float(chance) for chance in chances]


@rule
def reckon_cards(states: States, chances: NDArray[np.float64]) -> None:
    s: Record = states[0]
    wealth = np.zeros(MOST_SEATS, np.float64)
    spread = look_ahead(s, wealth)
    for seat in range(s.seats):
        if not s.out[seat]:
            chances[seat] = _chance_with_card(s, seat, wealth, spread)


@rule
def look_ahead(s: Record, wealth: NDArray[np.float64]) -> float:
    """What each seat has, the token it lacks taken off; and how far what is still to come may spread."""
    for seat in range(s.seats):
        wealth[seat] = s.money[seat] - (0 if s.token[seat] else TOKEN_COSTS)
    left = s.rounds - s.round_no if s.rounds > 0 else _UNTIL_THE_CLOCK
    return math.sqrt(_SPREAD * left + _AT_THE_END)


@rule
def _chance_with_card(s: Record, target: int, wealth: NDArray[np.float64], spread: float) -> float:
    """The chance of the seat in turn to win if the card goes to a seat: the mean over all cards that may be drawn."""
    held = wealth[target]
    total = 0.0
    cards = 0
    for card in range(s.gifts):
        if s.gift_used[card] and s.gifts_used < s.gifts:
            continue
        cards += 1
        money = s.money[target] + s.gift_amounts[card]
        if money > 0:
            wealth[target] = held + s.gift_amounts[card]
            total += chance_to_win(wealth, s.out, s.seats, s.seat, spread)
        elif s.token[target]:
            wealth[target] = LOAN - TOKEN_COSTS
            total += chance_to_win(wealth, s.out, s.seats, s.seat, spread)
        elif target != s.seat:
            wealth[target] = -np.inf  # out of the game
            total += chance_to_win(wealth, s.out, s.seats, s.seat, spread)
        wealth[target] = held
    return total / cards


@rule
def chance_to_win(wealth: NDArray[np.float64], out: Cells, seats: int, seat: int, spread: float) -> float:
    """The chance that a seat ends richest, where what is still to come is spread alike for all."""
    chance = 0.0
    for point in range(len(_POINTS)):
        mine = wealth[seat] + spread * _POINTS[point]
        ahead = _WEIGHTS[point]
        for other in range(seats):
            if other != seat and not out[other]:
                ahead *= 0.5 * math.erfc((wealth[other] - mine) / (spread * math.sqrt(2.0)))
        chance += ahead
    return chance
