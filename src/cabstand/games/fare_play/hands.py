"""Hands, pile and discards, and what each seat knows of the others' hands."""

from typing import Final

import numpy as np

from cabstand.core.rule import Ints, rule
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import CARD_COUNTS, KINDS, LOCATIONS, ROADS
from cabstand.games.fare_play.lanes import is_location
from cabstand.games.fare_play.record import Record

HAND: Final = 5


@rule
def add_card(s: Record, seat: int, kind: int) -> None:
    s.hands[seat, kind] += 1
    s.hand_size[seat] += 1


@rule
def lose_card(s: Record, seat: int, kind: int) -> None:
    """A card leaves a hand for all to see; whoever knew of one of its kind there knows of one less."""
    s.hands[seat, kind] -= 1
    s.hand_size[seat] -= 1
    for viewer in range(s.seats):
        if s.known[viewer, seat, kind] > 0:
            s.known[viewer, seat, kind] -= 1


@rule
def cards_to_discard(s: Record, seat: int) -> int:
    """How many cards of a hand may be discarded: all but locations."""
    count = s.hand_size[seat]
    for kind in range(ROADS, ROADS + LOCATIONS):
        count -= s.hands[seat, kind]
    return int(count)


@rule
def swap_hands(s: Record, one: int, two: int) -> None:
    """Two hands change places, and what is known of them with them; those two know what they have given away."""
    for kind in range(KINDS):
        a = s.hands[one, kind]
        b = s.hands[two, kind]
        s.hands[one, kind] = b
        s.hands[two, kind] = a
        for viewer in range(s.seats):
            seen = s.known[viewer, one, kind]
            s.known[viewer, one, kind] = s.known[viewer, two, kind]
            s.known[viewer, two, kind] = seen
        s.known[one, two, kind] = a
        s.known[two, one, kind] = b
        s.known[one, one, kind] = 0
        s.known[two, two, kind] = 0
    size = s.hand_size[one]
    s.hand_size[one] = s.hand_size[two]
    s.hand_size[two] = size


@rule
def pass_left(s: Record) -> None:
    """Every hand goes to the left, and what is known of it with it; each seat knows what it has given away."""
    hands = s.hands.copy()
    sizes = s.hand_size.copy()
    known = s.known.copy()
    for seat in range(s.seats):
        left = seat + 1 if seat + 1 < s.seats else 0
        s.hand_size[left] = sizes[seat]
        for kind in range(KINDS):
            s.hands[left, kind] = hands[seat, kind]
            for viewer in range(s.seats):
                s.known[viewer, left, kind] = hands[seat, kind] if viewer == seat else known[viewer, seat, kind]
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.known[seat, seat, kind] = 0


# --- the pile --------------------------------------------------------------------------------------------------------


@rule
def fill_pile(s: Record) -> None:
    """The deck without Starting Segment and locations, before hands are dealt."""
    for kind in range(KINDS):
        s.pile[kind] = 0 if is_location(kind) else CARD_COUNTS[kind]
    if s.seats == 2:
        s.pile[cards.STEAL_A_FARE] = 0


@rule
def add_locations(s: Record) -> None:
    """Of the cards left the top half is the larger half, and the six locations are shuffled into it."""
    s.top_left = (pile_size(s) + 1) // 2
    for kind in range(ROADS, ROADS + LOCATIONS):
        s.pile[kind] = 1


@rule
def pile_size(s: Record) -> int:
    count = 0
    for kind in range(KINDS):
        count += s.pile[kind]
    return count


@rule
def is_pile_empty(s: Record) -> bool:
    for kind in range(KINDS):
        if s.pile[kind] > 0:
            return False
    return True


@rule
def refill_pile(s: Record) -> None:
    """An empty pile is made anew from the shuffled discards."""
    if not is_pile_empty(s):
        return
    for kind in range(KINDS):
        s.pile[kind] = s.discards[kind]
        s.discards[kind] = 0


@rule
def draw_weights(s: Record, weights: Ints) -> int:
    """How likely each kind is to be drawn next, as whole numbers; their total.

    A hidden pile needs no hidden order: while the top half lasts, its next card is any location in it with one chance in its
    size, and else any other card as likely as the whole pile holds it.
    """
    places = 0
    others = 0
    for kind in range(KINDS):
        if is_location(kind):
            places += s.pile[kind]
        else:
            others += s.pile[kind]
    total = 0
    for kind in range(KINDS):
        if places == 0:
            weights[kind] = s.pile[kind]
        elif is_location(kind):
            weights[kind] = s.pile[kind] * max(others, 1)
        else:
            weights[kind] = s.pile[kind] * s.top_left
        total += weights[kind]
    return total


@rule
def take_from_pile(s: Record, kind: int) -> None:
    s.pile[kind] -= 1
    if not is_location(kind) and s.top_left > 0:
        s.top_left -= 1


@rule
def discard(s: Record, kind: int) -> None:
    s.discards[kind] += 1


@rule
def new_weights() -> Ints:
    return np.zeros(KINDS, np.int64)
