"""How roads run on a card: which edges have road, and where a lane leads.

Edges are counted clockwise: north 0, east 1, south 2, west 3; a card is turned clockwise, 0 to 3 quarters. A lane joins two
edges of a card. Crossroad and tee join all their edges and are the only intersections; a location is a straight lane with a
building.
"""

from typing import Final

import numpy as np

from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play import cards

EDGES: Final = 4
NORTH, EAST, SOUTH, WEST = range(4)
DX: Final = np.array((0, 1, 0, -1), np.int64)
DY: Final = np.array((-1, 0, 1, 0), np.int64)  # north is up: y grows downwards, as on a page
NOWHERE: Final = -1
_LAID_KINDS: Final = cards.ROADS + cards.LOCATIONS

# By kind, unturned: the lanes as pairs of edges; intersections have none, they join everything.
LANES: Final = {
    cards.STRAIGHT: ((NORTH, SOUTH),),
    cards.CURVE: ((NORTH, EAST),),
    cards.ONE_WAY: ((NORTH, SOUTH),),
    cards.CROSSROAD: (),
    cards.TEE: (),
    cards.DOUBLE_CURVE: ((NORTH, EAST), (SOUTH, WEST)),
    cards.BRIDGE: ((NORTH, SOUTH), (EAST, WEST)),
}
OPEN: Final = {cards.CROSSROAD: (NORTH, EAST, SOUTH, WEST), cards.TEE: (EAST, SOUTH, WEST)}
# Turns that look alike are one move.
_DISTINCT_TURNS: Final = {cards.STRAIGHT: 2, cards.DOUBLE_CURVE: 2, cards.CROSSROAD: 1, cards.BRIDGE: 1}


def _lanes_of(kind: int) -> tuple[tuple[int, int], ...]:
    return LANES.get(kind, ((NORTH, SOUTH),))


def _tables() -> tuple[Ints, Ints, Ints]:
    """By kind and turn: which edges have road, and for each edge the other end of its lane; by kind: how many turns differ."""
    road = np.zeros((_LAID_KINDS, EDGES, EDGES), np.int64)
    leads = np.full((_LAID_KINDS, EDGES, EDGES), NOWHERE, np.int64)
    turns = np.full(_LAID_KINDS, EDGES, np.int64)
    for kind in range(_LAID_KINDS):
        turns[kind] = _DISTINCT_TURNS.get(kind, 2 if kind >= cards.ROADS else EDGES)
        for turn in range(EDGES):
            for a, b in _lanes_of(kind):
                one, two = (a + turn) % EDGES, (b + turn) % EDGES
                leads[kind, turn, one], leads[kind, turn, two] = two, one
                road[kind, turn, one] = road[kind, turn, two] = 1
            for edge in OPEN.get(kind, ()):
                road[kind, turn, (edge + turn) % EDGES] = 1
    return road, leads, turns


ROAD, LEADS, TURNS = _tables()


@rule
def opposite(edge: int) -> int:
    return (edge + 2) & 3


@rule
def is_intersection(kind: int) -> bool:
    return kind in (cards.CROSSROAD, cards.TEE)


@rule
def is_location(kind: int) -> bool:
    """A location card: never discarded."""
    return cards.ROADS <= kind < cards.ROADS + cards.LOCATIONS


@rule
def has_road(kind: int, turn: int, edge: int) -> bool:
    return bool(ROAD[kind, turn, edge] == 1)


@rule
def leads_to(kind: int, turn: int, edge: int) -> int:
    """The edge at the other end of the lane that begins at this edge; NOWHERE on an intersection and on a closed side."""
    return int(LEADS[kind, turn, edge])


@rule
def one_way_entry(turn: int) -> int:
    """The edge by which a One Way of this turn is entered."""
    return turn
