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
from cabstand.games.taxi.grading.meant import is_meant
from cabstand.games.taxi.grading.slips import NAMES, Likeness, likeness
from cabstand.games.taxi.grading.wanted import Wanted

LONGEST_TYPED: Final = 200  # characters; nobody types more in good faith, and all work below is bounded by it
DATE: Final = re.compile(r"\b(\d{1,2})[/.](\d{1,2})\b(?:[/.]\d{2,4})?")
ANDS: Final = frozenset(("and", "und", "et"))
ORS: Final = frozenset(("or", "oder", "ou"))
PARTED: Final = re.compile("[,;/+|]|\\b(?:or|oder|ou)\\b")  # guesses, one beside the other
BRACKETS: Final = re.compile(r"\([^()]*\)?")
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
    is_one = not PARTED.search(typed)
    if any(is_meant(said, asked, is_one) for said in _all_readings(readings, typed, known)):
        return True
    said_more = list(_without_kind(typed, asked, known)) if is_one else []
    if known.complements_things or (question and asked.asks_for_person):
        said_more += _without_complement(typed, known)
    return any(_same(said, answer, known) for said in said_more for answer in wanted)


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
    whole = " ".join(language.tokens(typed))
    core = language.after.sub("", whole)
    for words in (whole, core, language.before.sub("", core + " ").strip()):
        if words and words not in seen:
            seen.add(words)
            yield language.plain(words.split())


def _without_kind(typed: str, wanted: Wanted, language: Language) -> Iterator[Plain]:
    """A name without what kind of thing it is, as in 'la marque Renault', but for things that are called after people."""
    words = language.tokens(typed)
    if len(words) < 3 or words[0] not in language.definite:
        return
    kind = words[1]
    if len(kind) < 3 or not kind.isalpha() or kind in NAMES or kind in language.telling or kind in language.praise:
        return
    if not language.denials.isdisjoint(words) or (wanted.asks_for_person and kind in language.things_named):
        return
    rest = words[2:]
    while len(rest) > 1 and rest[0] in language.complement:
        rest = rest[1:]
    yield language.plain(rest)


def _without_complement(typed: str, language: Language) -> Iterator[Plain]:
    """What is said before 'of Saxe-Coburg', unless it is another thing with these words."""
    words = language.before.sub("", language.after.sub("", " ".join(language.tokens(typed))) + " ").split()
    for at in range(1, len(words) - 1):
        if words[at] not in language.complement or not language.denials.isdisjoint(words):
            continue
        if words[-1] not in language.other_things.get(words[at - 1].rstrip("sx"), ()):
            yield language.plain(words[:at])
        return


def _all_readings(readings: Sequence[Plain], typed: str, language: Language) -> Iterator[Plain]:
    """Also a date in digits, and number words that are written as they sound."""
    yield from readings
    for said in readings:
        if len(said) > 1 and said[-1] in LETTERS_AND_NUMERALS:  # behind a ruler whose name is written badly
            yield (*said[:-1], LETTERS_AND_NUMERALS[said[-1]])
        if len(said) > 1 and said[-1].endswith("th") and said[-1][:-2].isdecimal():
            yield (*said[:-1], said[-1][:-2])
    words = language.tokens(typed)
    core = language.before.sub("", language.detail.sub("", " ".join(words)) + " ").split()
    if core and core[-1] not in ANDS and ORS.isdisjoint(words) and language.denials.isdisjoint(core):
        yield language.plain(core)
    yield from _told_besides(typed, language)
    if date := DATE.search(typed):
        day, month = int(date[1]), int(date[2])
        if 1 <= day <= 31 and 1 <= month <= 12:
            yield (str(day), language.months[month - 1])
    for said in readings:
        inside = range(1, len(said) - 1)  # a digit stands for a word only between others: Charles 2 is a king
        texted = [language.texted.get(word, word) if at in inside or word.isalpha() else word for at, word in enumerate(said)]
        for heard in ([_as_number(word, language.code) for word in said], texted):
            if (plain := language.plain(heard)) != said:
                yield plain


def _told_besides(typed: str, language: Language) -> Iterator[Plain]:
    """Without what stands in brackets, and without who somebody is behind a comma: 'Petrenko, der Dirigent'."""
    parts = [BRACKETS.sub(" ", typed)] if BRACKETS.search(typed) else []
    name, comma, rest = typed.partition(",")
    if comma and all(word in language.titles or word in language.small for word in language.tokens(rest)):
        parts.append(name)
    for part in parts:
        words = language.tokens(part)
        if words and language.denials.isdisjoint(words):
            yield language.plain(words)


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
