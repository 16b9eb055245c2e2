"""`./cab arena`: who is stronger, in all seats on the same chance, with a ladder and a test that knows when to stop."""

import os
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec

from cabstand.cli import arena_check, arena_told, plots
from cabstand.cli.numbers import decimal, whole
from cabstand.cli.parser import Parser
from cabstand.cli.progress import bar
from cabstand.cli.terminal import Terminal
from cabstand.core import game_names
from cabstand.lab import arena_log
from cabstand.lab.arena import Batch, Setup, play_batch, set_up
from cabstand.lab.simulate import Job, run_jobs, warm_up
from cabstand.lab.standings import Standings
from cabstand.server.cluster import cluster_at
from cabstand.statistics.sequential import Answer, Sequential

_USUAL: Final = 1_000
_MOST: Final = 100_000
"""Deals after which nobody waits any longer to be sure, unless they say otherwise."""
_MARGIN: Final = 2.0


def add_arguments(parser: Parser, terminal: Terminal, option: Callable[[str], tuple[str, str]], known: str) -> None:
    words = terminal.words
    parser.add_argument("game", nargs="?", help=words.say("cli-arg-game", known=", ".join(game_names())))
    parser.add_argument("bots", nargs="*", metavar="BOT", help=words.say("cli-arg-arena-bots", known=known))
    parser.add_argument("--players", type=whole(terminal, "--players", 2, 9), help=words.say("cli-arg-arena-players"))
    games = whole(terminal, "--games", 1, 1_000_000_000)
    parser.add_argument("--games", type=games, help=words.say("cli-arg-arena-games", usual=_USUAL))
    parser.add_argument("--until-sure", action="store_true", help=words.say("cli-arg-until-sure"))
    margin = decimal(terminal, "--margin")
    parser.add_argument("--margin", type=margin, default=_MARGIN, metavar="P", help=words.say("cli-arg-margin"))
    parser.add_argument("--seed", type=whole(terminal, "--seed", 0, 2**64 - 1), help=words.say("cli-arg-seed"))
    parser.add_argument("--option", action="append", type=option, metavar="NAME=VALUE", help=words.say("cli-arg-option"))
    parser.add_argument("--log", metavar="FILE", help=words.say("cli-arg-arena-log"))
    parser.add_argument("--cores", type=whole(terminal, "--cores", 1, 1024), help=words.say("cli-arg-cores"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=words.say("cli-arg-arena-cluster"))
    parser.add_argument("--check", metavar="PROGRAM", help=words.say("cli-arg-arena-check"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-arg-json"))
    parser.add_argument("--plot", metavar="FILE.svg", help=words.say("cli-arg-plot"))


def run(args: Namespace, terminal: Terminal) -> int:
    if args.check:
        return arena_check.run(args, terminal)
    if args.until_sure and not 0 < args.margin <= 100:
        raise terminal.fail("arena-margin", margin=str(args.margin))
    asked = Sequential(args.margin / 100) if args.until_sure else None
    setup, earlier = _begun(args, terminal)
    standings = _play(args, setup, earlier, asked, terminal)
    if args.plot:
        plots.save(args.plot, plots.of_arena(standings, terminal.words), terminal)
    if args.json:
        terminal.console.out(msgspec.json.encode(arena_told.facts(standings, asked)).decode(), highlight=False)
    else:
        arena_told.tell(standings, asked, terminal)
    return 0


def _begun(args: Namespace, terminal: Terminal) -> tuple[Setup, Iterator[Batch]]:
    """What is played, and what the log already holds of it."""
    path = Path(args.log) if args.log else None
    try:
        if args.game is None:
            if path is None:
                raise terminal.fail("arena-need-game", known=", ".join(game_names()))
            return arena_log.read_setup(path), arena_log.read_batches(path)
        setup = _set_up(args)
        if path is None:
            return setup, iter(())
        if not path.exists():
            arena_log.begin(path, setup)
        elif arena_log.read_setup(path) != setup:
            raise terminal.fail("arena-other-log", path=str(path))
        return setup, arena_log.read_batches(path)
    except OSError as error:
        raise terminal.fail("arena-log-file", path=str(path), why=error.strerror or str(error)) from None


def _set_up(args: Namespace) -> Setup:
    bots = tuple(args.bots)
    return set_up(args.game, bots, args.players or len(bots), dict(args.option or []), args.seed or 0)


def _play(args: Namespace, setup: Setup, earlier: Iterator[Batch], asked: Sequential | None, terminal: Terminal) -> Standings:
    """Batch by batch, first those of the log, until all are played or enough is known."""
    standings = Standings(setup)
    most = args.games or (_MOST if asked else _USUAL)
    with bar() as progress, ExitStack() as held:
        task = progress.add_task(terminal.words.say("simulate-compiling"), total=None)
        warm_up(setup.game, setup.bots[: setup.players], setup.options)
        progress.update(task, description=terminal.words.say("simulate-playing"), total=most)
        known = list(earlier)
        elsewhere = held.enter_context(cluster_at(args.cluster)) if args.cluster else None
        jobs = _jobs(setup, sum(batch.count for batch in known), most)
        new = run_jobs(jobs, min(args.cores or os.cpu_count() or 1, max(1, len(jobs))), partial(_work, setup), elsewhere)
        held.enter_context(closing(new))
        for number, batch in enumerate(chain(known, new)):
            if number >= len(known) and args.log:
                arena_log.append(Path(args.log), batch)
            standings.add(batch)
            progress.update(task, completed=standings.deals)
            if standings.deals >= most or (asked is not None and standings.answer(asked) != Answer.OPEN):
                break
    return standings


def _work(setup: Setup, job: Job) -> Batch:
    return play_batch(setup, job.first, job.count)


def _jobs(setup: Setup, first: int, most: int) -> list[Job]:
    starts = range(first, most, setup.batch)
    return [Job(setup.game, setup.bots, setup.seed, at, min(setup.batch, most - at), setup.options) for at in starts]
