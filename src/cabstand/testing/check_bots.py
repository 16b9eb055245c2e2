"""Checks of bots: a compiled loop hands them whole records, a table only what their seat may know."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from cabstand.bots.registry import bots_of
from cabstand.core.bot import Bot
from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Seat, seats_of
from cabstand.core.loop import Loop
from cabstand.core.registry import part_of
from cabstand.core.rng import Stream, stream
from cabstand.core.rule import Ints, States, copied
from cabstand.testing.play import SEED, advanced, rng_for, same_bytes, seats_for, tell, walk

QUESTIONS: Final = 8
"""That a bot is asked at the beginning of a game, and as many at most in the rest of it."""


def check_bots_make_legal_moves(game: Game, games: int) -> None:
    """Every bot that can sit down answers with a legal move, and is quick about it where it only warms up."""
    for number in range(games):
        for name, bot in bots_of(game).items():
            for state, asked, rng in _questions(game, number):
                move = bot.warm_up(game.hide(state, asked), Seat(asked), rng)
                refusal = game.refusal(state, asked, move)
                assert refusal is None, f"the bot {name} is refused ({refusal}): {tell(game, state, Actor(asked), Move(move))}"


def _questions(game: Game, number: int) -> Iterator[tuple[States, int, Stream]]:
    """The first moments of a game in which a seat is asked, some of its later ones, with numbers to think with."""
    asked = [step.before for step in walk(game, number) if game.to_move(step.before) >= 0]
    for at, state in enumerate(asked[:QUESTIONS] + asked[:: len(asked) // QUESTIONS + 1]):
        yield state, game.to_move(state), rng_for(number, at)


def check_bots_play_the_same_at_a_table_as_in_the_lab(game: Game, games: int) -> None:
    """With the same random numbers, the game's own loop and a table come to the same end: no bot peeks at what is hidden.

    Where a game brings no loop, there is nothing to compare. A bot that solves or searches has other numbers in the lab.
    """
    loop: Loop | None = part_of(game, "lab", "LOOP")
    if loop is None:
        return
    for name, bot in bots_of(game).items():
        for number in range(0 if bot.solves or bot.ponders else games):
            in_the_lab = _end_in_the_lab(game, loop, bot, number)
            at_a_table = _end_at_a_table(game, loop, bot, number)
            assert same_bytes(in_the_lab, at_a_table), (
                f"the bot {name} ends one game in two ways, {tell(game, in_the_lab)} in the lab, {tell(game, at_a_table)}"
                " at a table: does it look at what its seat cannot know?"
            )


def _numbers(game: Game, bot: Bot, number: int) -> Ints:
    return np.full(seats_for(game, number), bot.number, np.int64)


def _end_in_the_lab(game: Game, loop: Loop, bot: Bot, number: int) -> States:
    bots = _numbers(game, bot, number)
    states, scores, won = copied(game.new(len(bots))), np.zeros((1, len(bots)), np.int64), np.zeros((1, len(bots)), np.int64)
    loop.play(states, stream(SEED, number)[None], bots, scores, won)
    return states


def _end_at_a_table(game: Game, loop: Loop, bot: Bot, number: int) -> States:
    bots, rng = _numbers(game, bot, number), stream(SEED, number)
    state = game.new(len(bots))
    while (actor := game.to_move(state)) != OVER:
        if actor == CHANCE:
            state = advanced(game, state, actor, game.sample(state, rng))
        elif actor == REFEREE:
            assert loop.judge, "a loop of a game with a referee says how it judges: Loop(play, judge=..)"
            state = advanced(game, state, actor, Move(int(loop.judge(state, bots, rng))))
        else:
            state = game.apply(state, *_choice(game, bot, state, Seat(actor), rng))
    return state


def _choice(game: Game, bot: Bot, state: States, asked: Seat, rng: Stream) -> tuple[Actor, Move]:
    """Somebody who wants to speak out of turn comes first."""
    for seat in seats_of(game, state):
        move = bot.out_of_turn(game.hide(state, seat), seat)
        if move is not None:
            return Actor(seat), move
    return Actor(asked), bot.choose(game.hide(state, asked), asked, rng)
