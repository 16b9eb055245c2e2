"""The examples of games/fare_play/rules.md: every ruling about the map as a position with the rules' own answer."""

from dataclasses import dataclass

from docs.pictures.fare_play_draw import svg
from docs.pictures.fare_play_scenes import (
    Scene,
    card,
    fare,
    fare_name,
    going_on,
    hearse,
    hearse_begins,
    laying,
    resurfacing,
    squares_for,
    street,
    thing,
    tokens_for,
    turning,
)

from cabstand.games.fare_play import cards
from cabstand.games.fare_play.placing import (
    CLOSED_SIDE,
    DEAD_END,
    FITS,
    NOT_JOINED,
    SEALED,
    SPLITS,
    TOO_NEAR,
    TWO_ONE_WAYS,
)


@dataclass(frozen=True)
class Picture:
    """A file beside the page: its name, what the page says for those who do not see it, and its scenes."""

    name: str
    alt: str
    across: int
    scenes: tuple[Scene, ...]

    def svg(self) -> str:
        return svg(self.alt, self.scenes, self.across)


def pictures() -> list[Picture]:
    """All of them, in the order of the page; asking the rules anew each time."""
    return [*_pieces(), *_turn(), *_laying(), *_streets(), *_locations(), *_paths(), *_hearse(), *_works(), *_tokens()]


# --- pieces ----------------------------------------------------------------------------------------------------------


def _pieces() -> list[Picture]:
    roads = (
        card("Straight", "A road from north to south.", "│", 1),
        card("Curve", "A road that bends from north to east.", "└", 1),
        card("One Way", "A straight road with an arrow to the south.", "↓", 1),
        card("Crossroad", "Roads to all four sides.", "┼", 0),
        card("Tee", "Roads to three sides; the north side is closed.", "┬", 0),
        card("Starting Segment", "A Crossroad with a yellow dot.", "╋", 0),
        card("Double Curve", "Two bends, north to east and south to west, side by side.", "╲", 2),
        card("Bridge", "A road from west to east over one from north to south.", "╪", 2),
        card("Location", "A straight road past a building.", "h", 1),
    )
    locations = (
        thing("Church", "A spire.", "spire", location="C"),
        thing("Airport", "A control tower and a plane.", "tower, plane", location="A"),
        thing("Hotel", "A block with an H.", "block with H", location="H"),
        thing("Theatre", "Two masks.", "two masks", location="T"),
        thing("Stadium", "A bowl with flags.", "bowl, flags", location="S"),
        thing("Station", "A hall with a clock.", "clock", location="R"),
    )
    tokens = (
        thing("Road Works", "Two cones.", "cones", token=cards.ROAD_WORKS),
        thing("Traffic Jam", "Two cars, bumper to bumper.", "two cars", token=cards.TRAFFIC_JAM),
        thing("Blizzard", "A cloud with snowflakes.", "snow cloud", token=cards.BLIZZARD),
        thing("Parade", "A drum and a flag.", "drum, flag", token=cards.PARADE),
        thing("Hearse", "A long black car.", "long black car", hearse=True),
    )
    return [
        Picture("cards", "The cards of the map with their lanes; only Crossroad and Tee join their roads", 3, roads),
        Picture("locations", "The six locations and the signs they carry", 3, locations),
        Picture("tokens", "The four obstacle tokens and the hearse", 3, tokens),
    ]


# --- a turn ----------------------------------------------------------------------------------------------------------


def _turn() -> list[Picture]:
    works = {(1, 0): cards.ROAD_WORKS}
    laid = laying(
        "You lay a Straight",
        "Church, Starting Segment, Straight with Road Works, Crossroad, Airport; below, a gap between two Curves.",
        "c╋─┼a\n └?┘", "─", FITS, tokens=works,
    )  # fmt: skip
    clear = fare(
        f"Your fare, {fare_name('CA')}",
        "The way goes down, along the new Straight, and up again.",
        "c╋─┼a\n └─┘",
        "CA",
        7,
        tokens=works,
    )
    return [
        Picture("turn", "A turn: a Straight is laid, and the fare has a clear way round the road works", 1, (laid, clear)),
    ]  # fmt: skip


# --- laying a card ---------------------------------------------------------------------------------------------------

_GAP_BESIDE_A_ROAD = """
    ┌─┐
    ╋?┼
"""
_CORNER = """
    ┌┬?
    ├╋┤
    └┴┘
"""


def _laying() -> list[Picture]:
    fits = laying("Road to road", "A Curve below a Crossroad, its roads to the north and east.", "╋\n?", "└", FITS)
    closed = laying(
        "Into a closed side", "A Crossroad beside the Starting Segment; the street above turns a closed side to it.",
        "┌─\n╋?", "┼", CLOSED_SIDE,
    )  # fmt: skip
    other = laying("The same square", "A Tee there instead, with its closed side to the north.", "┌─\n╋?", "┬", FITS)
    apart = laying(
        "Only touching",
        "A Straight from west to east below the Starting Segment, with no road towards it.",
        "╋\n?",
        "─",
        NOT_JOINED,
    )
    shuts = laying("Base play", "A Curve from west to south in the gap between two Crossroads.", _GAP_BESIDE_A_ROAD, "┐", FITS)
    forbidden = laying("Tournament", "The same Curve.", _GAP_BESIDE_A_ROAD, "┐", DEAD_END, tournament=True)
    sealed = laying("A last Curve", "Every other road of the map has been led back into it.", _CORNER, "┐", SEALED)
    leaves = laying("A Tee instead", "Its third road leads out of the map.", _CORNER, "┬", FITS)
    return [
        Picture("laying", "Four cards being laid: two fit, one runs into a closed side, one is not joined", 2,
                (fits, closed, other, apart)),
        Picture("shutting", "A Curve whose closed side shuts a road: allowed in base play, refused in a tournament", 2,
                (shuts, forbidden)),
        Picture("sealed", "A Curve that would close the last open road is refused; a Tee that leads on is not", 2,
                (sealed, leaves)),
    ]  # fmt: skip


# --- one-way streets -------------------------------------------------------------------------------------------------


_TWO_STREETS = """
    ┌───┐
    ╋→?→┼
"""


def _streets() -> list[Picture]:
    short = street("At first", "Starting Segment, One Way to the east, Straight.", "╋→─", {(1, 0), (2, 0)})
    grown = street(
        "Two cards later", "Behind it now a Curve to the south and a Crossroad; the street ends before the Crossroad.",
        "╋→─┐\n   ┼", {(1, 0), (2, 0), (3, 0)},
    )  # fmt: skip
    bridge = street(
        "Over a bridge", "One Way, Bridge, Curve north, Curve, Curve south, back under the Bridge and out to the south.",
        "  ┌┐\n╋→╪┘\n  │", {(1, 0), (2, 0), (3, 0), (3, -1), (2, -1), (2, 1)},
    )  # fmt: skip
    second = laying("A second arrow", "Starting Segment, One Way, Straight; another One Way behind.", "╋→─?", "→", TWO_ONE_WAYS)
    joining = laying(
        "Joining two streets", "A Straight between two one-way streets that run the same way.", _TWO_STREETS, "─", TWO_ONE_WAYS
    )
    between = laying("An intersection between", "A Tee between them.", _TWO_STREETS, "┬", FITS)
    return [
        Picture("one-way", "The arrow of a One Way counts for its whole street, however it grows", 1, (short, grown, bridge)),
        Picture("two-one-ways", "A second One Way on a street is refused, even where a card joins two streets", 1,
                (second, joining, between)),
    ]  # fmt: skip


# --- locations -------------------------------------------------------------------------------------------------------


_TWO_LOCATIONS = """
    ┌───┐
    ╋h?c┼
"""


def _locations() -> list[Picture]:
    town = "┼╋h"
    near = {(0, -1), (0, 1)}  # beside the Starting Segment, one intersection from the Hotel
    far = {(-1, -1), (-2, 0), (-1, 1)}
    words = "Crossroad, Starting Segment and Hotel in a row, all their other roads open."
    one = squares_for("Church, three to six players", words, town, cards.CHURCH, near | far, seats=4)
    two = squares_for("Church, two players", "The same map.", town, cards.CHURCH, far, seats=2)
    bridge = laying("A bridge does not count", "Starting Segment, Hotel, Bridge; the Church behind it.", "╋h╪?", "c", TOO_NEAR)
    beside = laying("Side by side", "The way from Church to Hotel goes round by the Starting Segment.", "╋─?\n└─h", "c", FITS)
    base = laying("Later, base play", "A Straight laid between Hotel and Church.", _TWO_LOCATIONS, "─", FITS)
    tournament = laying("Later, tournament", "The same.", _TWO_LOCATIONS, "─", TOO_NEAR, tournament=True)
    return [
        Picture("location-apart", "Squares where a Church fits: one intersection from the Hotel, two with two players", 1,
                (one, two, bridge, beside)),
        Picture("location-later", "A road that joins two locations: allowed in base play, refused in a tournament", 1,
                (base, tournament)),
    ]  # fmt: skip


# --- fare paths ------------------------------------------------------------------------------------------------------


def _paths() -> list[Picture]:
    twice = fare(
        fare_name("CA"), "Church, Starting Segment, Bridge, round three Curves, and under the Bridge to the Airport.",
        "  ┌┐\nc╋╪┘\n  A", "CA", 8,
    )  # fmt: skip
    through = fare(
        f"{fare_name('CA')}, past the Hotel", "Church, Starting Segment, Hotel, Crossroad, Airport in a row.", "c╋h┼a", "CA", 5
    )
    with_it = fare(
        f"{fare_name('CA')}, with the arrow",
        "Church, Starting Segment, One Way to the east, Crossroad, Airport.",
        "c╋→┼a",
        "CA",
        5,
    )
    against = fare(
        fare_name("TA"), "The same street with the Theatre at its west end and the arrow against the taxi.", "t╋←┼a", "TA", 0
    )
    cross = going_on("Intersection", "A Crossroad entered from the west.", " │\n╋┼─\n │", (1, 0, "W"), "NES")
    bridge = going_on("Bridge", "A Bridge entered from the west.", " │\n╋╪─\n │", (1, 0, "W"), "E")
    double = going_on("Double Curve", "A Double Curve entered from the west.", " │\n╋╲─\n │", (1, 0, "W"), "S")
    bend = going_on("Curve", "A Curve entered from the west.", "╋┐\n │", (1, 0, "W"), "S")
    token = fare("Token on the bridge", "A Traffic Jam stands on the Bridge between two intersections.", "c╋╪┼a", "CA", 0,
                 tokens={(1, 0): cards.TRAFFIC_JAM})  # fmt: skip
    under = fare("Hearse below", "The hearse came from the south, on the lower road.", "c╋╪┼a\n  │", "CA", 5,
                 hearse=(1, 0, "S"))  # fmt: skip
    above = fare("Hearse on the lane", "The hearse came from the west, on the upper road.", "c╋╪┼a\n  │", "CA", 0,
                 hearse=(1, 0, "W"))  # fmt: skip
    around = fare("Round the token", "A second street leads round the Road Works.", "c╋─┼a\n └─┘", "CA", 7,
                  tokens={(1, 0): cards.ROAD_WORKS})  # fmt: skip
    home = fare("Hearse at the start", "The hearse stands on the Church.", "c╋a", "CA", 0, hearse=(-1, 0, "E"))
    return [
        Picture("fare-path", "Fare paths: over a bridge and under it, past another location, with the arrow, not against it", 1,
                (twice, through, with_it, against)),
        Picture("no-turning-back", "How a fare goes on: by any other road of an intersection, else along its lane", 2,
                (cross, bridge, double, bend)),
        Picture("blocked", "A token blocks both roads of a bridge, the hearse only the one it is on", 1,
                (token, under, above, around, home)),
    ]  # fmt: skip


# --- Resurface and U-Turn --------------------------------------------------------------------------------------------


def _works() -> list[Picture]:
    resurface = resurfacing(
        "Resurface", "A ring of six cards round the Starting Segment's corner, with a Straight and the Hotel behind it.",
        "╋─┐\n│ │\n└─┼─h", [(1, 0)], {(2, 0), (2, 1), (0, 1), (0, 2), (1, 2)},
    )  # fmt: skip
    arrow = turning(
        "U-Turn: an arrow", "A One Way between two intersections, turned round to point west.", "╋→┼", (1, 0), "←", FITS
    )
    bend = turning("U-Turn: a Curve", "A Curve right of the Starting Segment, turned to lead south.", "╋┘", (1, 0), "┐", FITS)
    split = turning("With a road behind", "The same Curve with a Straight above it.", " │\n╋┘", (1, 0), "┐", SPLITS)
    picture = "┌┐\n╋┤"
    shut = turning(
        "A Tee, base play", "A Tee turned so that its closed side meets the road from the north.", picture, (1, 0), "┬", FITS
    )
    not_so = turning("Tournament", "The same turn.", picture, (1, 0), "┬", DEAD_END, tournament=True)
    arrows = turning(
        "Two arrows",
        "A Double Curve turned so that it would join two one-way streets.",
        " ↓\n→╲\n ╋",
        (0, -1),
        "╱",
        TWO_ONE_WAYS,
    )
    return [
        Picture("resurface", "Which cards Resurface may take: those without which the map stays in one piece", 1, (resurface,)),
        Picture("u-turn", "U-Turn reverses an arrow or turns a card, unless the map would fall apart", 2,
                (arrow, arrows, bend, split, shut, not_so)),
    ]  # fmt: skip


# --- tokens and the hearse -------------------------------------------------------------------------------------------


def _tokens() -> list[Picture]:
    row = "╋──┼─h"
    jam = {(1, 0): cards.TRAFFIC_JAM}
    words = "Starting Segment, Straight with a Traffic Jam, Straight, Crossroad, Straight, Hotel."
    base = tokens_for("Base play", words, row, jam, {(0, 0), (2, 0), (3, 0), (4, 0)}, tournament=False)
    tournament = tokens_for("Tournament", "The same street.", row, jam, {(4, 0)}, tournament=True)
    return [
        Picture("token-distance", "Where a second token may stand: on any road card, in a tournament beyond an intersection", 1,
                (base, tournament)),
    ]  # fmt: skip


def _hearse() -> list[Picture]:
    begin = hearse_begins(
        "The Hearse card", "The Church between the Starting Segment and a Straight; a Curve above is not joined to it.",
        "┌┐\n╋c─┼", {(0, 0), (1, -1), (2, 0)},
    )  # fmt: skip
    star = " │\n─╋─\n │"
    cross = hearse("Intersection", "The hearse came from the west; roads lead on to all sides.", star, (0, 0, "W"), "NESW")
    arrows = hearse(
        "Arrow against it",
        "A one-way street comes in from the east; a Straight leads north, another back west.",
        " │\n─╋←",
        (0, 0, "W"),
        "NW",
    )
    forward = hearse("On a street", "Two Straights between intersections; a Parade stands ahead.", "╋─┼", (1, 0, "W"), "E",
                     tokens={(2, 0): cards.PARADE})  # fmt: skip
    end = hearse("Dead end", "A Straight that leads into an empty square.", "─╋─", (1, 0, "W"), "W")
    stuck = hearse("One-way dead end", "A One Way that leads into an empty square.", "─╋→", (1, 0, "W"), "")
    bridge = hearse("On a bridge", "The hearse came onto the Bridge from the south.", " │\n╋╪─\n │", (1, 0, "S"), "N")
    turned = hearse(
        "Arrow laid later",
        "The hearse drives east, and a One Way to the west has been laid ahead of it.",
        "╋─←",
        (1, 0, "W"),
        "W",
    )
    double = hearse("Double Curve", "The hearse came onto the Double Curve from the west.", " │\n╋╲─\n │", (1, 0, "W"), "S")
    return [
        Picture("hearse-start", "The hearse begins on a road card beside the Church", 1, (begin,)),
        Picture("hearse", "Where the hearse goes: any way at an intersection, else forward, and back only where it must", 2,
                (cross, arrows, forward, end, turned, stuck, bridge, double)),
    ]  # fmt: skip
