"""Worlds that fit what a seat may know: what it has not seen is dealt to the others' hands and to the pile.

Any unseen card may be anywhere, but hands are what their players have kept: a Red Light waits there for its moment, a One Way
goes at the first chance. So a hand is dealt by how readily cards are kept. The figures are those of rule-of-thumb bots, counted
in 1,500 games: how often a kind lies in a hand between two turns, against its share of the deck.
"""

from typing import Final

import numpy as np

from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, States, rule
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import KINDS, LOCATIONS, ROADS
from cabstand.games.fare_play.lanes import is_location
from cabstand.games.fare_play.record import Record

_TRIES: Final = 20  # worlds dealt until the locations fit into the top of the pile; then they are put right by hand
_DRAWS: Final = 12  # cards looked at for a place in a hand; the last is taken, whatever it is
_MOST_KEPT: Final = 50
_KEPT: Final[dict[int, int]] = {
    cards.STRAIGHT: 10,
    cards.CURVE: 10,
    cards.ONE_WAY: 1,
    cards.CROSSROAD: 22,
    cards.TEE: 14,
    cards.DOUBLE_CURVE: 3,
    cards.BRIDGE: 5,
    **dict.fromkeys(range(ROADS, ROADS + LOCATIONS), 3),
    **dict.fromkeys(range(cards.ROAD_WORKS, cards.ROAD_CREW), 5),
    **dict.fromkeys(range(cards.ROAD_CREW, cards.ALL_CLEAR), 15),
    cards.ALL_CLEAR: 30,
    cards.LOSE_A_TURN: 28,
    cards.STEAL_A_FARE: 3,
    cards.SWAP_HANDS: 1,
    cards.PASS_LEFT: 1,
    cards.RESURFACE: 25,
    cards.U_TURN: 18,
    cards.FAST_LANE: 3,
    cards.RUSH_HOUR: 2,
    cards.RED_LIGHT: _MOST_KEPT,
    cards.DETOUR: _MOST_KEPT,
}
KEPT: Final[Ints] = np.array([_KEPT[kind] for kind in range(KINDS)], np.int64)


@rule
def deal_world(hidden: States, worlds: States, rng: Stream) -> None:
    """A world that fits what a seat may know, from what `hide` has left of the true one."""
    for _ in range(_TRIES):
        worlds[0] = hidden[0]
        deal_hands(worlds[0], rng)
        if worlds[0].top_left >= 0:
            return
    put_right(hidden[0], worlds[0], rng)


@rule
def deal_hands(s: Record, rng: Stream) -> None:
    """Deal, in place, what is unseen to the hands that lack cards; the rest is the pile."""
    unseen = np.empty(256, np.int64)
    count = 0
    for kind in range(KINDS):
        for _ in range(s.pile[kind]):
            unseen[count] = kind
            count += 1
    for seat in range(s.seats):
        held = 0
        for kind in range(KINDS):
            held += s.hands[seat, kind]
        for _ in range(s.hand_size[seat] - held):
            at = below(rng, count)
            for _ in range(_DRAWS):
                if below(rng, _MOST_KEPT) < KEPT[unseen[at]]:
                    break
                at = below(rng, count)
            s.hands[seat, unseen[at]] += 1
            s.pile[unseen[at]] -= 1
            count -= 1
            unseen[at] = unseen[count]
    # what `hide` tells of the top half counts its locations
    for place in range(ROADS, ROADS + LOCATIONS):
        s.top_left -= s.pile[place]


@rule
def put_right(h: Record, s: Record, rng: Stream) -> None:
    """More locations lie in the pile than the rest of its top half can hold: so some are in hands."""
    for place in range(ROADS, ROADS + LOCATIONS):
        while s.top_left < 0 and s.pile[place] > 0 and swap_into_hand(h, s, place, rng):
            s.top_left += 1
    s.top_left = max(s.top_left, 0)


@rule
def swap_into_hand(h: Record, s: Record, place: int, rng: Stream) -> bool:
    """A location of the pile for a card that was dealt to some hand; whether there was one."""
    found = 0
    at_seat = 0
    at_kind = 0
    for seat in range(s.seats):
        for kind in range(KINDS):
            if not is_location(kind) and s.hands[seat, kind] > h.hands[seat, kind]:
                found += 1
                if below(rng, found) == 0:
                    at_seat = seat
                    at_kind = kind
    if found == 0:
        return False
    s.hands[at_seat, at_kind] -= 1
    s.pile[at_kind] += 1
    s.hands[at_seat, place] += 1
    s.pile[place] -= 1
    return True
