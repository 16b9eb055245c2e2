"""Who plays in the lab: the bots of a game by name, a bot in a Python file, or a program that speaks lines.

    simple                      a bot of the game, or one of its characters
    my_bot.py                   a file with `BOT`, an instance of cabstand.core.bot.Bot
    program:./engine --fast     a program that is asked and answers in lines: docs/arena.md

Files and programs run with all that your account may do.
"""

import atexit
import shlex
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from cabstand.bots.registry import find_bot
from cabstand.core.bot import Bot
from cabstand.core.game import Game, refuse
from cabstand.lab.program import ProgramBot

PROGRAM: Final = "program:"
FILE: Final = ".py"


def is_outside(name: str) -> bool:
    """Whether this is no bot of the game itself: compiled loops do not know it."""
    return name.startswith(PROGRAM) or name.endswith(FILE)


@cache
def contestant(game: Game, name: str) -> Bot:
    """A bot by its name, its file or its program: one of each for a process, so that a program is started once."""
    if name.startswith(PROGRAM):
        program = ProgramBot(game, shlex.split(name.removeprefix(PROGRAM)))
        atexit.register(program.close)
        return program
    return _in_file(Path(name)) if name.endswith(FILE) else find_bot(game, name)


def _in_file(path: Path) -> Bot:
    if not path.is_file():
        raise refuse("arena-no-such-file", path=str(path))
    spec = spec_from_file_location(f"contestant_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise refuse("arena-no-such-file", path=str(path))
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        bot = module.BOT
    except Exception as error:  # whatever somebody's file does wrong
        raise refuse("arena-bad-file", path=str(path), why=f"{type(error).__name__}: {error}"[:200]) from None
    if not isinstance(bot, Bot):
        raise refuse("arena-bad-file", path=str(path), why=f"BOT: {type(bot).__name__}")
    return bot
