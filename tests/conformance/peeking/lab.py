"""A loop that hands its bots the whole record."""

from typing import Final

from tests.conformance.peeking.adapter import GAME
from tests.conformance.peeking.bots import BOTS

from cabstand.core.game import CHANCE, OVER, REFEREE, Move, Seat
from cabstand.core.loop import Loop
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States
from night_rank.lab import judge


def play_games(states: States, rngs: Stream, bots: Ints, scores: Ints, won: Ints) -> int:
    made = 0
    for number in range(len(states)):
        state, rng = states[number : number + 1], rngs[number]
        while (actor := GAME.to_move(state)) != OVER:
            if actor == CHANCE:
                move = GAME.sample(state, rng)
            elif actor == REFEREE:
                move = Move(int(judge(state, bots, rng)))
            else:
                move = BOTS["peeker"].choose(state, Seat(actor), rng)
            GAME.advance(state, actor, move)
            made += 1
        result = GAME.result(state)
        scores[number] = result.scores
        won[number, list(result.winners)] = 1
    return made


LOOP: Final = Loop(play_games, judge=judge)
