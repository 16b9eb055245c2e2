"""Chances to win at Fare Play, from what every fare still needs.

Each seat has a score, and its chance is e to the score, divided by the same of all seats. The scores were fitted to 1,500 games
of four rule-of-thumb bots (maximum likelihood; each turn of a game one sample, its winner the outcome), and smoothed where
samples were few. What they say: a declared, clear path wins if nobody before its turn holds a card to block it, or if one
token cannot block it; a declared path that its own hand can repair in one move wins at that turn nine times in ten; a path that
is not declared is worth little, since one round of the others lies between; All Clear and the reactions are the cards to hold,
and most of all with a clear path.
"""

from math import exp
from typing import Final

import numpy as np

from cabstand.core.rule import Flags, rule
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.bots.outlook import NEEDS, lacks
from cabstand.games.fare_play.bots.tree import Floats
from cabstand.games.fare_play.cheapest import FAR
from cabstand.games.fare_play.record import DONE, Record

_LATE: Final = 3  # turns until its own count up to three,
_MANY: Final = 5  # needs of a way up to five,
_FEW: Final = 2  # blockers before its turn, and what the hand lacks, up to two

# Declared and clear. By turns until the seat's own (at its own it has won), then by how many rivals could block it.
_CLEAR: Final = np.array([[4.0, 4.0, 4.0], [2.27, 0.97, 0.97], [1.21, 0.23, 0.01], [0.52, -0.15, -0.40]])
_CLEAR_BUT_SKIPPED: Final = np.array([0.0, -1.73, -1.12, -0.60])
# By what it would need after the worst token: nothing, a card, a clearing.
_CLEAR_AFTER_BLOCK: Final = np.array([1.28, 0.60, 0.25])
_OPEN_AFTER_BLOCK: Final = np.array([1.00, 0.60, -0.18])
_ROADS_ROUND_A_BLOCK: Final = 0.63
# By turns until the seat's own: clear but not declared; declared, blocked, and repaired by a card in hand, or not.
_OPEN: Final = np.array([0.39, -0.05, -0.23, -0.42])
_REPAIRED_AT_ONCE: Final = np.array([3.64, 1.68, 1.29, 0.92])
_BLOCKED: Final = np.array([-0.36, -0.04, 0.01, -0.02])
# Not declared and not clear. By what the way needs, then by how much of that the hand lacks.
_WAY: Final = np.array(
    [
        [0.0, 0.0, 0.0],
        [-0.23, -0.60, -0.60],
        [-0.70, -0.78, -0.88],
        [-0.78, -0.88, -0.92],
        [-0.84, -0.89, -0.93],
        [-0.88, -0.92, -0.96],
    ]
)
_ONE_CARD: Final = np.array([0.07, -0.09, -0.23, -0.28])  # by turns until its own: one card is needed, and in hand
_NO_WAY: Final = -0.54
_SKIPPED: Final = -0.22

# What cards in hand add, by how the fare stands: declared and clear, clear, one card from it, further away.
_IS_CLEAR, _IS_OPEN, _IS_NEAR, _IS_FAR = range(4)
_HAND: Final[dict[int, tuple[float, float, float, float]]] = {
    cards.ALL_CLEAR: (1.01, 0.72, 0.17, 0.29),
    cards.DETOUR: (0.67, 0.41, 0.27, 0.22),
    cards.RED_LIGHT: (0.58, 0.50, 0.34, 0.21),
    cards.U_TURN: (0.41, 0.30, 0.12, 0.12),
    cards.LOSE_A_TURN: (0.06, 0.07, 0.0, 0.03),
    **dict.fromkeys(range(cards.ROAD_CREW, cards.ALL_CLEAR), (0.34, 0.18, 0.07, 0.02)),
    **dict.fromkeys(range(cards.ROAD_WORKS, cards.HEARSE), (0.29, 0.08, 0.10, 0.0)),
}
_WORTH: Final = np.zeros((4, cards.KINDS))
for _kind, _worths in _HAND.items():
    _WORTH[:, _kind] = _worths


@rule
def reckon(s: Record, needed: Flags, worst: Flags, wants: Flags, chances: Floats) -> None:
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
        chances[seat] = exp(score(s, seat, turns, blockers, int(needed[seat]), int(worst[seat]), wants[seat]))
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
def score(s: Record, seat: int, turns: int, blockers: int, needed: int, worst: int, wants: Flags) -> float:
    hand = s.hands[seat]
    late = min(turns, _LATE)
    skipped = turns > 0 and s.skips[seat] > 0
    if needed == 0 and s.declared[seat]:
        value = float(_CLEAR[late, min(blockers, _FEW)] + _CLEAR_AFTER_BLOCK[worst])
        if worst == 1 and has_any_road(hand):
            value += _ROADS_ROUND_A_BLOCK
        if skipped:
            value += _CLEAR_BUT_SKIPPED[late]
        return value + worth_of_hand(hand, _IS_CLEAR)
    value = _SKIPPED if skipped else 0.0
    if needed == 0:
        return float(value + _OPEN[late] + _OPEN_AFTER_BLOCK[worst] + worth_of_hand(hand, _IS_OPEN))
    if needed >= FAR:
        return value + _NO_WAY + worth_of_hand(hand, _IS_FAR)
    items = 0
    for what in range(NEEDS):
        items += wants[what]
    missing = lacks(hand, wants)
    if s.declared[seat] and items == 1 and missing == 0:
        return float(value + _REPAIRED_AT_ONCE[late])
    value += worth_of_hand(hand, _IS_NEAR if items == 1 else _IS_FAR)
    if s.declared[seat]:
        return float(value + _BLOCKED[late])
    if items == 1 and missing == 0:
        value += _ONE_CARD[late]
    return float(value + _WAY[min(items, _MANY), min(missing, _FEW)])


@rule
def has_any_road(hand: Flags) -> bool:
    """Whether a hand has both a straight lane and a curve."""
    straights = hand[cards.STRAIGHT] + hand[cards.ONE_WAY] + hand[cards.BRIDGE]
    curves = hand[cards.CURVE] + hand[cards.DOUBLE_CURVE]
    return bool(hand[cards.TEE] + hand[cards.CROSSROAD] > 0 or (straights > 0 and curves > 0))


@rule
def worth_of_hand(hand: Flags, standing: int) -> float:
    value = 0.0
    for kind in range(cards.ROAD_WORKS, cards.KINDS):
        if hand[kind] > 0:
            value += hand[kind] * _WORTH[standing, kind]
    return value
