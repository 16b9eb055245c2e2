"""The rules of Night Rank, a small invented game: copy it to begin a game of your own. Its whole sheet:

Two to four drivers wait at the rank. The deck has whistles (W) and fares worth 1, 2 or 3 points. Every driver is dealt a hand
that nobody else sees. In turn, a driver drives a card: lays it open. Every other driver, clockwise, is asked whether to
whistle; the first who gives up a W scores the fare. (A W that is driven is a fare worth nothing.) If nobody whistles, the
referee says whether the driver knew the way: right scores the fare, wrong does not. Once a game, whenever cards are in play,
a driver may honk for one point. When all hands are empty, the most points win.

Every function works on one record. Nothing here draws a number of its own, reads a clock or writes a word.
"""

from enum import IntEnum
from typing import Final

import numpy as np

from cabstand.core.game import CHANCE, OVER, REFEREE
from cabstand.core.rng import Stream, weighted
from cabstand.core.rule import Ints, rule
from night_rank.record import CALL, DEAL, DONE, DRIVE, KINDS, WINDOW, Record

WHISTLE: Final = 0
DECK: Final = np.array((3, 5, 4, 3), np.int64)

# A move is one of these plus eight times a number: the card, or 1 for right.
DEALS, DRIVES, PASSES, WHISTLES, HONKS, CALLS = range(6)
NUMBERS: Final = np.array((KINDS, KINDS, 1, 1, 1, 2), np.int64)  # how many numbers each sort of move has
ASKED_FOR: Final = np.zeros((DONE + 1, CALLS + 1), np.bool_)  # by what the game waits for, and the sort of move
for _phase, _kind in ((DEAL, DEALS), (DRIVE, DRIVES), (WINDOW, PASSES), (WINDOW, WHISTLES), (CALL, CALLS)):
    ASKED_FOR[_phase, _kind] = True


@rule
def of(kind: int, number: int) -> int:
    return kind + 8 * number


@rule
def set_up(s: Record, seats: int, hand_size: int) -> None:
    s.seats = seats
    s.hand_size = hand_size
    s.phase = DEAL
    s.horns[:seats] = 1


@rule
def to_move(s: Record) -> int:
    if s.phase == DEAL:
        return CHANCE
    if s.phase == CALL:
        return REFEREE
    if s.phase == DONE:
        return OVER
    return s.asked if s.phase == WINDOW else s.turn


# --- Chance: a hidden pile needs no hidden order, a deal is drawn from all that may still be in it ------------------------


@rule
def next_dealt(s: Record) -> int:
    return s.held.sum() % s.seats  # type: ignore[no-any-return]


@rule
def unseen(s: Record) -> Ints:
    """How many cards of each kind are neither played nor in a hand that is known."""
    return DECK - s.played - s.hands.sum(axis=0)  # type: ignore[no-any-return]


@rule
def draw_card(s: Record, rng: Stream) -> int:
    left = unseen(s)
    return weighted(rng, left, left.sum())


# --- Why a move is refused ---------------------------------------------------------------------------------------------


class Reason(IntEnum):
    LEGAL = 0
    OVER = 1
    NOT_A_MOVE = 2
    NO_SUCH_SEAT = 3
    NOT_ASKED = 4
    ASKED_FOR_OTHER = 5
    NOT_HELD = 6
    HORN_USED = 7
    CARDS_FIRST = 8


@rule
def reason(s: Record, actor: int, move: int) -> int:
    """Why `actor` may not make this move; answers for every integer."""
    kind = move & 7
    if move < 0 or kind > CALLS or move >> 3 >= NUMBERS[kind]:
        return Reason.NOT_A_MOVE.value
    if actor >= s.seats:
        return Reason.NO_SUCH_SEAT.value
    if s.phase == DONE:
        return Reason.OVER.value
    if kind == HONKS:
        return _reason_of_honk(s, actor)
    if actor != to_move(s):
        return Reason.NOT_ASKED.value
    return _reason_when_asked(s, actor, kind, move >> 3)


@rule
def _reason_of_honk(s: Record, actor: int) -> int:
    """The one move that is made out of turn."""
    if s.phase == DEAL:
        return Reason.CARDS_FIRST.value
    if actor < 0:
        return Reason.NOT_A_MOVE.value
    return Reason.LEGAL.value if s.horns[actor] else Reason.HORN_USED.value


@rule
def _reason_when_asked(s: Record, actor: int, kind: int, number: int) -> int:
    if not ASKED_FOR[s.phase, kind]:
        return Reason.ASKED_FOR_OTHER.value
    if kind == DEALS:
        return Reason.LEGAL.value if unseen(s)[number] > 0 else Reason.NOT_HELD.value
    if kind in (DRIVES, WHISTLES):  # a whistle has the number of its card, WHISTLE
        return Reason.LEGAL.value if s.hands[actor, number] > 0 else Reason.NOT_HELD.value
    return Reason.LEGAL.value


@rule
def legal(s: Record, actor: int, out: Ints) -> int:
    """A game with so few moves lists them by trying each."""
    asked = actor == to_move(s)
    count = 0
    for kind in range(len(NUMBERS)):
        if kind != HONKS and not (asked and ASKED_FOR[s.phase, kind]):
            continue
        for number in range(NUMBERS[kind]):
            if reason(s, actor, of(kind, number)) == Reason.LEGAL.value:
                out[count] = of(kind, number)
                count += 1
    return count


@rule
def fallback(s: Record) -> int:
    """For an absent player: pass, or drive the fare worth least."""
    if s.phase == WINDOW:
        return PASSES
    card = 0
    while s.hands[s.turn, card] == 0:
        card += 1
    return of(DRIVES, card)


# --- What a move does --------------------------------------------------------------------------------------------------


@rule
def apply(s: Record, actor: int, move: int) -> None:
    """Carry out a move that is known to be legal."""
    kind = move & 7
    if kind == DEALS:
        deal(s, move >> 3)
    elif kind == DRIVES:
        lay(s, s.turn, move >> 3)
        s.fare = move >> 3
        s.phase = WINDOW
        s.asked = (s.turn + 1) % s.seats
    elif kind == PASSES:
        pass_on(s)
    elif kind == WHISTLES:
        lay(s, actor, WHISTLE)
        end_turn(s, actor)
    elif kind == HONKS:
        s.horns[actor] = 0
        s.points[actor] += 1
    else:
        end_turn(s, s.turn if move >> 3 else -1)


@rule
def deal(s: Record, card: int) -> None:
    seat = next_dealt(s)
    s.hands[seat, card] += 1
    s.held[seat] += 1
    if s.held.sum() == s.seats * s.hand_size:
        s.phase = DRIVE


@rule
def lay(s: Record, seat: int, card: int) -> None:
    s.hands[seat, card] -= 1
    s.held[seat] -= 1
    s.played[card] += 1


@rule
def pass_on(s: Record) -> None:
    """Everyone is asked, whistle or none: who is passed over must not show what a hand holds."""
    s.asked = (s.asked + 1) % s.seats
    if s.asked == s.turn:
        s.asked = 0
        s.phase = CALL


@rule
def end_turn(s: Record, scorer: int) -> None:
    """The fare goes to the scorer (-1: nobody), the turn to the next driver who has a card."""
    if scorer >= 0:
        s.points[scorer] += s.fare
    s.fare = 0
    s.asked = 0
    for _ in range(s.seats):
        s.turn = (s.turn + 1) % s.seats
        if s.held[s.turn] > 0:
            s.phase = DRIVE
            return
    s.phase = DONE


@rule
def has_won(s: Record, seat: int) -> bool:
    for other in range(s.seats):
        if s.points[other] > s.points[seat]:
            return False
    return s.phase == DONE


# --- What a viewer may know (a seat, or -1 for somebody who only watches) ----------------------------------------------


@rule
def hide(s: Record, viewer: int) -> None:
    for seat in range(s.seats):
        if seat != viewer:
            s.hands[seat, :] = 0


@rule
def resample(s: Record, viewer: int, rng: Stream) -> None:
    """Deal the hidden hands anew, from the cards that this viewer has not seen."""
    for seat in range(s.seats):
        if seat != viewer:
            for _ in range(s.held[seat]):
                s.hands[seat, draw_card(s, rng)] += 1
