"""How far a fare is from being clear: the fewest cards and clearings that would open a path. What the bot steers by.

An estimate: an empty square is as good as any road card, whatever is in hand and whatever a rule forbids there.
"""

from typing import Annotated, Final

from cabstand.games.fare_play.cards import FARE_ENDS, MOST_LAID
from cabstand.games.fare_play.flow import asked_seat
from cabstand.games.fare_play.lanes import DX, DY, EDGES, NOWHERE, opposite
from cabstand.games.fare_play.map import card_at, location_card, mark_against, road_at
from cabstand.games.fare_play.paths import is_blocked, leaves_by
from cabstand.games.fare_play.record import Record
from cabstand.games.rule import Cells, Flags, record_type, rule

FAR: Final = 12  # a location is not on the map, or the way is as long as if it were not
NEAR: Final = 4  # so near to clear that rivals watch it
CLEARING: Final = 2  # a blocked lane counts like two cards
# 68 cards in one piece, and a square of margin all round: at most 36 times 36 squares, or as many in another shape
_PLACES: Final = 36 * 36 * EDGES


class Room:
    """What an estimate is worked out in, kept from one to the next: making it anew would take longer than using it."""

    against: Annotated[Flags, (MOST_LAID, EDGES)]
    left: int  # where the map begins, with the margin, and how far it goes
    top: int
    width: int
    height: int
    cost: Annotated[Flags, _PLACES]  # the least cost by which a place (a square and the edge it is entered by) was reached
    waiting: Annotated[Cells, (FAR, _PLACES)]  # by cost: places to go on from
    counts: Annotated[Cells, FAR]


ROOM: Final = record_type(Room)


@rule
def needs(s: Record, room: Room, known: Cells, needed: Cells) -> None:
    """What the fare of every seat needs, FAR for a seat without one.

    `known` says what they needed a move ago: fares that were far from clear then still are, and are not looked at again.
    """
    mark_against(s, room.against)
    frame_map(s, room)
    for seat in range(s.seats):
        needed[seat] = known[seat]
        if known[seat] <= NEAR or seat == asked_seat(s):
            needed[seat] = FAR if s.fare[seat] == 0 else need(s, s.fare[seat] - 1, room)


@rule
def frame_map(s: Record, room: Room) -> None:
    """The part of the grid where a way is looked for: the map and one square round it."""
    left = 0
    right = 0
    top = 0
    bottom = 0
    for card in range(s.laid):
        left = min(left, s.x[card])
        right = max(right, s.x[card])
        top = min(top, s.y[card])
        bottom = max(bottom, s.y[card])
    room.left = left - 1
    room.top = top - 1
    room.width = right - left + 3
    room.height = bottom - top + 3


@rule
def need(s: Record, fare: int, room: Room) -> int:
    """The least cost of a way from the start of a fare to its end, found by going on from the cheapest places first."""
    start = location_card(s, FARE_ENDS[fare, 0])
    end = location_card(s, FARE_ENDS[fare, 1])
    if start == NOWHERE or end == NOWHERE:
        return FAR
    for place in range(room.width * room.height * EDGES):
        room.cost[place] = FAR
    for so_far in range(FAR):
        room.counts[so_far] = 0
    for edge in range(EDGES):
        if road_at(s, start, edge) and not room.against[start, opposite(edge)]:
            so_far = CLEARING if is_blocked(s, start, edge) else 0
            _reach(s, s.x[start], s.y[start], edge, so_far, room)
    for so_far in range(FAR):
        at = 0
        while at < room.counts[so_far]:
            place = int(room.waiting[so_far, at])
            at += 1
            if room.cost[place] < so_far:
                continue  # it was reached more cheaply since
            entry = place & 3
            x = room.left + (place >> 2) // room.height
            y = room.top + (place >> 2) % room.height
            card = card_at(s, x, y)
            if card == end:
                return so_far
            for edge in range(EDGES):
                if edge != entry and (card == NOWHERE or leaves_by(s, card, entry, edge)):
                    _reach(s, x, y, edge, so_far, room)
    return FAR


@rule
def _reach(s: Record, x: int, y: int, edge: int, so_far: int, room: Room) -> None:
    """Note the place beyond an edge, if road leads or could lead there and no cheaper way is known."""
    x += DX[edge]
    y += DY[edge]
    column = x - room.left
    row = y - room.top
    if not (0 <= column < room.width and 0 <= row < room.height):
        return
    entry = opposite(edge)
    card = card_at(s, x, y)
    if card == NOWHERE:
        so_far += 1
    elif not road_at(s, card, entry) or room.against[card, entry]:
        return
    elif is_blocked(s, card, entry):
        so_far += CLEARING
    place = (column * room.height + row) * EDGES + entry
    if so_far < room.cost[place]:
        room.cost[place] = so_far
        room.waiting[so_far, room.counts[so_far]] = place
        room.counts[so_far] += 1
