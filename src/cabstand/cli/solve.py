"""`./cab solve`: what a turn of Space Taxi is worth when it is played perfectly."""

import time
from argparse import Namespace
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from cabstand.bots.registry import SOLVED
from cabstand.cli.terminal import Terminal
from cabstand.core import find_game

if TYPE_CHECKING:
    from cabstand.games.space_taxi.solver.turn import Solution


def run(args: Namespace, terminal: Terminal) -> int:
    find_game(args.game)
    if args.game not in SOLVED:
        raise terminal.fail("solve-no-game", game=terminal.words.say(args.game + "-name"), known=", ".join(SOLVED))
    if args.target is not None and args.keep is not None:
        raise terminal.fail("solve-one-objective")
    solution, seconds = _solve(args, terminal)
    if args.json:
        terminal.console.out(_json(args, solution, seconds), highlight=False)
    else:
        _print(args, solution, seconds, terminal)
    return 0


def _solve(args: Namespace, terminal: Terminal) -> "tuple[Solution, float]":
    """Seconds do not count the start, in which the solver may have to be compiled."""
    words = terminal.words
    with Progress(TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(words.say("solve-compiling"), total=None)
        from cabstand.games.space_taxi.solver import turn as solver  # not before the screen says why it takes a while

        utility = solver.last_turn()
        if args.target is not None:
            utility = solver.reaching(args.target)
        elif args.keep is not None:
            utility = solver.keeping(args.keep)
        solver.warm_up()
        progress.update(bar, description=words.say("solve-solving"), total=1.0)
        started = time.perf_counter()
        solution = solver.solve(utility, args.coins, progress=lambda share: progress.update(bar, completed=share))
        return solution, time.perf_counter() - started


def _objective(args: Namespace) -> str:
    if args.target is not None:
        return "target"
    return "last-turn" if args.keep is None else "keep"


def _json(args: Namespace, solution: "Solution", seconds: float) -> str:
    report = {
        "game": args.game,
        "coins": args.coins,
        "objective": _objective(args),
        "target": args.target,
        "keep": args.keep,
        "value": round(solution.value, 12),
        "positions": solution.positions,
        "seconds": round(seconds, 3),
    }
    return msgspec.json.encode(report).decode()


def _print(args: Namespace, solution: "Solution", seconds: float, terminal: Terminal) -> None:
    value = terminal.words.say("solve-value", value=solution.value)
    if args.target is not None:
        terminal.say("solve-target", coins=args.coins, target=args.target, value=value)
    elif args.keep is not None:
        terminal.say("solve-keep", coins=args.coins, keep=args.keep, value=value)
    else:
        terminal.say("solve-last-turn", coins=args.coins, value=value)
    terminal.say("solve-speed", positions=solution.positions, seconds=round(seconds, 2))
