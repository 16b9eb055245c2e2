"""What lies on the table in a game of Fare Play: the map, tokens and hearse, fares, hands, pile, and what each seat knows."""

from typing import Annotated, Final

from cabstand.core.forms import FLAG, NamedCounts, Names, Number, PerSeat
from cabstand.core.rule import Cells, Flags, record_type
from cabstand.games.fare_play.cards import CARD_NAMES, KINDS, MOST_LAID, OBSTACLES
from cabstand.games.fare_play.lanes import EDGES

MOST_SEATS: Final = 6
# A connected map of 68 cards spans at most 68 squares, and the squares beside it two more: none share a place in the index.
WRAP: Final = MOST_LAID + 2
NONE: Final = -1

# Where the hearse is.
NOT_YET: Final = 0
ON_MAP: Final = 1
GONE: Final = 2

# What the game waits for.
LOT: Final = 0  # chance: who begins
DEAL: Final = 1  # chance: the first hands
FARE: Final = 2  # chance: a FARE card for `asked`
BEGIN: Final = 3  # the seat in turn: go on, or start over
DRAW: Final = 4  # chance: a card for the seat in turn
LOCATE: Final = 5  # the seat in turn: which location, and where it does not match the fare, its square
PASSED: Final = 6  # the seat that was passed a location, to lay it at once
PLAY: Final = 7  # the seat in turn: the one card
REACT: Final = 8  # the seat asked: Red Light, Detour, or nothing
FAST: Final = 9  # the seat in turn: the road cards of a Fast Lane
RUSH: Final = 10  # the seat asked: a road card in the Rush Hour
DISCARD: Final = 11  # the seat in turn
DECLARE: Final = 12  # the seat in turn, with a clear path: declare or not
DRIVE: Final = 13  # the seat in turn: the hearse has not been moved and must be
DONE: Final = 14
ASKS: Final = {
    LOT: "lot",
    DEAL: "deal",
    FARE: "fare",
    BEGIN: "begin",
    DRAW: "draw",
    LOCATE: "locate",
    PASSED: "passed",
    PLAY: "play",
    REACT: "react",
    FAST: "fast",
    RUSH: "rush",
    DISCARD: "discard",
    DECLARE: "declare",
    DRIVE: "drive",
    DONE: "over",
}

CARDS: Final = NamedCounts(CARD_NAMES, most=19)


class Record:
    """One game, with the forms in which positions show it."""

    seats: Annotated[int, Number(2, MOST_SEATS)]
    tournament: Annotated[int, FLAG]
    # the map: card by card in the order they were laid, and an index from squares to cards
    laid: int
    kind: Annotated[Flags, MOST_LAID]
    x: Annotated[Flags, MOST_LAID]
    y: Annotated[Flags, MOST_LAID]
    turned: Annotated[Flags, MOST_LAID]
    token: Annotated[Flags, MOST_LAID]  # 0 none, else 1 + the obstacle
    index: Annotated[Flags, (WRAP, WRAP)]  # 0 empty, else 1 + the number of the card
    links: Annotated[Flags, (MOST_LAID, EDGES)]  # by card and edge: 0, or 1 + the card that road leads to there
    tokens_left: Annotated[Flags, OBSTACLES]
    hearse: int
    hearse_card: int
    hearse_edge: int  # by which it came onto its card
    # cards
    pile: Annotated[Flags, KINDS, CARDS]
    top_left: Annotated[int, Number(0, 99)]  # cards of the top half still in the pile, locations not counted
    discards: Annotated[Flags, KINDS, CARDS]
    hands: Annotated[Flags, (MOST_SEATS, KINDS), PerSeat(CARDS, between=";")]
    hand_size: Annotated[Cells, MOST_SEATS]
    known: Annotated[Flags, (MOST_SEATS, MOST_SEATS, KINDS)]  # who knows what of whose hand
    skips: Annotated[Flags, MOST_SEATS, PerSeat(Number(0, 99))]  # 1: a Lose a Turn lies before this seat
    fare: Annotated[Flags, MOST_SEATS, PerSeat(Number(0, 99))]  # 0 none, else 1 + the fare
    set_aside: Annotated[Flags, MOST_SEATS, PerSeat(Number(0, 99))]  # the old fare, until a new one has been drawn
    declared: Annotated[
        Flags, MOST_SEATS, PerSeat(Number(0, 99))
    ]  # 0 red; 1 green; 2 green, and clear at the end of a turn since
    new_fare: Annotated[int, FLAG]  # 1 where the seat in turn has drawn or taken a new fare in this turn
    fresh_start: Annotated[Flags, MOST_SEATS, PerSeat(Number(0, 99))]  # 1: this seat started over in its last turn
    # the turn
    phase: Annotated[int, Names(ASKS)]
    seat: Annotated[int, Number(0, 999, first=1)]
    starter: Annotated[int, Number(0, 999, first=1)]
    round_no: Annotated[int, Number(0, 999, first=1)]
    stirred: Annotated[int, Number(0, 999)]  # 1 once anybody drew, played, was skipped or started over in this round
    asked: Annotated[
        int, Number(1, MOST_SEATS, first=1)
    ]  # the seat asked: reacting, rushing, laying a passed location, being dealt to
    hearse_moved: Annotated[int, FLAG]
    may_win: Annotated[int, FLAG]  # 1 where the seat in turn was green when its turn began
    to_draw: int
    resume: int  # what comes after drawing
    card: int  # the traffic card waiting to take effect, or the location that was passed
    target: int
    square: int  # the number of the card on the map that the traffic card acts on
    spin: int  # the turn it would give that card
    redirected: int  # the seat that played a Detour, else NONE
    lays_left: Annotated[int, Number(0, 2)]  # of a Fast Lane
    to_discard: int
    stuck: int  # 1 where nothing was playable, nothing has been discarded yet, and moving the hearse may still change that
    winner: Annotated[int, Number(0, MOST_SEATS, first=1)]


STATE: Final = record_type(Record)
