"""What runs in the processes where bots think."""

import multiprocessing
import os
import signal
import sys
from multiprocessing.connection import wait
from threading import Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cabstand.core import Game
    from cabstand.core.daily import Figures


def start() -> None:
    """Called once in each process."""
    if not getattr(start, "done", False):
        if sys.platform != "win32":
            os.nice(5)  # people's moves come first
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
        Thread(target=_end_with_the_server, daemon=True).start()
        start.done = True  # type: ignore[attr-defined]


def _end_with_the_server() -> None:
    """A server that is killed ends nobody: its workers see it go and follow."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def answer(game: str, version: int, level: str, hidden: bytes, seat: int, seed: int, seconds: float | None) -> int:
    """The move of a bot, from what its seat may know; it thinks for at most `seconds`, or as long as it likes."""
    from cabstand.bots.registry import seated_bot
    from cabstand.core import Seat, find_game
    from cabstand.core.rng import stream
    from cabstand.core.rule import from_bytes

    rules = find_game(game, version)
    state = from_bytes(rules.state_type, hidden)
    bot = seated_bot(rules, level)
    return int((bot if seconds is None else bot.hurried(seconds)).choose(state, Seat(seat), stream(seed)))


def work_out_day(game: str, chance: Any) -> "Figures":
    """What the chance of a day gives: the scores of perfect play, and the best that any choices reach, turn by turn."""
    from cabstand.core import find_game
    from cabstand.table.daily import require_daily

    return require_daily(find_game(game)).work_out(chance)


def make_ready(game: str, with_bots: bool = True) -> None:
    """Compile whatever a table asks of a game and of its bots, by playing a little: no server may stop for it later. Where that
    has been done before, it is read."""
    from cabstand.bots.registry import bots_of
    from cabstand.core import CHANCE, OVER, Move, Seat, find_game
    from cabstand.core.rng import stream

    rules, rng = find_game(game), stream(1)
    _make_daily_ready(rules)
    state = rules.new(rules.box_seats.start)
    bots = list(bots_of(rules).values()) if with_bots else []
    for number in range(60):
        mover = rules.to_move(state)
        if mover == OVER:
            return
        if mover == CHANCE:
            move = rules.sample(state, rng)
        elif mover < 0:
            move = rules.draw(state, mover, rng)
        else:
            hidden = rules.hide(state, Seat(mover))
            rules.legal(state, mover)
            rules.fallback(state, Seat(mover))
            rules.refusal(state, mover, Move(0))
            moves = [bot.warm_up(hidden, Seat(mover), rng) for bot in bots] or [rules.fallback(state, Seat(mover))]
            move = moves[number % len(moves)]
        before, state = state, rules.apply(state, mover, move)
        rules.waive(state)
        for viewer in (None, Seat(0), Seat(1)):
            rules.view_hidden(rules.hide(state, viewer), viewer)
            rules.told_move(before, mover, move, viewer)
            rules.story(before, mover, move, state, viewer)


def _make_daily_ready(rules: "Game") -> None:
    """Draw once as a daily game of this kind does, where there is one."""
    from cabstand.core import CHANCE, OVER, Seat
    from cabstand.core.daily import daily_of
    from cabstand.table.daily import DailyDice
    from cabstand.table.dice import SECRET_BYTES

    daily = daily_of(rules)
    if daily is None:
        return
    dice, state = DailyDice(daily, bytes(SECRET_BYTES)), rules.new(1)
    while (mover := rules.to_move(state)) not in (CHANCE, OVER):
        state = rules.apply(state, mover, rules.fallback(state, Seat(mover)))
    dice.draw(rules, state, "")
