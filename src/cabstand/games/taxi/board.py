"""The board of TAXI!: data, checked when it is read, with a message that names the box that is wrong.

As text a board is its boxes, clockwise from RANK, then the ladder: `rank,fare-3,question-2,..;0,0,4,2,..`. Games keep it.
"""

import re
import tomllib
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from cabstand.core.game import refuse
from cabstand.games.taxi.record import (
    DIVERSION,
    EXIT,
    FARE,
    GIVE,
    MOST_BOXES,
    MOST_LADDER,
    RANK,
    REFUEL,
    SOUND,
    TOURIST,
    Record,
)

LEAST_LADDER: Final = 8
MOST_FARE: Final = 99
_KINDS: Final = {
    "rank": RANK,
    "fare": FARE,
    "question": TOURIST,
    "give": GIVE,
    "sound": SOUND,
    "refuel": REFUEL,
    "diversion": DIVERSION,
    "exit": EXIT,
    "foot-sound": SOUND,
    "foot-give": GIVE,
}
_ONCE: Final = ("rank", "diversion", "exit", "foot-sound", "foot-give")
_NEEDED: Final = ("refuel", "fare", "question-2", "question-4", "give", "sound")


class Board(msgspec.Struct, frozen=True):
    """A loop of boxes, clockwise from RANK, and the numbers of the ladder."""

    loop: tuple[str, ...]
    ladder: tuple[int, ...]

    def text(self) -> str:
        return ",".join(self.loop) + ";" + ",".join(str(number) for number in self.ladder)

    def sha256(self) -> str:
        """The name by which a log knows this board."""
        return sha256(self.text().encode()).hexdigest()

    def lay(self, s: Record) -> None:
        """Put the board into a new record."""
        s.boxes, s.ladder_boxes = len(self.loop), len(self.ladder)
        for box, name in enumerate(self.loop):
            word, amount = _split(name)
            s.kinds[box], s.amounts[box] = _KINDS[word], amount
        s.ladder_numbers[: len(self.ladder)] = self.ladder
        s.exit_box = self.loop.index("exit")
        s.foot_sound, s.foot_give = self.loop.index("foot-sound"), self.loop.index("foot-give")


def board_of(s: Record) -> Board:
    """The board that lies in a record."""
    kinds, amounts = tuple(s.kinds[: s.boxes]), tuple(s.amounts[: s.boxes])
    return _board(kinds, amounts, int(s.foot_sound), int(s.foot_give), tuple(s.ladder_numbers[: s.ladder_boxes]))


@lru_cache(maxsize=64)
def _board(kinds: tuple[int, ...], amounts: tuple[int, ...], foot_sound: int, foot_give: int, ladder: tuple[int, ...]) -> Board:
    names = {kind: name for name, kind in _KINDS.items() if not name.startswith("foot-")}
    loop = [names[int(kind)] + (f"-{amount}" if amount else "") for kind, amount in zip(kinds, amounts, strict=True)]
    loop[foot_sound], loop[foot_give] = "foot-sound", "foot-give"
    return Board(tuple(loop), tuple(int(number) for number in ladder))


def _split(name: str) -> tuple[str, int]:
    """`fare-3` is a fare of 3; other boxes have no amount. An unknown box has no kind."""
    found = re.fullmatch(r"(fare)-([1-9][0-9]?)|(question)-([24])", name)
    if found:
        return found[1] or found[3], int(found[2] or found[4])
    return (name, 0) if name in _KINDS and name not in ("fare", "question") else ("", 0)


def read_board(text: str) -> Board:
    """A board from its text; a board file (TOML) is read by `read_board_file`."""
    loop, semicolon, ladder = text.partition(";")
    if not semicolon or not re.fullmatch(r"[0-9]{1,2}(,[0-9]{1,2})*", ladder):
        raise refuse("taxi-board-unreadable")
    return check_board(Board(tuple(loop.split(",")), tuple(int(number) for number in ladder.split(","))))


def read_board_file(content: str) -> Board:
    try:
        table = tomllib.loads(content)
        board = msgspec.convert({key: table.get(key) for key in ("loop", "ladder")}, Board)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError):
        raise refuse("taxi-board-unreadable") from None
    return check_board(board)


def check_board(board: Board) -> Board:
    """The same board, or a refusal that says which box is wrong and why. Boxes are counted from 1, RANK."""
    loop = board.loop
    if not 12 <= len(loop) <= MOST_BOXES:
        raise refuse("taxi-board-length", boxes=len(loop), least=12, most=MOST_BOXES)
    for number, name in enumerate(loop, 1):
        if not _split(name)[0]:
            raise refuse("taxi-board-unknown-box", box=number, name=name[:20])
    for name in _ONCE:
        if loop.count(name) != 1:
            raise refuse("taxi-board-once", name=name, count=loop.count(name))
    for needed in _NEEDED:
        if not any(name == needed or (needed == "fare" and name.startswith("fare-")) for name in loop):
            raise refuse("taxi-board-needs", name=needed)
    if loop[0] != "rank":
        raise refuse("taxi-board-rank-first", box=loop.index("rank") + 1)
    for name in ("exit", "foot-sound", "foot-give"):
        if loop.index(name) < loop.index("diversion"):
            raise refuse("taxi-board-after-diversion", box=loop.index(name) + 1, name=name)
    if not LEAST_LADDER <= len(board.ladder) <= MOST_LADDER:
        raise refuse("taxi-board-ladder-length", boxes=len(board.ladder), least=LEAST_LADDER, most=MOST_LADDER)
    for number, exits in enumerate(board.ladder, 1):
        if (exits == 0) != (number <= 2) or not 0 <= exits <= 6:
            raise refuse("taxi-board-ladder-number", box=number, number=exits)
    return board


@cache
def standard_board() -> Board:
    return read_board_file(files("cabstand.games.taxi").joinpath("data/standard.toml").read_text(encoding="utf-8"))
