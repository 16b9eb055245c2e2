"""A turn of each bot that solves, compiled: `python -m tests.games.space_taxi.solved_moves` prints JSON:
what it did and how fast."""

import time
from typing import Any

import msgspec
from tests.games.space_taxi.solver.test_win import season
from tests.games.space_taxi.table import GAME, position

from cabstand.bots.registry import bots_of
from cabstand.core import CHANCE, Seat
from cabstand.core.rng import stream
from cabstand.core.rule import record
from cabstand.games.space_taxi.bots.solved import solved_move
from cabstand.games.space_taxi.solver import season_cache

BEFORE = position(round=4, starter=1, coins="1,0,2", scores="30,10,20;12,15,20;9,0,0;-,-,-")


def turn(name: str) -> dict[str, Any]:
    """The moves of one turn in notation (one that is not legal raises); seconds for the first play, and for a later one."""
    state, rng = GAME.read_position(BEFORE), stream(5)
    moves, seconds = [], []
    while record(state).turn == 0:
        mover = GAME.to_move(state)
        if mover == CHANCE:
            state = GAME.apply(state, mover, GAME.sample(state, rng))
            continue
        started = time.process_time()
        move = solved_move(bots_of(GAME)[name].number, GAME.hide(state, Seat(mover)), patience=60)
        assert move is not None
        seconds.append(time.process_time() - started)
        moves.append(GAME.write_move(mover, move))
        state = GAME.apply(state, mover, move)
    plays = seconds[1::2]
    return {"moves": moves, "first": plays[0], "next": min(plays[1:])}


if __name__ == "__main__":
    season_cache._known[3] = season(3)
    turn("careful")  # whatever is compiled or fetched only once
    told = {name: turn(name) for name, bot in bots_of(GAME).items() if bot.solves}
    print(msgspec.json.encode(told | {"again": turn("winner")}).decode())
