"""What views say beyond the record itself: see the same file of Space Taxi."""

from typing import Annotated, Final

from cabstand.core.rule import Cells, States, blank, plain, record_type, rule
from cabstand.games.fare_play.cards import KINDS
from cabstand.games.fare_play.flow import asked_seat, is_chance
from cabstand.games.fare_play.hands import pile_size
from cabstand.games.fare_play.paths import path_is_clear
from cabstand.games.fare_play.playable import is_playable
from cabstand.games.fare_play.record import FAST, MOST_SEATS, PLAY, RUSH, Record

WATCHER: Final = -1


class Facts:
    """Each is named like the rule that it comes from; truths are 0 or 1."""

    is_chance: int
    asked_seat: int
    pile_size: int
    path_is_clear: Annotated[Cells, MOST_SEATS]  # of the fare of each seat
    is_playable: Annotated[Cells, KINDS]  # of the viewer's own cards, where the viewer is asked to play one


_FACTS = record_type(Facts)


def facts(states: States, viewer: int) -> Facts:
    """The facts about the first game of the array, for a seat or a WATCHER."""
    found = blank(_FACTS)
    _find(states, viewer, found)
    told: Facts = plain(found)
    return told


@rule
def _find(states: States, viewer: int, found: States) -> None:
    s: Record = states[0]
    f: Facts = found[0]
    f.is_chance = is_chance(s)
    f.asked_seat = asked_seat(s)
    f.pile_size = pile_size(s)
    for seat in range(s.seats):
        f.path_is_clear[seat] = s.fare[seat] > 0 and path_is_clear(s, s.fare[seat] - 1)
    if viewer == asked_seat(s) and s.phase in (PLAY, FAST, RUSH):
        for kind in range(KINDS):
            f.is_playable[kind] = s.hands[viewer, kind] > 0 and is_playable(s, kind)
