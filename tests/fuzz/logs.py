"""Logs to be tried: of fair games and of an earlier server's store, with a line or a few letters changed."""

from random import Random
from typing import Final

from cabstand.table.fold import Fold, fold_log
from cabstand.table.log import LogError

_LINES: Final = (
    "1: undo", "2: undo => die 3", "1: ", "99: throw", "1: throw => ", "1: throw => ,", "3: nothing", "=> die 6", "=>", "{}",
    "table: pause", "table: => x", "table:", "table: give-up", "table: sit 1 player", "table: sit 2 bot otto",
    "table: time 2026-11-15T10:00:00Z", "table: reveal " + "5e" * 32, "referee: right", "referee: time",
    "", "seat: x", "game: taxi", "rules: 1",
)  # fmt: skip
_PIECES: Final = (
    "=> ",
    " =>",
    "{",
    "}",
    "\n",
    "\x1c",
    "\x00",
    "²",
    "undo",
    "table: ",
    ", ",
    "9" * 5000,
    "\ud7ff",
    "ß",
    "1",
    ":",
    " ",
)


class LogMutations:
    def __init__(self, logs: list[str], rng: Random) -> None:
        self.logs, self.rng = logs, rng

    def next(self) -> str:
        """The beginning of one of the logs, changed in one to three places near its end: so most of it is still good."""
        lines = self.rng.choice(self.logs).splitlines()
        lines = lines[: self.rng.randrange(6, min(len(lines), 60))]
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            self._change(lines)
        return "\n".join(lines) + "\n"

    def _change(self, lines: list[str]) -> None:
        at = self.rng.randrange(max(0, len(lines) - 12), len(lines))
        kind = self.rng.random()
        if kind < 0.3:
            lines.insert(at, self.rng.choice(_LINES))
        elif kind < 0.4:
            other = self.rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif kind < 0.5:
            lines[at] = self.rng.choice(self.rng.choice(self.logs).splitlines())
        elif kind < 0.6 and len(lines) > 1:
            del lines[at]
        else:
            text = lines[at]
            place = self.rng.randrange(len(text) + 1)
            gone = self.rng.choice((0, 0, 1, 3))
            lines[at] = text[:place] + self.rng.choice(_PIECES) + text[place + gone :]
        if not lines:
            lines.append("")


def folds(log: str) -> bool:
    """Whether a log is accepted; if it is, its own text folds to the same game."""
    try:
        fold = fold_log(log)
    except LogError:
        return False
    again = fold_log(fold.text())
    assert facts(again) == facts(fold), log
    return True


def facts(fold: Fold) -> tuple[object, ...]:
    return (fold.state.tobytes(), fold.players, fold.paused, fold.given_up, fold.revealed, fold.lines, fold.header)
