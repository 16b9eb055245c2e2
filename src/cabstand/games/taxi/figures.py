"""What views and stories say beyond the record itself: see the same file of Space Taxi."""

from functools import lru_cache
from typing import Annotated, NamedTuple

import numpy as np

from cabstand.core.rule import Cells, Ints, States, blank, from_bytes, plain, record_type, rule
from cabstand.games.taxi.money import can_afford
from cabstand.games.taxi.record import MOST_SEATS, STATE, Record
from cabstand.games.taxi.rules import EXIT_COSTS, asker, box_ahead, has_won, leaves_rank, question_value


class Facts:
    """Each is named like the rule that it comes from; truths are 0 or 1."""

    asker: int
    question_value: int
    can_afford_exit: int
    has_won: Annotated[Cells, MOST_SEATS]


_FACTS = record_type(Facts)


def facts(states: States) -> Facts:
    """The facts about the first game of the array."""
    return _facts(states[:1].tobytes())


@lru_cache(maxsize=64)
def _facts(board: bytes) -> Facts:
    states, found = from_bytes(STATE, board), blank(_FACTS)
    _find(states, found)
    told: Facts = plain(found)
    return told


@rule
def _find(states: States, found: States) -> None:
    s: Record = states[0]
    f: Facts = found[0]
    f.asker = asker(s)
    f.question_value = question_value(s)
    f.can_afford_exit = can_afford(s, s.seat, EXIT_COSTS)
    for seat in range(s.seats):
        f.has_won[seat] = has_won(s, seat)


class Drive(NamedTuple):
    """What a throw on the loop comes to."""

    leaves_rank: bool
    box: int


def drive_of(states: States, die: int) -> Drive:
    """The drive of the seat in turn with this throw."""
    found = np.empty(2, np.int64)
    _find_drive(states, die, found)
    return Drive(bool(found[0]), int(found[1]))


@rule
def _find_drive(states: States, die: int, found: Ints) -> None:
    found[0] = leaves_rank(states[0], die)
    found[1] = box_ahead(states[0], die)
