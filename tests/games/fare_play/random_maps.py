"""Random maps, grown card by card by the rules, with tokens and a hearse on them."""

from collections import defaultdict
from random import Random
from types import SimpleNamespace
from typing import Final, cast

import numpy as np
from tests.games.fare_play import slow
from tests.games.fare_play.drawing import EDGE_NAMES, square_of

from cabstand.core.rule import Ints
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.lanes import EDGES, TURNS
from cabstand.games.fare_play.map import put, road_at, take_up, turn_to
from cabstand.games.fare_play.placing import (
    EDGES_IN,
    FITS,
    can_place_token,
    is_bare_road,
    open_squares,
    why_not_lay,
    why_not_take_up,
    why_not_turn,
)
from cabstand.games.fare_play.record import NOT_YET, ON_MAP, Record

# Few intersections, much that bends and crosses: streets run long, cross themselves and close to rings.
WINDING: Final = {
    cards.STRAIGHT: 4,
    cards.CURVE: 26,
    cards.ONE_WAY: 6,
    cards.CROSSROAD: 1,
    cards.TEE: 5,
    cards.DOUBLE_CURVE: 18,
    cards.BRIDGE: 22,
    **dict.fromkeys(range(cards.CHURCH, cards.STATION + 1), 1),
}
AS_IN_THE_DECK: Final = {kind: int(cards.CARD_COUNTS[kind]) for kind in WINDING}
KIND_NAMES: Final = ("straight", "curve", "one way", "crossroad", "tee", "double curve", "bridge", *slow.LOCATIONS)


def paper_record(seats: int, tournament: bool) -> Record:
    """A map with the Starting Segment, on paper: plain rows instead of NumPy's, which interpreted rules read much faster."""
    rows = {name: [0] * cards.MOST_LAID for name in ("kind", "x", "y", "turned", "token")}
    index: defaultdict[tuple[int, int], int] = defaultdict(int)
    links: defaultdict[tuple[int, int], int] = defaultdict(int)
    scalars = {"seats": seats, "tournament": int(tournament), "laid": 0, "hearse": NOT_YET, "hearse_card": 0, "hearse_edge": 0}
    s = cast(Record, SimpleNamespace(index=index, links=links, **rows, **scalars))
    put(s, cards.CROSSROAD, 0, 0, 0)
    return s


def town_of(s: Record) -> slow.Town:
    """The same map for the slow rules."""
    on = {square_of(s, card): (KIND_NAMES[s.kind[card]], int(s.turned[card])) for card in range(s.laid)}
    tokens = frozenset(square_of(s, card) for card in range(s.laid) if s.token[card])
    hearse = (square_of(s, s.hearse_card), EDGE_NAMES[s.hearse_edge]) if s.hearse == ON_MAP else None
    return slow.Town(on, tokens, hearse, bool(s.tournament), s.seats)


def squares_open_to(s: Record) -> tuple[Ints, Ints, Ints]:
    """The empty squares that road leads to: columns, rows, masks."""
    xs, ys, masks = (np.zeros(EDGES * cards.MOST_LAID, np.int64) for _ in range(3))
    count = open_squares(s, xs, ys, masks)
    return xs[:count], ys[:count], masks[:count]


def random_map(rng: Random, seats: int, tournament: bool, size: int) -> Record:
    """A map of at least so many cards, laid by the rules; where a map does not grow so far, another is begun."""
    while True:
        s = paper_record(seats, tournament)
        _grow(s, rng, size)
        if s.laid >= size:
            _send_hearse(s, rng)
            return s


def _grow(s: Record, rng: Random, size: int) -> None:
    tokens = [obstacle for obstacle in range(cards.OBSTACLES) for _ in range(cards.TOKEN_COUNTS[obstacle])]
    tokens_at = {rng.randrange(size): obstacle for obstacle in rng.sample(tokens, rng.randint(0, len(tokens)))}
    counts = rng.choice((AS_IN_THE_DECK, WINDING))
    stack = [kind for kind, count in counts.items() for _ in range(count)]
    rng.shuffle(stack)
    for drawn in range(len(stack)):
        if s.laid >= size:
            return
        _lay_somewhere(s, rng, stack[drawn])
        if drawn in tokens_at:
            _place_token(s, rng, tokens_at[drawn])
        if rng.random() < 0.1:
            _resurface_or_turn(s, rng)


def _lay_somewhere(s: Record, rng: Random, kind: int) -> None:
    """On any square, but gladly where several roads meet: so that streets join and rings close."""
    xs, ys, masks = squares_open_to(s)
    liking = [rng.random() * (1 + int(EDGES_IN[mask & 15]) ** 2) for mask in masks]
    for at in sorted(range(len(xs)), key=lambda square: -liking[square])[:6]:
        for turn in rng.sample(range(TURNS[kind]), int(TURNS[kind])):
            if why_not_lay(s, kind, int(xs[at]), int(ys[at]), turn) == FITS:
                put(s, kind, int(xs[at]), int(ys[at]), turn)
                return


def _place_token(s: Record, rng: Random, obstacle: int) -> None:
    fitting = [card for card in range(s.laid) if can_place_token(s, card, -1)]
    if fitting:
        s.token[rng.choice(fitting)] = 1 + obstacle


def _resurface_or_turn(s: Record, rng: Random) -> None:
    card = rng.randrange(s.laid)
    turn = rng.randrange(TURNS[s.kind[card]])
    if card == 0 or not is_bare_road(s, card):
        return
    if rng.random() < 0.7:
        if why_not_turn(s, card, turn) == FITS:
            turn_to(s, card, turn)
    elif why_not_take_up(s, card) == FITS:
        take_up(s, card)


def _send_hearse(s: Record, rng: Random) -> None:
    """Onto any card, heading anywhere, also where a One Way has been laid against it."""
    if rng.random() < 0.8:
        s.hearse, s.hearse_card = ON_MAP, rng.randrange(s.laid)
        s.hearse_edge = rng.choice([edge for edge in range(EDGES) if road_at(s, s.hearse_card, edge)])
