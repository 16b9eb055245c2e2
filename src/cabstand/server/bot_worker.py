"""What runs in the processes where bots think."""

import os
import signal


def start() -> None:
    """Called once in each process."""
    if not getattr(start, "done", False):
        os.nice(5)  # people's moves come first
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
        start.done = True  # type: ignore[attr-defined]


def answer(game: str, version: int, level: str, hidden: bytes, seat: int, seed: int) -> int:
    """The move of a bot, from what its seat may know."""
    from cabstand.bots.bot import find_bot
    from cabstand.games import Seat, find_game
    from cabstand.games.rng import stream
    from cabstand.games.rule import from_bytes

    rules = find_game(game, version)
    state = from_bytes(rules.state_type, hidden)
    return int(find_bot(rules, level).choose(state, Seat(seat), stream(seed)))


def mark_ready() -> None:
    """All games are compiled: servers and terminals that start from now on use that."""
    from cabstand.games.rule import ready_file

    ready_file().touch()


def make_ready(game: str) -> None:
    """Compile what a game and its bots need, by playing a little."""
    from cabstand.bots.bot import bots_of
    from cabstand.games import CHANCE, OVER, Seat, find_game
    from cabstand.games.rng import stream

    rules, rng = find_game(game), stream(1)
    state = rules.new(rules.box_seats.start)
    bots = bots_of(rules)
    for number in range(60):
        mover = rules.to_move(state)
        if mover == OVER:
            return
        if mover == CHANCE:
            before, move = state, rules.sample(state, rng)
            state = rules.apply(before, mover, move)
            rules.told_move(before, mover, move, None)
            rules.story(before, mover, move, state, None)
        elif mover < 0:
            state = rules.apply(state, mover, rules.draw(state, mover, rng))
        else:
            hidden = rules.hide(state, Seat(mover))
            rules.view_hidden(hidden, Seat(mover))
            rules.legal(state, mover)
            chosen = [bot.choose(hidden, Seat(mover), rng) for bot in bots.values()]
            before, move = state, chosen[number % len(chosen)]
            state = rules.apply(before, mover, move)
            rules.told_move(before, mover, move, None)
            rules.story(before, mover, move, state, None)
