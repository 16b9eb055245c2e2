"""`./cab play`: a game in the terminal, against bots and with whoever sits at this screen. Saved after every move."""

import re
import secrets
import time
from argparse import Namespace
from pathlib import Path
from typing import Final

from rich.text import Text

from cabstand.bots.bot import find_bot
from cabstand.cli.screen import screen_of
from cabstand.cli.terminal import Terminal, saves_folder
from cabstand.games import OVER, Actor, Game, Refused, Seat, find_game, game_names
from cabstand.games.game import Line
from cabstand.games.rng import Dice
from cabstand.games.rule import States
from cabstand.store.folder import InUse, LogFile, StoreError, free_path, list_logs
from cabstand.table.fold import Step, fold_log
from cabstand.table.log import LogError, write_header
from cabstand.table.table import Table, header_for

BOT: Final = "bot "
_PAUSE: Final = 0.7  # seconds between the moves of bots, so that people can follow
_SIMPLE: Final = "simple"


class Leave(Exception):
    """The player wants to go; the game is saved."""


def run(args: Namespace, terminal: Terminal) -> int:
    terminal.check_size()
    try:
        with _open(args, terminal) as log:
            fold = fold_log(log.read())
            dice = Dice(secrets.randbits(64) if args.seed is None else args.seed, len(fold.lines))
            table = Table(fold, lambda game, state: game.sample(state, dice.stream), log.append)
            return Session(terminal, table, log.path, dice, pause=0.0 if args.fast else _PAUSE).run()
    except InUse as error:
        raise terminal.fail("cli-in-use", path=str(error.what)) from None
    except StoreError as error:
        raise terminal.fail("cli-cannot-write", path=str(error.what), why=error.why) from None


# --- opening a game, new or saved ------------------------------------------------------------------------------------


def _open(args: Namespace, terminal: Terminal) -> LogFile:
    if args.resume is not None:
        return _open_saved(args, terminal)
    if args.game is None:
        raise terminal.fail("play-need-game", known=" | ".join(game_names()))
    game = find_game(args.game)
    header = header_for(game, dict(args.option or []), _seats(args, game, terminal))
    return LogFile.create(free_path(saves_folder(), game.name), write_header(header))


def _seats(args: Namespace, game: Game, terminal: Terminal) -> tuple[str, ...]:
    """The people first, then bots; the last bot named takes the seats that are left."""
    names = [name.strip() for name in args.names.split(",")] if args.names else [terminal.words.say("play-you")]
    for name in names:
        if not re.fullmatch(r"[^\x00-\x1f\x7f]{1,32}", name) or name.lower().startswith(BOT):
            raise terminal.fail("play-bad-name", name=name[:40])
    bots = [name.strip() for name in args.bots.split(",")] if args.bots else []
    for bot in bots:
        find_bot(game, bot)
    players = args.players or max(game.box_seats.start, len(names) + len(bots))
    if players not in game.seats:
        game.new(players)  # says what is wrong
    if len(names) > players:
        raise terminal.fail("play-names-too-many", names=len(names), players=players)
    free = players - len(names)
    if len(bots) > free:
        raise terminal.fail("play-bots-too-many", bots=len(bots), free=free)
    filled = bots + [bots[-1] if bots else _SIMPLE] * (free - len(bots))
    return (*names, *(BOT + bot for bot in filled))


def _open_saved(args: Namespace, terminal: Terminal) -> LogFile:
    saved = list_logs(saves_folder())
    if args.resume:
        known = {path.stem: path for path in saved}
        if args.resume not in known:
            raise terminal.fail("play-no-such-save", name=args.resume, known=", ".join(known) or "-")
        return _open_whole(known[args.resume], terminal)
    for path in saved:
        if args.game in (None, path.stem.rpartition("-")[0]):
            log = _open_whole(path, terminal)
            fold = fold_log(log.read())
            if fold.game.to_move(fold.state) != OVER:
                terminal.say("play-resumed", name=path.stem)
                return log
            log.close()
    raise terminal.fail("play-nothing-to-resume", game=args.game or game_names()[0])


def _open_whole(path: Path, terminal: Terminal) -> LogFile:
    """Open a saved game, once it has been seen to play through."""
    log = LogFile.open(path)
    try:
        fold_log(log.read())
    except LogError as error:
        log.close()
        reason = terminal.words.say("log-error", line=error.number, text=error.text[:60], reason=terminal.tell(error.refusal))
        game = path.stem.rpartition("-")[0]
        raise terminal.fail("play-saved-broken", path=str(path), reason=reason, game=game) from None
    return log


# --- the game itself -------------------------------------------------------------------------------------------------


class Session:
    """One sitting at a table."""

    def __init__(self, terminal: Terminal, table: Table, path: Path, dice: Dice, pause: float) -> None:
        self.terminal = terminal
        self.table = table
        self.path = path
        self.dice = dice
        self.screen = screen_of(table.game)
        self.pause = pause if terminal.console.is_terminal else 0.0
        self.players = table.fold.players
        self.names = [self._name(seat, player) for seat, player in enumerate(self.players)]

    def _name(self, seat: int, player: str) -> str:
        if player.startswith(BOT):
            return self.terminal.words.say("play-bot", seat=seat + 1, level=player.removeprefix(BOT))
        return player

    @property
    def game(self) -> Game:
        return self.table.game

    def run(self) -> int:
        title = self.terminal.words.say(self.game.name + "-name")
        self.terminal.say("play-welcome", game=title, players=", ".join(self.names))
        try:
            self._tell(self.table.begin())
            while (mover := self.table.to_move) != OVER:
                player = self.players[mover]
                steps = self._bot_move(mover, player) if player.startswith(BOT) else self._human_move(mover)
                self._tell(steps)
        except (Leave, KeyboardInterrupt, EOFError):
            self.terminal.console.print()
            self.terminal.say("play-left", name=self.path.stem)
            return 0
        self._show(None)
        self.terminal.say("play-finished", path=str(self.path))
        return 0

    def _tell(self, steps: list[Step]) -> None:
        for line in self.table.fold.story(steps, None):
            self._tell_line(line)

    def _tell_line(self, line: Line) -> None:
        style = "dim" if line.message.endswith(("-throw", "-play", "-zero")) else ""
        self.terminal.console.print(Text("  " + self.terminal.tell_story(line, self.names), style))

    def _show(self, seat: Seat | None) -> None:
        view = self.game.view(self.table.state, seat)
        self.terminal.console.print(self.screen.board(view, self.names, self.terminal.words))

    def _bot_move(self, mover: Actor, player: str) -> list[Step]:
        time.sleep(self.pause)
        seat = Seat(mover)
        hidden: States = self.game.hide(self.table.state, seat)
        move = find_bot(self.game, player.removeprefix(BOT)).choose(hidden, seat, self.dice.stream)
        return self.table.act(mover, move)

    def _human_move(self, mover: Actor) -> list[Step]:
        """Ask until there is a legal move; everything else is answered and asked again."""
        seat = Seat(mover)
        view = self.game.view(self.table.state, seat)
        self.terminal.console.print(self.screen.scene(view, self.names, self.terminal.words))
        while True:
            answer = self._ask(seat).strip()
            try:
                steps = self._answer(mover, seat, answer)
            except Refused as error:
                self.terminal.console.print(Text(self.terminal.tell(error.refusal), "red"))
                continue
            if steps is not None:
                return steps

    def _answer(self, mover: Actor, seat: Seat, answer: str) -> list[Step] | None:
        """What an answer does: a move, or None for a word about the game after which the question stands."""
        word = answer.lower()
        if word in ("q", "quit", "exit"):
            raise Leave
        if word in ("h", "?", "help"):
            self.terminal.say(self.game.name + "-help")
            self.terminal.say("play-help")
            return None
        if word in ("v", "view"):
            self._show(seat)
            return None
        if word in ("u", "undo"):
            return self.table.undo(mover)
        text = self.screen.complete(self.game.view(self.table.state, seat), answer)
        return self.table.act(mover, self.game.read_move(self.table.state, mover, text))

    def _ask(self, seat: Seat) -> str:
        view = self.game.view(self.table.state, seat)
        question = self.screen.question(view, self.names[seat], self.terminal.words)
        self.terminal.console.print(Text(question, "bold"))
        return self.terminal.console.input(Text("> ", "bold yellow"))
