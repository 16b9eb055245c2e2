"""How the cards of a Fare Play map look as characters, in three sizes: roads are double lines, buildings and tokens letters."""

from enum import Enum
from typing import Final

from cabstand.core.screen import Words
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import CARD_NAMES, deck
from cabstand.games.fare_play.lanes import EAST, LEADS, NORTH, ROAD, SOUTH, WEST


class Size(Enum):
    """Columns and rows that one card takes."""

    LARGE = (5, 3)
    SMALL = (3, 1)
    TINY = (1, 1)

    @property
    def columns(self) -> int:
        return self.value[0]

    @property
    def rows(self) -> int:
        return self.value[1]


# By the edges that have road: 1 north, 2 east, 4 south, 8 west.
_CENTRES: Final = {
    0b0101: "║",
    0b1010: "═",
    0b0011: "╚",
    0b0110: "╔",
    0b1100: "╗",
    0b1001: "╝",
    0b0111: "╠",
    0b1110: "╦",
    0b1101: "╣",
    0b1011: "╩",
    0b1111: "╬",
}
ARROWS: Final = "▲►▼◄"  # north, east, south, west
_BRIDGE: Final = {Size.LARGE: ("  ║  ", "═╡║╞═", "  ║  "), Size.SMALL: ("╡║╞",), Size.TINY: ("╫",)}
# Two lanes that do not meet: north with east and south with west, or north with west and south with east.
_DOUBLE_CURVE: Final = {
    Size.LARGE: (("  ║  ", "═╗╚══", " ╚╗  "), ("  ║  ", "══╝╔═", "  ╔╝ ")),
    Size.SMALL: (("╗ ╚",), ("╝ ╔",)),
    Size.TINY: (("╲",), ("╱",)),
}
_PLAIN: Final = str.maketrans("║═╚╗╔╝╠╣╦╩╬╡╞╫╲╱▲►▼◄", r"|-\\//+++++)(H\/^>v<")


def in_ascii(drawn: str) -> str:
    """The same drawing for a terminal that knows no line drawing characters."""
    return drawn.translate(_PLAIN)


def draw_card(card: str, turn: int, size: Size, words: Words) -> tuple[str, ...]:
    """A road or location card as rows of characters."""
    kind = CARD_NAMES.index(card)
    if kind == cards.BRIDGE:
        return _BRIDGE[size]
    if kind == cards.DOUBLE_CURVE:
        return _DOUBLE_CURVE[size][turn % 2]
    edges = [bool(ROAD[kind, turn, edge]) for edge in (NORTH, EAST, SOUTH, WEST)]
    centre = _CENTRES[sum(has_road << edge for edge, has_road in enumerate(edges))]
    if kind == cards.ONE_WAY:
        centre = ARROWS[LEADS[kind, turn, turn]]
    if kind >= cards.ROADS:
        return _building(card, edges, size, words)
    return _with_arms(centre, edges, size)


def _with_arms(centre: str, edges: list[bool], size: Size) -> tuple[str, ...]:
    if size is Size.TINY:
        return (centre,)
    reach = size.columns // 2
    middle = ("═" if edges[WEST] else " ") * reach + centre + ("═" if edges[EAST] else " ") * reach
    if size is Size.SMALL:
        return (middle,)
    return ("  ║  " if edges[NORTH] else " " * 5, middle, "  ║  " if edges[SOUTH] else " " * 5)


def _building(card: str, edges: list[bool], size: Size, words: Words) -> tuple[str, ...]:
    """A location: its short name where there is room, else its letter, with its lane on both sides."""
    if size is not Size.LARGE:
        return _with_arms(letter_of(card, words), edges, size)
    tag = words.say(f"fare-play-tag-{card}")
    if edges[NORTH]:
        return "  ║  ", f"[{tag}]", "  ║  "
    return " " * 5, f"═{tag}═", " " * 5


def letter_of(thing: str, words: Words) -> str:
    """The letter of a location, a token or the hearse. Tokens and hearse have small letters."""
    return words.say(f"fare-play-letter-{thing}")


def card_name(card: str, words: Words) -> str:
    return words.say(f"fare-play-card-{card}")


def what_it_does(card: str, words: Words) -> str:
    """A card in one sentence: all locations do the same."""
    return words.say(f"fare-play-does-{'location' if card in deck()['location'] else card}")
