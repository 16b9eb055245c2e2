"""A move of Space Taxi as one integer: three bits of kind, then how many dice of each sort.

A play and a throw are both heaps of dice, so both use the same slots:

    0-4    passenger dice that show R G B Y P
    5      thumbs-ups; in a play: seated as nobody, unpaid
    6-10   in a play: thumbs-ups turned to R G B Y P, one coin each
    11-16  fuel dice that show 1-6
    17     what the smuggling die shows, 0 where it is not in the heap
"""

from typing import Final

import numpy as np

from cabstand.core.rule import Ints, rule

THROW: Final = 0  # a seat throws the dice in hand
PLAY: Final = 1  # a seat plays a heap of dice
RETURN: Final = 2  # a seat returns coins for points
LOT: Final = 3  # chance: who starts
ROLL: Final = 4  # chance: how the dice fall

THUMB: Final = 5
JOKER: Final = 6
FUEL: Final = 11
CRYSTAL: Final = 17
SLOTS: Final = 18


@rule
def kind(move: int) -> int:
    return move & 7


@rule
def number(move: int) -> int:
    """The number in RETURN (coins) and LOT (seat)."""
    return move >> 3


@rule
def of_number(kind: int, number: int) -> int:
    return kind + 8 * number


@rule
def dice(move: int, slot: int) -> int:
    """How many dice lie in a slot of the heap (in the last one: what the smuggling die shows)."""
    if slot == CRYSTAL:
        return move >> (3 + 3 * CRYSTAL)
    return move >> (3 + 3 * slot) & 7


@rule
def all_dice(move: int, out: Ints) -> None:
    """The same for every slot (`out` is SLOTS long)."""
    for slot in range(SLOTS):
        out[slot] = dice(move, slot)


@rule
def heap(slot: int, count: int) -> int:
    """Dice in one slot; add such numbers to make a heap, and the kind to make a move."""
    return np.int64(count) << (3 + 3 * slot)  # type: ignore[return-value]


@rule
def size(move: int) -> int:
    """How many dice are in the heap."""
    n = 0
    for slot in range(CRYSTAL):
        n += dice(move, slot)
    return n + (1 if dice(move, CRYSTAL) > 0 else 0)


@rule
def coins_paid(move: int) -> int:
    """One coin for every thumbs-up that is turned to a species."""
    n = 0
    for species in range(5):
        n += dice(move, JOKER + species)
    return n
