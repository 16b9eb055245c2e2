"""Fare paths, and the hearse: what drives along lanes, and what stands in its way."""

import numpy as np

from cabstand.core.rule import Flags, Ints, rule
from cabstand.games.fare_play.cards import FARE_ENDS, MOST_LAID
from cabstand.games.fare_play.lanes import EDGES, NOWHERE, is_intersection, is_location, leads_to, opposite
from cabstand.games.fare_play.map import joined, location_card, mark_against, neighbour, road_at
from cabstand.games.fare_play.record import ON_MAP, Record


@rule
def is_blocked(s: Record, card: int, edge: int) -> bool:
    """Whether the lane that begins at this edge is blocked: by a token on the card, or by the hearse on this very lane."""
    if s.token[card]:
        return True
    if s.hearse != ON_MAP or s.hearse_card != card:
        return False
    if is_intersection(s.kind[card]):
        return True
    return bool(edge == s.hearse_edge or edge == leads_to(s.kind[card], s.turned[card], s.hearse_edge))


@rule
def path_is_clear(s: Record, fare: int) -> bool:
    """Whether a path leads from the start of a fare to its end.

    By any exit, along lanes, never turning back on a card, never against a one-way street, through no blocked lane.
    """
    return path_length(s, fare) > 0


@rule
def path_length(s: Record, fare: int) -> int:
    """How many cards the shortest clear path has, both locations included; 0 where there is none."""
    start = location_card(s, FARE_ENDS[fare, 0])
    end = location_card(s, FARE_ENDS[fare, 1])
    if start == NOWHERE or end == NOWHERE:
        return 0
    against = np.empty((MOST_LAID, EDGES), np.int8)
    mark_against(s, against)
    seen = np.zeros((MOST_LAID, EDGES), np.int8)
    places = np.empty((MOST_LAID * EDGES, 3), np.int64)  # card, the edge it is entered by, cards so far
    count = 0
    for edge in range(EDGES):
        # to leave by an edge is to drive the location's own lane towards it
        if road_at(s, start, edge) and not is_blocked(s, start, edge) and not against[start, opposite(edge)]:
            count = step_onto(s, start, edge, 1, against, seen, places, count)
    at = 0
    while at < count:
        card = places[at, 0]
        entry = places[at, 1]
        if card == end:
            return int(places[at, 2])
        for edge in range(EDGES):
            if leaves_by(s, card, entry, edge):
                count = step_onto(s, card, edge, places[at, 2], against, seen, places, count)
        at += 1
    return 0


@rule
def leaves_by(s: Record, card: int, entry: int, edge: int) -> bool:
    """Whether a drive that came in by `entry` can go out by `edge`, without turning back."""
    if edge == entry:
        return False
    if is_intersection(s.kind[card]):
        return road_at(s, card, edge)
    return leads_to(s.kind[card], s.turned[card], entry) == edge


@rule
def step_onto(s: Record, card: int, edge: int, length: int, against: Flags, seen: Flags, places: Ints, count: int) -> int:
    """Note the card beyond an edge as reached, if the drive may go there; how many places are noted now."""
    other = joined(s, card, edge)
    if other == NOWHERE:
        return count
    entry = opposite(edge)
    if seen[other, entry] or against[other, entry] or is_blocked(s, other, entry):
        return count
    seen[other, entry] = 1
    places[count, 0] = other
    places[count, 1] = entry
    places[count, 2] = length + 1
    return count + 1


# --- the hearse ------------------------------------------------------------------------------------------------------


@rule
def hearse_exits(s: Record, exits: Ints) -> int:
    """The edges by which the hearse may leave its card now; says how many, none where it stays.

    It goes forward; at an intersection by any legal exit, also back; elsewhere back only where it cannot legally go forward.
    """
    against = np.empty((MOST_LAID, EDGES), np.int8)
    mark_against(s, against)
    card = s.hearse_card
    if is_intersection(s.kind[card]):
        count = 0
        for edge in range(EDGES):
            if _hearse_may_go(s, card, edge, against):
                exits[count] = edge
                count += 1
        return count
    back = s.hearse_edge
    forward = leads_to(s.kind[card], s.turned[card], back)
    if not against[card, back] and _hearse_may_go(s, card, forward, against):
        exits[0] = forward
        return 1
    if not against[card, forward] and _hearse_may_go(s, card, back, against):
        exits[0] = back
        return 1
    return 0


@rule
def _hearse_may_go(s: Record, card: int, edge: int, against: Flags) -> bool:
    """Tokens do not stop it; a dead end and a one-way street do."""
    other = joined(s, card, edge)
    return other != NOWHERE and not against[other, opposite(edge)]


@rule
def drive_hearse(s: Record, edge: int) -> None:
    s.hearse_card = joined(s, s.hearse_card, edge)
    s.hearse_edge = opposite(edge)


@rule
def hearse_starts(s: Record, starts: Ints) -> int:
    """Where the hearse card may put it: road cards beside the Church, on a lane, heading as the lane allows.

    Each place is written as 4 * card + the edge it counts as having come in by; on an intersection only the first edge counts.
    """
    church = location_card(s, 0)
    if church == NOWHERE:
        return 0
    against = np.empty((MOST_LAID, EDGES), np.int8)
    mark_against(s, against)
    count = 0
    for side in range(EDGES):
        card = neighbour(s, church, side)
        if card == NOWHERE or is_location(s.kind[card]):
            continue
        for edge in range(EDGES):
            if not road_at(s, card, edge) or against[card, edge]:
                continue
            starts[count] = EDGES * card + edge
            count += 1
            if is_intersection(s.kind[card]):
                break
    return count
