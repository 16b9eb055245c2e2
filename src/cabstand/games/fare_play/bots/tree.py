"""The tree of a search in Fare Play: nodes in flat arrays, and the choice among those that a hand allows.

A node is a move of a seat after the moves above it. What chance deals is no part of that: the same node is reached in many
worlds, and in each only some of its moves can be made. So a move counts how often it could have been made (`offered`), and is
explored against that count, not against the visits of the node above. Each seat looks for its own win: a node keeps what it
brought to the seat that made its move.
"""

from math import sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cabstand.core.rule import Cells, Flags, Ints, rule
from cabstand.games.fare_play.bots.outlook import NEEDS
from cabstand.games.fare_play.record import MOST_SEATS, Record

NO_CARD: Final = -1
NO_NODE: Final = -1
ROOT: Final = 0
EXPLORE: Final = 0.6  # how much an untried move may promise, against what is known of the others

Floats = NDArray[np.float32]


class Tree(NamedTuple):
    """All nodes; `size[0]` says how many there are."""

    size: Ints
    move: Ints
    actor: Flags  # whose move it is
    phase: Flags  # what that seat was asked
    card: Flags  # the kind of card it must hold, or NO_CARD
    weight: Floats  # how promising the move looked before it was tried
    visits: Cells
    offered: Cells
    total: Floats  # what it brought to the seat that made it
    onward: Floats  # what it brought to the seat that moved next
    child: Cells  # the first of its moves
    sibling: Cells  # the next move of the node above
    listed: Cells  # for which phases its moves have been listed, as bits
    needed: Flags  # by seat: what its fare needs after the move
    worst: Flags  # by seat: what it would need after the worst token, where it needs nothing
    wants: Flags  # by seat: of what


def plant(room: int) -> Tree:
    """An empty tree with room for so many nodes."""
    return Tree(
        size=np.zeros(1, np.int64),
        move=np.empty(room, np.int64),
        actor=np.empty(room, np.int8),
        phase=np.empty(room, np.int8),
        card=np.empty(room, np.int8),
        weight=np.empty(room, np.float32),
        visits=np.empty(room, np.int32),
        offered=np.empty(room, np.int32),
        total=np.empty(room, np.float32),
        onward=np.empty(room, np.float32),
        child=np.empty(room, np.int32),
        sibling=np.empty(room, np.int32),
        listed=np.empty(room, np.int32),
        needed=np.empty((room, MOST_SEATS), np.int8),
        worst=np.empty((room, MOST_SEATS), np.int8),
        wants=np.empty((room, MOST_SEATS, NEEDS), np.int8),
    )


@rule
def clear_tree(tree: Tree) -> None:
    tree.size[0] = 0
    add_node(tree, NO_NODE, 0, 0, 0, NO_CARD, 1.0)


@rule
def is_full(tree: Tree, room: int) -> bool:
    """Whether there is no room for so many more nodes."""
    return bool(tree.size[0] + room > len(tree.move))


@rule
def add_node(tree: Tree, above: int, move: int, actor: int, phase: int, card: int, weight: float) -> int:
    node = int(tree.size[0])
    tree.size[0] += 1
    tree.move[node] = move
    tree.actor[node] = actor
    tree.phase[node] = phase
    tree.card[node] = card
    tree.weight[node] = weight
    tree.visits[node] = 0
    tree.offered[node] = 0
    tree.total[node] = 0.0
    tree.onward[node] = 0.0
    tree.child[node] = NO_NODE
    tree.listed[node] = 0
    tree.sibling[node] = NO_NODE
    if above != NO_NODE:
        tree.sibling[node] = tree.child[above]
        tree.child[above] = node
    return node


@rule
def can_be_made(tree: Tree, node: int, s: Record, seat: int) -> bool:
    """Whether a move listed once is one of this seat in this world: its phase, and its card in hand."""
    if tree.actor[node] != seat or tree.phase[node] != s.phase:
        return False
    card = tree.card[node]
    return bool(card == NO_CARD or s.hands[seat, card] > 0)


@rule
def select(tree: Tree, above: int, s: Record, seat: int, hope: float) -> int:
    """The move to go on with: what it brought so far, and more for what looked promising and was tried little.

    `hope` is what is expected of a move never tried. NO_NODE where no listed move can be made.
    """
    weights = 0.0
    node = tree.child[above]
    while node != NO_NODE:
        if can_be_made(tree, node, s, seat):
            weights += tree.weight[node]
        node = tree.sibling[node]
    best = NO_NODE
    most = -1.0
    node = tree.child[above]
    while node != NO_NODE:
        if can_be_made(tree, node, s, seat):
            tree.offered[node] += 1
            visits = tree.visits[node]
            mean = tree.total[node] / visits if visits else hope
            value = mean + EXPLORE * tree.weight[node] / weights * sqrt(tree.offered[node]) / (1 + visits)
            if value > most:
                most = value
                best = int(node)
        node = tree.sibling[node]
    return best


@rule
def most_visited(tree: Tree, above: int) -> int:
    """The move tried most, and of equals the one that brought more."""
    best = int(tree.child[above])
    node = best
    while node != NO_NODE:
        more = tree.visits[node] - tree.visits[best]
        if more > 0 or (more == 0 and tree.total[node] > tree.total[best]):
            best = int(node)
        node = int(tree.sibling[node])
    return best


@rule
def node_of(tree: Tree, above: int, move: int) -> int:
    """A move that was listed, by what it is."""
    node = int(tree.child[above])
    while node != NO_NODE and tree.move[node] != move:
        node = int(tree.sibling[node])
    return node


@rule
def leave_one(tree: Tree, above: int, node: int) -> None:
    """Take all other moves out of a list."""
    tree.child[above] = node
    tree.sibling[node] = NO_NODE
