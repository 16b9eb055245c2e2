"""Laying a card, turning one, taking one up: what fits where.

A square is judged by two masks of its edges: where a neighbour has road towards it, and where a neighbour has a closed side.
"""

from typing import Final

import numpy as np

from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.lanes import DX, DY, EDGES, LEADS, NOWHERE, ROAD, TURNS, is_intersection, is_location, opposite
from cabstand.games.fare_play.map import (
    card_at,
    has_open_road,
    is_open,
    joined,
    location_is_apart,
    one_ways_on_street,
    put,
    road_at,
    take_up,
    turn_to,
)
from cabstand.games.fare_play.pieces import holds_turned, holds_without, walk_map
from cabstand.games.fare_play.record import ON_MAP, Record

# Why a card does not fit.
FITS, TAKEN, CLOSED_SIDE, NOT_JOINED, DEAD_END, TWO_ONE_WAYS, TOO_NEAR, SEALED, TOKENS_TOO_NEAR, SPLITS = range(10)

ROAD_MASK: Final[Ints] = (ROAD << np.arange(EDGES)).sum(axis=2)
EDGES_IN: Final[Ints] = np.array([bin(mask).count("1") for mask in range(16)], np.int64)
FIRST_EDGE: Final[Ints] = np.array([(mask & -mask).bit_length() - 1 if mask else 0 for mask in range(16)], np.int64)


@rule
def masks_around(s: Record, x: int, y: int) -> int:
    """Edges of a square where a neighbour has road towards it (bits 0-3), and where one has a closed side (bits 4-7)."""
    masks = 0
    for edge in range(EDGES):
        other = card_at(s, x + DX[edge], y + DY[edge])
        if other != NOWHERE:
            masks |= 1 << edge if road_at(s, other, opposite(edge)) else 16 << edge
    return masks


@rule
def edges_fit(masks: int, road: int, tournament: int) -> int:
    """Whether a card whose road edges are `road` fits among its neighbours."""
    if road & masks >> 4:
        return CLOSED_SIDE
    # ruling: at least one road edge meets a road edge
    if road & masks & 15 == 0:
        return NOT_JOINED
    # tournament: no road edge on the map newly meets a closed side
    if tournament and masks & 15 & ~road:
        return DEAD_END
    return FITS


@rule
def wrong_edge(masks: int, road: int, reason: int) -> int:
    """The first edge at which such a refusal shows, for the words that explain it."""
    return int(FIRST_EDGE[road & masks >> 4 if reason == CLOSED_SIDE else masks & 15 & ~road])


@rule
def why_not_lay(s: Record, kind: int, x: int, y: int, turn: int) -> int:
    """FITS, or the first reason why this card cannot be laid there."""
    if card_at(s, x, y) != NOWHERE:
        return TAKEN
    reason = edges_fit(masks_around(s, x, y), int(ROAD_MASK[kind, turn]), s.tournament)
    if reason != FITS:
        return reason
    card = put(s, kind, x, y, turn)
    reason = why_not_so(s, card)
    take_up(s, card)
    return reason


@rule
def why_not_so(s: Record, card: int) -> int:
    """Whether the map may be as it is with this card just laid or turned, its edges having been looked at."""
    # ruling: some road edge of the map must still face an empty square
    if not has_open_road(s):
        return SEALED
    if not keeps_one_ways_single(s, card):
        return TWO_ONE_WAYS
    apart = intersections_between(s)
    if is_location(s.kind[card]) and not location_is_apart(s, card, apart):
        return TOO_NEAR
    if s.tournament:
        return distances_hold(s, apart)
    return FITS


@rule
def intersections_between(s: Record) -> int:
    """How many intersections lie on every way from a location to another."""
    return 2 if s.seats == 2 else 1


@rule
def distances_hold(s: Record, apart: int) -> int:
    """Tournament: what is asked of a location or token being placed holds for everything on the map."""
    for other in range(s.laid):
        if is_location(s.kind[other]) and not location_is_apart(s, other, apart):
            return TOO_NEAR
    for other in range(s.laid):
        if s.token[other] and not token_is_apart(s, other):
            return TOKENS_TOO_NEAR
    return FITS


@rule
def keeps_one_ways_single(s: Record, card: int) -> bool:
    """Never two One Ways on one street, also when the card joins two streets. An intersection ends a street and joins none."""
    if is_intersection(s.kind[card]):
        return True
    for edge in range(EDGES):
        # each lane once, from the first of its two edges
        begins_lane = edge < LEADS[s.kind[card], s.turned[card], edge]
        if begins_lane and one_ways_on_street(s, card, edge) > 1:
            return False
    return True


@rule
def fits_on(s: Record, kind: int, x: int, y: int, turn: int, masks: int) -> bool:
    """Whether a card fits on an empty square with these masks: by a quick look where that is enough."""
    road = int(ROAD_MASK[kind, turn])
    if edges_fit(masks, road, s.tournament) != FITS:
        return False
    leads_on = road & ~(masks | masks >> 4) != 0
    # a card that meets one road joins nothing that was apart; an intersection joins no streets
    joins_nothing = EDGES_IN[road & masks & 15] == 1 or (is_intersection(kind) and not s.tournament)
    if leads_on and joins_nothing and not is_location(kind) and kind != cards.ONE_WAY:
        return True
    return why_not_lay(s, kind, x, y, turn) == FITS


@rule
def can_lay_somewhere(s: Record, kind: int) -> bool:
    """Whether a card of this kind fits anywhere. The newest cards are looked at first: beyond them there is most room."""
    for card in range(s.laid - 1, -1, -1):
        for edge in range(EDGES):
            if not is_open(s, card, edge):
                continue
            x = s.x[card] + DX[edge]
            y = s.y[card] + DY[edge]
            masks = masks_around(s, x, y)
            for turn in range(TURNS[kind]):
                if fits_on(s, kind, x, y, turn, masks):
                    return True
    return False


# --- turning and taking up -------------------------------------------------------------------------------------------


@rule
def is_bare_road(s: Record, card: int) -> bool:
    """A road card without token or hearse: what Resurface and U-Turn act on."""
    hearse_here = s.hearse == ON_MAP and s.hearse_card == card
    return not is_location(s.kind[card]) and s.token[card] == 0 and not hearse_here


@rule
def why_not_take_up(s: Record, card: int) -> int:
    """Whether the map stays in one piece without this card."""
    return FITS if card != 0 and holds_without(walk_map(s), card) else SPLITS


@rule
def why_not_turn(s: Record, card: int, turn: int) -> int:
    """Whether a card may be turned: it must pass the tests of a card being laid, and the map must stay in one piece."""
    return why_not_turned(s, card, turn, walk_map(s))


@rule
def why_not_turned(s: Record, card: int, turn: int, walk: Ints) -> int:
    """The same where the map has been walked over already (pieces.py)."""
    masks = masks_around(s, s.x[card], s.y[card])
    reason = edges_fit(masks, int(ROAD_MASK[s.kind[card], turn]), s.tournament)
    if reason != FITS:
        return reason
    before = s.turned[card]
    turn_to(s, card, turn)
    reason = why_not_so(s, card)
    if reason == FITS and not holds_turned(s, walk, card):
        reason = SPLITS
    turn_to(s, card, before)
    return reason


# --- tokens ----------------------------------------------------------------------------------------------------------


@rule
def token_is_apart(s: Record, card: int) -> bool:
    """Tournament: on no way out, up to the first intersection and that card included, is another token met."""
    for edge in range(EDGES):
        at = joined(s, card, edge)
        entry = opposite(edge)
        while at != NOWHERE and at != card:
            if s.token[at]:
                return False
            if is_intersection(s.kind[at]):
                break
            leave = LEADS[s.kind[at], s.turned[at], entry]
            at = joined(s, at, leave)
            entry = opposite(leave)
    return True


@rule
def can_take_token(s: Record, card: int) -> bool:
    """ruling: on road cards, intersections and the Starting Segment too, not on a location; one token to a card."""
    return not is_location(s.kind[card]) and s.token[card] == 0


@rule
def can_place_token(s: Record, card: int, moved_from: int) -> bool:
    """Whether a token may stand on this card; `moved_from` is the card it comes from, or NOWHERE if from the pool."""
    if card == moved_from or not can_take_token(s, card):
        return False
    if not s.tournament:
        return True
    lifted = 0
    if moved_from != NOWHERE:
        lifted = s.token[moved_from]
        s.token[moved_from] = 0
    s.token[card] = 1
    apart = token_is_apart(s, card)
    s.token[card] = 0
    if moved_from != NOWHERE:
        s.token[moved_from] = lifted
    return apart


# --- listing ---------------------------------------------------------------------------------------------------------


@rule
def open_squares(s: Record, xs: Ints, ys: Ints, masks: Ints) -> int:
    """Every empty square that road leads to, once, with its masks; says how many."""
    n = 0
    for card in range(s.laid):
        road = ROAD_MASK[s.kind[card], s.turned[card]]
        for edge in range(EDGES):
            if not road >> edge & 1 or joined(s, card, edge) != NOWHERE or not is_open(s, card, edge):
                continue
            x = s.x[card] + DX[edge]
            y = s.y[card] + DY[edge]
            around = masks_around(s, x, y)
            # a square is listed from the first of its edges that road leads to, so that it is listed once
            if FIRST_EDGE[around & 15] == opposite(edge):
                xs[n] = x
                ys[n] = y
                masks[n] = around
                n += 1
    return n
