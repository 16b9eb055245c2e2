"""What views and stories say beyond the record itself: see the same file of Space Taxi."""

from functools import lru_cache
from typing import Annotated

from cabstand.core.rule import Cells, States, blank, from_bytes, plain, record_type, rule
from cabstand.games.taxi.money import can_afford
from cabstand.games.taxi.record import MOST_SEATS, STATE, Record
from cabstand.games.taxi.rules import EXIT_COSTS, asker, has_won, question_value


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
