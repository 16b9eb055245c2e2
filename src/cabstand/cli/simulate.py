"""`./cab simulate`: bots play many games; results with intervals, and the speed."""

import os
import time
from argparse import Namespace
from contextlib import ExitStack, closing

import msgspec
from rich.table import Table

from cabstand.bots.registry import find_bot, weakest_bot
from cabstand.cli import plots
from cabstand.cli.progress import bar
from cabstand.cli.terminal import Terminal
from cabstand.core import find_game
from cabstand.lab.simulate import Job, Tally, empty_tally, play, run_jobs, split, warm_up
from cabstand.server.cluster import cluster_at


def run(args: Namespace, terminal: Terminal) -> int:
    game = find_game(args.game)
    game.new(args.players, dict(args.option or []))
    named = [name.strip() for name in args.bots.split(",")] if args.bots else [weakest_bot(game)]
    for name in named:
        find_bot(game, name)
    if len(named) > args.players:
        raise terminal.fail("play-bots-too-many", bots=len(named), free=args.players)
    bots = tuple(named + [named[-1]] * (args.players - len(named)))
    cores = args.cores or os.cpu_count() or 1
    tally, seconds = _play(args, bots, cores, terminal)
    if args.plot:
        job = Job(args.game, bots, args.seed, 0, args.games, dict(args.option or []))
        plots.save(args.plot, plots.of_simulation(job, tally, terminal.words), terminal)
    if args.json:
        terminal.console.out(_json(args, bots, cores, tally, seconds), highlight=False)
    else:
        _print(args, bots, cores, tally, seconds, terminal)
    return 0


def _play(args: Namespace, bots: tuple[str, ...], cores: int, terminal: Terminal) -> tuple[Tally, float]:
    """All games; seconds do not count the start, in which the rules may have to be compiled."""
    tally = empty_tally(args.players)
    jobs = split(args.game, bots, args.seed, args.games, dict(args.option or []))
    with bar() as progress, ExitStack() as held:
        task = progress.add_task(terminal.words.say("simulate-compiling"), total=None)
        warm_up(args.game, bots)
        elsewhere = held.enter_context(cluster_at(args.cluster)) if args.cluster else None
        progress.update(task, description=terminal.words.say("simulate-playing"), total=args.games)
        started = time.perf_counter()
        for part in held.enter_context(closing(run_jobs(jobs, min(cores, len(jobs)), play, elsewhere))):
            tally.add(part)
            progress.update(task, completed=tally.games)
    return tally, time.perf_counter() - started


def _json(args: Namespace, bots: tuple[str, ...], cores: int, tally: Tally, seconds: float) -> str:
    seats = range(args.players)
    report = {
        "game": args.game,
        "games": tally.games,
        "players": args.players,
        "seed": args.seed,
        "bots": bots,
        "cores": None if args.cluster else cores,
        "moves": tally.moves,
        "seconds": round(seconds, 3),
        "moves_per_second": round(tally.moves / seconds),
        "wins": tally.wins,
        "shared_wins": tally.shared,
        "win_interval": [[round(i.low, 5), round(i.high, 5)] for i in map(tally.win_interval, seats)],
        "mean_score": [round(tally.mean_score(seat), 4) for seat in seats],
        "mean_score_interval": [[round(i.low, 4), round(i.high, 4)] for i in map(tally.score_interval, seats)],
    }
    return msgspec.json.encode(report).decode()


def _print(args: Namespace, bots: tuple[str, ...], cores: int, tally: Tally, seconds: float, terminal: Terminal) -> None:
    words = terminal.words
    title = words.say(args.game + "-name")
    table = Table(title=words.say("simulate-title", games=tally.games, game=title, seed=str(args.seed)))
    for head in ("seat", "bot", "wins", "interval", "mean", "interval"):
        table.add_column(words.say("simulate-" + head), justify="left" if head == "bot" else "right")

    def share(value: float) -> str:
        return words.say("simulate-share", share=value)

    def score(value: float) -> str:
        return words.say("simulate-score", score=value)

    for seat, bot in enumerate(bots):
        won, scored = tally.win_interval(seat), tally.score_interval(seat)
        table.add_row(
            str(seat + 1),
            bot,
            share(tally.wins[seat] / tally.games),
            f"{share(won.low)} - {share(won.high)}",
            score(tally.mean_score(seat)),
            f"{score(scored.low)} - {score(scored.high)}",
        )
    terminal.console.print(table)
    if tally.shared:
        terminal.say("simulate-shared", shared=tally.shared)
    terminal.say(
        "simulate-speed",
        moves=tally.moves,
        seconds=round(seconds, 2),
        speed=round(tally.moves / seconds),
        rate=round(tally.games / seconds),
        cores=0 if args.cluster else cores,
        cluster=args.cluster or "",
    )
