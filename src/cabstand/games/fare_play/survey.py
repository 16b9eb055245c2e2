"""What the map means for those who drive on it: which lanes go one way only, and the best way for every fare."""

from typing import Annotated, Final

from cabstand.core.rule import Cells, States, blank, record_type, rule
from cabstand.games.fare_play import notation
from cabstand.games.fare_play.cards import MOST_LAID
from cabstand.games.fare_play.cheapest import LONGEST, WAYS, Ways, look_round, step_of, tell_way
from cabstand.games.fare_play.lanes import EDGES, leads_to
from cabstand.games.fare_play.record import MOST_SEATS, Record

_NO_EDGE: Final = notation.EDGE_LETTERS + "-"
_FOUND: Final = ("", "?", "!")


class Survey:
    """Lanes as 1 + the edge they are left by, 0 where both ways are open; ways by seat, as numbers of their steps."""

    one_way: Annotated[Cells, (MOST_LAID, EDGES)]
    steps: Annotated[Cells, (MOST_SEATS, LONGEST)]
    lengths: Annotated[Cells, MOST_SEATS]


_SURVEY: Final = record_type(Survey)


# What a survey is made from: it is the same for everybody who looks.
_SEEN_BY_ALL: Final = ("seats", "laid", "kind", "x", "y", "turned", "token", "hearse", "hearse_card", "hearse_edge", "fare")
_MOST_KEPT: Final = 64


def signs_of(hidden: States) -> "MapSigns":
    """The survey of a map, made once for all viewers of a moment."""
    key = b"".join(hidden[name].tobytes() for name in _SEEN_BY_ALL)
    found = _kept.get(key)
    if found is None:
        while len(_kept) >= _MOST_KEPT:
            _kept.pop(next(iter(_kept)))
        found = _kept[key] = MapSigns(hidden)
    return found


class MapSigns:
    """The survey in words, as views tell it."""

    def __init__(self, hidden: States) -> None:
        found = blank(_SURVEY)
        _look(hidden, found, blank(WAYS))
        self._one_way = found["one_way"][0].tolist()
        self._lengths = found["lengths"][0].tolist()
        self._steps = found["steps"][0]

    def one_way(self, card: int) -> tuple[str, ...]:
        """Lanes of a card on a one-way street: `ns` is entered from the north and left to the south."""
        letters = notation.EDGE_LETTERS
        return tuple(letters[entry] + letters[leave - 1] for entry, leave in enumerate(self._one_way[card]) if leave)

    def way(self, seat: int) -> tuple[str, ...]:
        """The best way for the fare of a seat, from start to end; empty where there is none to tell.

        Each step is a square and the edges by which it is entered and left: `e2n1 sw`, `-` at the ends; with `?` where a card
        is missing, with `!` where the way is blocked.
        """
        numbers = self._steps[seat, : self._lengths[seat]].tolist()
        return tuple(_written(*step_of(number)) for number in reversed(numbers))


_kept: Final[dict[bytes, MapSigns]] = {}


def _written(x: int, y: int, entry: int, leave: int, found: int) -> str:
    return f"{notation.square(x, y)} {_NO_EDGE[entry]}{_NO_EDGE[leave]}{_FOUND[found]}"


@rule
def _look(states: States, surveys: States, searches: States) -> None:
    s: Record = states[0]
    found: Survey = surveys[0]
    ways: Ways = searches[0]
    look_round(s, ways)
    for card in range(s.laid):
        for edge in range(EDGES):
            if ways.against[card, edge]:
                found.one_way[card, leads_to(s.kind[card], s.turned[card], edge)] = 1 + edge
    for seat in range(s.seats):
        if s.fare[seat]:
            found.lengths[seat] = tell_way(s, s.fare[seat] - 1, ways, found.steps[seat])
