"""Whole games between bots, for a game that brings no compiled loop: slower, but the same for a seed on any number of cores.

A bot sees what its seat may know and nothing else. Where the rules wait for the referee, one of the legal answers is drawn.
"""

from collections.abc import Callable, Sequence

from cabstand.core.bot import Bot
from cabstand.core.game import CHANCE, OVER, REFEREE, Actor, Game, Move, Seat
from cabstand.core.rng import Stream, stream
from cabstand.core.rule import Ints, States


def play_games(game: Game, states: States, rngs: Stream, bots: Sequence[Bot], scores: Ints, won: Ints) -> int:
    """Play every game of the array, each set up already. Fills scores and wins by game and seat; how many moves were made."""
    moves = 0
    for number in range(len(states)):
        end, made = play_game(game, states[number : number + 1], rngs[number], bots)
        result = game.result(end)
        moves += made
        scores[number] = result.scores
        won[number, list(result.winners)] = 1
    return moves


def play_game(
    game: Game,
    state: States,
    rng: Stream,
    bots: Sequence[Bot],
    note: Callable[[States, Seat, Move], None] | None = None,
    judge: Callable[[States, Stream], Move] | None = None,
) -> tuple[States, int]:
    """One game to its end, and how many moves it took. `note` is told of every decision before it is carried out; `judge` says
    what the referee does.

    Chance has a stream of its own, so that how much a bot thinks changes no dice.
    """
    thoughts = [stream(int(rng[0]), seat) for seat in range(1, len(bots) + 1)]
    moves = 0
    while (mover := game.to_move(state)) != OVER:
        if mover == CHANCE:
            state = game.apply(state, mover, game.sample(state, rng))
        elif mover == REFEREE:
            state = game.apply(state, mover, game.draw(state, mover, rng) if judge is None else judge(state, rng))
        else:
            seat, move = _speak_up(game, state, mover, bots) or _asked(game, state, Seat(mover), bots, thoughts)
            if note is not None:
                note(state, seat, move)
            state = game.apply(state, seat, move)
        moves += 1
    return state, moves


def _asked(game: Game, state: States, seat: Seat, bots: Sequence[Bot], thoughts: Sequence[Stream]) -> tuple[Seat, Move]:
    return seat, bots[seat].choose(game.hide(state, seat), seat, thoughts[seat])


def _speak_up(game: Game, state: States, mover: Actor, bots: Sequence[Bot]) -> tuple[Seat, Move] | None:
    """A move that a bot wants to make although it is not asked; None where nobody does."""
    for number, bot in enumerate(bots):
        if number != mover:
            move = bot.out_of_turn(game.hide(state, Seat(number)), Seat(number))
            if move is not None:
                return Seat(number), move
    return None
