"""Information-set Monte Carlo tree search for Fare Play.

A simulation deals what the seat cannot see (from what `hide` leaves of the state, and nothing else), goes down the tree by
moves that can be made in this world, adds one node, asks what each seat's chances are there, and tells every node it came by.
What needs no thought is done on the way without a node: drawing, declaring, passing without a reaction in hand, and, below the
root, discarding.
"""

from typing import Final, NamedTuple

import numpy as np

from cabstand.core.actors import CHANCE
from cabstand.core.rng import Stream
from cabstand.core.rule import Flags, Ints, States, blank, rule
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.batch import sample
from cabstand.games.fare_play.bots.chances import reckon
from cabstand.games.fare_play.bots.options import MOST_LISTED, list_moves, list_root, throw_away
from cabstand.games.fare_play.bots.outlook import GRID, look
from cabstand.games.fare_play.bots.tree import NO_NODE, ROOT, Floats, Tree, clear_tree, is_full, plant, select
from cabstand.games.fare_play.bots.worlds import deal_world
from cabstand.games.fare_play.cheapest import WAYS
from cabstand.games.fare_play.flow import apply, asked_seat, is_chance
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import BEGIN, DECLARE, DISCARD, DONE, FARE, MOST_SEATS, REACT, STATE, Record

NODES: Final = 600_000
DEEPEST: Final = 64
_ASK: Final = -1
_RIPE: Final = 3  # visits of a node, each in another world, before its own moves are looked at
_HOPE: Final = 0.02  # an untried move is expected to bring so much less than the node above


class SearchMemory(NamedTuple):
    """What a search works with, kept from one move to the next."""

    tree: Tree
    world: States
    scratch: States
    grid: States
    ways: States
    out: Ints
    path: Ints
    chances: Floats
    spite: Floats
    """One number: how much the searching seat minds the best chance of a rival."""
    counts: Ints
    """Simulations, plies gone down in them, and moves at the root."""


def new_memory(nodes: int = NODES) -> SearchMemory:
    return SearchMemory(
        tree=plant(nodes),
        world=blank(STATE),
        scratch=blank(STATE),
        grid=blank(GRID),
        ways=blank(WAYS),
        out=np.empty(MOST_MOVES, np.int64),
        path=np.empty(DEEPEST, np.int64),
        chances=np.empty(MOST_SEATS, np.float32),
        spite=np.zeros(1, np.float32),
        counts=np.zeros(3, np.int64),
    )


@rule
def begin_search(memory: SearchMemory, hidden: States, seat: int) -> int:
    """List the moves of a seat from what it may know; how many there are."""
    s: Record = hidden[0]
    tree = memory.tree
    clear_tree(tree)
    memory.counts[:] = 0
    look(s, memory.grid[0], tree.needed[ROOT], tree.worst[ROOT], tree.wants[ROOT])
    tree.listed[ROOT] = 1 << s.phase
    tree.actor[ROOT] = seat
    memory.counts[2] = list_root(tree, s, seat, memory.out, memory.scratch, memory.ways[0], tree.wants[ROOT, seat])
    return int(memory.counts[2])


@rule
def simulate(memory: SearchMemory, hidden: States, rng: Stream, times: int) -> None:
    """So many simulations from a root that has been listed.

    All in one function on purpose: whatever calls the rules is compiled together with them, once for every level of calls.
    """
    tree = memory.tree
    for _ in range(times):
        deal_world(hidden, memory.world, rng)
        s: Record = memory.world[0]
        node = ROOT
        depth = 0
        fresh = False
        while not fresh and s.phase != DONE and s.phase != FARE and depth < DEEPEST:
            seat = asked_seat(s)
            if not tree.listed[node] >> s.phase & 1:
                if tree.visits[node] < _RIPE or is_full(tree, MOST_LISTED):
                    break
                tree.listed[node] |= 1 << s.phase
                list_moves(tree, node, s, seat, memory.out, memory.grid[0], tree.needed[node], rng)
            hope = tree.onward[node] / max(tree.visits[node], 1) - _HOPE
            chosen = select(tree, node, s, seat, hope)
            if chosen == NO_NODE:
                break
            fresh = tree.visits[chosen] == 0
            go_on(s, seat, int(tree.move[chosen]), tree.wants[node], rng)
            memory.path[depth] = chosen
            depth += 1
            node = chosen
        if fresh:
            look(s, memory.grid[0], tree.needed[node], tree.worst[node], tree.wants[node])
        reckon(s, tree.needed[node], tree.worst[node], tree.wants[node], memory.chances)
        tell_path(memory, s, depth)


@rule
def tell_path(memory: SearchMemory, s: Record, depth: int) -> None:
    """Every node that a simulation came by learns what it has brought to whom."""
    tree = memory.tree
    me = tree.actor[ROOT]
    memory.chances[me] -= memory.spite[0] * best_rival(memory.chances, s.seats, me)
    mover = asked_seat(s)
    for i in range(depth - 1, -1, -1):
        passed = memory.path[i]
        tree.visits[passed] += 1
        tree.onward[passed] += memory.chances[mover]
        mover = tree.actor[passed]
        tree.total[passed] += memory.chances[mover]
    tree.visits[ROOT] += 1
    tree.onward[ROOT] += memory.chances[me]
    memory.counts[0] += 1
    memory.counts[1] += depth


@rule
def best_rival(chances: Floats, seats: int, me: int) -> float:
    most = 0.0
    for seat in range(seats):
        if seat != me:
            most = max(most, chances[seat])
    return most


@rule
def go_on(s: Record, seat: int, move: int, wants: Flags, rng: Stream) -> None:
    """Make a move and what needs no thought after it, until somebody has to choose.

    A new FARE card ends the simulation: anything may come then.
    """
    while move != _ASK:
        apply(s, seat, move)
        if is_chance(s) and s.phase != FARE:
            seat = CHANCE
            move = sample(s, rng)
        else:
            seat = asked_seat(s)
            move = without_thought(s, seat, wants)


@rule
def without_thought(s: Record, seat: int, wants: Flags) -> int:
    """The move that goes without saying, or _ASK."""
    if s.phase == BEGIN:
        return moves.GO
    if s.phase == DECLARE:
        return moves.DECLARE
    if s.phase == DISCARD:
        return throw_away(s, seat, wants[seat])
    if s.phase == REACT and s.hands[seat, cards.RED_LIGHT] + s.hands[seat, cards.DETOUR] == 0:
        return moves.NOTHING
    return _ASK
