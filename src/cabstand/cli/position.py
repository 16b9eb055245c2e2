"""`./cab position`: read a position text and draw it, or print the position of a log."""

from argparse import Namespace
from pathlib import Path

from cabstand.cli.coach import TerminalCoach
from cabstand.cli.screens import screen_of
from cabstand.cli.terminal import Terminal, read_text
from cabstand.core import Game, Seat, find_game, game_names
from cabstand.core.game import seats_of
from cabstand.core.rule import States
from cabstand.table.fold import begin
from cabstand.table.log import read_log


def run(args: Namespace, terminal: Terminal) -> int:
    position = args.position if _is_position(args.position) else _from_log(args, terminal)
    game = find_game(position.partition("/")[0])
    state = game.read_position(position)
    terminal.console.out(game.write_position(state), highlight=False)
    names = [f"{seat + 1}" for seat in seats_of(game, state)]
    screen = screen_of(game)
    terminal.console.print(screen.board(screen.look(game, state, None), names, terminal.words))
    if args.coach:
        _ask_coach(terminal, game, state, names)
    return 0


def _ask_coach(terminal: Terminal, game: Game, state: States, names: list[str]) -> None:
    """What whoever is asked can do."""
    mover = game.to_move(state)
    if mover < 0:
        raise terminal.refused("coach-not-asked")
    coach = TerminalCoach(terminal, game, names)
    try:
        coach.advise(state, Seat(mover))
    finally:
        coach.close()


def _is_position(text: str) -> bool:
    return text.partition("/")[0] in game_names() and " " in text


def _from_log(args: Namespace, terminal: Terminal) -> str:
    header, lines = read_log(read_text(terminal, Path(args.position)))
    fold = begin(header)
    if args.line is not None and args.line > len(lines):
        raise terminal.fail("position-no-line", line=args.line, of=len(lines))
    for number, line in lines[: args.line]:
        fold.add(line, number)
    return fold.game.write_position(fold.state)
