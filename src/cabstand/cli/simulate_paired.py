"""`./cab simulate --paired`: who is stronger, in all seat orders on the same dice."""

import time
from argparse import Namespace
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cabstand.cli.terminal import Terminal
from cabstand.lab.arena import Standings, empty_standings, play_orders
from cabstand.lab.simulate import Interval, run_jobs, split, warm_up

_SETS: Final = 20  # at once: few enough to see how it goes, and turns that are the same in several games are solved once


def bar() -> Progress:
    """How far the games are, on the error output."""
    done = TextColumn("{task.completed}/{task.total}")
    columns = (TextColumn("{task.description}"), BarColumn(), done, TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def run_paired(args: Namespace, bots: tuple[str, ...], cores: int, terminal: Terminal) -> int:
    standings, seconds = _play(args, bots, cores, terminal)
    if args.json:
        terminal.console.out(_json(args, bots, standings, seconds), highlight=False)
    else:
        _print(args, standings, terminal)
    return 0


def _play(args: Namespace, bots: tuple[str, ...], cores: int, terminal: Terminal) -> tuple[Standings, float]:
    standings = empty_standings(bots)
    jobs = split(args.game, bots, args.seed, args.games, dict(args.option or []), _SETS)
    with bar() as progress:
        task = progress.add_task(terminal.words.say("simulate-compiling"), total=None)
        warm_up(args.game, bots)
        progress.update(task, description=terminal.words.say("simulate-playing"), total=args.games)
        started = time.perf_counter()
        for part in run_jobs(jobs, min(cores, len(jobs)), play_orders):
            standings.add(part)
            progress.update(task, completed=standings.sets)
    return standings, time.perf_counter() - started


def _json(args: Namespace, bots: tuple[str, ...], told: Standings, seconds: float) -> str:
    kinds = range(len(told.bots))
    report = {
        "game": args.game,
        "sets": told.sets,
        "games": told.games,
        "seed": args.seed,
        "bots": bots,
        "seconds": round(seconds, 3),
        "moves": told.moves,
        "shared_wins": told.shared,
        "share": {told.bots[kind]: round(told.share(kind), 5) for kind in kinds},
        "interval": {
            told.bots[kind]: [round(end, 5) for end in msgspec.structs.astuple(told.interval(kind))] for kind in kinds
        },
        "fair_share": {told.bots[kind]: round(told.fair_share(kind), 5) for kind in kinds},
        "fair_interval": {told.bots[kind]: _ends(told.fair_interval(kind)) for kind in kinds},
        "mean_score": {told.bots[kind]: round(told.mean_score(kind), 4) for kind in kinds},
    }
    return msgspec.json.encode(report).decode()


def _ends(interval: Interval) -> list[float]:
    return [round(interval.low, 5), round(interval.high, 5)]


def _print(args: Namespace, told: Standings, terminal: Terminal) -> None:
    words = terminal.words
    title = words.say("simulate-title", games=told.games, game=words.say(args.game + "-name"), seed=str(args.seed))
    table = Table(title=title)
    for head in ("bot", "wins", "interval", *(("without-luck", "interval") if told.notes_luck else ()), "mean"):
        table.add_column(words.say("simulate-" + head), justify="left" if head == "bot" else "right")

    def share(value: float) -> str:
        return words.say("simulate-share", share=value)

    for kind, bot in enumerate(told.bots):
        columns = [(told.share(kind), told.interval(kind))]
        if told.notes_luck:
            columns.append((told.fair_share(kind), told.fair_interval(kind)))
        shares = [text for mean, ends in columns for text in (share(mean), f"{share(ends.low)} - {share(ends.high)}")]
        table.add_row(bot, *shares, words.say("simulate-score", score=told.mean_score(kind)))
    terminal.console.print(table)
    terminal.say("simulate-paired", sets=told.sets)
    if told.notes_luck:
        terminal.say("simulate-luck")
