"""What can be played: every legal way to lay a road or location, and to play each other card of a hand."""

from typing import Final

import numpy as np

from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.cards import KINDS, OBSTACLES, ROADS
from cabstand.games.fare_play.lanes import EDGES, LEADS, NOWHERE, TURNS
from cabstand.games.fare_play.paths import hearse_starts
from cabstand.games.fare_play.pieces import holds_without, walk_map
from cabstand.games.fare_play.placing import (
    FITS,
    can_lay_somewhere,
    can_place_token,
    fits_on,
    is_bare_road,
    open_squares,
    why_not_turned,
)
from cabstand.games.fare_play.record import NOT_YET, ON_MAP, Record

MOST_SQUARES: Final = 272
MOST_MOVES: Final = 8192


# --- laying ----------------------------------------------------------------------------------------------------------


@rule
def list_lays(s: Record, kind: int, out: Ints, n: int) -> int:
    """Add every legal way to lay a card of this kind; how many moves there are now."""
    xs, ys, masks, squares = survey(s)
    return list_lays_on(s, kind, xs, ys, masks, squares, out, n)


@rule
def survey(s: Record) -> tuple[Ints, Ints, Ints, int]:
    """The empty squares that road leads to, their masks, and how many there are."""
    xs = np.empty(MOST_SQUARES, np.int64)
    ys = np.empty(MOST_SQUARES, np.int64)
    masks = np.empty(MOST_SQUARES, np.int64)
    return xs, ys, masks, open_squares(s, xs, ys, masks)


@rule
def list_lays_on(s: Record, kind: int, xs: Ints, ys: Ints, masks: Ints, squares: int, out: Ints, n: int) -> int:
    """The same where the squares have been surveyed already."""
    for i in range(squares):
        for turn in range(TURNS[kind]):
            if fits_on(s, kind, xs[i], ys[i], turn, masks[i]):
                out[n] = moves.of_square(moves.LAY, kind, xs[i], ys[i], turn)
                n += 1
    return n


@rule
def can_lay_any_road(s: Record, seat: int) -> bool:
    """Whether a seat holds a road card that fits: for Fast Lane and Rush Hour."""
    for kind in range(ROADS):
        if s.hands[seat, kind] > 0 and can_lay_somewhere(s, kind):
            return True
    return False


@rule
def list_roads(s: Record, seat: int, out: Ints, n: int) -> int:
    xs, ys, masks, squares = survey(s)
    for kind in range(ROADS):
        if s.hands[seat, kind] > 0:
            n = list_lays_on(s, kind, xs, ys, masks, squares, out, n)
    return n


# --- obstacle, hearse, access ----------------------------------------------------------------------------------------


@rule
def list_tokens(s: Record, kind: int, most: int, out: Ints, n: int) -> int:
    """Every way to play an Obstacle card: from the pool; with none left there, from another card of the map."""
    obstacle = kind - cards.ROAD_WORKS
    enough = n + most
    for origin in range(-1, s.laid):
        from_pool = origin == NOWHERE
        if from_pool != (s.tokens_left[obstacle] > 0) or (not from_pool and s.token[origin] != obstacle + 1):
            continue
        for card in range(s.laid):
            if not can_place_token(s, card, origin):
                continue
            move = moves.of_square(moves.TOKEN, kind, s.x[card], s.y[card], 0)
            out[n] = move if from_pool else moves.coming_from(move, s.x[origin], s.y[origin])
            n += 1
            if n == enough:
                return n
    return n


@rule
def list_hearse_starts(s: Record, most: int, out: Ints, n: int) -> int:
    if s.hearse != NOT_YET:
        return n
    starts = np.empty(4 * EDGES, np.int64)
    count = min(hearse_starts(s, starts), most)
    for i in range(count):
        card = starts[i] // EDGES
        out[n] = moves.of_square(moves.HEARSE_IN, cards.HEARSE, s.x[card], s.y[card], starts[i] % EDGES)
        n += 1
    return n


@rule
def removes(access: int, token: int) -> bool:
    """Whether an Access card removes this token: of its own kind, or with All Clear any."""
    return token > 0 and (access == cards.ALL_CLEAR or access - cards.ROAD_CREW == token - 1)


@rule
def list_clears(s: Record, kind: int, most: int, out: Ints, n: int) -> int:
    enough = n + most
    for card in range(s.laid):
        if removes(kind, s.token[card]) and n < enough:
            out[n] = moves.of_square(moves.CLEAR, kind, s.x[card], s.y[card], 0)
            n += 1
    if kind == cards.ALL_CLEAR and s.hearse == ON_MAP and n < enough:
        out[n] = moves.of_square(moves.CLEAR, kind, s.x[s.hearse_card], s.y[s.hearse_card], 1)
        n += 1
    return n


# --- traffic ---------------------------------------------------------------------------------------------------------


@rule
def may_target(s: Record, kind: int, by: int, target: int) -> bool:
    """Whether a Traffic card played by a seat may be aimed at another."""
    if kind == cards.LOSE_A_TURN:
        # two players: not while your own fare is declared
        return target != by and not s.skips[target] and not (s.seats == 2 and s.declared[by])
    if target == by:
        return False
    if kind == cards.STEAL_A_FARE:
        return bool(s.fare[target] > 0 and s.fare[by] > 0 and not s.declared[target] and not s.declared[by])
    return kind == cards.SWAP_HANDS


@rule
def changes_something(kind: int, before: int, after: int) -> bool:
    """Whether turning a card so changes its lanes or its arrow."""
    if kind == cards.ONE_WAY or kind == cards.TEE:
        return before != after
    for edge in range(EDGES):
        if LEADS[kind, before, edge] != LEADS[kind, after, edge]:
            return True
    return False


@rule
def list_traffic(s: Record, kind: int, most: int, out: Ints, n: int) -> int:
    """Every way to play a Traffic card."""
    enough = n + most
    if kind in (cards.LOSE_A_TURN, cards.STEAL_A_FARE, cards.SWAP_HANDS):
        for target in range(s.seats):
            if n < enough and may_target(s, kind, s.seat, target):
                out[n] = moves.of_seat(moves.TRAFFIC, kind, target)
                n += 1
        return n
    if kind == cards.RESURFACE or kind == cards.U_TURN:
        return _list_works(s, kind, enough, out, n)
    if kind == cards.FAST_LANE and not can_lay_any_road(s, s.seat):
        return n
    out[n] = moves.of_card(moves.TRAFFIC, kind)
    return n + 1


@rule
def _list_works(s: Record, kind: int, enough: int, out: Ints, n: int) -> int:
    """Cards of the map to resurface (not the Starting Segment) or to turn."""
    walk = walk_map(s)
    for card in range(1, s.laid):
        if not is_bare_road(s, card):
            continue
        if kind == cards.RESURFACE:
            if n < enough and holds_without(walk, card):
                out[n] = moves.of_square(moves.TRAFFIC, kind, s.x[card], s.y[card], 0)
                n += 1
            continue
        for turn in range(TURNS[s.kind[card]]):
            differs = changes_something(s.kind[card], s.turned[card], turn)
            if n < enough and differs and why_not_turned(s, card, turn, walk) == FITS:
                out[n] = moves.of_square(moves.TRAFFIC, kind, s.x[card], s.y[card], turn)
                n += 1
    return n


# --- a hand ----------------------------------------------------------------------------------------------------------


@rule
def list_action(s: Record, kind: int, most: int, out: Ints, n: int) -> int:
    """Every way to play a card that is no road in the seat's own turn, at most `most`; how many moves there are now.

    Reactions and locations are not for that step.
    """
    if cards.ROAD_WORKS <= kind < cards.ROAD_WORKS + OBSTACLES:
        return list_tokens(s, kind, most, out, n)
    if kind == cards.HEARSE:
        return list_hearse_starts(s, most, out, n)
    if cards.ROAD_CREW <= kind <= cards.ALL_CLEAR:
        return list_clears(s, kind, most, out, n)
    if cards.LOSE_A_TURN <= kind <= cards.RUSH_HOUR:
        return list_traffic(s, kind, most, out, n)
    return n


@rule
def is_playable(s: Record, kind: int) -> bool:
    """Whether a card of this kind has a legal effect, as far as the table and the hand of the seat in turn show."""
    if kind < ROADS:
        return can_lay_somewhere(s, kind)
    return list_action(s, kind, 1, np.empty(1, np.int64), 0) > 0


@rule
def has_playable(s: Record) -> bool:
    for kind in range(KINDS):
        if s.hands[s.seat, kind] > 0 and is_playable(s, kind):
            return True
    return False


@rule
def list_hand(s: Record, out: Ints) -> int:
    n = list_roads(s, s.seat, out, 0)
    for kind in range(ROADS, KINDS):
        if s.hands[s.seat, kind] > 0:
            n = list_action(s, kind, MOST_MOVES, out, n)
    return n
