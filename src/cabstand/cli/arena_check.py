"""`./cab arena --check PROGRAM`: whether a program speaks as docs/arena.md says, game by game."""

import shlex
import time
from argparse import Namespace
from typing import Final

from cabstand.bots.registry import bots_of
from cabstand.cli.terminal import Terminal
from cabstand.core import Refused, game_names
from cabstand.core.game import Game
from cabstand.core.registry import find_game
from cabstand.core.rng import stream
from cabstand.lab.program import ProgramBot
from cabstand.plain.lab import play_game

_FAULTY: Final = 1


def run(args: Namespace, terminal: Terminal) -> int:
    faults = 0
    for name in [args.game] if args.game else game_names():
        game = find_game(name)
        started = time.perf_counter()
        try:
            asked = _check(game, shlex.split(args.check))
        except Refused as error:
            faults += 1
            terminal.say("arena-check-fault", game=terminal.words.say(name + "-name"), why=terminal.tell(error.refusal))
        else:
            seconds = time.perf_counter() - started
            terminal.say("arena-check-good", game=terminal.words.say(name + "-name"), moves=asked, seconds=round(seconds, 2))
    return _FAULTY if faults else 0


def _check(game: Game, command: list[str]) -> int:
    """Let the program play whole games against drawn moves; how many moves were made."""
    program, others = ProgramBot(game, command), next(iter(bots_of(game).values()))
    ends, moves = [], 0
    try:
        for seats in (max(2, game.seats.start), game.seats.stop - 1, max(2, game.seats.start)):
            end, made = play_game(game, game.new(seats), stream(seats), [program, *[others] * (seats - 1)])
            ends.append(end.tobytes())
            moves += made
        if ends[0] != ends[-1]:
            raise program.fault("arena-program-moody")
    finally:
        program.close()
    return moves
