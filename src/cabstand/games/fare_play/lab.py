"""Whole games of Fare Play between bots, compiled: the loop under `./cab simulate`, and the facts told of many games."""

from typing import Final

import numpy as np

from cabstand.core.game import OVER, Seat
from cabstand.core.loop import Loop
from cabstand.core.rng import Stream
from cabstand.core.rule import Ints, States, blank, rule
from cabstand.games.fare_play import cards, moves
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.batch import settle
from cabstand.games.fare_play.bots import BOTS
from cabstand.games.fare_play.bots.thinker import Thinker
from cabstand.games.fare_play.bots.thumb import SIMPLE, choose
from cabstand.games.fare_play.cards import KINDS
from cabstand.games.fare_play.cheapest import WAYS
from cabstand.games.fare_play.flow import apply, asked_seat
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import DONE, STATE, Record


@rule
def card_played(move: int) -> int:
    """The card that a move puts into play, or -1."""
    kind = moves.kind(move)
    if kind in (moves.LAY, moves.TOKEN, moves.HEARSE_IN, moves.CLEAR, moves.TRAFFIC):
        return moves.card(move)
    if kind == moves.RED:
        return cards.RED_LIGHT
    return cards.DETOUR if kind == moves.DIVERT else -1


@rule
def play_and_note(states: States, rngs: Stream, bots: Ints, played: Ints, ways: States) -> int:
    """Play every game of the array, each set up already; counts moves, and notes how often each card was played.

    A game that never ends would never return: after 100 rounds the rules draw it, and no round has more than a few moves.
    """
    out = np.empty(MOST_MOVES, np.int64)
    scratch = states[:1].copy()
    made = 0
    for game in range(len(states)):
        s: Record = states[game]
        rng = rngs[game]
        settle(s, rng)
        while s.phase != DONE:
            seat = asked_seat(s)
            move = choose(bots[seat], s, rng, out, scratch, ways[0])
            card = card_played(move)
            if card >= 0:
                played[card] += 1
            apply(s, seat, move)
            settle(s, rng)
            made += 1
    return made


def play_games(states: States, rngs: Stream, bots: Ints, scores: Ints, won: Ints) -> int:
    """The same for simulations, without the facts. Fills scores and wins by game and seat."""
    if bots.max() > SIMPLE:
        made = play_with_thought(states, rngs, bots)
    else:
        made = play_and_note(states, rngs, bots, np.zeros(KINDS, np.int64), blank(WAYS))
    winners = states["winner"]
    decided = np.flatnonzero(winners >= 0)
    won[decided, winners[decided]] = scores[decided, winners[decided]] = 1
    return made


# --- with bots that search -------------------------------------------------------------------------------------------

SIMULATIONS_A_SECOND: Final = 50_000  # here a second of thought is a number, so that a result can be had again


@rule
def play_on(states: States, rng: Stream, bots: Ints, out: Ints, scratch: States, ways: States) -> int:
    """Go on with a game until a bot that searches is asked, or to its end; counts moves."""
    s: Record = states[0]
    made = 0
    settle(s, rng)
    while s.phase != DONE and bots[asked_seat(s)] <= SIMPLE:
        seat = asked_seat(s)
        apply(s, seat, choose(bots[seat], s, rng, out, scratch, ways[0]))
        settle(s, rng)
        made += 1
    return made


def play_with_thought(states: States, rngs: Stream, bots: Ints) -> int:
    """Play every game of the array, some of its seats by search. They think with numbers of their own: common decks stay so."""
    thinkers = {bot.number: bot for bot in BOTS.values() if isinstance(bot, Thinker)}
    out, scratch, ways = np.empty(MOST_MOVES, np.int64), blank(STATE), blank(WAYS)
    made = 0
    for game in range(len(states)):
        state = states[game : game + 1]
        thoughts = rngs[game] ^ np.uint64(1)
        made += play_on(state, rngs[game], bots, out, scratch, ways)
        while (mover := FARE_PLAY.to_move(state)) != OVER:
            thinker = thinkers[int(bots[mover])]
            budget = thinker.budget.counted(SIMULATIONS_A_SECOND)
            move = thinker.think(FARE_PLAY.hide(state, Seat(mover)), Seat(mover), thoughts, budget)
            FARE_PLAY.advance(state, mover, move)
            made += 1 + play_on(state, rngs[game], bots, out, scratch, ways)
    return made


LOOP: Final = Loop(play_games)
