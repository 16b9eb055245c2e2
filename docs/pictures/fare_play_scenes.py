"""Scenes of Fare Play: a drawn position, a question put to the rules, and their answer, which must be the one expected.

A scene whose answer the rules no longer give raises an AssertionError, so that no drawing outlives the rule it shows.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np
from tests.games.fare_play.drawing import (
    EDGE_NAMES,
    LOCATION_LETTERS,
    SYMBOLS,
    Place,
    Square,
    Tokens,
    asked_square,
    drawn,
    exits,
    fare_number,
    hearse_of,
    lay,
    number,
    square_of,
    squares,
    starts,
    turn_card,
    wrong_ways,
)

from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.cards import FARE_ENDS, MOST_LAID
from cabstand.games.fare_play.lanes import DX, DY, EDGES, LEADS, NOWHERE, TURNS, is_intersection, opposite
from cabstand.games.fare_play.map import location_card, mark_against, put, road_at
from cabstand.games.fare_play.paths import is_blocked, leaves_by, path_length, step_onto
from cabstand.games.fare_play.pieces import is_one_piece
from cabstand.games.fare_play.placing import (
    CLOSED_SIDE,
    DEAD_END,
    FITS,
    NOT_JOINED,
    ROAD_MASK,
    SEALED,
    SPLITS,
    TAKEN,
    TOKENS_TOO_NEAR,
    TOO_NEAR,
    TWO_ONE_WAYS,
    can_place_token,
    masks_around,
    why_not_lay,
)
from cabstand.games.fare_play.playable import changes_something, list_traffic
from cabstand.games.fare_play.record import Record

Step: TypeAlias = tuple[Square, str, str]  # a card, the edge it is entered by and left by; none at a fare's start and end
LOCATION_NAMES: Final = ("Church", "Airport", "Hotel", "Theatre", "Stadium", "Station")
ANSWERS: Final = {
    FITS: "fits",
    TAKEN: "refused: the square is taken",
    CLOSED_SIDE: "refused: a road meets a closed side",
    NOT_JOINED: "refused: no road meets a road",
    DEAD_END: "refused: it shuts a road",
    TWO_ONE_WAYS: "refused: two One Ways on one street",
    TOO_NEAR: "refused: locations too near",
    SEALED: "refused: the map is sealed",
    TOKENS_TOO_NEAR: "refused: tokens too near",
    SPLITS: "refused: the map falls apart",
}
_SIDES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}


@dataclass(frozen=True)
class Scene:
    """What is drawn and what is said: a heading, the scene in words for those who do not see it, and the rules' answer."""

    label: str
    words: str
    s: Record
    answer: str
    fine: bool | None = None  # the sign before the answer: a tick, a cross, none
    laid: Square | None = None  # the card that is laid, turned or taken up
    card: tuple[int, int] | None = None  # kind and turn of a card that is shown there though it is refused
    marks: Mapping[Square, bool] = field(default_factory=dict)  # tick or cross
    bars: tuple[Place, ...] = ()  # edges at which a road and a closed side meet
    way: tuple[Step, ...] = ()
    drives: tuple[Place, ...] = ()
    shows_lanes: bool = False
    plain: bool = False  # only one thing to be shown, no map

    def __post_init__(self) -> None:
        assert self.plain or is_one_piece(self.s), f"{self.label}: no map of the game looks like this"


def card(label: str, words: str, symbol: str, lanes: int) -> Scene:
    """One card with its lanes; 0 where its roads all meet."""
    kind, turn = SYMBOLS["┼" if symbol == "╋" else symbol]
    pairs = {frozenset((edge, int(other))) for edge, other in enumerate(LEADS[kind, turn]) if other != NOWHERE}
    assert len(pairs) == lanes
    assert is_intersection(kind) == (lanes == 0)
    answer = ("all roads meet", "one lane", "two lanes that do not meet")[lanes]
    picture = "╋" if symbol == "╋" else f"╋\n\n{symbol}"
    s = drawn(picture)
    at = (0, 0) if symbol == "╋" else (0, 2)
    return Scene(label, words, s, answer, laid=at, shows_lanes=True, plain=True)


def thing(label: str, words: str, answer: str, *, location: str = "", token: int = 0, hearse: bool = False) -> Scene:
    """A location, a token or the hearse by itself."""
    at = (0, 2)
    picture = f"╋\n\n{location or '─'}"
    s = drawn(picture, tokens={at: token} if token else (), hearse=(*at, "W") if hearse else None)
    return Scene(label, words, s, answer, laid=at, plain=True)


def laying(
    label: str,
    words: str,
    picture: str,
    symbol: str,
    expected: int,
    *,
    tokens: Tokens = (),
    seats: int = 4,
    tournament: bool = False,
) -> Scene:
    """A card laid on the square of the question mark, or refused there."""
    reason = lay(picture, symbol, tokens=tokens, seats=seats, tournament=tournament)
    assert reason == expected, f"{label}: {ANSWERS[reason]}"
    s = drawn(picture, tokens=tokens, seats=seats, tournament=tournament)
    kind, turn = SYMBOLS[symbol]
    square = asked_square(picture)
    bars = _meeting(masks_around(s, *square), int(ROAD_MASK[kind, turn]), square, reason)
    if reason == FITS:
        put(s, kind, *square, turn)
    answer = "fits, and shuts a road" if bars and reason == FITS else ANSWERS[reason]
    return Scene(label, words, s, answer, reason == FITS, laid=square, card=(kind, turn), bars=bars)


def turning(
    label: str, words: str, picture: str, square: Square, symbol: str, expected: int, tournament: bool = False
) -> Scene:
    """A card of the map turned, or not."""
    s = drawn(picture, tournament=tournament)
    reason = turn_card(s, square, symbol)
    assert reason == expected, f"{label}: {ANSWERS[reason]}"
    kind, turn = SYMBOLS[symbol]
    assert changes_something(kind, int(s.turned[number(s, square)]), turn), f"{label}: it stays as it is"
    bars = _meeting(masks_around(s, *square), int(ROAD_MASK[kind, turn]), square, reason)
    if reason == FITS:
        s.turned[number(s, square)] = turn
    answer = "fits, and shuts a road" if bars and reason == FITS else ANSWERS[reason].replace("fits", "may be turned so")
    return Scene(label, words, s, answer, reason == FITS, laid=square, card=(kind, turn), bars=bars)


def _meeting(masks: int, road: int, square: Square, reason: int) -> tuple[Place, ...]:
    """The edges at which a road meets a closed side, the card's own or a neighbour's."""
    wrong = road & masks >> 4 if reason == CLOSED_SIDE else masks & 15 & ~road if reason in (FITS, DEAD_END) else 0
    return tuple((*square, EDGE_NAMES[edge]) for edge in range(EDGES) if wrong >> edge & 1)


def squares_for(label: str, words: str, picture: str, kind: int, fit: set[Square], *, seats: int) -> Scene:
    """Every empty square that road leads to, marked by whether a card can be laid there in any turn."""
    s = drawn(picture, seats=seats)
    marks: dict[Square, bool] = {}
    for at in range(s.laid):
        for edge in range(EDGES):
            x, y = int(s.x[at] + DX[edge]), int(s.y[at] + DY[edge])
            if road_at(s, at, edge) and (x, y) not in squares(picture):
                marks[x, y] = any(why_not_lay(s, kind, x, y, turn) == FITS for turn in range(TURNS[kind]))
    return _marked(label, words, s, marks, fit, "fit")


def tokens_for(label: str, words: str, picture: str, tokens: Tokens, fit: set[Square], *, tournament: bool) -> Scene:
    """Every card without a token, marked by whether one from the pool may stand there."""
    s = drawn(picture, tokens=tokens, tournament=tournament)
    marks = {square_of(s, at): can_place_token(s, at, NOWHERE) for at in range(s.laid) if not s.token[at]}
    return _marked(label, words, s, marks, fit, "may hold it")


def resurfacing(label: str, words: str, picture: str, tokens: Tokens, fit: set[Square]) -> Scene:
    """Every card, marked by whether Resurface may take it off the map."""
    s = drawn(picture, tokens=tokens)
    out = np.zeros(MOST_LAID, np.int64)
    listed = out[: list_traffic(s, cards.RESURFACE, MOST_LAID, out, 0)]
    can_go = {(int(moves.x(move)), int(moves.y(move))) for move in listed}
    return _marked(label, words, s, {square_of(s, at): square_of(s, at) in can_go for at in range(s.laid)}, fit, "may go")


def _marked(label: str, words: str, s: Record, marks: dict[Square, bool], fit: set[Square], what: str) -> Scene:
    found = {square for square, good in marks.items() if good}
    assert found == fit, f"{label}: {sorted(found)}"
    return Scene(label, words, s, f"{len(found)} of {len(marks)} {what}", marks=marks)


def street(label: str, words: str, picture: str, one_way: set[Square]) -> Scene:
    """Which cards an arrow makes one-way."""
    s = drawn(picture)
    found = {(x, y) for x, y, _ in wrong_ways(s)}
    assert found == one_way, f"{label}: {sorted(found)}"
    return Scene(label, words, s, f"one-way: {len(found)} card{'s' if len(found) != 1 else ''}")


def fare(
    label: str, words: str, picture: str, ends: str, cards_long: int, *, tokens: Tokens = (), hearse: Place | None = None
) -> Scene:
    """The shortest clear path of a fare, or that there is none."""
    s = drawn(picture, tokens=tokens, hearse=hearse)
    way = _shortest(s, fare_number(ends))
    assert len(way) == path_length(s, fare_number(ends)) == cards_long, f"{label}: {len(way)}"
    return Scene(label, words, s, f"clear: {len(way)} cards" if way else "no clear path", bool(way), way=way)


def _shortest(s: Record, fare: int) -> tuple[Step, ...]:
    """The path itself, found with the rules' own steps."""
    start, end = (location_card(s, int(place)) for place in FARE_ENDS[fare])
    against, seen = np.zeros((MOST_LAID, EDGES), np.int8), np.zeros((MOST_LAID, EDGES), np.int8)
    mark_against(s, against)
    places = np.zeros((MOST_LAID * EDGES, 3), np.int64)
    came: dict[int, tuple[int, int]] = {}  # place: the place before, -1 for the start, and the edge it was left by
    count = 0

    def step(at: int, card: int, edge: int, length: int) -> None:
        nonlocal count
        before, count = count, step_onto(s, card, edge, length, against, seen, places, count)
        if count > before:
            came[before] = at, edge

    for edge in range(EDGES):
        if road_at(s, start, edge) and not is_blocked(s, start, edge) and not against[start, opposite(edge)]:
            step(-1, start, edge, 1)
    at = 0
    while at < count and places[at, 0] != end:
        for edge in range(EDGES):
            if leaves_by(s, places[at, 0], places[at, 1], edge):
                step(at, int(places[at, 0]), edge, int(places[at, 2]))
        at += 1
    if at == count:
        return ()
    way: list[Step] = []
    leave = ""
    while at >= 0:
        way.append((square_of(s, int(places[at, 0])), EDGE_NAMES[places[at, 1]], leave))
        at, edge = came[at]
        leave = EDGE_NAMES[edge]
    return (*reversed([*way, (square_of(s, start), "", leave)]),)


def going_on(label: str, words: str, picture: str, place: Place, expected: str) -> Scene:
    """How a fare that came onto a card may leave it."""
    s = drawn(picture)
    at, entry = number(s, place[:2]), EDGE_NAMES.index(place[2])
    found = "".join(EDGE_NAMES[edge] for edge in range(EDGES) if leaves_by(s, at, entry, edge))
    assert found == expected, f"{label}: {found}"
    way = ((place[:2], place[2], found if len(found) == 1 else ""),)
    return Scene(label, words, s, f"on to the {_listed(found)}", way=way, drives=tuple((*place[:2], edge) for edge in found))


def hearse(label: str, words: str, picture: str, place: Place, expected: str, *, tokens: Tokens = ()) -> Scene:
    """Where the hearse goes next."""
    s = drawn(picture, tokens=tokens, hearse=place)
    found = exits(s)
    assert found == expected, f"{label}: {found}"
    back = ", also back" if place[2] in found and len(found) > 1 else ", back" if place[2] in found else ""
    answer = f"goes {_listed(found)}{back}" if found else "stays"
    return Scene(label, words, s, answer, drives=tuple((*place[:2], edge) for edge in found))


def hearse_begins(label: str, words: str, picture: str, expected: set[Square]) -> Scene:
    """The cards on which the Hearse card may put the hearse."""
    s = drawn(picture)
    found = {place[:2] for place in starts(s)}
    assert found == expected, f"{label}: {sorted(found)}"
    marks = {square_of(s, at): square_of(s, at) in found for at in range(s.laid) if s.kind[at] < cards.ROADS}
    return Scene(label, words, s, f"{len(found)} cards to choose from", marks=marks)


def _listed(edges: str) -> str:
    names = [_SIDES[edge] for edge in edges]
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def fare_name(ends: str) -> str:
    """A fare in words: from, to."""
    start, end = (LOCATION_NAMES[LOCATION_LETTERS.index(letter)] for letter in ends)
    assert fare_number(ends) >= 0
    return f"{start} to {end}"


def lane_of_hearse(s: Record) -> tuple[Place, str] | None:
    """Where the hearse is, by which edge it came, and the other end of its lane; none on an intersection."""
    place = hearse_of(s)
    if place is None:
        return None
    other = int(LEADS[s.kind[s.hearse_card], s.turned[s.hearse_card], s.hearse_edge])
    return place, "" if other == NOWHERE else EDGE_NAMES[other]
