"""What grading and talk share: folding text to plain letters, and reading word lists."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ENGLISH: Final = HERE / "english"

# Letters that Unicode does not take apart into a plain letter and a mark.
PLAIN_LETTERS: Final = {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
WHOLE_LETTERS: Final = re.compile(f"[{''.join(PLAIN_LETTERS)}]")

# A phone types the curly ones; the others stand on keys nearby and are meant as apostrophes.
APOSTROPHES: Final = re.compile("[’‘ʼ´`]")

# The accents of Latin letters, and what only steers how text is shown: soft hyphens, joiners, direction marks.
UNSEEN: Final = re.compile("[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0f\ufeff]")


def fold(text: str) -> str:
    """Small plain letters: no case, no accents, one kind of apostrophe, none of the marks that nobody sees."""
    text = APOSTROPHES.sub("'", text).casefold()
    if text.isascii():
        return text
    apart = unicodedata.normalize("NFKD", text)[: 3 * len(text)]  # bounded: one sign can come apart into eighteen letters
    return WHOLE_LETTERS.sub(lambda letter: PLAIN_LETTERS[letter[0]], UNSEEN.sub("", apart))


def lines(name: str, folder: Path = ENGLISH) -> Iterator[list[str]]:
    """The words of each line of a word list; a line that begins with # is for the reader."""
    for line in (folder / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split()


def spellings() -> dict[str, str]:
    """From every other spelling to the British one."""
    return {other: british for british, *others in lines("spellings.txt") for other in others}


def known_words(folder: Path = ENGLISH) -> frozenset[str]:
    """Words and names that somebody may mean when they stand in an answer."""
    return frozenset(word for line in lines("known_words.txt", folder) for word in line)


def countries(code: str) -> dict[str, str]:
    """From what people say for a country to its name."""
    return {other: country for of, country, *others in lines("countries.txt", HERE) if of == code for other in others}


def first_names() -> dict[str, str]:
    """First names of the three languages, each with whose they mostly are: m, f or n (either)."""
    return {name: whose for whose, *names in lines("first_names.txt", HERE) for name in names}


def short_names() -> dict[str, frozenset[str]]:
    """What people are called for short, each with the first names that it may stand for."""
    found: dict[str, set[str]] = {}
    for name, *shorts in lines("short_names.txt", HERE):
        for short in shorts:
            found.setdefault(short, set()).add(name)
    return {short: frozenset(names) for short, names in found.items()}
