"""The map: squares, neighbours, walks along lanes, streets and their direction.

A card on the map is known by its number in the order of laying. Walks go by lane, not by card: a place on a walk is a card and
the edge by which it is entered.
"""

from cabstand.core.rule import Flags, rule
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.lanes import (
    DX,
    DY,
    EDGES,
    NOWHERE,
    has_road,
    is_intersection,
    is_location,
    leads_to,
    one_way_entry,
    opposite,
)
from cabstand.games.fare_play.record import WRAP, Record

# --- squares ---------------------------------------------------------------------------------------------------------


@rule
def card_at(s: Record, x: int, y: int) -> int:
    """The number of the card on a square of the map or beside it, or NOWHERE.

    The index wraps round: what lies west or north of the Starting Segment is counted from its other end, as rows are in Python.
    """
    return int(s.index[x, y]) - 1


@rule
def find_card(s: Record, x: int, y: int) -> int:
    """The same for any square at all, also one so far away that it has no place in the index or shares one with another."""
    if not (-WRAP <= x < WRAP and -WRAP <= y < WRAP):
        return NOWHERE
    card = card_at(s, x, y)
    return card if card != NOWHERE and s.x[card] == x and s.y[card] == y else NOWHERE


@rule
def neighbour(s: Record, card: int, edge: int) -> int:
    """The number of the card beyond an edge, or NOWHERE."""
    return card_at(s, s.x[card] + DX[edge], s.y[card] + DY[edge])


@rule
def put(s: Record, kind: int, x: int, y: int, turn: int) -> int:
    """Put a card on an empty square; its number."""
    card = s.laid
    s.kind[card] = kind
    s.x[card] = x
    s.y[card] = y
    s.turned[card] = turn
    s.token[card] = 0
    s.index[x, y] = card + 1
    s.laid += 1
    link(s, card)
    return card


@rule
def take_up(s: Record, card: int) -> None:
    """Take a card off the map; the last card takes its number."""
    unlink(s, card)
    s.index[s.x[card], s.y[card]] = 0
    last = s.laid - 1
    if card != last:
        unlink(s, last)
        s.kind[card] = s.kind[last]
        s.x[card] = s.x[last]
        s.y[card] = s.y[last]
        s.turned[card] = s.turned[last]
        s.token[card] = s.token[last]
        s.index[s.x[card], s.y[card]] = card + 1
        link(s, card)
        if s.hearse_card == last:
            s.hearse_card = card
    s.kind[last] = 0
    s.x[last] = 0
    s.y[last] = 0
    s.turned[last] = 0
    s.token[last] = 0
    s.laid = last


@rule
def turn_to(s: Record, card: int, turn: int) -> None:
    """Turn a card where it lies."""
    unlink(s, card)
    s.turned[card] = turn
    link(s, card)


@rule
def road_at(s: Record, card: int, edge: int) -> bool:
    return has_road(s.kind[card], s.turned[card], edge)


# --- links: which roads meet, kept so that walks need not look it up ------------------------------------------------


@rule
def joined(s: Record, card: int, edge: int) -> int:
    """The card that road leads to over this edge: both have road there. NOWHERE at a dead end."""
    return int(s.links[card, edge]) - 1


@rule
def is_open(s: Record, card: int, edge: int) -> bool:
    """Whether road leads over this edge onto an empty square."""
    return joined(s, card, edge) == NOWHERE and road_at(s, card, edge) and neighbour(s, card, edge) == NOWHERE


@rule
def link(s: Record, card: int) -> None:
    for edge in range(EDGES):
        other = neighbour(s, card, edge)
        if other != NOWHERE and road_at(s, card, edge) and road_at(s, other, opposite(edge)):
            s.links[card, edge] = other + 1
            s.links[other, opposite(edge)] = card + 1


@rule
def unlink(s: Record, card: int) -> None:
    for edge in range(EDGES):
        other = joined(s, card, edge)
        if other != NOWHERE:
            s.links[card, edge] = 0
            s.links[other, opposite(edge)] = 0


@rule
def location_card(s: Record, location: int) -> int:
    """The number of a location's card on the map (locations counted from 0), or NOWHERE."""
    for card in range(s.laid):
        if s.kind[card] == cards.ROADS + location:
            return card
    return NOWHERE


# --- streets ---------------------------------------------------------------------------------------------------------


@rule
def one_ways_on_street(s: Record, card: int, edge: int) -> int:
    """How many One Ways lie on the street of the lane that begins at this edge of a card."""
    count = 1 if s.kind[card] == cards.ONE_WAY else 0
    leave = leads_to(s.kind[card], s.turned[card], edge)
    for way in (leave, edge):
        at = joined(s, card, way)
        entry = opposite(way)
        while at != NOWHERE and not is_intersection(s.kind[at]):
            if at == card and entry == edge:
                return count  # a ring: the walk has come back to the lane it began with
            if s.kind[at] == cards.ONE_WAY:
                count += 1
            out = leads_to(s.kind[at], s.turned[at], entry)
            at = joined(s, at, out)
            entry = opposite(out)
    return count


@rule
def mark_against(s: Record, against: Flags) -> None:
    """against[card, edge] = 1 where entering that card by that edge would go against a one-way street.

    The arrow gives the whole street its direction: follow it from each One Way, forwards and back.
    """
    for card in range(s.laid):
        for edge in range(EDGES):
            against[card, edge] = 0
    for card in range(s.laid):
        if s.kind[card] == cards.ONE_WAY:
            _mark_along(s, card, one_way_entry(s.turned[card]), against)


@rule
def _mark_along(s: Record, start: int, entry: int, against: Flags) -> None:
    against[start, opposite(entry)] = 1
    # forwards: where the arrow leads, the other end of each lane is the wrong way in
    at = joined(s, start, opposite(entry))
    into = entry
    while at != NOWHERE and not is_intersection(s.kind[at]):
        leave = leads_to(s.kind[at], s.turned[at], into)
        if against[at, leave]:
            return  # a ring, or the street was marked already
        against[at, leave] = 1
        at = joined(s, at, leave)
        into = opposite(leave)
    # back: where the arrow comes from
    at = joined(s, start, entry)
    into = opposite(entry)
    while at != NOWHERE and not is_intersection(s.kind[at]):
        if against[at, into]:
            return
        against[at, into] = 1
        leave = leads_to(s.kind[at], s.turned[at], into)
        at = joined(s, at, leave)
        into = opposite(leave)


# --- locations apart -------------------------------------------------------------------------------------------------


@rule
def location_ahead(s: Record, card: int, edge: int, intersections: int) -> bool:
    """Whether, leaving a card by an edge, another location is met before so many intersections have been passed."""
    at = joined(s, card, edge)
    entry = opposite(edge)
    while at != NOWHERE:
        if at == card and not is_intersection(s.kind[at]):
            return False  # a ring with no other location on it
        if is_location(s.kind[at]):
            return True
        if is_intersection(s.kind[at]):
            if intersections < 2:
                return False
            for out in range(EDGES):
                if out != entry and road_at(s, at, out) and location_ahead_street(s, at, out, card):
                    return True
            return False
        leave = leads_to(s.kind[at], s.turned[at], entry)
        at = joined(s, at, leave)
        entry = opposite(leave)
    return False


@rule
def location_ahead_street(s: Record, card: int, edge: int, own: int) -> bool:
    """Whether a location other than `own` stands on the street that leaves an intersection by this edge."""
    at = joined(s, card, edge)
    entry = opposite(edge)
    while at != NOWHERE and not is_intersection(s.kind[at]):
        if is_location(s.kind[at]) and at != own:
            return True
        leave = leads_to(s.kind[at], s.turned[at], entry)
        at = joined(s, at, leave)
        entry = opposite(leave)
    return False


@rule
def location_is_apart(s: Record, card: int, intersections: int) -> bool:
    """Whether every way from this location to another passes at least so many intersections."""
    for edge in range(EDGES):
        if road_at(s, card, edge) and location_ahead(s, card, edge, intersections):
            return False
    return True


# --- room to grow ----------------------------------------------------------------------------------------------------


@rule
def has_open_road(s: Record) -> bool:
    """Whether some road edge of the map still faces an empty square."""
    for card in range(s.laid - 1, -1, -1):
        for edge in range(EDGES):
            if is_open(s, card, edge):
                return True
    return False
