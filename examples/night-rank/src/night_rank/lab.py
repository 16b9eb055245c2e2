"""Whole games of Night Rank between bots, compiled: the loop of `./cab simulate`."""

from typing import Final

from cabstand.core.actors import CHANCE, REFEREE
from cabstand.core.loop import Loop
from cabstand.core.rng import Stream, below
from cabstand.core.rule import Ints, States, rule
from night_rank import rules
from night_rank.bots import choose, wants_to_honk
from night_rank.record import CALL, DEAL, DONE, WINDOW, Record


@rule
def judge(states: States, bots: Ints, rng: Stream) -> int:
    """A bot knows every other way."""
    return rules.of(rules.CALLS, below(rng, 2))


@rule
def play_game(states: States, bots: Ints, rng: Stream) -> int:
    """Play the first game of the array to its end; counts moves."""
    s: Record = states[0]
    made = 0
    while s.phase != DONE:
        if s.phase == DEAL:
            rules.apply(s, CHANCE, rules.of(rules.DEALS, rules.draw_card(s, rng)))
        elif s.phase == CALL:
            rules.apply(s, REFEREE, judge(states, bots, rng))
        else:
            for seat in range(s.seats):
                if wants_to_honk(bots[seat], s, seat):
                    rules.apply(s, seat, rules.HONKS)
                    made += 1
            seat = s.asked if s.phase == WINDOW else s.turn
            rules.apply(s, seat, choose(bots[seat], s, rng))
        made += 1
    return made


@rule
def play_games(states: States, rngs: Stream, bots: Ints, scores: Ints, won: Ints) -> int:
    made = 0
    for game in range(len(states)):
        made += play_game(states[game : game + 1], bots, rngs[game])
        s: Record = states[game]
        for seat in range(s.seats):
            scores[game, seat] = s.points[seat]
            won[game, seat] = rules.has_won(s, seat)
    return made


LOOP: Final = Loop(play_games, judge=judge)
