"""What a table must look like: its lines, folded once more by whoever watches it."""

import msgspec

from cabstand.core import Game, Seat
from cabstand.core.envelope import envelope
from cabstand.core.rule import States
from cabstand.table.fold import fold_log


class Fault(Exception):
    """The server said something that cannot be."""


class Ledger:
    """Every line of a table as it was told first, and with them every screen, byte for byte."""

    def __init__(self, log: str) -> None:
        self._fold = fold_log(log)
        self._moments: list[tuple[States, bool]] = [self._moment()] * (self.seq + 1)
        self._first = self.seq
        self._screens: dict[Seat | None, tuple[bytes, bytes]] = {}

    @property
    def game(self) -> Game:
        return self._fold.game

    @property
    def seq(self) -> int:
        return len(self._fold.lines)

    def _moment(self) -> tuple[States, bool]:
        return self._fold.state, self._fold.given_up

    def line(self, seq: int) -> str:
        return self._fold.lines[seq - 1] if seq <= self.seq else ""

    def take(self, seq: int, line: str) -> None:
        """A line as somebody has heard it: the next one, or one that all have heard alike."""
        if seq > self.seq + 1:
            raise Fault(f"line {seq} came after line {self.seq}")
        if seq <= self.seq and line != self.line(seq):
            raise Fault(f"line {seq} was “{self.line(seq)}” and is “{line}” now")
        if seq == self.seq + 1:
            self._fold.add(line)
            self._moments.append(self._moment())
            self._screens = {}

    def check(self, seq: int, seat: Seat | None, view: bytes, told: bytes) -> None:
        """What somebody sees after line `seq`."""
        if not self._first <= seq <= self.seq:
            raise Fault(f"a screen of line {seq}, and the last line is {self.seq}")
        for name, is_told, is_true in zip(("view", "envelope"), (view, told), self._screen(seq, seat), strict=True):
            if is_told != is_true:
                raise Fault(
                    f"after line {seq} seat {seat} is told the {name} {is_told.decode()} and should be told {is_true.decode()}"
                )

    def _screen(self, seq: int, seat: Seat | None) -> tuple[bytes, bytes]:
        if seq == self.seq and seat in self._screens:
            return self._screens[seat]
        state, is_given_up = self._moments[seq]
        made = (
            msgspec.json.encode(self.game.view(state, seat)),
            msgspec.json.encode(envelope(self.game, self.game.hide(state, seat), seat, ended=is_given_up)),
        )
        if seq == self.seq:
            self._screens[seat] = made
        return made

    def compare(self, log: str) -> None:
        """The log as the server has it at the end: every line that anybody heard, once, and nothing before it."""
        lines = fold_log(log).lines
        if lines[: self.seq] != self._fold.lines:
            at = next((n for n, (a, b) in enumerate(zip(lines, self._fold.lines, strict=False), 1) if a != b), len(lines) + 1)
            raise Fault(f"line {at} of the log is not the one that was told")
