"""The coach of Space Taxi while its tables are being made: rules of thumb, as the simplest bot knows them.

They tell good plays from bad ones, not what a play is worth; so there are reasons and no figures.
"""

from typing import Final

import numpy as np

from cabstand.core.coach import Advice, Choice
from cabstand.core.game import Actor, Move
from cabstand.core.rule import Ints, States, record
from cabstand.games.space_taxi import moves
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.space_taxi.bots.thumb import coins_to_return, promise_after
from cabstand.games.space_taxi.coach.why import why
from cabstand.games.space_taxi.plays import MOST_MOVES, legal
from cabstand.games.space_taxi.record import PLAY, RETURN
from cabstand.games.space_taxi.rules import seat_in_turn

_TOLD: Final = 3  # rules of thumb are no ranking of the fifth best


def advise_by_thumb(state: States, chosen: Move | None) -> Advice:
    """For the seat in turn, which is asked for something."""
    s = record(state)
    if s.phase == PLAY:
        best = [_play(state, int(play)) for play in _best_plays(state)]
        return Advice(best, None if chosen is None else _play(state, int(chosen)))
    best_move = moves.of_number(moves.RETURN, coins_to_return(s)) if s.phase == RETURN else moves.THROW
    return Advice([_choice(best_move)], None if chosen is None else _choice(int(chosen)))


def _best_plays(state: States) -> Ints:
    s, plays = record(state), np.empty(MOST_MOVES, np.int64)
    count = legal(s, seat_in_turn(state[0]), plays)
    promises = np.array([promise_after(s, int(play)) for play in plays[:count]])
    return plays[np.argsort(-promises, kind="stable")[:_TOLD]]


def _play(state: States, play: int) -> Choice:
    return Choice(SPACE_TAXI.write_move(Actor(0), Move(play)), {}, why(state, play))


def _choice(move: int) -> Choice:
    return Choice(SPACE_TAXI.write_move(Actor(0), Move(move)), {})
