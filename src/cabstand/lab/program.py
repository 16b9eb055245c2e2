"""A bot that is a program of its own: it reads lines and answers with lines, in the manner of UCI. See docs/arena.md.

    < cabstand 1                          > name My engine
                                          > ready
    < game pig 1 seats 3
    < move seat 2 seed 8133 position pig/1 seats=3 ...
    < view {"seats":3, ...}
    < legal hold, roll
                                          > play roll
    < quit

What a seat may know is a position from which everything hidden is gone, so a program can see no more than a bot of ours. A
program that breaks the rules, dies or keeps silent is not helped out: the arena stops and says why.
"""

import queue
import subprocess
import threading
from contextlib import suppress
from typing import Final

import msgspec

from cabstand.core.bot import Bot
from cabstand.core.game import Game, Move, Refused, Seat, refuse
from cabstand.core.rng import Stream, bits
from cabstand.core.rule import States

VERSION: Final = 1
PATIENCE: Final = 30.0
"""Seconds for an answer."""
LONGEST: Final = 1000
"""Characters of a line that a program may say."""


class ProgramBot(Bot):
    """Asks a program for every move. It is started when it is first asked."""

    def __init__(self, game: Game, command: list[str], patience: float = PATIENCE) -> None:
        self.game, self.command, self.patience = game, command, patience
        self.title = ""
        self._process: subprocess.Popen[str] | None = None
        self._said: queue.Queue[str | None] = queue.Queue()
        self._seats = 0

    def choose(self, hidden: States, seat: Seat, rng: Stream) -> Move:
        self.begin(self.game.seat_count(hidden))
        position = self.game.write_position(hidden)
        self.tell(f"move seat {seat + 1} seed {int(bits(rng))} position {position}")
        self.tell("view " + msgspec.json.encode(self.game.view_hidden(hidden, seat)).decode())
        moves = self.game.legal(hidden, seat)
        self.tell("legal " + ", ".join(self.game.write_move(seat, int(move)) for move in moves))
        word, _, text = self.hear().partition(" ")
        if word != "play":
            raise self.fault("arena-program-no-play", said=f"{word} {text}"[:60])
        try:
            move = self.game.read_move(hidden, seat, text)
        except Refused:
            raise self.fault("arena-program-bad-move", said=text[:60], position=position) from None
        if self.game.refusal(hidden, seat, move) is not None:
            raise self.fault("arena-program-bad-move", said=text[:60], position=position)
        return move

    def begin(self, seats: int) -> None:
        """Start the program where it does not run yet, and say which game is played."""
        if self._process is None:
            self._start()
        if seats != self._seats:
            self.tell(f"game {self.game.name} {self.game.version} seats {seats}")
            self._seats = seats

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603  it is what the caller asked for
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, encoding="utf-8"
            )
        except OSError as error:
            raise self.fault("arena-program-no-start", why=error.strerror or str(error)) from None
        threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()
        self.tell(f"cabstand {VERSION}")
        while (line := self.hear()) != "ready":
            if not line.startswith("name "):
                raise self.fault("arena-program-no-ready", said=line[:60])
            self.title = line.removeprefix("name ")[:60]

    def _listen(self, process: subprocess.Popen[str]) -> None:
        said = self._said
        assert process.stdout is not None
        with process.stdout, suppress(ValueError):  # not UTF-8
            while line := process.stdout.readline(LONGEST):
                if line.strip():
                    said.put(line.strip())
        said.put(None)

    def tell(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self.fault("arena-program-gone") from None

    def hear(self) -> str:
        """The next line, soon."""
        try:
            line = self._said.get(timeout=self.patience)
        except queue.Empty:
            raise self.fault("arena-program-silent", seconds=int(self.patience)) from None
        if line is None:
            raise self.fault("arena-program-gone")
        return line

    def fault(self, reason: str, **about: str | int) -> Refused:
        """What the program has done wrong. It is not asked again."""
        self.close()
        return refuse(reason, program=" ".join(self.command)[:100], **about)

    def close(self) -> None:
        """Send the program away; one that does not go is ended."""
        process, self._process, self._seats = self._process, None, 0
        self._said = queue.Queue()
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.write("quit\n")
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(timeout=2.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self.close()
