"""TAXI! in numbers, for programs that learn it."""

from typing import Final

from cabstand.core.encoding import Batch, Encoding
from cabstand.games.taxi.bots.deciding import BOTS
from cabstand.games.taxi.encoding.actions import ACTIONS, answers, index, move
from cabstand.games.taxi.encoding.loops import hide_all, step
from cabstand.games.taxi.plays import MOST_MOVES
from cabstand.games.taxi.record import MOST_SEATS

ENCODING: Final = Encoding(
    actions=ACTIONS,
    index=index,
    move=move,
    answers=answers,
    batch=Batch(frozenset(BOTS), step, MOST_MOVES, hide_all),
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
