"""Our side: Fare Play at random, copying a state, listing the moves of a hand on a large map, and searching."""

import hashlib
import platform
import sys
import time
from typing import Final

import numba
import numpy as np
from worker import Workload, serve

from cabstand.core.game import CHANCE, OVER, Seat
from cabstand.core.rng import stream, streams
from cabstand.core.rule import COMPILED, Ints, States, blank, copied, record, rule
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.bots import BOTS
from cabstand.games.fare_play.bots.search import begin_search, new_memory, simulate
from cabstand.games.fare_play.bots.thumb import RANDOM
from cabstand.games.fare_play.flow import asked_seat, legal
from cabstand.games.fare_play.hands import HAND
from cabstand.games.fare_play.lab import play_games
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import PLAY

SEATS: Final = 4
SAMPLE: Final = 2  # games in the comparison of compiled and interpreted rules
LARGE: Final = 60  # cards on the map
POSITIONS: Final = 100
HALFWAY: Final = 28  # cards on the map in the middle of a game
THOUGHT: Final = 5_000  # simulations of one search: a tenth of a second
_SEED: Final = 2026


def play(first: int, games: int) -> tuple[States, int]:
    states = copied(FARE_PLAY.new(SEATS), games)
    scores, won = np.zeros((games, SEATS), np.int64), np.zeros((games, SEATS), np.int64)
    return states, play_games(states, streams(_SEED, first, games), np.full(SEATS, RANDOM, np.int64), scores, won)


class Games:
    """Whole games; a move is one decision of a seat. What chance does is not counted."""

    def __init__(self) -> None:
        self.first = 0

    def __call__(self) -> dict[str, float]:
        _, moves = play(self.first, 200)
        self.first += 200
        return {"games": 200, "moves": float(moves)}


@rule
def copy_often(states: States, into: States, times: int) -> None:
    for time_ in range(times):
        into[0] = states[time_ % len(states)]


@rule
def list_often(states: States, out: Ints, times: int) -> int:
    listed = 0
    for _ in range(times):
        for i in range(len(states)):
            listed += legal(states[i], asked_seat(states[i]), out)
    return listed


def large_maps() -> States:
    """Positions from random play: a full hand, the one card to be played, and at least 60 cards on the map."""
    found: list[States] = []
    seed = 0
    while len(found) < POSITIONS:
        state, rng = FARE_PLAY.new(SEATS), stream(seed)
        seed += 1
        while (mover := FARE_PLAY.to_move(state)) != OVER:
            s = record(state)
            if s.phase == PLAY and s.laid >= LARGE and s.hand_size[s.seat] >= HAND:
                found.append(copied(state))
                break
            move = FARE_PLAY.sample(state, rng) if mover == CHANCE else FARE_PLAY.draw(state, mover, rng)
            FARE_PLAY.advance(state, mover, move)
    return np.concatenate(found)


def mid_game(seed: int) -> States:
    """A game by rule of thumb in which somebody with a full hand has to play the one card; 28 cards lie on the map."""
    state, rng = FARE_PLAY.new(SEATS), stream(seed)
    while (mover := FARE_PLAY.to_move(state)) != OVER:
        s = record(state)
        if s.phase == PLAY and s.laid >= HALFWAY:
            return state
        if mover == CHANCE:
            move = FARE_PLAY.sample(state, rng)
        else:
            move = BOTS["simple"].choose(FARE_PLAY.hide(state, Seat(mover)), Seat(mover), rng)
        FARE_PLAY.advance(state, mover, move)
    return mid_game(seed + 1)


class Searches:
    """One search after another, each from another game."""

    def __init__(self) -> None:
        self.states = [mid_game(1000 * number) for number in range(10)]
        self.memory = new_memory()
        self.rng = stream(_SEED)
        self.next = 0

    def __call__(self) -> dict[str, float]:
        state = self.states[self.next % len(self.states)]
        self.next += 1
        seat = asked_seat(record(state))
        hidden = FARE_PLAY.hide(state, Seat(seat))
        begin_search(self.memory, hidden, seat)
        simulate(self.memory, hidden, self.rng, THOUGHT)
        return {"calls": float(self.memory.counts[0]), "plies": float(self.memory.counts[1])}


def workloads() -> dict[str, Workload]:
    maps, room, out = large_maps(), blank(FARE_PLAY.state_type), np.empty(MOST_MOVES, np.int64)

    def copies() -> dict[str, float]:
        copy_often(maps, room, 100_000)
        return {"calls": 100_000.0}

    def lists() -> dict[str, float]:
        list_often(maps, out, 20)
        return {"calls": 20.0 * len(maps)}

    lists()
    slowest = max(range(len(maps)), key=lambda i: _seconds(maps[i : i + 1], out))

    def longest() -> dict[str, float]:
        list_often(maps[slowest : slowest + 1], out, 1000)
        return {"calls": 1000.0}

    return {"games": Games(), "copies": copies, "lists": lists, "longest": longest, "searches": Searches()}


def _seconds(states: States, out: Ints) -> float:
    started = time.perf_counter()
    list_often(states, out, 200)
    return time.perf_counter() - started


def digest() -> str:
    """A fingerprint of the first games: equal for compiled and interpreted rules."""
    states, moves = play(0, SAMPLE)
    return f"{moves} moves, sha256 {hashlib.sha256(states.tobytes()).hexdigest()[:16]}"


if __name__ == "__main__":
    if sys.argv[1:] == ["digest"]:
        print(digest())
    else:
        work = workloads()
        for workload in work.values():
            workload()
        versions = {"python": platform.python_version(), "numpy": np.__version__, "numba": numba.__version__}
        serve(work, versions | {"rules": "compiled" if COMPILED else "interpreted"})
