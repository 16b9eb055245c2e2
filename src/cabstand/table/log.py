"""The log of a game as text: a header, an empty line, then one line for every act. It is also the save file.

    cabstand log
    game: night-rank
    rules: 1
    option: starter=0
    seat: Ada
    seat: bot simple
    seat: bot random

    => starts 2
    2: throw => RRGBYT 134 s5
    2: RR s5
    2: undo
    1: throw => 4, card 17 {a remark, or what was typed}
    referee: right
    table: pause

Before `=>` stands who acts and the move; after it what chance did at once, in order. `undo` takes the same seat's last move
back; `table` lines are about the people, not the game: TABLE_WORDS lists all of them. Chance follows neither. Braces are for
readers and change nothing.
"""

import re
from functools import lru_cache
from typing import Final

import msgspec

from cabstand.core import Game, Refused, find_game
from cabstand.core.game import CHANCE, REFEREE, Actor, Refusal

_FIRST: Final = "cabstand log"
_BY: Final = re.compile("[1-9][0-9]?|referee|table")
_SEAT: Final = "([1-9])"
TABLE_WORDS: Final = {
    "pause": re.compile("pause"),
    "resume": re.compile("resume"),
    "time": re.compile(r"time ([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)"),
    "sit": re.compile(rf"sit {_SEAT} (player|bot [a-z][a-z0-9-]{{0,19}})"),
    "join": re.compile(f"join {_SEAT}"),
    "give": re.compile(f"give {_SEAT}"),
    "give-up": re.compile("give-up"),
    "reveal": re.compile("reveal ([0-9a-f]{64})"),
}
"""What a `table:` line can say, each with its whole form. A seat may be one that this game does not have: the fold looks."""
_FACTS: Final = ("pack", "board", "currency", "table", "dice", "nonces", "day")

# Logs come from strangers too. Nothing that Cabstand writes comes near these limits.
LONGEST_LINE: Final = 16_384
"""Characters. The longest are the option with a board, 4,000, and the remark of a talk, 2,000."""
MOST_HEADER_LINES: Final = 100
"""A game has nine seats at most, and fewer options than that."""
_QUOTED: Final = 60
"""Characters of a line that a refusal repeats."""


class LogError(ValueError):
    """A log that cannot be: the line (counted from 1 in the file), the beginning of its text, and the reason."""

    def __init__(self, number: int, text: str, refusal: Refusal) -> None:
        self.number, self.text, self.refusal = number, text[:_QUOTED], refusal
        super().__init__(f"line {number}: {self.text!r}: {Refused(refusal)}")


class Header(msgspec.Struct, frozen=True):
    """What a game was begun with. `facts` are hashes of a question pack and a board, its currency, and for dice that can be
    checked the table's id, the commitment and the nonces; the day of a daily game."""

    game: str
    rules: int
    options: dict[str, str]
    seats: tuple[str, ...]
    facts: dict[str, str] = {}

    def find_game(self) -> Game:
        return find_game(self.game, self.rules)


class LogLine(msgspec.Struct, frozen=True):
    """One line, taken apart but not yet understood by a game."""

    by: str
    move: str
    chance: tuple[str, ...]
    remark: str = ""

    @property
    def actor(self) -> Actor:
        """Who made the move; CHANCE where the line holds nothing but what chance did."""
        if self.by.isdigit():
            return Actor(int(self.by) - 1)
        return REFEREE if self.by == "referee" else CHANCE


def write_line(line: LogLine) -> str:
    parts = [f"{line.by}: {line.move}" if line.by else "", "=> " + ", ".join(line.chance) if line.chance else ""]
    # nothing in a remark ends the line (what a reader takes for a line break, a brace) or stops a store from keeping it (NUL)
    words = re.sub(r"[{}\x00]+", " ", " ".join(line.remark.splitlines()))
    remark = "{" + words + "}" if words.strip() else ""
    return " ".join(part for part in (*parts, remark) if part)


def read_line(text: str, number: int = 1) -> LogLine:
    _check_length(text, number)
    line = _take_apart(text)
    if line is None:
        raise LogError(number, text, Refusal("log-line", {"line": text[:_QUOTED]}))
    return line


def _check_length(text: str, number: int) -> None:
    if len(text) > LONGEST_LINE:
        raise LogError(number, text, Refusal("log-line-too-long", {"most": LONGEST_LINE}))


@lru_cache(maxsize=256)
def _take_apart(text: str) -> LogLine | None:
    """A line that is told to several viewers is read once.

    By hand, each part once: a pattern that tries every way to share out the blanks takes for ever over a line full of them.
    """
    acts, brace, rest = text.partition("{")
    remark = rest.removesuffix("}")
    if "}" in acts or (brace and (remark == rest or "{" in remark or "}" in remark)):
        return None
    by, colon, after = acts.partition(": ")
    if not (colon and _BY.fullmatch(by)):
        by, after = "", acts
    move, _, chance = (part.strip() for part in after.partition("=> "))
    if not (move or chance) or (move and not by):
        return None
    line = LogLine(by, move, tuple(part.strip() for part in chance.split(",")) if chance else (), remark)
    without_chance = line.by == "table" or line.move == "undo"
    if (without_chance and line.chance) or (line.by == "table" and read_table_move(line.move) is None):
        return None
    return line


def read_table_move(move: str) -> tuple[str, ...] | None:
    """What a `table:` line says: its word, then the parts after it; None if tables say no such thing."""
    word = move.partition(" ")[0]
    found = TABLE_WORDS[word].fullmatch(move) if word in TABLE_WORDS else None
    return None if found is None else (word, *found.groups())


def name_of(actor: Actor) -> str:
    """How a log names an actor; chance has no name, it stands behind the arrow."""
    return "referee" if actor == REFEREE else "" if actor == CHANCE else str(actor + 1)


def write_header(header: Header) -> str:
    lines = [_FIRST, f"game: {header.game}", f"rules: {header.rules}"]
    lines += [f"option: {name}={value}" for name, value in sorted(header.options.items())]
    lines += [f"seat: {_in_one_line(player)}" for player in header.seats]
    lines += [f"{name}: {value}" for name, value in sorted(header.facts.items())]
    return "\n".join(lines) + "\n\n"


def _in_one_line(name: str) -> str:
    return re.sub(r"\s+", " ", name).strip()


def read_log(text: str) -> tuple[Header, list[tuple[int, str]]]:
    """The header and the lines with their numbers in the file; empty lines are passed over."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != _FIRST:
        raise LogError(1, lines[0] if lines else "", Refusal("no-log"))
    end = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    header = _read_header([(i + 1, lines[i]) for i in range(1, end)])
    return header, [(i + 1, lines[i].strip()) for i in range(end, len(lines)) if lines[i].strip()]


def _read_header(lines: list[tuple[int, str]]) -> Header:
    single: dict[str, str] = {}
    options: dict[str, str] = {}
    seats: list[str] = []
    for number, line in lines:
        _check_length(line, number)
        if number > MOST_HEADER_LINES:
            raise LogError(number, line, Refusal("log-header-too-long", {"most": MOST_HEADER_LINES}))
        key, colon, value = (part.strip() for part in line.partition(":"))
        name, equals, setting = value.partition("=")
        if key == "option" and equals and name not in options:
            options[name] = setting
        elif key == "seat" and colon:
            seats.append(_in_one_line(value))
        elif key in ("game", "rules", *_FACTS) and value and key not in single:
            single[key] = value
        else:
            raise LogError(number, line, Refusal("log-header", {"line": line[:_QUOTED]}))
    for key in ("game", "rules"):
        if key not in single:
            raise LogError(1, _FIRST, Refusal("log-header-missing", {"key": key}))
    game, version = single.pop("game"), single.pop("rules")
    if not re.fullmatch(r"[0-9]{1,4}", version):
        raise LogError(1, _FIRST, Refusal("log-header", {"line": f"rules: {version}"[:_QUOTED]}))
    return Header(game, int(version), options, tuple(seats), single)
