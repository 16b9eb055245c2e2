"""Names that can be told apart: visible ones, none that looks like a bot's, and no two at a table that look alike.

`skeleton` follows the idea of Unicode's UTS 39: what looks alike is written alike. The letters are the ones that fonts really
draw alike: Greek, Cyrillic, Armenian, Coptic, Cherokee, Lisu and Canadian syllabics next to Latin, digits that stand for
letters and the zeros of many scripts, small capitals, boxed letters.
"""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from cabstand.core.game import refuse
from cabstand.table.plan import NOBODY, Plan

BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Unicode calls them letters or signs, but all you see is a gap."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Mc", "Zs", "Zl", "Zp"})
_MARKS: Final = frozenset({"Mn", "Me"})
_POINTED: Final = frozenset({"ARABIC", "HEBREW", "SYRIAC"})
"""Scripts whose marks are as good as never written in names. In most others a mark makes another letter of its own script."""
_KANA: Final = frozenset({"HIRAGANA", "KATAKANA"})
_VOICED: Final = frozenset("\u3099\u309a")
_SLIGHT: Final = frozenset({"Sk", *(f"P{kind}" for kind in "cdefios"), "Zl", "Zp", "Zs"})
"""Easily overlooked: accents that stand alone, punctuation, gaps."""
_STROKES: Final = frozenset(map(chr, range(0x2B9, 0x300)))
"""Small signs beside a letter, which look like accents that stand alone."""
_BOT: Final = "bot"

_CAPITALS: Final = {
    "ΑАᎪꓮᗅᗩ𐊠": "a",
    "ΒВЬЪᏴᏏꓐᗷ𐊡": "b",
    "СϹᏟꓚᑕ": "c",
    "Ꭰꓓᗞᗪ": "d",
    "ΕЕᎬꓰᗴ": "e",
    "Ϝꓝᖴ": "f",
    "ԌᏀꓖ": "g",
    "ΗНᎻꓧᕼ": "h",
    "ΙІӀꓲ": "i",
    "ЈᎫꓙᒍ": "j",
    "ΚКᏦꓗ": "k",
    "Ꮮꓡᒪ": "l",
    "ΜМᎷꓟᗰ": "m",
    "ΝПꓠ": "n",
    "ΟОՕꓳ𐊫": "o",
    "ΡРᏢꓑᑭ": "p",
    "Ԛ": "q",
    "ГᎡꓣᖇ": "r",
    "ЅՏᏚᏕꓢᔕ": "s",
    "ΤТᎢꓔ𐊗": "t",
    "Սꓴᑌ": "u",
    "ѴᏙꓦᐯ": "v",
    "ԜᎳꓪᗯ": "w",
    "ΧХꓫ": "x",
    "ΥУҮᎩꓬ": "y",
    "ΖᏃꓜ": "z",
}
"""Told apart from small letters, which often look like something else."""
_LETTERS: Final = {
    "aαаɑᴀⲁ": "a",
    "8βвьъƀɓƅʙⲃ": "b",
    "сϲᴄⲥ": "c",
    "ԁđɗᴅ": "d",
    "εеєɛᴇⲉ℮": "e",
    "ƒ": "f",
    "ɡցɢ": "g",
    "һհнħʜⲏ": "h",
    "1il|∣ıɩιіӏɪłʟⲓ": "l",
    "јյȷᴊ": "j",
    "κкᴋⲕ": "k",
    "мᴍⲙ": "m",
    "ηոпɴⲛ": "n",
    "0οоσօøᴏᴑⲟ○◯∘°⊙໐๐०০੦૦୦௦౦೦൦၀០ဝഠଠ": "o",
    "ρрᴘⲣ": "p",
    "ԛ": "q",
    "гʀ": "r",
    "5ѕꜱ": "s",
    "τтŧᴛⲧ†": "t",
    "υսʋᴜ": "u",
    "νѵᴠ": "v",
    "ωԝᴡ": "w",
    "χхⲭ": "x",
    "γуүʏⲩ": "y",
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
    drawn = _drawn(name)
    words = re.findall(r"[^\W_]+", drawn)
    return _BOT in (*words[:1], *(_letters(word) for word in drawn.split()[:1]), _letters(drawn))


def looks_deleted(name: str) -> bool:
    """Instead of a deleted name there is a dash, and there are many dashes."""
    return all(unicodedata.category(letter) in ("Pd", "Zs") or letter == "\N{MINUS SIGN}" for letter in name)


def skeleton(name: str) -> str:
    """The same for names that look alike; accents, dots and gaps are easily overlooked."""
    drawn = _drawn(name)
    return _letters(drawn) or "".join(drawn.split())


def _letters(drawn: str) -> str:
    return "".join(letter for letter in drawn if unicodedata.category(letter) not in _SLIGHT and letter not in _STROKES)


def _drawn(name: str) -> str:
    """Letters as they look, without marks."""
    big = unicodedata.normalize("NFKD", name).translate(_capitals())
    plain = _unmarked(unicodedata.normalize("NFKD", big.casefold()))
    plain = re.sub(r"!(?=\w)", "l", plain).translate(_alike())  # at the end of a word it is but punctuation
    seen = (letter for letter in plain if letter not in BLANKS and unicodedata.category(letter) != "Cf")
    return "".join(seen).replace("rn", "m").replace("vv", "w")


def _unmarked(text: str) -> str:
    """A text without marks, but for those that make another letter of their own script, once each."""
    kept: list[str] = []
    base = ""
    for letter in text:
        if unicodedata.category(letter) not in _MARKS:
            base = letter
            kept.append(letter)
        elif kept[-1:] != [letter] and _makes_another_letter(base, letter):
            kept.append(letter)
    return "".join(kept)


def _makes_another_letter(base: str, mark: str) -> bool:
    """Whether a mark belongs to the letter before it: a vowel sign of Hindi or Thai does, but not under a Latin letter."""
    script = _script(base)
    return script in _KANA if mark in _VOICED else script == _script(mark) and script not in _POINTED


def _script(letter: str) -> str:
    """The first word of a letter's name in Unicode, which names its script."""
    return unicodedata.name(letter, "").partition(" ")[0] if letter else ""


def check_name(plan: Plan, player: str, name: str, besides: int | None = None) -> None:
    """Nobody sits down under a name that could be taken for somebody else's at this table: a person's, a team's or a bot's.
    Names on the seat `besides` do not count: the newcomer takes it over, or is known there."""
    for seat, place in enumerate(plan.seats.places):
        if seat != besides:
            people = [known for person, known in place.people.items() if person != player]
            refuse_alike(name, [*people, place.team, place.bot, place.label if people else ""])


def refuse_alike(name: str, taken: Iterable[str]) -> None:
    for other in taken:
        if other not in ("", NOBODY) and skeleton(other) == skeleton(name):
            raise refuse("table-name-taken", name=name, taken=other)
