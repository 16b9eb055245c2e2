"""The moves of a seat in TAXI! as actions 0 to 9; waiting is one more. And what the referee is taken to say.

| actions | move |
|---|---|
| 0, 1 | throw; keep the Give or Take card |
| 2 to 5 | hand it to seat 0 to 3 |
| 6 to 9 | pay for the way out; leave by Sound Off, by Give or Take; redeem the token |
"""

from math import comb
from typing import Final

import numpy as np

from cabstand.core.rng import Stream, below, weighted
from cabstand.core.rule import Ints, States, rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.record import MOST_SEATS, QUESTION, Record
from cabstand.games.taxi.rules import WORDS

_HAND: Final = [moves.of(moves.HAND, seat) for seat in range(MOST_SEATS)]
MOVES: Final = np.array([moves.THROW, moves.KEEP, *_HAND, moves.PAY, moves.BY_SOUND, moves.BY_GIVE, moves.REDEEM], np.int64)
"""By action. Who hands the card on names a seat."""
ACTIONS: Final = len(MOVES)
WAITS: Final = ACTIONS
"""The action of who could redeem a token out of turn, and does not."""


@rule
def index_of(move: int) -> int:
    kind = moves.kind(move)
    if kind == moves.HAND:
        return kind + moves.number(move)
    return kind if kind < moves.HAND else kind + MOST_SEATS - 1


@rule
def index(_states: States, _seat: int, move: int) -> int:
    return int(index_of(move))


@rule
def move(_states: States, _seat: int, action: int) -> int:
    return int(MOVES[action])


# --- what the referee says -------------------------------------------------------------------------------------------


def _talks() -> Ints:
    """By how much is known of 100 facts: how likely so many words are said, of five of six such facts, as nobody asks."""
    said = np.arange(101) * 5 // 6
    ways = [comb(WORDS, words) * said**words * (100 - said) ** (WORDS - words) for words in range(WORDS + 1)]
    return np.stack(ways, axis=1) // 1000  # the sum stays below 2**31


_TALKS: Final = _talks()


def answers(state: States, knows: int) -> tuple[Ints, Ints]:
    """What the referee may say, with weights."""
    if state["phase"][0] == QUESTION:
        return np.array([moves.RIGHT, moves.WRONG], np.int64), np.array([knows, 100 - knows], np.int64)
    return np.array([moves.of(moves.WORDS, words) for words in range(WORDS + 1)], np.int64), _TALKS[knows]


@rule
def draw_answer(s: Record, knows: int, rng: Stream) -> int:
    """One of these, drawn."""
    if s.phase == QUESTION:
        return moves.RIGHT if below(rng, 100) < knows else moves.WRONG
    return moves.of(moves.WORDS, weighted(rng, _TALKS[knows], _TALKS[knows].sum()))
