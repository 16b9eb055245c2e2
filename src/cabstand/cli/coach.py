"""The coach in the terminal: the best plays of whoever is asked, and games gone through.

It thinks in a process of its own with compiled rules, whatever this one runs with; what it works out is kept for the next time.
"""

import os
from concurrent.futures import Executor

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from cabstand.bots.registry import coach_of
from cabstand.cli.review import ReviewTeller
from cabstand.cli.terminal import Terminal
from cabstand.core import Actor, Game, Refused, Seat
from cabstand.core.coach import Act, Advice, Choice
from cabstand.core.game import Refusal
from cabstand.core.rule import States
from cabstand.core.step import Step
from cabstand.server import coach_worker
from cabstand.server.processes import process_pool, stop
from cabstand.table.fold import lasting


class TerminalCoach:
    """Somebody to ask; the process is started with the first question and ended with `close`."""

    def __init__(self, terminal: Terminal, game: Game, names: list[str]) -> None:
        self.terminal = terminal
        self.game = game
        self.names = names
        self._pool: Executor | None = None

    def advise(self, state: States, seat: Seat, play: str = "") -> None:
        """Tell the best plays, and what a play given in notation is worth."""
        chosen = int(self.game.read_move(state, Actor(seat), play)) if play else None
        hidden = self.game.hide(state, seat).tobytes()
        deep = coach_of(self.game).looks_ahead
        job = (self.game.name, self.game.version, hidden, int(seat), chosen, deep)
        advice = self._ready().submit(coach_worker.advise, *job).result()
        if isinstance(advice, Refusal):
            raise Refused(advice)
        self._tell_advice(advice)

    def review(self, start: States, lines: list[list[Step]]) -> None:
        """Go through a whole game."""
        acts = [Act(seq, step.actor, step.move) for seq, step in lasting(lines)]
        job = (self.game.name, self.game.version, start.tobytes(), acts)
        review = self._ready().submit(coach_worker.review, *job).result()
        if isinstance(review, Refusal):
            raise Refused(review)
        ReviewTeller(self.terminal, self.game, self.names).tell(review)

    def close(self) -> None:
        if self._pool is not None:
            stop(self._pool)
            self._pool = None

    def _ready(self) -> Executor:
        """The process, once all tables are there; without compiled rules only tables that were made before are used."""
        compiled = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
        if self._pool is None:
            self._pool = process_pool(compiled)
            if compiled:
                self._make_tables(self._pool)
        return self._pool

    def _make_tables(self, pool: Executor) -> None:
        with Progress(TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(self.terminal.words.say("cli-coach-making"), total=None)
            missing = pool.submit(coach_worker.missing, self.game.name).result()
            for done, table in enumerate(missing, 1):
                pool.submit(coach_worker.make, self.game.name, table).result()
                progress.update(bar, completed=done, total=len(missing))

    # --- what is told

    def _tell_advice(self, advice: Advice) -> None:
        for line in advice.facts:
            self.terminal.console.print(Text(self.terminal.tell_story(line, self.names)))
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        for at, choice in enumerate(advice.best):
            grid.add_row(Text(choice.move, "bold" if at == 0 else ""), *self._figures(choice))
        self.terminal.console.print(grid)
        for choice in advice.best[:1]:
            self._tell_why(choice)
        if advice.chosen is not None:
            told = ", ".join(filter(None, self._figures(advice.chosen)))
            self.terminal.say("cli-coach-chosen", play=advice.chosen.move, figures=told)
            self._tell_why(advice.chosen)

    def _tell_why(self, choice: Choice) -> None:
        for line in choice.why:
            self.terminal.console.print(Text("  " + self.terminal.words.tell(line.message, line.args), "dim"))

    def _figures(self, choice: Choice) -> list[str]:
        say, figures = self.terminal.words.say, choice.figures
        loss = figures.get("loss", 0.0)
        told = [say("coach-figure-loss", loss=loss) if loss >= 0.05 else ""]
        for name, value in figures.items():
            text = self.terminal.words.own(self.game.name, f"coach-figure-{name}")
            if name != "loss" and text in self.terminal.words:
                told.append(say(text, **{name: value, "percent": round(100 * value)}))
        return told
