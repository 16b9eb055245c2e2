"""TAXI! in numbers, for programs that learn it."""

from math import comb
from typing import Final

import numpy as np

from cabstand.core.encoding import Encoding
from cabstand.core.rule import Ints, States
from cabstand.games.taxi import moves
from cabstand.games.taxi.record import MOST_SEATS, QUESTION
from cabstand.games.taxi.rules import WORDS

_HAND: Final = [moves.of(moves.HAND, seat) for seat in range(MOST_SEATS)]
MOVES: Final = [moves.THROW, moves.KEEP, *_HAND, moves.PAY, moves.BY_SOUND, moves.BY_GIVE, moves.REDEEM]
"""By action. Who hands the card on names a seat."""
_ACTIONS: Final = {move: action for action, move in enumerate(MOVES)}


def index(_states: States, _seat: int, move: int) -> int:
    return _ACTIONS[move]


def move(_states: States, _seat: int, action: int) -> int:
    return MOVES[action]


def answers(state: States, knows: int) -> tuple[Ints, Ints]:
    """What the referee may say: of 100 questions `knows` are answered, and five of six such in a talk, where nobody asks."""
    if state["phase"][0] == QUESTION:
        return np.array([moves.RIGHT, moves.WRONG], np.int64), np.array([knows, 100 - knows], np.int64)
    said = knows * 5 // 6
    ways = [comb(WORDS, words) * said**words * (100 - said) ** (WORDS - words) for words in range(WORDS + 1)]
    return np.array([moves.of(moves.WORDS, words) for words in range(WORDS + 1)], np.int64), np.array(ways, np.int64)


ENCODING: Final = Encoding(
    actions=len(MOVES),
    index=index,
    move=move,
    answers=answers,
    notes={
        "0": "throw",
        "1": "keep the Give or Take card",
        f"2 to {MOST_SEATS + 1}": "hand it to seat 0 to 3",
        "6": "pay for the way out",
        "7": "leave by Sound Off",
        "8": "leave by Give or Take",
        "9": "redeem the token",
    },
)
