"""Was every die and every card what the secret gives? This page is the whole check; `dice.py` says how a draw is made.

The log of a finished game names the commitment and the nonces in its header, and shows the secret at its end.

1. SHA-256 of that secret and the table's id (of a daily game: the day) must be the commitment, which everybody saw before the
   first throw.
2. Every line is played again: the move as it is written, then chance as secret, nonces and the name of the draw give it. What
   the log says chance did must be just that, no more and no less.
3. A line that the rules do not allow is refused, and so is a secret that is shown before the game is over.
"""

from collections.abc import Iterator
from itertools import count

import msgspec

from cabstand.core import CHANCE, Refused
from cabstand.core.game import refuse
from cabstand.table.daily import dice_of
from cabstand.table.dice import FairDice, Promise, name_draw, read_promise
from cabstand.table.fold import Fold, begin
from cabstand.table.log import TABLE_WORDS, Header, LogLine, read_line, read_log


class Redrawn(msgspec.Struct, frozen=True):
    """One draw: its name, what the log says, and what the secret gives (both in notation, empty for nothing)."""

    name: str
    written: str
    drawn: str

    @property
    def kind(self) -> str:
        return kind_of(self.drawn)


def kind_of(outcome: str) -> str:
    """What chance did: the word that its notation begins with; dice that were thrown have none."""
    first = outcome.split()[0]
    return first if first.isalpha() and first.islower() else "throw"


class Difference(msgspec.Struct, frozen=True):
    """Where a log is not what the secret gives: the line in the file, its text, and the draw (None: the secret itself)."""

    line: int
    text: str
    draw: Redrawn | None


class Verdict(msgspec.Struct, frozen=True):
    """The draws that are right, up to the first that is not."""

    header: Header
    promise: Promise
    draws: list[Redrawn]
    difference: Difference | None = None


def verify(text: str) -> Verdict:
    """Check a whole log. Where there is nothing to check by, or the rules do not allow a line, it is refused."""
    header, lines = read_log(text)
    promise = read_promise(header)
    shown, secret = find_secret(lines)
    if not promise.is_kept_by(secret):
        return Verdict(header, promise, [], Difference(*shown, None))

    fold, draws = begin(header), list[Redrawn]()
    dice = dice_of(fold.game, secret, promise)
    for number, line in lines:
        for draw in redraw(fold, read_line(line, number), dice):
            if draw.written != draw.drawn:
                return Verdict(header, promise, draws, Difference(number, line, draw))
            draws.append(draw)
        fold.add(line, number)
    return Verdict(header, promise, draws)


def find_secret(lines: list[tuple[int, str]]) -> tuple[tuple[int, str], bytes]:
    """The line that shows the secret, with its number, and the secret."""
    for number, text in lines:
        line = read_line(text, number)
        found = TABLE_WORDS["reveal"].fullmatch(line.move) if line.by == "table" else None
        if found:
            return (number, text), bytes.fromhex(found[1])
    raise refuse("dice-not-shown", lines=len(lines))


def redraw(fold: Fold, line: LogLine, dice: FairDice) -> Iterator[Redrawn]:
    """What chance does in the next line of a log, beside what the line says that it did."""
    game, state, written = fold.game, fold.state, list(line.chance)
    names = (name_draw(len(fold.lines) + 1, place) for place in count(1))
    if line.by != "table" and line.move != "undo":
        try:
            state = game.apply(state, line.actor, game.read_move(state, line.actor, line.move)) if line.by else state
        except Refused:
            return  # the fold refuses the line too, and says why
        while game.to_move(state) == CHANCE:
            name = next(names)
            move = dice.draw(game, state, name)
            yield Redrawn(name, written.pop(0) if written else "", game.write_move(CHANCE, move))
            state = game.apply(state, CHANCE, move)
    if written:
        yield Redrawn(next(names), written[0], "")
