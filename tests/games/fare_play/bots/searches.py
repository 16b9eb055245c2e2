"""What a search promises, tried with compiled rules: `python -m tests.games.fare_play.bots.searches POSITIONS [GAMES]` says so.

It has a process of its own because the tests run interpreted; tests/games/fare_play/test_whole_games.py starts it.
"""

import sys
import time
from collections.abc import Iterator

from tests.games.fare_play.table import table

from cabstand.core import CHANCE, OVER, Actor, Move, Seat
from cabstand.core.rng import stream
from cabstand.core.rule import States
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.bots import BOTS
from cabstand.games.fare_play.bots.thinker import Budget, Thinker, advise

SHORT = Budget(simulations=200)
CLEAR = """
     │
    c╋a
"""


def positions(count: int) -> Iterator[tuple[States, Seat]]:
    """Positions from games by rule of thumb with two to six seats, and who is asked."""
    simple, rng, found = BOTS["simple"], stream(11), 0
    while found < count:
        state = FARE_PLAY.new(FARE_PLAY.seats[found % len(FARE_PLAY.seats)])
        while (mover := FARE_PLAY.to_move(state)) != OVER and found < count:
            if mover == CHANCE:
                move = FARE_PLAY.sample(state, rng)
            else:
                seat = Seat(mover)
                if len(FARE_PLAY.legal(state, mover)) > 1:
                    found += 1
                    yield state, seat
                move = simple.choose(FARE_PLAY.hide(state, seat), seat, rng)
            state = FARE_PLAY.apply(state, mover, move)


def thinker() -> Thinker:
    bot = BOTS["thinker"]
    assert isinstance(bot, Thinker)
    return bot


def never_peeks(count: int) -> str:
    """Worlds that differ in nothing but hidden cards give the same move for the same seed, and it is legal in both."""
    differ = 0
    for number, (state, seat) in enumerate(positions(count)):
        other = FARE_PLAY.resample(FARE_PLAY.hide(state, seat), seat, stream(number))
        differ += other.tobytes() != state.tobytes()
        chosen = {int(thinker().think(FARE_PLAY.hide(world, seat), seat, stream(5), SHORT)) for world in (state, other)}
        assert len(chosen) == 1
        assert FARE_PLAY.refusal(state, Actor(int(seat)), Move(chosen.pop())) is None
    assert differ > count // 2
    return f"holds: the same move in {count} pairs of worlds"


def finds_a_win() -> str:
    """A driver who is green clears the token and has won; so says the advice."""
    hand = "all-clear straight curve tee bridge"
    t = table(CLEAR, fares="CA HT SR", hands=[hand], green=[1], tokens=[(0, 0)]).play("go")
    [clear] = t.choices("clear")
    hidden, seat = FARE_PLAY.hide(t.state, Seat(0)), Seat(0)
    thinkers = {name: bot for name, bot in BOTS.items() if isinstance(bot, Thinker)}
    assert thinkers
    for name, bot in thinkers.items():
        assert FARE_PLAY.write_move(Actor(0), bot.think(hidden, seat, stream(1), SHORT)) == clear, name
    advice = advise(hidden, seat, stream(1), SHORT, most=3)
    assert FARE_PLAY.write_move(Actor(0), Move(advice.options[0].move)) == clear
    assert advice.options[0].chance == 1.0
    assert len(advice.options) == 3
    assert advice.simulations == SHORT.simulations
    assert advice.to_do == (1, None, None)
    return "holds: a win in one is found"


def keeps_to_its_time() -> str:
    """No longer than it was given, and not so long where there is nothing to think about."""
    state, seat = next(positions(1))
    started = time.thread_time()
    thinker().think(FARE_PLAY.hide(state, seat), seat, stream(1), Budget(seconds=0.2, clock=time.thread_time))
    assert time.thread_time() - started < 0.4
    return "holds: it keeps to its time"


def plays_to_the_end(games: int) -> str:
    """With two to six seats, every second of which searches."""
    simple, long = BOTS["simple"], Budget(simulations=1000)
    for number in range(games):
        state, rng = FARE_PLAY.new(FARE_PLAY.seats[number % len(FARE_PLAY.seats)]), stream(13, number)
        while (mover := FARE_PLAY.to_move(state)) != OVER:
            if mover == CHANCE:
                move = FARE_PLAY.sample(state, rng)
            else:
                seat, hidden = Seat(mover), FARE_PLAY.hide(state, Seat(mover))
                searches = (seat + number) % 2
                move = thinker().think(hidden, seat, rng, long) if searches else simple.choose(hidden, seat, rng)
            state = FARE_PLAY.apply(state, mover, move)
    return f"holds: {games} games to the end"


if __name__ == "__main__":
    positions_asked, games_asked = (int(word) for word in [*sys.argv[1:], "2"][:2])
    print(finds_a_win())
    print(never_peeks(positions_asked))
    print(keeps_to_its_time())
    print(plays_to_the_end(games_asked))
