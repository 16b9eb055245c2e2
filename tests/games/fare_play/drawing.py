"""Maps as pictures: a small language of drawn cards, read into a record and written back.

One character is one card; a space is an empty square. North is up.

    │ ─          Straight
    └ ┌ ┐ ┘      Curve
    ↓ ← ↑ →      One Way, the arrow as it is driven
    ┼            Crossroad
    ╋            the Starting Segment, a crossroad: every picture has one, and it is card 0
    ┬ ┤ ┴ ├      Tee
    ╲ ╱          Double Curve: ╲ joins north with east and south with west, ╱ east with south and west with north
    ╪            Bridge
    C A H T S R  Church, Airport, Hotel, Theatre, Stadium, Station (R for rail) on a road from north to south
    c a h t s r  the same on a road from east to west
    ?            an empty square that the test is about

Lines may be indented together. A square is (x, y), counted from the Starting Segment, x to the east and y to the south. Edges
are letters, N E S W. What stands on the cards is given beside the picture: tokens by their squares, the hearse by its square
and the edge by which it came onto the card. After the Starting Segment, cards are numbered as one reads.
"""

from collections.abc import Iterable, Mapping
from textwrap import dedent
from typing import Final, TypeAlias

import numpy as np

from cabstand.core.rule import blank, record
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.lanes import EDGES
from cabstand.games.fare_play.map import card_at, mark_against, put
from cabstand.games.fare_play.paths import hearse_exits, hearse_starts, path_length
from cabstand.games.fare_play.placing import why_not_lay, why_not_take_up, why_not_turn
from cabstand.games.fare_play.record import ON_MAP, STATE, Record

Square: TypeAlias = tuple[int, int]
Place: TypeAlias = tuple[int, int, str]  # a square, and the edge by which it is entered
Tokens: TypeAlias = Mapping[Square, int] | Iterable[Square]  # with the obstacle, or just anywhere a traffic jam

EDGE_NAMES: Final = "NESW"
START: Final = "╋"
ASKED: Final = "?"
_BY_KIND: Final = {
    cards.STRAIGHT: "│─",
    cards.CURVE: "└┌┐┘",
    cards.ONE_WAY: "↓←↑→",
    cards.CROSSROAD: "┼",
    cards.TEE: "┬┤┴├",
    cards.DOUBLE_CURVE: "╲╱",
    cards.BRIDGE: "╪",
    cards.CHURCH: "Cc",
    cards.AIRPORT: "Aa",
    cards.HOTEL: "Hh",
    cards.THEATRE: "Tt",
    cards.STADIUM: "Ss",
    cards.STATION: "Rr",
}
SYMBOLS: Final = {symbol: (kind, turn) for kind, row in _BY_KIND.items() for turn, symbol in enumerate(row)}
LOCATION_LETTERS: Final = "CAHTSR"


# --- reading and writing ---------------------------------------------------------------------------------------------


def squares(picture: str) -> dict[Square, str]:
    """What is drawn on each square."""
    lines = dedent(picture).split("\n")
    drawn_at = {(x, y): symbol for y, line in enumerate(lines) for x, symbol in enumerate(line) if symbol != " "}
    [(x0, y0)] = [square for square, symbol in drawn_at.items() if symbol == START]
    return {(x - x0, y - y0): symbol for (x, y), symbol in drawn_at.items()}


def asked_square(picture: str) -> Square:
    """The square of the question mark."""
    [square] = [square for square, symbol in squares(picture).items() if symbol == ASKED]
    return square


def drawn(
    picture: str, *, tokens: Tokens = (), hearse: Place | None = None, seats: int = 4, tournament: bool = False
) -> Record:
    """The record of a picture and what stands on it."""
    s: Record = record(blank(STATE))
    s.seats, s.tournament = seats, int(tournament or seats == 2)
    put(s, cards.CROSSROAD, 0, 0, 0)
    for (x, y), symbol in squares(picture).items():
        if symbol not in (START, ASKED):
            kind, turn = SYMBOLS[symbol]
            put(s, kind, x, y, turn)
    obstacles = tokens if isinstance(tokens, Mapping) else dict.fromkeys(tokens, cards.TRAFFIC_JAM)
    for square, obstacle in obstacles.items():
        s.token[number(s, square)] = 1 + obstacle - cards.ROAD_WORKS
    if hearse is not None:
        s.hearse, s.hearse_card, s.hearse_edge = ON_MAP, number(s, hearse[:2]), EDGE_NAMES.index(hearse[2])
    return s


def picture_of(s: Record) -> str:
    """The picture of a record's map."""
    symbols = {square_of(s, card): _symbol(s, card) for card in range(s.laid)}
    xs, ys = [x for x, _ in symbols], [y for _, y in symbols]
    lines = ("".join(symbols.get((x, y), " ") for x in range(min(xs), max(xs) + 1)) for y in range(min(ys), max(ys) + 1))
    return "\n".join(line.rstrip() for line in lines)


def _symbol(s: Record, card: int) -> str:
    row = _BY_KIND[s.kind[card]]
    return START if card == 0 else row[s.turned[card] % len(row)]


def tokens_of(s: Record) -> dict[Square, int]:
    """The tokens of a record by square."""
    return {square_of(s, card): cards.ROAD_WORKS + int(s.token[card]) - 1 for card in range(s.laid) if s.token[card]}


def hearse_of(s: Record) -> Place | None:
    """Where the hearse of a record is, and by which edge it came there."""
    return (*square_of(s, s.hearse_card), EDGE_NAMES[s.hearse_edge]) if s.hearse == ON_MAP else None


def number(s: Record, square: Square) -> int:
    """The number of the card on a square; it must have one."""
    card = card_at(s, *square)
    assert card >= 0, f"nothing lies on {square}"
    return card


def square_of(s: Record, card: int) -> Square:
    return int(s.x[card]), int(s.y[card])


# --- asking ----------------------------------------------------------------------------------------------------------


def lay(picture: str, symbol: str, *, tokens: Tokens = (), seats: int = 4, tournament: bool = False) -> int:
    """Why this card cannot be laid on the square of the question mark, or FITS; the map is as it was."""
    s = drawn(picture, tokens=tokens, seats=seats, tournament=tournament)
    kind, turn = SYMBOLS[symbol]
    before = as_bytes(s)
    reason = why_not_lay(s, kind, *asked_square(picture), turn)
    assert as_bytes(s) == before
    return reason


def turn_card(s: Record, square: Square, symbol: str) -> int:
    """Why the card on a square cannot be turned to look like this, or FITS; the map is as it was."""
    kind, turn = SYMBOLS[symbol]
    card = number(s, square)
    assert s.kind[card] == kind
    before = as_bytes(s)
    reason = why_not_turn(s, card, turn)
    assert as_bytes(s) == before
    return reason


def take_card(s: Record, square: Square) -> int:
    """Why the card on a square cannot be taken up, or FITS; the map is as it was."""
    before = as_bytes(s)
    reason = why_not_take_up(s, number(s, square))
    assert as_bytes(s) == before
    return reason


def as_bytes(s: Record) -> bytes:
    """A record as it is, to be compared."""
    return np.asarray(s).tobytes()


def wrong_ways(s: Record) -> set[Place]:
    """Every way onto a card that goes against a one-way street."""
    against = np.zeros((cards.MOST_LAID, EDGES), np.int8)
    against[: s.laid] = 1  # what was marked before does not count
    mark_against(s, against)
    return {(*square_of(s, card), EDGE_NAMES[edge]) for card in range(s.laid) for edge in range(EDGES) if against[card, edge]}


def path(s: Record, fare: str) -> int:
    """How many cards the shortest path of a fare has, 0 for none; a fare is two letters, its start and its end."""
    return path_length(s, fare_number(fare))


def fare_number(fare: str) -> int:
    """The number of a fare given by the letters of its start and its end."""
    ends = [(int(start), int(end)) for start, end in cards.FARE_ENDS]
    return ends.index((LOCATION_LETTERS.index(fare[0]), LOCATION_LETTERS.index(fare[1])))


def exits(s: Record) -> str:
    """The edges by which the hearse may leave its card, clockwise from north."""
    row = np.full(EDGES, -1, np.int64)
    return "".join(EDGE_NAMES[edge] for edge in row[: hearse_exits(s, row)])


def starts(s: Record) -> list[Place]:
    """Where the Hearse card may put the hearse."""
    row = np.full(EDGES * EDGES, -1, np.int64)
    return [(*square_of(s, place // EDGES), EDGE_NAMES[place % EDGES]) for place in row[: hearse_starts(s, row)]]
