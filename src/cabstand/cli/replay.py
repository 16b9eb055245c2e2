"""`./cab replay`: step through a log, forwards and back."""

from argparse import Namespace
from pathlib import Path

from rich.text import Text

from cabstand.cli.coach import TerminalCoach
from cabstand.cli.names import shown_names
from cabstand.cli.screens import screen_of
from cabstand.cli.terminal import Terminal, read_text
from cabstand.cli.typed import means
from cabstand.core.rule import States
from cabstand.core.step import Step
from cabstand.table.fold import Fold, begin
from cabstand.table.log import read_log


class Replay:
    """A log with its states and stories, one for every line."""

    def __init__(self, text: str, terminal: Terminal) -> None:
        header, lines = read_log(text)
        self.terminal = terminal
        self.fold: Fold = begin(header)
        self.names = shown_names(header.game, header.seats, terminal.words)
        self.states: list[States] = [self.fold.state]
        self.told: list[list[str]] = [[]]
        self.lines: list[list[Step]] = []
        for number, line in lines:
            steps = self.fold.add(line, number)
            self.states.append(self.fold.state)
            self.lines.append(steps)
            self.told.append([terminal.tell_story(told, self.names) for told in self.fold.story(steps, None)])

    def __len__(self) -> int:
        """How many lines there are to step through."""
        return len(self.states) - 1

    def show_line(self, at: int) -> None:
        if at > 0:
            self.terminal.console.print(Text(f"{at:>4}  {self.fold.lines[at - 1]}", "bold"))
        for told in self.told[at]:
            self.terminal.console.print(Text("      " + told))

    def show_board(self, at: int) -> None:
        screen = screen_of(self.fold.game)
        view = screen.look(self.fold.game, self.states[at], None)
        self.terminal.console.print(screen.board(view, self.names, self.terminal.words))

    def go_through(self) -> None:
        """What the coach says about a game that is over."""
        if not self.fold.is_over:
            raise self.terminal.fail("table-not-over")
        coach = TerminalCoach(self.terminal, self.fold.game, self.names)
        try:
            coach.review(self.states[0], self.lines)
        finally:
            coach.close()

    def step_through(self) -> None:
        at = 0
        while True:
            self.show_line(at)
            self.show_board(at)
            moved = self._ask(at)
            if moved is None:
                return
            at = moved

    def _ask(self, at: int) -> int | None:
        """Where to go from here; None to leave."""
        while True:
            self.terminal.say("replay-ask", at=at, of=len(self))
            answer = self.terminal.console.input("> ").strip()
            if means(answer, "play-word-quit", self.terminal.words):
                return None
            if answer == "":
                if at < len(self):
                    return at + 1
                self.terminal.say("replay-end")
            elif means(answer, "play-word-back", self.terminal.words):
                if at > 0:
                    return at - 1
                self.terminal.say("replay-start")
            elif answer.isdecimal() and len(answer) < 7:
                if int(answer) <= len(self):
                    return int(answer)
                self.terminal.say("replay-no-jump", line=int(answer), of=len(self))
            else:
                self.terminal.say("replay-what")


def run(args: Namespace, terminal: Terminal) -> int:
    replay = Replay(read_text(terminal, Path(args.file)), terminal)
    terminal.say("replay-head", game=terminal.words.say(replay.fold.game.name + "-name"), moves=len(replay))
    if args.coach:
        replay.go_through()
        return 0
    if args.all or not terminal.console.is_terminal:
        for at in range(len(replay) + 1):
            replay.show_line(at)
        replay.show_board(len(replay))
        return 0
    terminal.check_size()
    try:
        replay.step_through()
    except (KeyboardInterrupt, EOFError):
        terminal.console.print()
    return 0
