"""One piece: whether the map holds together without a card, or with it turned.

One walk over the map answers for every card. It goes from card to card over joined edges, as deep as it can before it turns
back (Tarjan's way of finding cuts), and so hangs every card on the one it was reached from. Without a card, each branch that
hangs on it comes off, unless something in the branch is joined to a card reached before it.
"""

from typing import Final

import numpy as np

from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play.cards import MOST_LAID
from cabstand.games.fare_play.lanes import EDGES, NOWHERE
from cabstand.games.fare_play.map import joined, neighbour
from cabstand.games.fare_play.record import Record

# What a walk notes of a card: when it was reached, from 1; when the last card hanging on it was; the earliest that anything
# hanging on it is joined to; the card it hangs on; and how many branches would come off with it.
REACHED, LAST, EARLIEST, HANGS_ON, BRANCHES = range(5)
NOTES: Final = 5


@rule
def walk_map(s: Record) -> Ints:
    """The notes of a walk from the Starting Segment (card 0); a card that was not reached has none."""
    walk = np.zeros((MOST_LAID, NOTES), np.int64)
    looked = np.zeros(MOST_LAID, np.int64)  # edges looked over already
    walk[0, REACHED] = 1
    walk[0, EARLIEST] = 1
    count = 1
    at = 0
    while at != 0 or looked[0] < EDGES:
        if looked[at] == EDGES:
            walk[at, LAST] = count
            at = _step_back(walk, at)
            continue
        other = joined(s, at, looked[at])
        looked[at] += 1
        if other == NOWHERE:
            continue
        if walk[other, REACHED]:
            walk[at, EARLIEST] = min(walk[at, EARLIEST], walk[other, REACHED])
        else:
            count += 1
            walk[other, REACHED] = count
            walk[other, EARLIEST] = count
            walk[other, HANGS_ON] = at
            at = other
    walk[0, LAST] = count
    return walk


@rule
def _step_back(walk: Ints, at: int) -> int:
    """Leave a card that has been looked at all round; the one it hangs on learns what can be reached from beyond it."""
    back = int(walk[at, HANGS_ON])
    if comes_off(walk, at, back):
        walk[back, BRANCHES] += 1
    walk[back, EARLIEST] = min(walk[back, EARLIEST], walk[at, EARLIEST])
    return back


@rule
def comes_off(walk: Ints, branch: int, card: int) -> bool:
    """Whether the branch that begins with one card would come off if the card it hangs on were gone."""
    return bool(walk[branch, EARLIEST] >= walk[card, REACHED])


@rule
def is_one_piece(s: Record) -> bool:
    """Whether every card is reachable from the Starting Segment across joined edges."""
    return bool(walk_map(s)[0, LAST] == s.laid)


@rule
def holds_without(walk: Ints, card: int) -> bool:
    """Whether the map would stay in one piece without a card other than the Starting Segment."""
    return bool(walk[card, BRANCHES] == 0)


@rule
def holds_turned(s: Record, walk: Ints, card: int) -> bool:
    """Whether the map is in one piece now that a card has been turned, by a walk made before.

    Without the card the map is the part round the Starting Segment and the branches that came off: the card must be joined to
    each of them.
    """
    rest = False
    branches = 0
    for edge in range(EDGES):
        other = joined(s, card, edge)
        if other == NOWHERE:
            continue
        branch = _branch_of(s, walk, card, other)
        if branch == NOWHERE:
            rest = True
        else:
            branches |= 1 << branch
    return rest and _bits(branches) == walk[card, BRANCHES]


@rule
def _branch_of(s: Record, walk: Ints, card: int, other: int) -> int:
    """The branch that came off and holds another card, by the edge at which it begins; NOWHERE for the rest of the map."""
    for edge in range(EDGES):
        branch = neighbour(s, card, edge)
        hangs_here = branch > 0 and walk[branch, HANGS_ON] == card and walk[branch, REACHED] > walk[card, REACHED]
        if hangs_here and walk[branch, REACHED] <= walk[other, REACHED] <= walk[branch, LAST]:
            return edge if comes_off(walk, branch, card) else NOWHERE
    return NOWHERE


@rule
def _bits(mask: int) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
