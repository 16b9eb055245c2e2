"""`./cab export`: simulated games or finished logs as Parquet, one row for each decision."""

import os
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from cabstand.bots.registry import weakest_bot
from cabstand.cli.names import BOT, level_of
from cabstand.cli.numbers import whole
from cabstand.cli.parser import Parser
from cabstand.cli.progress import bar
from cabstand.cli.terminal import Terminal, read_text
from cabstand.core import find_game, game_names
from cabstand.core.game import Game, Seat
from cabstand.lab.contestants import contestant
from cabstand.lab.decisions import Decisions, Notebook, decisions_of
from cabstand.lab.parquet import Origin, pyarrow, write
from cabstand.lab.simulate import Job, run_jobs
from cabstand.table.fold import Fold, begin, lasting
from cabstand.table.log import read_log

_GAMES_OF_A_FILE: Final = 5_000


class _Task(msgspec.Struct, frozen=True):
    """A file that is to be written."""

    path: str
    job: Job


def add_arguments(parser: Parser, terminal: Terminal, option: Callable[[str], tuple[str, str]], known: str) -> None:
    words = terminal.words
    parser.add_argument("folder", help=words.say("cli-arg-export-folder"))
    parser.add_argument("game", nargs="?", help=words.say("cli-arg-game", known=", ".join(game_names())))
    parser.add_argument("--logs", nargs="+", metavar="FILE", help=words.say("cli-arg-export-logs"))
    parser.add_argument(
        "--games", type=whole(terminal, "--games", 1, 1_000_000_000), default=10_000, help=words.say("cli-arg-games")
    )
    players = whole(terminal, "--players", 1, 99)
    parser.add_argument("--players", type=players, default=3, help=words.say("cli-arg-sim-players"))
    parser.add_argument("--bots", help=words.say("cli-arg-bots", known=known))
    parser.add_argument("--seed", type=whole(terminal, "--seed", 0, 2**64 - 1), default=0, help=words.say("cli-arg-seed"))
    parser.add_argument("--option", action="append", type=option, metavar="NAME=VALUE", help=words.say("cli-arg-option"))
    parser.add_argument("--cores", type=whole(terminal, "--cores", 1, 1024), help=words.say("cli-arg-cores"))


def run(args: Namespace, terminal: Terminal) -> int:
    pyarrow()
    if (args.game is None) == (args.logs is None):
        raise terminal.fail("export-what")
    folder = Path(args.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        started = time.perf_counter()
        rows, games, left_out = _write_logs(args, folder, terminal) if args.logs else _write_games(args, folder, terminal)
    except OSError as error:
        raise terminal.fail("export-folder", path=str(folder), why=error.strerror or str(error)) from None
    seconds = round(time.perf_counter() - started, 2)
    terminal.say("export-done", rows=rows, games=games, folder=str(folder), seconds=seconds)
    if left_out:
        terminal.say("export-left-out", logs=left_out)
    return 0


def _write_games(args: Namespace, folder: Path, terminal: Terminal) -> tuple[int, int, int]:
    game, options = find_game(args.game), dict(args.option or [])
    game.new(args.players, options)
    named = [name.strip() for name in args.bots.split(",")] if args.bots else [weakest_bot(game)]
    if len(named) > args.players:
        raise terminal.fail("play-bots-too-many", bots=len(named), free=args.players)
    bots = tuple(named + [named[-1]] * (args.players - len(named)))
    for name in named:
        contestant(game, name)
    jobs = [
        Job(game.name, bots, args.seed, first, min(_GAMES_OF_A_FILE, args.games - first), options)
        for first in range(0, args.games, _GAMES_OF_A_FILE)
    ]
    tasks = [_Task(str(_file(folder, game, number)), job) for number, job in enumerate(jobs)]
    rows, done = 0, 0
    with bar() as progress:
        task = progress.add_task(terminal.words.say("simulate-playing"), total=args.games)
        for job, more in zip(jobs, run_jobs(tasks, min(args.cores or os.cpu_count() or 1, len(tasks)), _write), strict=True):
            rows, done = rows + more, done + job.count
            progress.update(task, completed=done)
    return rows, args.games, 0


def _write(task: _Task) -> int:
    origin = Origin(task.job.seed, task.job.bots)
    return write(Path(task.path), find_game(task.job.game), ((part, origin) for part in decisions_of(task.job)))


def _file(folder: Path, game: Game, number: int) -> Path:
    return folder / f"{game.name}-{number:05}.parquet"


def _write_logs(args: Namespace, folder: Path, terminal: Terminal) -> tuple[int, int, int]:
    """One file for each game that is played in the logs; logs of unfinished games are left out."""
    by_game: dict[str, list[tuple[Decisions, Origin]]] = {}
    left_out = 0
    for path in _logs(args.logs):
        noted = _noted(read_text(terminal, path), sum(map(len, by_game.values())))
        if noted is None:
            left_out += 1
        else:
            game, part = noted
            by_game.setdefault(game.name, []).append(part)
    rows = sum(write(_file(folder, find_game(name), 0), find_game(name), parts) for name, parts in by_game.items())
    return rows, sum(map(len, by_game.values())), left_out


def _logs(named: list[str]) -> Iterator[Path]:
    """Files as they are named; of folders, all logs in them."""
    for path in map(Path, named):
        yield from sorted(path.glob("*.log")) if path.is_dir() else [path]


def _noted(text: str, number: int) -> tuple[Game, tuple[Decisions, Origin]] | None:
    """The decisions of a finished game. Names stay behind, and so does everything that was typed: moves are numbers."""
    header, lines = read_log(text)
    fold: Fold = begin(header)
    steps = lasting([fold.add(line, at) for at, line in lines])
    if not fold.is_over or fold.given_up:
        return None
    notebook = Notebook(fold.game)
    for _, step in steps:
        if step.actor >= 0:
            notebook.note(step.before, Seat(step.actor), step.move)
    notebook.end(fold.state)
    bots = [level_of(player) if player.startswith(BOT) else None for player in fold.players]
    return fold.game, (notebook.decisions(number), Origin(None, bots))
