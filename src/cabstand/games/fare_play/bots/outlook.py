"""How near every fare is to done: what its cheapest way still needs, and how much of that lies in the hand of its seat.

The rule of thumb asks the same of cheapest.py, one fare at a time. A search asks a hundred thousand times a second, so here the
grid is drawn once for all fares of a map (`draw_grid`), and a flood over it touches nothing but small numbers.
"""

from typing import Annotated, Final

import numpy as np

from cabstand.core.rule import Cells, Flags, Ints, record_type, rule
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import FARE_ENDS, MOST_LAID, OBSTACLES
from cabstand.games.fare_play.cheapest import CLEARING, FAR
from cabstand.games.fare_play.lanes import EDGES, LEADS, NOWHERE, is_intersection, is_location, opposite
from cabstand.games.fare_play.map import location_card, mark_against
from cabstand.games.fare_play.paths import is_blocked
from cabstand.games.fare_play.placing import ROAD_MASK
from cabstand.games.fare_play.record import Record

# The map with a square of margin all round, and a rim that nothing enters: at most 38 times 38 squares, or another shape.
_PLACES: Final = 38 * 38 * EDGES
_ALL: Final = 15
SHUT: Final = 99  # the cost of entering where no road can lead

# What a way needs, as told by `tell_needs`: straight lanes, curves, and clearings by what blocks (the hearse last).
STRAIGHTS, CURVES, FIRST_TOKEN = 0, 1, 2
NEEDS: Final = FIRST_TOKEN + OBSTACLES + 1


class Grid:
    """A map as a flood sees it. A place is a square and the edge it is entered by."""

    left: int
    top: int
    height: int  # squares of a column; the columns lie one after another
    cells: int
    against: Annotated[Flags, (MOST_LAID, EDGES)]
    card: Annotated[Flags, _PLACES // EDGES]  # 0 none, else 1 + the number of the card
    enter: Annotated[Flags, _PLACES]  # what it costs to come onto a square by an edge
    exits: Annotated[Flags, _PLACES]  # the edges by which it can be left then, as bits
    ahead: Annotated[Flags, _PLACES]  # the least cost from the start of the fare to here
    behind: Annotated[Flags, _PLACES]  # the least cost from here to its end
    came: Annotated[Cells, _PLACES]
    waiting: Annotated[Cells, (FAR + 1, _PLACES)]
    counts: Annotated[Cells, FAR + 1]


GRID: Final = record_type(Grid)
SIDE: Final[Ints] = np.array([_ALL & ~(1 << edge) for edge in range(EDGES)], np.int64)


@rule
def step(g: Grid, cell: int, edge: int) -> int:
    """The square beyond an edge."""
    if edge == 0:
        return cell - 1
    if edge == 1:
        return cell + int(g.height)
    if edge == 2:
        return cell + 1
    return cell - int(g.height)


@rule
def cell_of(g: Grid, x: int, y: int) -> int:
    return int((x - g.left) * g.height + y - g.top)


@rule
def draw_grid(s: Record, g: Grid) -> None:
    """What holds for every fare: where roads lead and could lead, and what entering a square costs."""
    mark_against(s, g.against)
    left = 0
    right = 0
    top = 0
    bottom = 0
    for card in range(s.laid):
        left = min(left, s.x[card])
        right = max(right, s.x[card])
        top = min(top, s.y[card])
        bottom = max(bottom, s.y[card])
    g.left = left - 2
    g.top = top - 2
    width = right - left + 5
    g.height = bottom - top + 5
    g.cells = width * g.height
    for cell in range(g.cells):
        g.card[cell] = 0
        row = cell % g.height
        column = cell // g.height
        rim = row == 0 or row == g.height - 1 or column == 0 or column == width - 1
        for edge in range(EDGES):
            g.enter[EDGES * cell + edge] = SHUT if rim else 1
            g.exits[EDGES * cell + edge] = SIDE[edge]
    for card in range(s.laid):
        draw_card(s, g, card)


@rule
def draw_card(s: Record, g: Grid, card: int) -> None:
    cell = cell_of(g, s.x[card], s.y[card])
    g.card[cell] = card + 1
    kind = s.kind[card]
    turn = s.turned[card]
    road = int(ROAD_MASK[kind, turn])
    crossing = is_intersection(kind)
    for edge in range(EDGES):
        place = EDGES * cell + edge
        if not road >> edge & 1 or g.against[card, edge]:
            g.enter[place] = SHUT
            g.exits[place] = 0
            continue
        g.enter[place] = CLEARING if is_blocked(s, card, edge) else 0
        g.exits[place] = road & SIDE[edge] if crossing else 1 << LEADS[kind, turn, edge]


# --- floods ----------------------------------------------------------------------------------------------------------


@rule
def flood_ahead(s: Record, g: Grid, fare: int, slack: int) -> int:
    """The least cost of a way for a fare, FAR where there is none. `ahead` holds for places on ways that cost `slack` more."""
    start = location_card(s, FARE_ENDS[fare, 0])
    end = location_card(s, FARE_ENDS[fare, 1])
    if start == NOWHERE or end == NOWHERE:
        return FAR
    for place in range(EDGES * g.cells):
        g.ahead[place] = FAR
    for cost in range(FAR + 1):
        g.counts[cost] = 0
    cell = cell_of(g, s.x[start], s.y[start])
    goal = cell_of(g, s.x[end], s.y[end])
    for edge in range(EDGES):
        # to leave by an edge is to drive the location's own lane towards it
        other = EDGES * cell + opposite(edge)
        if ROAD_MASK[s.kind[start], s.turned[start]] >> edge & 1 and g.enter[other] != SHUT:
            reach(g, step(g, cell, edge), opposite(edge), int(g.enter[other]), NOWHERE)
    best = FAR
    cost = 0
    while cost < min(best + slack + 1, FAR):
        at = 0
        while at < g.counts[cost]:
            place = int(g.waiting[cost, at])
            at += 1
            if g.ahead[place] < cost:
                continue  # it was reached more cheaply since
            cell = place >> 2
            if cell == goal:
                best = min(best, cost)
                continue
            exits = g.exits[place]
            for edge in range(EDGES):
                if exits >> edge & 1:
                    reach(g, step(g, cell, edge), opposite(edge), cost, place)
            if best < FAR and slack == 0:
                return best
        cost += 1
    return best


@rule
def reach(g: Grid, cell: int, entry: int, cost: int, origin: int) -> None:
    place = EDGES * cell + entry
    cost += g.enter[place]
    if cost < g.ahead[place]:
        g.ahead[place] = cost
        g.came[place] = origin
        g.waiting[cost, g.counts[cost]] = place
        g.counts[cost] += 1


@rule
def flood_behind(s: Record, g: Grid, fare: int, most: int) -> None:
    """After `flood_ahead`: the least cost from each place to the end of the fare, for places on ways of at most `most`."""
    for place in range(EDGES * g.cells):
        g.behind[place] = FAR
    for cost in range(FAR + 1):
        g.counts[cost] = 0
    end = location_card(s, FARE_ENDS[fare, 1])
    goal = cell_of(g, s.x[end], s.y[end])
    for entry in range(EDGES):
        reach_back(g, EDGES * goal + entry, 0, most)
    for cost in range(most + 1):
        at = 0
        while at < g.counts[cost]:
            place = int(g.waiting[cost, at])
            at += 1
            if g.behind[place] < cost:
                continue
            entry = place & 3
            cell = step(g, place >> 2, entry)
            for edge in range(EDGES):
                before = EDGES * cell + edge
                if g.exits[before] >> opposite(entry) & 1:
                    reach_back(g, before, cost + int(g.enter[place]), most)


@rule
def reach_back(g: Grid, place: int, cost: int, most: int) -> None:
    if cost < g.behind[place] and g.ahead[place] + cost <= most:
        g.behind[place] = cost
        g.waiting[cost, g.counts[cost]] = place
        g.counts[cost] += 1


# --- what one token could do -----------------------------------------------------------------------------------------


@rule
def worst_block(s: Record, g: Grid, fare: int) -> int:
    """What a clear fare would need if a token were put where it hurts most: 0 where there is always a way round."""
    end = location_card(s, FARE_ENDS[fare, 1])
    place = EDGES * cell_of(g, s.x[end], s.y[end])
    while g.ahead[place] != 0:
        place += 1
    way = np.empty(2 * MOST_LAID, np.int64)
    count = 0
    place = int(g.came[place])
    while place != NOWHERE:
        way[count] = place >> 2
        count += 1
        place = int(g.came[place])
    worst = 0
    before = np.empty(EDGES, np.int64)
    for i in range(count):
        cell = way[i]
        if is_location(s.kind[g.card[cell] - 1]):
            continue
        for edge in range(EDGES):
            before[edge] = g.enter[EDGES * cell + edge]
            if before[edge] == 0:
                g.enter[EDGES * cell + edge] = CLEARING
        # one token is one clearing, also where the way crosses its card twice
        worst = max(worst, min(flood_ahead(s, g, fare, 0), CLEARING))
        for edge in range(EDGES):
            g.enter[EDGES * cell + edge] = before[edge]
        if worst == CLEARING:
            break
    return worst


# --- what a way needs, and what a hand has of it ---------------------------------------------------------------------


@rule
def look(s: Record, g: Grid, needed: Flags, worst: Flags, wants: Flags) -> None:
    """By seat: the least cost of its fare, and what the way of that cost needs; of a clear one, the worst a token could do."""
    draw_grid(s, g)
    for seat in range(s.seats):
        for what in range(NEEDS):
            wants[seat, what] = 0
        needed[seat] = FAR
        worst[seat] = CLEARING
        if s.fare[seat]:
            needed[seat] = flood_ahead(s, g, s.fare[seat] - 1, 0)
            if needed[seat] == 0:
                worst[seat] = worst_block(s, g, s.fare[seat] - 1)
            elif needed[seat] < FAR:
                tell_needs(s, g, s.fare[seat] - 1, int(needed[seat]), wants[seat])


@rule
def tell_needs(s: Record, g: Grid, fare: int, cost: int, wants: Flags) -> None:
    """Count what a way of this cost needs, following it back from the end of the fare."""
    end = location_card(s, FARE_ENDS[fare, 1])
    goal = cell_of(g, s.x[end], s.y[end])
    place = EDGES * goal
    while g.ahead[place] != cost:
        place += 1
    leave = EDGES
    while place != NOWHERE:
        entry = place & 3
        card = g.card[place >> 2] - 1
        if card == NOWHERE:
            wants[STRAIGHTS if leave == opposite(entry) else CURVES] += 1
        elif g.enter[place] == CLEARING:
            wants[FIRST_TOKEN + (s.token[card] - 1 if s.token[card] else OBSTACLES)] += 1
        leave = opposite(entry)
        place = int(g.came[place])
    start = location_card(s, FARE_ENDS[fare, 0])
    if is_blocked(s, start, leave):
        wants[FIRST_TOKEN + OBSTACLES] += 1


@rule
def lacks(hand: Flags, wants: Flags) -> int:
    """How many of the needs of a way a hand has no card for. A Tee or Crossroad serves for either lane."""
    straights = max(wants[STRAIGHTS] - hand[cards.STRAIGHT] - hand[cards.ONE_WAY] - hand[cards.BRIDGE], 0)
    curves = max(wants[CURVES] - hand[cards.CURVE] - hand[cards.DOUBLE_CURVE], 0)
    missing = max(straights + curves - hand[cards.TEE] - hand[cards.CROSSROAD], 0)
    blocks = int(wants[FIRST_TOKEN + OBSTACLES])
    for obstacle in range(OBSTACLES):
        blocks += max(wants[FIRST_TOKEN + obstacle] - hand[cards.ROAD_CREW + obstacle], 0)
    return int(missing + max(blocks - hand[cards.ALL_CLEAR], 0))
