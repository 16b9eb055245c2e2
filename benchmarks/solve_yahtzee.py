"""Solitaire Yahtzee solved exactly: the points to expect from perfect play.

A cross-check of the method behind `./cab solve`: Verhoeff (1999) and Glenn (2006) found 254.5896. Only the dice tables are
shared. Run it from the project's folder: .venv/bin/python benchmarks/solve_yahtzee.py

A turn is looked at one die at a time: what is kept is worth the mean over the six faces of one more die, and a throw is worth
the best of what can be kept of it, which is the throw itself or the best after taking one die away.
"""

import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rule import Ints, rule
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.throws import FALLS, PASSENGER_FALLS

DICE: Final = 5
BOXES: Final = 13
FULL_HOUSE, SMALL, LARGE, YAHTZEE, CHANCE = 8, 9, 10, 11, 12
UPPER: Final = 64  # totals of the upper part; from 63 on they bring 35 points
Floats = NDArray[np.float64]


def heaps() -> list[tuple[int, ...]]:
    """How often each face is there, for all heaps of 0, 1, .. 5 dice in this order."""
    listed = [PASSENGER_FALLS[dice, i] for dice in range(DICE + 1) for i in range(FALLS[dice])]
    return [tuple(int(moves.dice(int(heap), face)) for face in range(6)) for heap in listed]


def neighbours(listed: list[tuple[int, ...]]) -> tuple[Ints, Ints]:
    """For each heap the one with a die more, and with a die less, by face; -1 where there is none."""
    number = {heap: i for i, heap in enumerate(listed)}
    table = np.full((2, len(listed), 6), -1, np.int64)
    for row, step in enumerate((1, -1)):
        for i, heap in enumerate(listed):
            for face in range(6):
                other = (*heap[:face], heap[face] + step, *heap[face + 1 :])
                table[row, i, face] = number.get(other, -1)
    return table[0], table[1]


def scores(heap: tuple[int, ...], joker: bool) -> list[int]:
    """What five dice score in each box."""
    pips = sum(count * (face + 1) for face, count in enumerate(heap))
    run = longest = 0
    for count in heap:
        run = run + 1 if count else 0
        longest = max(longest, run)
    full_house = sorted(heap)[-2:] == [2, 3]
    return [
        *(count * (face + 1) for face, count in enumerate(heap)),
        pips if max(heap) >= 3 else 0,
        pips if max(heap) >= 4 else 0,
        25 if full_house or joker else 0,
        30 if longest >= 4 or joker else 0,
        40 if longest >= 5 or joker else 0,
        50 if max(heap) == DICE else 0,
        pips,
    ]


@rule
def fill_boxes(values: Floats, filled: int, bonus: int, first: int, points: Ints, five: Ints, best: Floats) -> None:
    """The best box for each throw of five dice, by the total of the upper part.

    Five alike bring 100 where the Yahtzee box has its 50; they are a joker where that box and the upper one are filled.
    """
    for throw in range(len(five)):
        row = best[first + throw]
        row[:] = 0.0
        face = five[throw]
        joker = 1 if face >= 0 and filled >> YAHTZEE & 1 and filled >> face & 1 else 0
        extra = 100.0 if face >= 0 and bonus else 0.0
        for box in range(BOXES):
            if filled >> box & 1:
                continue
            score = points[joker, throw, box]
            after = values[filled | 1 << box, 1 if box == YAHTZEE and score else bonus]
            more = score if box < 6 else 0
            for upper in range(UPPER):
                value = extra + score + after[min(upper + more, UPPER - 1)]
                row[upper] = max(row[upper], value)


@rule
def throw_again(plus: Ints, kept: int, worth: Floats) -> None:
    """What heaps of fewer dice are worth when the missing ones are thrown, the largest first."""
    for heap in range(kept - 1, -1, -1):
        row = worth[heap]
        row[:] = 0.0
        for face in range(6):
            row += worth[plus[heap, face]]
        row /= 6.0


@rule
def keep_the_best(minus: Ints, worth: Floats) -> None:
    """What heaps are worth when any of their dice may be kept, the smallest first."""
    for heap in range(len(minus)):
        row = worth[heap]
        for face in range(6):
            if minus[heap, face] >= 0:
                other = worth[minus[heap, face]]
                for upper in range(UPPER):
                    row[upper] = other[upper] if other[upper] > row[upper] else row[upper]


@rule
def solve(values: Floats, plus: Ints, minus: Ints, points: Ints, five: Ints, worth: Floats) -> None:
    """From the full sheet back to the empty one."""
    first = len(plus) - len(five)
    values[-1, :, UPPER - 1] = 35.0
    for filled in range(len(values) - 2, -1, -1):
        for bonus in range(2 if filled >> YAHTZEE & 1 else 1):
            fill_boxes(values, filled, bonus, first, points, five, worth)
            for _ in range(2):
                throw_again(plus, first, worth)
                keep_the_best(minus, worth)
            throw_again(plus, first, worth)
            values[filled, bonus] = worth[0]


def main() -> None:
    listed = heaps()
    plus, minus = neighbours(listed)
    throws = [heap for heap in listed if sum(heap) == DICE]
    points = np.array([[scores(heap, joker) for heap in throws] for joker in (False, True)])
    five = np.array([heap.index(DICE) if DICE in heap else -1 for heap in throws])
    values = np.zeros((1 << BOXES, 2, UPPER))
    worth = np.zeros((len(listed), UPPER))
    started = time.process_time()
    solve(values, plus, minus, points, five, worth)
    print(f"{time.process_time() - started:.2f} s, compiling included")
    print(f"{values[0, 0, 0]:.4f}")


if __name__ == "__main__":
    main()
