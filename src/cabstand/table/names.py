"""Names that can be told apart: visible ones, none that looks like a bot's, and no two at a table that look alike.

`skeleton` follows the idea of Unicode's UTS 39: what looks alike is written alike. The letters are the ones that fonts really
draw alike: Greek, Cyrillic, Armenian and Cherokee next to Latin, digits that stand for letters, small capitals, boxed letters.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from cabstand.games.game import refuse
from cabstand.table.plan import NOBODY, Plan

BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Unicode calls them letters or signs, but all you see is a gap."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Mc", "Zs", "Zl", "Zp"})
_OVERLOOKED: Final = re.compile(r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Accents and the like. Marks of other scripts make other letters."""
_BOT: Final = "bot"

_CAPITALS: Final = {
    "ΑАᎪ": "a",
    "ΒВЬЪᏴ": "b",
    "СϹᏟ": "c",
    "Ꭰ": "d",
    "ΕЕᎬ": "e",
    "Ϝ": "f",
    "ԌᏀ": "g",
    "ΗНᎻ": "h",
    "ΙІӀ": "i",
    "ЈᎫ": "j",
    "ΚКᏦ": "k",
    "Ꮮ": "l",
    "ΜМᎷ": "m",
    "ΝП": "n",
    "ΟОՕ": "o",
    "ΡРᏢ": "p",
    "Ԛ": "q",
    "ГᎡ": "r",
    "ЅՏᏚ": "s",
    "ΤТᎢ": "t",
    "Ս": "u",
    "ѴᏙ": "v",
    "ԜᎳ": "w",
    "ΧХ": "x",
    "ΥУҮᎩ": "y",
    "ΖᏃ": "z",
}
"""Told apart from small letters, which often look like something else."""
_LETTERS: Final = {
    "aαаɑᴀ": "a",
    "8βвьъƀɓƅʙ": "b",
    "сϲᴄ": "c",
    "ԁđɗᴅ": "d",
    "εеєɛᴇ": "e",
    "ƒ": "f",
    "ɡցɢ": "g",
    "һհнħʜ": "h",
    "1il|!ıɩιіӏɪłʟ": "l",
    "јյȷᴊ": "j",
    "κкᴋ": "k",
    "мᴍ": "m",
    "ηոпɴ": "n",
    "0οоσօøᴏ": "o",
    "ρрᴘ": "p",
    "ԛ": "q",
    "гʀ": "r",
    "5ѕꜱ": "s",
    "τтŧᴛ": "t",
    "υսʋᴜ": "u",
    "νѵᴠ": "v",
    "ωԝᴡ": "w",
    "χх": "x",
    "γуүʏ": "y",
    "ζᴢ": "z",
}
_BOXES: Final = (0x1F150, 0x1F170, 0x1F1E6)
"""Where letters in dark circles, in dark boxes and of flags begin."""


@cache
def _alike() -> dict[int, str]:
    table = {ord(letter): plain for letters, plain in _LETTERS.items() for letter in letters}
    return table | {first + number: chr(ord("a") + number) for first in _BOXES for number in range(26)}


@cache
def _capitals() -> dict[int, str]:
    return {ord(letter): plain for letters, plain in _CAPITALS.items() for letter in letters}


def is_visible(name: str) -> bool:
    """Whether there is anything to see: a letter, a digit, a sign."""
    return any(unicodedata.category(letter) not in _UNSEEN and letter not in BLANKS for letter in name)


def looks_like_a_bot(name: str) -> bool:
    """Bots are called `bot` and their level, on screens and in logs."""
    words = re.findall(r"[^\W_]+", _drawn(name))
    return bool(words) and words[0] == _BOT


def looks_deleted(name: str) -> bool:
    """Instead of a deleted name there is a dash, and there are many dashes."""
    return all(unicodedata.category(letter) in ("Pd", "Zs") or letter == "\N{MINUS SIGN}" for letter in name)


def skeleton(name: str) -> str:
    """The same for names that look alike; accents, dots and gaps are easily overlooked."""
    drawn = _drawn(name)
    letters = "".join(letter for letter in drawn if unicodedata.category(letter)[0] not in "PZ")
    return letters or "".join(drawn.split())


def _drawn(name: str) -> str:
    """Letters as they look, without marks."""
    big = unicodedata.normalize("NFKD", name).translate(_capitals())
    plain = _OVERLOOKED.sub("", unicodedata.normalize("NFKD", big.casefold())).translate(_alike())
    seen = (letter for letter in plain if letter not in BLANKS and unicodedata.category(letter) != "Cf")
    return "".join(seen).replace("rn", "m").replace("vv", "w")


def check_name(plan: Plan, player: str, name: str, besides: int | None = None) -> None:
    """Nobody sits down under a name that could be taken for somebody else's at this table: a person's, a team's or a bot's.
    Names on the seat `besides` do not count: the newcomer takes it over, or is known there."""
    for seat, place in enumerate(plan.places):
        if seat != besides:
            people = [known for person, known in place.people.items() if person != player]
            refuse_alike(name, [*people, place.team, place.bot, place.label if people else ""])


def refuse_alike(name: str, taken: Iterable[str]) -> None:
    for other in taken:
        if other not in ("", NOBODY) and skeleton(other) == skeleton(name):
            raise refuse("table-name-taken", name=name, taken=other)
