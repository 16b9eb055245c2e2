"""Which moves a search looks at, and how promising each looks before it is tried.

At the root every legal move, weighed as the rule of thumb does. Further down a seat's hand is only supposed, so moves are
listed for every kind of card at once: the two best places for each kind of road, blocks where a rival is about to win, and one
of everything else.
"""

from math import exp
from typing import Final

import numpy as np

from cabstand.core.rng import Stream, below
from cabstand.core.rule import Flags, Ints, States, rule
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.bots.need import needs
from cabstand.games.fare_play.bots.outlook import (
    CURVES,
    FIRST_TOKEN,
    STRAIGHTS,
    Grid,
    cell_of,
    draw_grid,
    flood_ahead,
    flood_behind,
    step,
)
from cabstand.games.fare_play.bots.thumb import KEEP, STEP, worth, worth_after
from cabstand.games.fare_play.bots.tree import NO_CARD, Tree, add_node
from cabstand.games.fare_play.cards import FARE_ENDS, KINDS, ROADS
from cabstand.games.fare_play.cheapest import FAR, Ways
from cabstand.games.fare_play.flow import legal
from cabstand.games.fare_play.lanes import EDGES, LEADS, NOWHERE, TURNS, is_intersection, is_location, opposite
from cabstand.games.fare_play.map import location_card
from cabstand.games.fare_play.placing import ROAD_MASK, fits_on
from cabstand.games.fare_play.playable import list_action, survey
from cabstand.games.fare_play.record import BEGIN, DISCARD, FAST, MOST_SEATS, PLAY, REACT, RUSH, Record

MOST_LISTED: Final = 120  # nodes that one listing below the root may add
_HEAT: Final = 9.0  # points of worth that make a move e times as promising
_MOST: Final = 5.0  # e to this is the most that one move can look better than another
_ACTIONS: Final = 4  # moves of one kind of card, other than roads
_WANTED: Final = 3  # what a card that its way needs is worth, in points of KEEP


@rule
def promise(value: float) -> float:
    return exp(min(max(value / _HEAT, -_MOST), _MOST))


@rule
def card_of(move: int) -> int:
    """The kind of card a seat must hold to make a move."""
    kind = moves.kind(move)
    if kind == moves.RED:
        return cards.RED_LIGHT
    if kind == moves.DIVERT:
        return cards.DETOUR
    return moves.card(move) if kind in _WITH_CARD else NO_CARD


_WITH_CARD: Final = (
    moves.LAY,
    moves.PASS_ON,
    moves.TOKEN,
    moves.HEARSE_IN,
    moves.CLEAR,
    moves.TRAFFIC,
    moves.DISCARD,
)


# --- the root --------------------------------------------------------------------------------------------------------


@rule
def list_root(tree: Tree, s: Record, seat: int, out: Ints, scratch: States, ways: Ways, wants: Flags) -> int:
    """Every legal move; how many there are."""
    count = legal(s, seat, out)
    needed = np.zeros(MOST_SEATS, np.int32)
    needs(s, ways, needed, needed)
    now = worth(s, seat, needed)
    for i in range(count):
        move = int(out[i])
        if s.phase == DISCARD and moves.kind(move) == moves.DISCARD:
            value = -float(STEP) / 4 * keeping(s, seat, moves.card(move), wants)
        elif s.phase == REACT:
            value = 0.0
        elif s.phase == BEGIN and moves.kind(move) != moves.GO:
            value = -2.0 * STEP
        else:
            value = float(worth_after(s, seat, move, now, scratch, ways, needed) - now)
        add_node(tree, 0, move, seat, int(s.phase), NO_CARD, promise(value))
    return count


@rule
def keeping(s: Record, seat: int, kind: int, wants: Flags) -> int:
    """What is lost with a card: by its kind, and more if the seat's way needs it."""
    value = int(KEEP[kind]) - (int(s.hands[seat, kind]) - 1)
    straight = kind in (cards.STRAIGHT, cards.BRIDGE)
    curve = kind in (cards.CURVE, cards.DOUBLE_CURVE)
    both = kind in (cards.TEE, cards.CROSSROAD)
    if (wants[STRAIGHTS] and (straight or both)) or (wants[CURVES] and (curve or both)):
        value += _WANTED
    if cards.ROAD_CREW <= kind < cards.ALL_CLEAR and wants[FIRST_TOKEN + kind - cards.ROAD_CREW]:
        value += 2 * _WANTED
    return value


@rule
def throw_away(s: Record, seat: int, wants: Flags) -> int:
    """The discard that a search takes for granted below the root."""
    least = 1000
    found = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0 and not is_location(kind):
            value = keeping(s, seat, kind, wants)
            if value < least:
                least = value
                found = kind
    return moves.of_card(moves.DISCARD, found)


# --- below the root --------------------------------------------------------------------------------------------------


@rule
def list_moves(tree: Tree, node: int, s: Record, seat: int, out: Ints, g: Grid, needed: Flags, rng: Stream) -> None:
    """Add the moves of a seat in this phase to a node, with every kind of card that anybody could hold."""
    if s.phase in (PLAY, FAST, RUSH):
        list_roads(tree, node, s, seat, g, int(needed[seat]), rng)
        if s.phase == PLAY:
            list_actions(tree, node, s, seat, out, g, needed, rng)
        return
    count = legal(s, seat, out)
    if count > _ACTIONS and s.phase != REACT:
        # a location, whose squares are many: some of them
        for i in range(_ACTIONS):
            at = i + below(rng, count - i)
            out[i], out[at] = out[at], out[i]
        count = _ACTIONS
    for i in range(count):
        add_node(tree, node, int(out[i]), seat, int(s.phase), card_of(int(out[i])), 1.0)


@rule
def may_be_held(s: Record, kind: int) -> bool:
    """Whether anybody may hold a card of a kind: not all are on the map. It has no room for more than there are."""
    cards_left = s.pile[kind] + s.discards[kind]
    for seat in range(s.seats):
        cards_left += s.hands[seat, kind]
    return bool(cards_left > 0)


@rule
def list_roads(tree: Tree, node: int, s: Record, seat: int, g: Grid, need: int, rng: Stream) -> None:
    """For each kind of road the place that helps the seat's own fare most, and the next best."""
    draw_grid(s, g)
    fare = int(s.fare[seat]) - 1
    aware = 0 < need < FAR
    if aware:
        flood_ahead(s, g, fare, 0)
        flood_behind(s, g, fare, need)
    xs, ys, masks, squares = survey(s)
    for kind in range(ROADS):
        if not may_be_held(s, kind):
            continue
        best = -1
        gain = -1
        equals = 0
        second = -1
        for i in range(squares):
            cell = cell_of(g, xs[i], ys[i])
            for turn in range(TURNS[kind]):
                value = 0
                if aware and shortens(g, cell, kind, turn, need):
                    value = 1
                if value < gain or not fits_on(s, kind, xs[i], ys[i], turn, masks[i]):
                    continue
                equals = equals + 1 if value == gain else 1
                if below(rng, equals) == 0:
                    if value == gain:
                        second = best
                    best = moves.of_square(moves.LAY, kind, xs[i], ys[i], turn)
                    gain = value
                elif second == -1 or below(rng, equals) == 0:
                    second = moves.of_square(moves.LAY, kind, xs[i], ys[i], turn)
        if best >= 0:
            add_node(tree, node, best, seat, int(s.phase), kind, promise(float(STEP * gain)))
        if second >= 0 and second != best:
            add_node(tree, node, second, seat, int(s.phase), kind, promise(0.0))


@rule
def shortens(g: Grid, cell: int, kind: int, turn: int, need: int) -> bool:
    """Whether a road laid on an empty square lies on one of the cheapest ways of the fare that was flooded."""
    road = int(ROAD_MASK[kind, turn])
    crossing = is_intersection(kind)
    for entry in range(EDGES):
        if not road >> entry & 1 or g.ahead[EDGES * cell + entry] >= need + 1:
            continue
        for leave in range(EDGES):
            if leave == entry or not road >> leave & 1 or (not crossing and LEADS[kind, turn, entry] != leave):
                continue
            beyond = EDGES * step(g, cell, leave) + opposite(leave)
            if g.ahead[EDGES * cell + entry] + g.enter[beyond] + g.behind[beyond] == need:
                return True
    return False


@rule
def list_actions(tree: Tree, node: int, s: Record, seat: int, out: Ints, g: Grid, needed: Flags, rng: Stream) -> None:
    """Cards that are no roads: where they hurt a rival who is nearly done or help the seat itself, else any one of each."""
    on_way = np.zeros(len(s.kind), np.int64)  # by card of the map: points for blocking it
    for rival in range(s.seats):
        if rival != seat and needed[rival] == 0:
            mark_way(s, g, int(s.fare[rival]) - 1, 5 * STEP if s.declared[rival] else 2 * STEP, on_way)
    for kind in range(ROADS, KINDS):
        if not may_be_held(s, kind) or is_location(kind):
            continue
        count = list_action(s, kind, len(out), out, 0)
        for i in range(min(count, _ACTIONS)):
            # the most promising first, among equals any
            best = i
            most = -1000.0
            equals = 0
            for at in range(i, count):
                value = value_of(s, seat, int(out[at]), on_way, needed)
                equals = equals + 1 if value == most else 1
                if value > most or (value == most and below(rng, equals) == 0):
                    most = value
                    best = at
            if i > 0 and most <= 0:
                break
            out[i], out[best] = out[best], out[i]
            add_node(tree, node, int(out[i]), seat, int(s.phase), kind, promise(most))


@rule
def value_of(s: Record, seat: int, move: int, on_way: Ints, needed: Flags) -> float:
    """About what the rule of thumb would give for it."""
    kind = moves.kind(move)
    card = moves.card(move)
    if kind in (moves.TOKEN, moves.HEARSE_IN) or card in (cards.RESURFACE, cards.U_TURN):
        at = int(s.index[moves.x(move), moves.y(move)]) - 1
        return float(on_way[at]) - STEP / 2
    if kind == moves.CLEAR:
        return float(STEP) if needed[seat] < FAR else 0.0
    if card == cards.LOSE_A_TURN:
        target = moves.seat(move)
        if needed[target] > 0:
            return 0.0
        return 5.0 * STEP if s.declared[target] else 2.0 * STEP
    if card == cards.STEAL_A_FARE:
        return float(STEP * (needed[seat] - needed[moves.seat(move)]))
    if card == cards.FAST_LANE:
        return float(STEP)
    return -float(STEP)


@rule
def mark_way(s: Record, g: Grid, fare: int, points: int, on_way: Ints) -> None:
    """Add points to every card on a clear way of a fare."""
    if flood_ahead(s, g, fare, 0) != 0:
        return
    end = location_card(s, FARE_ENDS[fare, 1])
    place = EDGES * cell_of(g, s.x[end], s.y[end])
    while g.ahead[place] != 0:
        place += 1
    place = int(g.came[place])
    while place != NOWHERE:
        on_way[g.card[place >> 2] - 1] += points
        place = int(g.came[place])
