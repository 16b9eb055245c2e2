"""Whole games of Fare Play, run by test_whole_games in a process of its own.

The rules are compiled here: interpreted, a game on a full map takes long. Its first moves are played both ways.
"""

import hashlib
import sys
from collections import Counter
from math import sqrt

import msgspec
from tests.bots.test_bots import play_out
from tests.games.fare_play.random_maps import town_of
from tests.games.fare_play.test_agreement import paths_agree, streets_agree

from cabstand.bots.registry import bots_of
from cabstand.core.game import CHANCE, OVER, Actor, seats_of
from cabstand.core.rng import stream
from cabstand.core.rule import record
from cabstand.games.fare_play import record as r
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.bots.thinker import Thinker
from cabstand.lab.simulate import Job, play

LARGE = 40
"""Cards on a map that is large enough for fast and slow rules to be compared on it."""
DRAWS = 30
"""How often each legal move is drawn on average where draws are counted."""


def trail(seed: int, seats: int, most: int) -> str:
    """A fingerprint of the first moves of a random game: equal for compiled and interpreted rules."""
    digest, state, rng = hashlib.sha256(), FARE_PLAY.new(seats, {"tournament": seed % 2 == 0}), stream(seed)
    for _ in range(most):
        mover: Actor = FARE_PLAY.to_move(state)
        if mover == OVER:
            break
        digest.update(FARE_PLAY.legal(state, mover).tobytes())
        move = FARE_PLAY.sample(state, rng) if mover == CHANCE else FARE_PLAY.draw(state, mover, rng)
        state = FARE_PLAY.apply(state, mover, move)
        digest.update(state.tobytes())
        for viewer in (None, *seats_of(FARE_PLAY, state)):
            digest.update(msgspec.json.encode(FARE_PLAY.view(state, viewer)))
    return digest.hexdigest()


def how_uneven(games: int) -> float:
    """How far draws without listing are from even ones, in standard deviations of chi-square over all positions looked at."""
    distance, freedom, rng = 0.0, 0, stream(99)
    for seed in range(games):
        state, own = FARE_PLAY.new(2 + seed % 5, {"tournament": seed % 3 == 0}), stream(seed)
        number = 0
        while (mover := FARE_PLAY.to_move(state)) != OVER:
            number += 1
            if number % 5 == 0 and record(state).phase in (r.PLAY, r.FAST, r.RUSH):
                moves = FARE_PLAY.legal(state, mover)
                drawn = Counter(int(FARE_PLAY.draw(state, mover, rng)) for _ in range(DRAWS * len(moves)))
                assert set(drawn) <= {int(move) for move in moves}
                distance += sum((drawn[int(move)] - DRAWS) ** 2 / DRAWS for move in moves)
                freedom += len(moves) - 1
            move = FARE_PLAY.sample(state, own) if mover == CHANCE else FARE_PLAY.draw(state, mover, own)
            state = FARE_PLAY.apply(state, mover, move)
    return float((distance - freedom) / sqrt(2 * freedom))


def compare(positions: int) -> int:
    """How many positions of random play, with 40 cards or more on the map, fast and slow rules were asked about and agreed."""
    compared = seed = 0
    while compared < positions:
        state, rng = FARE_PLAY.new(2 + seed % 5, {"tournament": seed % 3 == 0}), stream(7, seed)
        seed += 1
        laid = 0
        while compared < positions and (mover := FARE_PLAY.to_move(state)) != OVER:
            s = record(state)
            if s.laid >= LARGE and s.laid != laid:
                laid = int(s.laid)
                town = town_of(s)
                streets_agree(s, town)
                paths_agree(s, town)
                compared += 1
            move = FARE_PLAY.sample(state, rng) if mover == CHANCE else FARE_PLAY.draw(state, mover, rng)
            FARE_PLAY.advance(state, mover, move)
    return compared


def share_won(games: int) -> float:
    """How often the rule of thumb wins against three who play at random, its seat going round."""
    wins = 0
    for seat in range(4):
        bots = ["random"] * 4
        bots[seat] = "simple"
        wins += play(Job("fare-play", tuple(bots), 4, 0, games // 4)).wins[seat]
    return wins / (games // 4 * 4)


def play_bots() -> None:
    """Whole games of every bot with every number of seats, beginnings of those that search: a move not legal stops them."""
    for bot, player in bots_of(FARE_PLAY).items():
        most = 100 if isinstance(player, Thinker) else 100_000
        for seats in FARE_PLAY.seats:
            print("plays:", bot, play_out(FARE_PLAY, bot, seats, seed=seats, most=most))


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    if what == "trail":
        print([trail(seed, 2 + seed % 5, 110) for seed in range(5)])
    elif what == "draws":
        print(how_uneven(int(words[0])))
    elif what == "compare":
        print(compare(int(words[0])))
    elif what == "bots":
        play_bots()
    else:
        print(share_won(int(words[0])))
