"""`./cab solve`: what the solver of a game works out exactly. Which numbers it needs, the game says."""

import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from cabstand.cli import plots
from cabstand.cli.numbers import decimal, whole
from cabstand.cli.parser import Parser
from cabstand.cli.terminal import Terminal
from cabstand.core import find_game
from cabstand.core.registry import games_with, part_of
from cabstand.core.solver import Solver


def add_arguments(parser: Parser, terminal: Terminal, argv: Sequence[str]) -> None:
    """The game, what its solver asks for, and `--json`. Without a game, help shows what any of them asks for."""
    solvers = solvers_of_all()
    parser.add_argument("game", help=terminal.words.say("cli-arg-game", known=", ".join(solvers)))
    named = [game for game in solvers if game in argv]
    for argument in {one.name: one for game in named or solvers for one in solvers[game].arguments}.values():
        option = f"--{argument.name}"
        parser.add_argument(
            option,
            type=_number(terminal, option, argument.whole),
            required=argument.required and bool(named),
            metavar=argument.metavar,
            help=terminal.words.say(argument.text),
        )
    parser.add_argument("--plot", metavar="FILE.svg", help=terminal.words.say("cli-arg-plot"))
    parser.add_argument("--json", action="store_true", help=terminal.words.say("cli-arg-json"))


def _number(terminal: Terminal, option: str, numbers: range | None) -> Callable[[str], float]:
    return decimal(terminal, option) if numbers is None else whole(terminal, option, numbers.start, numbers.stop - 1)


def solvers_of_all() -> dict[str, Solver]:
    """The solvers there are, by the names of their games."""
    return games_with("solver", "SOLVER")


def run(args: Namespace, terminal: Terminal) -> int:
    solver: Solver | None = part_of(find_game(args.game), "solver", "SOLVER")
    if solver is None:
        known = ", ".join(solvers_of_all())
        raise terminal.fail("solve-no-game", game=terminal.words.say(args.game + "-name"), known=known)
    given = {argument.name: getattr(args, argument.name) for argument in solver.arguments}
    solver.check(given)
    facts, seconds = _solve(solver, given, terminal)
    if args.plot:
        _plot(args, solver, given, terminal)
    if args.json:
        report = {"game": args.game, **facts, "seconds": round(seconds, 3)}
        terminal.console.out(msgspec.json.encode(report).decode(), highlight=False)
    else:
        for line in solver.tell({**facts, "seconds": seconds}, terminal.words):
            terminal.console.print(Text(line))
    return 0


def _plot(args: Namespace, solver: Solver, given: Mapping[str, Any], terminal: Terminal) -> None:
    """The value up to the number that was asked for, with everything else as it was given."""
    asked = next(argument for argument in solver.arguments if argument.required and argument.whole is not None)
    assert asked.whole is not None
    numbers = range(asked.whole.start, given[asked.name] + 1)
    values = [(number, float(solver.solve({**given, asked.name: number}, lambda _: None)["value"])) for number in numbers]
    plots.save(args.plot, plots.of_solver(args.game, terminal.words.say(asked.text), values, terminal.words), terminal)


def _solve(solver: Solver, given: Mapping[str, Any], terminal: Terminal) -> tuple[dict[str, Any], float]:
    """Seconds do not count the start, in which the solver may have to be compiled."""
    words = terminal.words
    with Progress(TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(words.say("solve-compiling"), total=None)
        solver.warm_up()
        progress.update(bar, description=words.say("solve-solving"), total=1.0)
        started = time.perf_counter()
        facts = solver.solve(given, lambda share: progress.update(bar, completed=share))
        return facts, time.perf_counter() - started
