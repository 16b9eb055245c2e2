"""`ready_table.py GAME ..`: makes games ready as the server does, plays a little, and prints what was compiled only then."""

import sys
from typing import Any

from numba.core import event as _events
from tests.games.space_taxi.solver.test_win import season
from tests.table.daily_game import GAME, all_dice, dice_of_day

from cabstand.bots.registry import bots_of
from cabstand.core import CHANCE, OVER, Actor, Move, Seat, find_game
from cabstand.core.rng import stream
from cabstand.games.space_taxi.solver import season_cache
from cabstand.server.bot_worker import make_ready

LONGEST = 1000
SOLVING, A_TURN = 1, 12  # such bots, and so many moves of theirs: they take a while
events: Any = _events  # Numba is not typed


class Late(_events.Listener):
    def __init__(self) -> None:
        self.names: list[str] = []

    def on_start(self, event: Any) -> None:
        self.names.append(event.data["dispatcher"].__name__)

    def on_end(self, event: Any) -> None:
        pass


def play(name: str) -> None:
    """Everything that a table asks of a game, on other games than those that made it ready."""
    game, rng = find_game(name), stream(7)
    state = game.new(game.box_seats[-1])
    for number in range(LONGEST):
        mover = game.to_move(state)
        if mover == OVER:
            return
        move = game.sample(state, rng) if mover == CHANCE else game.draw(state, mover, rng)
        before, state = state, game.apply(state, mover, move)
        game.waive(state)
        for viewer in (None, Seat(0), Seat(1)):
            game.view_hidden(game.hide(state, viewer), viewer)
            game.told_move(before, mover, move, viewer)
            game.story(before, mover, move, state, viewer)
        if (seat := game.to_move(state)) >= 0:
            game.fallback(state, Seat(seat))
            for bot in [bot for bot in bots_of(game).values() if bot.solves][:SOLVING] if number < A_TURN else []:
                bot.choose(game.hide(state, Seat(seat)), Seat(seat), rng)
            game.read_move(state, seat, game.write_move(seat, game.fallback(state, Seat(seat))))
    raise AssertionError(f"{name}: no end after {LONGEST} moves")


def play_daily() -> None:
    """What a daily taxi asks besides: every die is drawn by itself."""
    game, dice = GAME, dice_of_day()
    state = game.apply(game.new(1), Actor(0), Move(0))
    game.apply(state, CHANCE, dice.draw(game, state, ""))
    all_dice()


if __name__ == "__main__":
    season_cache._known.update({seats: season(seats) for seats in range(1, 6)})  # making them takes longer still
    for name in sys.argv[1:]:
        make_ready(name)
    late = Late()
    events.register("numba:compile", late)
    for name in sys.argv[1:]:
        play(name)
    play_daily()
    print(*sorted(set(late.names)))
