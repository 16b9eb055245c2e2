"""Is what somebody typed one of the accepted answers of a question?

It is graded as a good quizmaster would: case, accents, articles, punctuation, number words, titles, first names, units and what
people say around an answer do not matter, nor do slips and spellings that sound the same. Another person, place, number or year
does, and so do two guesses. Whoever is turned down can still be believed by people, but nobody can take a right answer back.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Final

from rapidfuzz.distance import OSA

from cabstand.games.taxi.grading.language import Language
from cabstand.games.taxi.grading.languages import language_of
from cabstand.games.taxi.grading.meant import Wanted, is_meant
from cabstand.games.taxi.grading.slips import Likeness, likeness
from cabstand.games.taxi.grading.words import fold

LONGEST_TYPED: Final = 200  # characters; nobody types more in good faith, and all work below is bounded by it
DATE: Final = re.compile(r"\b(\d{1,2})[/.](\d{1,2})\b(?:[/.]\d{2,4})?")
LETTERS_AND_NUMERALS: Final = {"i": "1", "v": "5", "x": "10"}

Plain = tuple[str, ...]


def grade(typed: str, accepted: Sequence[str], language: str = "en", question: str = "", others: Collection[str] = ()) -> bool:
    """Whether the typed answer is right. Any text is safe to grade; what cannot be read is wrong.

    `language`: of the pack. `question`: its words may be said again with the answer. `others`: the `key` of every answer of
    the pack; what was typed badly must not be one of those.
    """
    typed = typed.strip()
    if len(typed) > LONGEST_TYPED or any(unicodedata.category(c) == "Cc" and not c.isspace() for c in typed):
        return False
    known = language_of(language)
    wanted = [answer for text in accepted if (answer := _answer(text, known.code))]
    readings = list(_readings(typed, known))
    if any(said == answer for said in readings for answer in wanted):
        return True
    if (letters := _letters(typed, known)).isalpha() and any(_letters(text, known) == letters for text in accepted):
        return True  # 'White Hall', 'JMW Turner'
    keys = {key(text, language) for text in accepted}
    if any(_key(said) in others and _key(said) not in keys for said in readings):
        return False
    if any(_same(said, answer, known) for said in readings for answer in wanted):
        return True
    if known.is_plain or not wanted:
        return False
    asked = _wanted(tuple(accepted), tuple(wanted), question, known.code)
    return any(is_meant(said, asked) for said in _all_readings(readings, typed, known))


def _letters(text: str, language: Language) -> str:
    return "".join(language.tokens(text))


def key(text: str, language: str) -> str:
    """What two answers have in common that are the same but for how they are written."""
    return _key(_answer(text, language_of(language).code))


def _key(answer: Plain) -> str:
    return " ".join(answer)


def _readings(typed: str, language: Language) -> Iterator[Plain]:
    """What may have been meant as the answer: all of it, or what is left without the words around it."""
    seen: set[str] = set()
    for part in (typed, language.tail.sub("", fold(typed))):
        whole = " ".join(language.tokens(part))
        core = language.after.sub("", whole)
        for words in (whole, core, language.before.sub("", core + " ").strip()):
            if words and words not in seen:
                seen.add(words)
                yield language.plain(words.split())


def _all_readings(readings: Sequence[Plain], typed: str, language: Language) -> Iterator[Plain]:
    """Also a date in digits, and number words that are written as they sound."""
    yield from readings
    for said in readings:
        if len(said) > 1 and said[-1] in LETTERS_AND_NUMERALS:  # behind a ruler whose name is written badly
            yield (*said[:-1], LETTERS_AND_NUMERALS[said[-1]])
        if len(said) > 1 and said[-1].endswith("th") and said[-1][:-2].isdecimal():
            yield (*said[:-1], said[-1][:-2])
    if language.denials.isdisjoint(readings[0] if readings else ()):
        core = language.before.sub("", language.detail.sub("", " ".join(language.tokens(typed))) + " ").strip()
        if core:
            yield language.plain(core.split())
    if date := DATE.search(typed):
        day, month = int(date[1]), int(date[2])
        if 1 <= day <= 31 and 1 <= month <= 12:
            yield (str(day), language.months[month - 1])
    for said in readings:
        heard = language.plain([_as_number(word, language.code) for word in said])
        if heard != said:
            yield heard


@lru_cache(maxsize=4096)
def _as_number(word: str, code: str) -> str:
    """A number word that was meant, where this is one written badly: 'vint', 'thrid'."""
    language = language_of(code)
    if not word.isalpha() or len(word) < 4 or word in language.known_words:
        return word
    for number in language.numbers:
        if len(number) > 3 and number != word and not language.sound(number).isdisjoint(language.sound(word)):
            return number
    near = [number for number in language.numbers if len(number) > 4 and OSA.distance(number, word, score_cutoff=1) <= 1]
    return near[0] if len(near) == 1 and near[0][0] == word[0] else word


@lru_cache(maxsize=8192)
def _answer(text: str, code: str) -> Plain:
    language = language_of(code)
    return language.plain(language.tokens(text))


@lru_cache(maxsize=1024)
def _wanted(accepted: tuple[str, ...], plain: tuple[Plain, ...], question: str, code: str) -> Wanted:
    language = language_of(code)
    asked = language.plain(language.tokens(question))
    return Wanted.of(language, plain, accepted, asked)


def _same(said: Plain, answer: Plain, language: Language) -> bool:
    together = "".join(answer)
    if together.isalpha() and "".join(said) == together:  # 'White Hall', 'JMW Turner'; but never '1 2' for 12
        return True
    if len(said) != len(answer):
        return False
    alone = len(answer) == 1
    return all(likeness(a, b, language, alone) != Likeness.NONE for a, b in zip(said, answer, strict=True))
