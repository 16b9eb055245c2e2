"""The cheapest way for a fare: along roads that lie there, through what blocks them, across squares that are still empty.

How many cards and clearings it takes is an estimate: an empty square is as good as any road card, whatever is in hand and
whatever a rule forbids there.
"""

from typing import Annotated, Final

from cabstand.core.rule import Cells, Flags, record_type, rule
from cabstand.games.fare_play.cards import FARE_ENDS, MOST_LAID
from cabstand.games.fare_play.lanes import DX, DY, EDGES, NOWHERE, opposite
from cabstand.games.fare_play.map import card_at, location_card, mark_against, road_at
from cabstand.games.fare_play.paths import is_blocked, leaves_by
from cabstand.games.fare_play.record import Record

FAR: Final = 12  # a location is not on the map, or the way is as long as if it were not
CLEARING: Final = 2  # a blocked lane counts like two cards
# 68 cards in one piece, and a square of margin all round: at most 36 times 36 squares, or as many in another shape
_PLACES: Final = 36 * 36 * EDGES
# What a way finds on a square.
ROAD, MISSING, BLOCKED = range(3)
LONGEST: Final = 2 * MOST_LAID + FAR  # squares of a way that is told: every card by both its lanes, and what is missing


class Ways:
    """What ways are looked for in, kept from one to the next: to make it takes longer than to use it."""

    against: Annotated[Flags, (MOST_LAID, EDGES)]
    left: int  # where the map begins, with the margin, and how far it goes
    top: int
    width: int
    height: int
    cost: Annotated[Flags, _PLACES]  # the least cost by which a place (a square and the edge it is entered by) was reached
    came: Annotated[Cells, _PLACES]  # from which place that was; NOWHERE: from the start of the fare
    waiting: Annotated[Cells, (FAR, _PLACES)]  # by cost: places to go on from
    counts: Annotated[Cells, FAR]


WAYS: Final = record_type(Ways)


@rule
def look_round(s: Record, ways: Ways) -> None:
    """What holds for every way on this map: one-way streets, and the part of the grid that is looked at."""
    mark_against(s, ways.against)
    left = 0
    right = 0
    top = 0
    bottom = 0
    for card in range(s.laid):
        left = min(left, s.x[card])
        right = max(right, s.x[card])
        top = min(top, s.y[card])
        bottom = max(bottom, s.y[card])
    ways.left = left - 1
    ways.top = top - 1
    ways.width = right - left + 3
    ways.height = bottom - top + 3


@rule
def need(s: Record, fare: int, ways: Ways) -> int:
    """The least cost of a way from the start of a fare to its end; FAR where there is none."""
    arrival = arrive(s, fare, ways)
    return FAR if arrival == NOWHERE else int(ways.cost[arrival])


@rule
def arrive(s: Record, fare: int, ways: Ways) -> int:
    """The place at which the cheapest way reaches the end of a fare, found by going on from the cheapest places first."""
    start = location_card(s, FARE_ENDS[fare, 0])
    end = location_card(s, FARE_ENDS[fare, 1])
    if start == NOWHERE or end == NOWHERE:
        return NOWHERE
    ways.cost[: ways.width * ways.height * EDGES] = FAR
    ways.counts[:] = 0
    for edge in range(EDGES):
        if road_at(s, start, edge) and not ways.against[start, opposite(edge)]:
            so_far = CLEARING if is_blocked(s, start, edge) else 0
            _reach(s, s.x[start], s.y[start], edge, so_far, NOWHERE, ways)
    for so_far in range(FAR):
        at = 0
        while at < ways.counts[so_far]:
            place = int(ways.waiting[so_far, at])
            at += 1
            if ways.cost[place] < so_far:
                continue  # it was reached more cheaply since
            entry = place & 3
            x = _x(ways, place)
            y = _y(ways, place)
            card = card_at(s, x, y)
            if card == end:
                return place
            for edge in range(EDGES):
                if edge != entry and (card == NOWHERE or leaves_by(s, card, entry, edge)):
                    _reach(s, x, y, edge, so_far, place, ways)
    return NOWHERE


@rule
def _x(ways: Ways, place: int) -> int:
    return int(ways.left + (place >> 2) // ways.height)


@rule
def _y(ways: Ways, place: int) -> int:
    return int(ways.top + (place >> 2) % ways.height)


@rule
def _reach(s: Record, x: int, y: int, edge: int, so_far: int, origin: int, ways: Ways) -> None:
    """Note the place beyond an edge, if road leads or could lead there and no cheaper way is known."""
    x += DX[edge]
    y += DY[edge]
    column = x - ways.left
    row = y - ways.top
    if not (0 <= column < ways.width and 0 <= row < ways.height):
        return
    entry = opposite(edge)
    card = card_at(s, x, y)
    if card == NOWHERE:
        so_far += 1
    elif not road_at(s, card, entry) or ways.against[card, entry]:
        return
    elif is_blocked(s, card, entry):
        so_far += CLEARING
    place = (column * ways.height + row) * EDGES + entry
    if so_far < ways.cost[place]:
        ways.cost[place] = so_far
        ways.came[place] = origin
        ways.waiting[so_far, ways.counts[so_far]] = place
        ways.counts[so_far] += 1


# --- a way, told -----------------------------------------------------------------------------------------------------


@rule
def tell_way(s: Record, fare: int, ways: Ways, steps: Cells) -> int:
    """Write the squares of the cheapest way from its end to its start, each as `step` says; how many there are."""
    place = arrive(s, fare, ways)
    if place == NOWHERE:
        return 0
    count = 0
    leave = EDGES
    while place != NOWHERE:
        if count == LONGEST - 1:
            return 0
        x = _x(ways, place)
        y = _y(ways, place)
        entry = place & 3
        card = card_at(s, x, y)
        found = MISSING if card == NOWHERE else BLOCKED if is_blocked(s, card, entry) else ROAD
        steps[count] = step(x, y, entry, leave, found)
        count += 1
        leave = opposite(entry)
        place = int(ways.came[place])
    start = location_card(s, FARE_ENDS[fare, 0])
    steps[count] = step(int(s.x[start]), int(s.y[start]), EDGES, leave, BLOCKED if is_blocked(s, start, leave) else ROAD)
    return count + 1


@rule
def step(x: int, y: int, entry: int, leave: int, found: int) -> int:
    """A square of a way in one number: the edges by which it is entered and left (EDGES at its ends), and what lies there."""
    return (((x + 128) << 8 | y + 128) << 3 | entry) << 5 | leave << 2 | found


def step_of(number: int) -> tuple[int, int, int, int, int]:
    """The same, taken apart."""
    return (number >> 16) - 128, (number >> 8 & 255) - 128, number >> 5 & 7, number >> 2 & 7, number & 3
