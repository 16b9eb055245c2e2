"""Games played at random, for the checks to look at: the same games in every process, interpreted or compiled."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Seat, seats_of
from cabstand.core.rng import Stream, below, bits, stream
from cabstand.core.rule import States

SEED: Final = 1729
MOST_STEPS: Final = 400
"""Checks look at so many moves of a game at most; that games end is a check of its own."""


class Step(NamedTuple):
    before: States
    actor: Actor
    move: Move
    after: States


def seats_for(game: Game, number: int) -> int:
    """Seat counts take turns from game to game."""
    return game.seats[number % len(game.seats)]


def rng_for(number: int, at: int = 0) -> Stream:
    """A stream for a check's own choices in a game, or at one place in it, apart from those that games are played with."""
    return stream(SEED + 1 + at, number)


def pick(rng: Stream, n: int) -> int:
    return int(below(rng, n))


def some(rng: Stream, things: list[Move], most: int) -> list[Move]:
    """All of the things, or `most` of them, at random and in order."""
    if len(things) <= most:
        return things
    return [things[(at * len(things) + pick(rng, len(things))) // most] for at in range(most)]


def viewers_of(game: Game, state: States) -> list[Seat | None]:
    return [None, *seats_of(game, state)]


def advanced(game: Game, state: States, actor: Actor, move: Move) -> States:
    after = state.copy()
    game.advance(after, actor, move)
    return after


def legal_moves(game: Game, state: States, actor: Actor) -> list[Move]:
    return [Move(int(move)) for move in game.legal(state, actor)]


def choose(game: Game, state: States, rng: Stream) -> tuple[Actor, Move] | None:
    """Who acts next and how, at random: mostly whoever is asked, now and then somebody out of turn. None at the end."""
    actor = game.to_move(state)
    if actor == OVER:
        return None
    if actor == CHANCE:
        return actor, game.sample(state, rng)
    if pick(rng, 4) == 0:
        others = [REFEREE, *map(Actor, range(game.seat_count(state)))]
        other = others[pick(rng, len(others))]
        actor = other if legal_moves(game, state, other) else actor
    fallback = pick(rng, 8) == 0 and actor == game.to_move(state) and actor != REFEREE
    move = game.fallback(state, Seat(actor)) if fallback else game.draw(state, actor, rng)
    if game.refusal(state, actor, move) is not None:
        # A game that lists what it refuses fails the check of that, and should not fail all the others too.
        allowed = [move for move in legal_moves(game, state, actor) if game.refusal(state, actor, move) is None]
        move = allowed[pick(rng, len(allowed))]
    return actor, move


def walk_from(game: Game, state: States, rng: Stream, most: int = MOST_STEPS) -> Iterator[Step]:
    """Random play from a state, to the end or for `most` moves."""
    for _ in range(most):
        chosen = choose(game, state, rng)
        if chosen is None:
            return
        after = advanced(game, state, *chosen)
        yield Step(state, *chosen, after)
        state = after


@lru_cache(maxsize=64)
def walk(game: Game, number: int, most: int = MOST_STEPS) -> tuple[Step, ...]:
    """Game `number` of this game, kept because every check looks at the same few."""
    seats = seats_for(game, number)
    return tuple(walk_from(game, game.new(seats), stream(SEED, number), most))


def positions(game: Game, games: int, each: int) -> Iterator[tuple[States, int, Stream]]:
    """Some positions of each game, its last one among them, with the number of the game and a stream for choices there."""
    for number in range(games):
        steps, rng = walk(game, number), rng_for(number)
        for at in range(1, each):
            yield steps[pick(rng, len(steps))].before, number, rng_for(number, at)
        yield steps[-1].after, number, rng_for(number, each)


def strange_moves(game: Game, number: int, legal: list[Move], rng: Stream) -> list[Move]:
    """Moves that are mostly not legal: other phases', other seats', legal ones with a bit changed, and any integers."""
    steps = walk(game, number)
    elsewhere = [steps[pick(rng, len(steps))].move for _ in range(6)]
    near = [Move(move ^ 1 << pick(rng, 63)) for move in some(rng, legal, 6)]
    near += [Move(move + change) for move in some(rng, legal, 2) for change in (-1, 1, 8)]
    wild = [-(2**63), 2**63 - 1, 2**63, 2**70, -1, pick(rng, 64), int(bits(rng)), int(bits(rng)) << 31]
    return [*elsewhere, *near, *map(Move, wild)]


def tell(game: Game, state: States, actor: Actor | None = None, move: Move | None = None) -> str:
    """A state, and a move in it, for the message of a check that fails."""
    where = f"in {game.write_position(state)!r}"
    if actor is None or move is None:
        return where
    return f"{_text(game, actor, move)} by {actor} {where}"


def _text(game: Game, actor: Actor, move: Move) -> str:
    try:
        return f"{game.write_move(actor, move)!r} ({move})"
    except Exception:  # the moves of a failing check need not have a notation
        return str(move)


def same_bytes(one: States, two: States) -> bool:
    return one.tobytes() == two.tobytes()


def byte_cells(state: States) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    return np.frombuffer(state.tobytes(), np.uint8)
