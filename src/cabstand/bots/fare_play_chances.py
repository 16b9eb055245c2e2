"""Chances to win at Fare Play, from what every fare still needs.

Each seat has a score, and its chance is e to the score, divided by the same of all seats. The scores were fitted to 1,200 games
of four rule-of-thumb bots (maximum likelihood; each turn of a game one sample, its winner the outcome). What they say: a
declared, clear path wins if nobody before its turn holds a card to block it; a declared path that its own hand can repair in
one move wins at that turn more often than not; a path that is not declared is worth little more than none, since one round of
the others lies between; All Clear and Red Light are the cards to hold.
"""

from math import exp
from typing import Final

import numpy as np

from cabstand.bots.fare_play_outlook import NEEDS, lacks
from cabstand.bots.fare_play_tree import Floats
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.record import DONE, Record
from cabstand.games.fare_play.ways import FAR
from cabstand.games.rule import Flags, rule

_LATE: Final = 3  # turns until its own, and blockers before it, count up to three
_MANY: Final = 6

# By turns until the seat's own, then by how many rivals hold a card to block it before that.
_CLEAR: Final = np.array([[4, 4, 4, 4], [2.48, 1.29, 1.29, 1.29], [1.71, 0.65, 0.36, 0.36], [0.90, 0.42, 0.02, -0.18]])
_CLEAR_BUT_SKIPPED: Final = np.array([0, -1.67, -0.93, -0.73])
_REPAIRED_AT_ONCE: Final = np.array([3.51, 1.59, 1.19, 1.10])
_BLOCKED: Final = np.array([-0.55, -0.05, -0.10, -0.3])
_NOT_DECLARED: Final = np.array([0.23, 0.04, -0.24, -0.23])
_ONE_CARD: Final = np.array([0.02, -0.10, -0.21, -0.32])
# By what the way needs, then by how much of that the hand lacks.
_WAY: Final = np.array(
    [
        [0, 0, 0, 0],
        [-0.19, -0.60, -0.60, -0.60],
        [-0.78, -0.90, -0.97, -0.97],
        [-0.90, -0.93, -0.97, -1.00],
        [-0.92, -0.94, -0.98, -1.00],
        [-0.95, -0.97, -1.00, -1.02],
        [-0.98, -1.00, -1.02, -1.04],
    ]
)
_NO_WAY: Final = -0.66
_SKIPPED: Final = -0.11
_ACCESS, _ALL_CLEAR, _RED_LIGHT, _U_TURN, _OTHER = 0.05, 0.48, 0.29, 0.19, 0.03
_CLEAR_WITH_ACCESS, _CLEAR_WITH_RED_LIGHT = 0.30, 0.26


@rule
def reckon(s: Record, needed: Flags, wants: Flags, chances: Floats) -> None:
    """Each seat's chance to win, by what its fare needs in a world whose hands are known."""
    for seat in range(s.seats):
        chances[seat] = 0.0
    if s.phase == DONE:
        if s.winner >= 0:
            chances[s.winner] = 1.0
        return
    total = 0.0
    blockers = 0
    for turns in range(s.seats):
        seat = (s.seat + turns) % s.seats
        chances[seat] = exp(score(s, seat, turns, blockers, int(needed[seat]), wants[seat]))
        total += chances[seat]
        blockers += can_block(s, seat) and not (turns > 0 and s.skips[seat])
    for seat in range(s.seats):
        chances[seat] /= total


@rule
def can_block(s: Record, seat: int) -> bool:
    """Whether a hand holds what stops a clear path: an obstacle, the hearse, or a card that changes the map or takes a turn."""
    hand = s.hands[seat]
    for kind in range(cards.ROAD_WORKS, cards.HEARSE + 1):
        if hand[kind] > 0:
            return True
    return bool(hand[cards.LOSE_A_TURN] + hand[cards.RESURFACE] + hand[cards.U_TURN] > 0)


@rule
def score(s: Record, seat: int, turns: int, blockers: int, needed: int, wants: Flags) -> float:
    hand = s.hands[seat]
    late = min(turns, _LATE)
    access = hand[cards.ALL_CLEAR]
    for kind in range(cards.ROAD_CREW, cards.ALL_CLEAR):
        access += hand[kind]
    others = hand[cards.LOSE_A_TURN] + hand[cards.RESURFACE] + hand[cards.FAST_LANE] + hand[cards.DETOUR]
    for kind in range(cards.ROAD_WORKS, cards.HEARSE):
        others += hand[kind]
    value = _ACCESS * (access - hand[cards.ALL_CLEAR]) + _ALL_CLEAR * hand[cards.ALL_CLEAR]
    value += _RED_LIGHT * hand[cards.RED_LIGHT] + _U_TURN * hand[cards.U_TURN] + _OTHER * others
    skipped = turns > 0 and s.skips[seat] > 0
    if s.declared[seat] and needed == 0:
        if turns > 0:
            value += _CLEAR_WITH_ACCESS * (access > 0) + _CLEAR_WITH_RED_LIGHT * (hand[cards.RED_LIGHT] > 0)
        return float(value + _CLEAR[late, min(blockers, _LATE)] + (_CLEAR_BUT_SKIPPED[late] if skipped else 0.0))
    if skipped:
        value += _SKIPPED
    return float(value + score_of_way(s, seat, late, needed, wants))


@rule
def score_of_way(s: Record, seat: int, late: int, needed: int, wants: Flags) -> float:
    """The part that the way adds where it is not both clear and declared."""
    if needed == 0:
        return float(_NOT_DECLARED[late])
    if needed >= FAR:
        return _NO_WAY
    items = 0
    for what in range(NEEDS):
        items += wants[what]
    missing = lacks(s.hands[seat], wants)
    if s.declared[seat]:
        return float(_REPAIRED_AT_ONCE[late] if items == 1 and missing == 0 else _BLOCKED[late])
    if items == 1 and missing == 0:
        return float(_WAY[1, 0] + _ONE_CARD[late])
    return float(_WAY[min(items, _MANY), min(missing, _LATE)])
