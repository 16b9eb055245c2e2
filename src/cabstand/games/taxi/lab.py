"""Whole games of TAXI! between bots, compiled: the loop of `./cab simulate`, and the facts by which the board is balanced."""

from typing import Final

import numpy as np

from cabstand.core.actors import REFEREE
from cabstand.core.loop import Loop
from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, States, rule
from cabstand.games.taxi import moves
from cabstand.games.taxi.bots.deciding import choose, percent_right, percent_said, wants_token_back
from cabstand.games.taxi.record import CHOOSE, DIVERSION, DONE, MOST_SEATS, QUESTION, REFUEL, TALK, THROW, Record
from cabstand.games.taxi.rules import WORDS, apply, has_won, is_referee, question_value
from cabstand.games.taxi.settle import settle

# What happened to a seat, as counted for the balance.
MET_2, MET_4, MET_GIVE, MET_SOUND, MET_REFUEL, MET_DIVERSION, HANDED_IN, ELIMINATED = range(8)
FACTS: Final = 8


@rule
def judge(s: Record, bot: int, rng: Stream) -> int:
    """The referee for bots: what they know of 100 questions decides, and of 100 hidden words."""
    if s.phase == QUESTION:
        return moves.RIGHT if below(rng, 100) < percent_right(bot) else moves.WRONG
    said = 0
    for _ in range(WORDS):
        said += below(rng, 100) < percent_said(bot)
    return moves.of(moves.WORDS, said)


@rule
def play_game(s: Record, rng: Stream, bots: Ints, facts: Ints) -> int:
    """Play a game that is set up to its end. Counts steps (moves and chance) and notes what each seat met."""
    steps = 0
    while s.phase != DONE:
        if is_referee(s):
            note_card(s, facts)
            apply(s, REFEREE, judge(s, bots[s.seat], rng))
            steps += 1
        else:
            steps += redeem_all(s, bots)
            seat = s.seat
            phase = s.phase
            move = choose(bots[seat], s, rng)
            if phase == CHOOSE:
                facts[seat, MET_GIVE] = 1
            apply(s, seat, move)
            steps += 1 + settle(s, rng)
            if phase == THROW:
                note_box(s, seat, facts)
        note_losses(s, facts)
    return steps


@rule
def redeem_all(s: Record, bots: Ints) -> int:
    """Every seat that wants its token back now gets it."""
    redeemed = 0
    for seat in range(s.seats):
        if s.round_no > 0 and wants_token_back(bots[seat], s, seat):
            apply(s, seat, moves.REDEEM)
            redeemed += 1
    return redeemed


@rule
def note_card(s: Record, facts: Ints) -> None:
    if s.phase == TALK:
        facts[s.seat, MET_SOUND] = 1
    else:
        facts[s.seat, MET_2 if question_value(s) == 2 else MET_4] = 1


@rule
def note_box(s: Record, seat: int, facts: Ints) -> None:
    """Where a throw has led."""
    box = s.kinds[s.place[seat]]
    if box == DIVERSION:
        facts[seat, MET_DIVERSION] = 1
    elif box == REFUEL:
        facts[seat, MET_REFUEL] = 1


@rule
def note_losses(s: Record, facts: Ints) -> None:
    for seat in range(s.seats):
        if not s.token[seat]:
            facts[seat, HANDED_IN] = 1
        if s.out[seat]:
            facts[seat, ELIMINATED] = 1


@rule
def play_and_note(states: States, rngs: Stream, bots: Ints, facts: Ints, won: Ints) -> int:
    """Play every game of the array, each set up already; notes what each seat met and who won; counts steps."""
    steps = 0
    for game in range(len(states)):
        s: Record = states[game]
        steps += play_game(s, rngs[game], bots, facts[game])
        for seat in range(s.seats):
            won[game, seat] = has_won(s, seat)
    return steps


@rule
def play_games(states: States, rngs: Stream, bots: Ints, scores: Ints, won: Ints) -> int:
    """The same for simulations, without the facts. Fills scores (pounds) and wins by game and seat."""
    facts = np.zeros((len(states), MOST_SEATS, FACTS), np.int64)
    steps = play_and_note(states, rngs, bots, facts, won)
    for game in range(len(states)):
        for seat in range(states[game].seats):
            scores[game, seat] = states[game].money[seat]
    return steps


@rule
def judge_first(states: States, bots: Ints, rng: Stream) -> int:
    s: Record = states[0]
    return judge(s, bots[s.seat], rng)


LOOP: Final = Loop(play_games, judge=judge_first)
