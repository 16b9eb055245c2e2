"""What a seat may know: its own hand, how many cards others hold, what it has seen of them; and worlds that fit that."""

from typing import Final

import numpy as np

from cabstand.core.rng import Stream, below
from cabstand.core.rule import Flags, Ints, rule
from cabstand.games.fare_play import moves
from cabstand.games.fare_play.cards import KINDS, LOCATIONS, ROADS
from cabstand.games.fare_play.flow import asked_seat, legal
from cabstand.games.fare_play.hands import cards_to_discard
from cabstand.games.fare_play.lanes import is_location
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import DISCARD, FAST, LOCATE, PLAY, RUSH, Record

MOST_TRIES: Final = 3000  # worlds dealt until one fits what was asked; a location in a hand can be rare


@rule
def hide(s: Record, viewer: int) -> None:
    """Blank, in place, what a viewer cannot know (-1 watches only).

    Hands of others keep the cards known to be there; everything unseen lies together in `pile`, of which only the size of its
    top half is known.
    """
    places = 0
    for place in range(ROADS, ROADS + LOCATIONS):
        places += s.pile[place]
    s.top_left += places  # how many cards the top half has is no secret, how many of them are locations is
    for seat in range(s.seats):
        if seat == viewer:
            continue
        for kind in range(KINDS):
            seen = s.known[viewer, seat, kind] if viewer >= 0 else 0
            s.pile[kind] += s.hands[seat, kind] - seen
            s.hands[seat, kind] = seen
    for other in range(s.seats):
        for seat in range(s.seats):
            for kind in range(KINDS):
                if other != viewer:
                    s.known[other, seat, kind] = 0


@rule
def fill_in(s: Record, rng: Stream) -> None:
    """Deal, in place, what is unseen to the hands that lack cards; the rest is the pile. Any unseen card may be anywhere."""
    in_top = s.top_left
    unseen = np.empty(256, np.int64)
    count = 0
    for kind in range(KINDS):
        for _ in range(s.pile[kind]):
            unseen[count] = kind
            count += 1
    count = _deal_hidden(s, rng, unseen, count)
    places = 0
    for kind in range(KINDS):
        s.pile[kind] = 0
    for i in range(count):
        s.pile[unseen[i]] += 1
        places += is_location(unseen[i])
    s.top_left = in_top - places


@rule
def _deal_hidden(s: Record, rng: Stream, unseen: Ints, count: int) -> int:
    """Cards for every hand that holds more than is seen of it; how many are left."""
    for seat in range(s.seats):
        held = 0
        for kind in range(KINDS):
            held += s.hands[seat, kind]
        for _ in range(s.hand_size[seat] - held):
            at = below(rng, count)
            s.hands[seat, unseen[at]] += 1
            count -= 1
            unseen[at] = unseen[count]
    return count


@rule
def could_be(s: Record) -> bool:
    """Whether the locations left in the pile fit into its top half, and whoever is asked could be asked.

    That a location must be laid or a card played says something about a hand.
    """
    if s.top_left < 0:
        return False
    if s.phase not in (LOCATE, PLAY, FAST, RUSH, DISCARD):
        return True
    out = np.empty(MOST_MOVES, np.int64)
    for i in range(legal(s, asked_seat(s), out)):
        if moves.kind(out[i]) != moves.DRIVE:
            return s.phase != DISCARD or s.to_discard <= cards_to_discard(s, s.seat)
    return False


@rule
def shown_when_starting_over(s: Record, seat: int) -> Flags:
    """The cards that go to the discards: all of the hand but locations."""
    shown: Flags = s.hands[seat].copy()
    for place in range(ROADS, ROADS + LOCATIONS):
        shown[place] = 0
    return shown
