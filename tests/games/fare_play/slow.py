"""The map a second time, slow and plain: squares in a dict, edges as letters, and breadth-first search over single steps.

It is written from the rulings' text and knows nothing of the package, to be compared with the real rules.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

Square: TypeAlias = tuple[int, int]
Lane: TypeAlias = tuple[Square, str]  # a square and the letters of the edges that the lane joins
Place: TypeAlias = tuple[Square, str]  # a square and the edge by which it is entered

START: Final = (0, 0)
NEXT: Final = {"N": "E", "E": "S", "S": "W", "W": "N"}
ACROSS: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

LOCATIONS: Final = ("church", "airport", "hotel", "theatre", "stadium", "station")
UNTURNED: Final = {
    "straight": ["NS"],
    "curve": ["NE"],
    "one way": ["NS"],
    "crossroad": ["NESW"],
    "tee": ["ESW"],
    "double curve": ["NE", "SW"],
    "bridge": ["NS", "EW"],
    **{location: ["NS"] for location in LOCATIONS},
}
INTERSECTIONS: Final = ("crossroad", "tee")


@dataclass(frozen=True)
class Town:
    """A map and what stands on it."""

    cards: dict[Square, tuple[str, int]]  # the name of the card, and its quarter turns clockwise
    tokens: frozenset[Square] = frozenset()
    hearse: Place | None = None
    tournament: bool = False
    seats: int = 4

    def kind(self, square: Square) -> str:
        return self.cards[square][0]

    def with_card(self, square: Square, kind: str, turn: int) -> "Town":
        return replace(self, cards={**self.cards, square: (kind, turn)})

    def without(self, square: Square) -> "Town":
        return replace(self, cards={other: card for other, card in self.cards.items() if other != square})


# --- cards and steps -------------------------------------------------------------------------------------------------


def turned(edges: str, turn: int) -> str:
    for _ in range(turn):
        edges = "".join(NEXT[edge] for edge in edges)
    return edges


def lanes(town: Town, square: Square) -> list[str]:
    kind, turn = town.cards[square]
    return [turned(lane, turn) for lane in UNTURNED[kind]]


def roads(town: Town, square: Square) -> str:
    """Every edge of a card that has road."""
    return "".join(lanes(town, square))


def lane_at(town: Town, place: Place) -> Lane:
    """The lane that begins at an edge of a card."""
    [lane] = [lane for lane in lanes(town, place[0]) if place[1] in lane]
    return place[0], lane


def beyond(square: Square, edge: str) -> Square:
    dx, dy = STEPS[edge]
    return square[0] + dx, square[1] + dy


def over(town: Town, square: Square, edge: str) -> list[Place]:
    """Where one comes by leaving a card over an edge: one place, or none if the road does not go on there."""
    other = beyond(square, edge)
    if edge in roads(town, square) and other in town.cards and ACROSS[edge] in roads(town, other):
        return [(other, ACROSS[edge])]
    return []


def is_intersection(town: Town, square: Square) -> bool:
    return town.kind(square) in INTERSECTIONS


def onward(town: Town, place: Place) -> list[Place]:
    """One step: through the card along the lane, not turning back, and over the edge."""
    square, entry = place
    return [step for edge in lane_at(town, place)[1] if edge != entry for step in over(town, square, edge)]


def along_street(town: Town, place: Place) -> list[Place]:
    """One step that does not lead onto an intersection, from a place that is not on one."""
    return [step for step in onward(town, place) if not is_intersection(town, step[0])]


def reach(first: Iterable[Place], steps: Callable[[Place], list[Place]]) -> dict[Place, int]:
    """Everything that can be reached, with the number of steps, breadth first."""
    found = dict.fromkeys(first, 0)
    ring = list(found)
    while ring:
        ring, last = [], ring
        for place in last:
            for step in steps(place):
                if step not in found:
                    found[step] = found[place] + 1
                    ring.append(step)
    return found


# --- streets ---------------------------------------------------------------------------------------------------------


def streets(town: Town) -> list[set[Lane]]:
    """All streets: lanes of cards that are no intersections, joined end to end."""
    found: list[set[Lane]] = []
    for square in town.cards:
        if is_intersection(town, square):
            continue
        for lane in lanes(town, square):
            if not any((square, lane) in street for street in found):
                both_ways = reach([(square, edge) for edge in lane], lambda place: along_street(town, place))
                found.append({lane_at(town, place) for place in both_ways})
    return found


def arrows(town: Town, street: set[Lane]) -> list[Square]:
    return [square for square, _ in street if town.kind(square) == "one way"]


def against(town: Town) -> set[Place]:
    """Every place that is entered against the direction of a one-way street."""
    wrong: set[Place] = set()
    for square, (kind, turn) in town.cards.items():
        if kind == "one way":
            entry = turned("N", turn)
            right = reach([(square, entry)], lambda place: along_street(town, place))
            wrong |= {(at, end) for at, way_in in right for end in lane_at(town, (at, way_in))[1] if end != way_in}
            wrong |= set(reach([(square, ACROSS[entry])], lambda place: along_street(town, place)))
    return wrong


# --- fare paths ------------------------------------------------------------------------------------------------------


def blocked_lanes(town: Town) -> set[Lane]:
    blocked = {(square, lane) for square in town.tokens for lane in lanes(town, square)}
    if town.hearse is not None:
        blocked.add(lane_at(town, town.hearse))
    return blocked


def path_length(town: Town, start: str, end: str) -> int:
    """How many cards the shortest fare path has, or 0."""
    where = {kind: square for square, (kind, _) in town.cards.items()}
    if start not in where or end not in where:
        return 0
    wrong, blocked = against(town), blocked_lanes(town)

    def may_drive(place: Place) -> bool:
        return place not in wrong and lane_at(town, place) not in blocked

    first = [(where[start], edge) for edge in roads(town, where[start]) if may_drive((where[start], edge))]
    found = reach(first, lambda place: [step for step in onward(town, place) if may_drive(step)])
    return min((1 + steps for (square, _), steps in found.items() if square == where[end]), default=0)


# --- what may lie where ----------------------------------------------------------------------------------------------


def shut_edges(town: Town) -> set[Place]:
    """Road edges that meet a closed side."""
    return {
        (square, edge)
        for square in town.cards
        for edge in roads(town, square)
        if beyond(square, edge) in town.cards and not over(town, square, edge)
    }


def is_sealed(town: Town) -> bool:
    return all(beyond(square, edge) in town.cards for square in town.cards for edge in roads(town, square))


def location_is_apart(town: Town, location: Square) -> bool:
    """Whether every way to another location passes one intersection, or two between two players."""
    needed = 2 if town.seats == 2 else 1
    waiting = [((location, edge), 0) for edge in roads(town, location)]
    seen = set(waiting)
    while waiting:
        place, passed = waiting.pop(0)
        if place[0] != location and town.kind(place[0]) in LOCATIONS:
            return False
        passed += is_intersection(town, place[0])
        new = {(step, passed) for step in onward(town, place) if passed < needed} - seen
        seen |= new
        waiting += new
    return True


def token_is_apart(town: Town, token: Square) -> bool:
    """Whether no other token stands on the ways out of a card, up to the first intersection, that card included."""
    first = [step for edge in roads(town, token) for step in over(town, token, edge)]
    met = reach(first, lambda place: [] if is_intersection(town, place[0]) else onward(town, place))
    return not any(square != token and square in town.tokens for square, _ in met)


def may_lie(before: Town, after: Town, square: Square) -> bool:
    """Whether the card on a square has been laid or turned there by the rules."""
    shut = shut_edges(after)
    if any((square, edge) in shut for edge in roads(after, square)):
        return False
    if not any(over(after, square, edge) for edge in roads(after, square)):
        return False
    if is_sealed(after) or any(len(arrows(after, street)) > 1 for street in streets(after)):
        return False
    if not after.tournament:
        return after.kind(square) not in LOCATIONS or location_is_apart(after, square)
    return (
        shut <= shut_edges(before)
        and all(location_is_apart(after, other) for other in after.cards if after.kind(other) in LOCATIONS)
        and all(token_is_apart(after, token) for token in after.tokens)
    )


def fits(town: Town, kind: str, square: Square, turn: int) -> bool:
    return square not in town.cards and may_lie(town, town.with_card(square, kind, turn), square)


def is_one_piece(town: Town) -> bool:
    """Whether every card is reachable from the Starting Segment, a card being one node."""
    reached = {START}
    while True:
        new = {step for square in reached for edge in roads(town, square) for step, _ in over(town, square, edge)} - reached
        if not new:
            return reached == set(town.cards)
        reached |= new


def may_take_up(town: Town, square: Square) -> bool:
    return is_one_piece(town.without(square))


def may_turn(town: Town, square: Square, turn: int) -> bool:
    after = town.with_card(square, town.kind(square), turn)
    return may_lie(town, after, square) and is_one_piece(after)


def may_place_token(town: Town, square: Square, moved_from: Square | None) -> bool:
    if square in town.tokens or town.kind(square) in LOCATIONS:
        return False
    after = replace(town, tokens=(town.tokens - {moved_from}) | {square})
    return not town.tournament or token_is_apart(after, square)


# --- the hearse ------------------------------------------------------------------------------------------------------


def hearse_exits(town: Town) -> set[str]:
    """The edges by which the hearse may leave its card."""
    assert town.hearse is not None
    square, came_by = town.hearse
    wrong = against(town)

    def may_leave(edge: str) -> bool:
        """Over the edge, and on the lane towards it: that is to drive it as if entered at its other end."""
        [other_end] = [other for other in lane_at(town, (square, edge))[1] if other != edge]
        return (square, other_end) not in wrong and any(step not in wrong for step in over(town, square, edge))

    if is_intersection(town, square):
        return {edge for edge in roads(town, square) for step in over(town, square, edge) if step not in wrong}
    [forward] = [edge for edge in lane_at(town, town.hearse)[1] if edge != came_by]
    return next(({edge} for edge in (forward, came_by) if may_leave(edge)), set())


def hearse_starts(town: Town) -> set[Place]:
    """Road cards beside the Church, and the ways onto them that one-way streets allow."""
    churches = [square for square, (kind, _) in town.cards.items() if kind == "church"]
    beside = {beyond(church, edge) for church in churches for edge in STEPS}
    wrong = against(town)
    return {
        (square, edge)
        for square in beside & set(town.cards)
        if town.kind(square) not in LOCATIONS
        for edge in roads(town, square)
        if (square, edge) not in wrong
    }
