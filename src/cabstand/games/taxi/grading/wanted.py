"""What a question wants: its answers, and what may stand beside them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from cabstand.games.taxi.grading.language import Language, Words
from cabstand.games.taxi.grading.languages import language_of
from cabstand.games.taxi.grading.slips import NAMES, is_plural, is_slip, single

Plain = tuple[str, ...]


class Wanted(NamedTuple):
    """The answers to one question, and the words that may stand beside them."""

    code: str
    answers: tuple[Plain, ...]
    asked: frozenset[str]
    """Words of the question."""
    beside: frozenset[str]
    """These and the words of all its answers."""
    named: tuple[bool, ...]
    """Of each answer whether it is a name, as its capitals tell."""
    things: Words
    """The words for the kinds of things that the question asks for."""
    whose: str
    """Of a person whom the answers name: m, f; otherwise nothing."""
    has_first_name: bool
    first_names: frozenset[str]
    asks_for_person: bool
    asks_what_lacks: bool
    asks_number: bool
    is_common: bool
    """Whether it is a thing that there are many of, which people describe: 'red poppies'."""

    @classmethod
    def of(cls, language: Language, plain: tuple[Plain, ...], accepted: Sequence[str], asked: Plain) -> Self:
        words = frozenset(asked) - language.denials
        answered = frozenset(word for answer in plain for word in answer)
        named = tuple(sum(part[:1].isupper() for part in text.split()) > 1 for text in accepted)
        things = [kind for kind in language.things if any(is_in(word, words, language) for word in kind)]
        whose = {NAMES[word] for answer in plain for word in answer[:-1] if word in NAMES} - {"n"}
        whose |= {language.titles[word] for answer in plain for word in answer if word in language.titles} - {"n"}
        return cls(
            language.code,
            plain,
            words,
            words | answered,
            named,
            frozenset().union(*things),
            whose.pop() if len(whose) == 1 else "",
            any(word not in language.small and word not in language.titles for answer in plain for word in answer[:-1]),
            frozenset(word for answer in plain for word in answer[:-1] if word in NAMES),
            not asked
            or any(word in language.who or word in language.titles for word in asked)
            or any(is_person(answer, language) for answer in plain),
            not language.lacking.isdisjoint(asked),
            any(not answer[0].isalpha() and len(answer) < 3 for answer in plain) or not language.how_many.isdisjoint(asked),
            any(_is_common(text, language) for text in accepted) or _has_plural(plain, language),
        )


def _is_common(text: str, language: Language) -> bool:
    """As how it is written tells: 'a tent', 'une carafe d'eau'."""
    first = text.split()[0].lower() if text.strip() else ""
    return first in language.indefinite or (text == text.lower() and text.replace(" ", "").isalpha())


def _has_plural(answers: Sequence[Plain], language: Language) -> bool:
    words = {answer[0] for answer in answers if len(answer) == 1}
    return any(is_plural(many, one, language) for many in words for one in words if many != one)


def is_person(answer: Plain, language: Language) -> bool:
    if language.things_named.intersection(answer):
        return False
    return any(word in NAMES or word in language.titles for word in answer[:-1])


def is_in(word: str, words: frozenset[str], language: Language) -> bool:
    return _is_like_one_of(word, words, language.code)


@lru_cache(maxsize=10_000)
def _is_like_one_of(word: str, words: frozenset[str], code: str) -> bool:
    """Also as a part of a compound, 'Stadt' in 'Hansestadt', and without the ending, 'Berlin' in 'Berliner'."""
    if word in words:
        return True
    if len(word) < 3 or not word.isalpha():
        return False
    language = language_of(code)
    for other in words:
        if is_plural(word, other, language) or is_plural(other, word, language):
            return True
        if min(len(word), len(other)) < 4 or not other.isalpha():
            continue
        if language.compounds and (word.endswith(other) or other.endswith(word)):
            return True
        if len(word) > 4 and other.startswith(word) and len(other) - len(word) < 3:
            return True
        if len(other) > 3 and word.startswith(other) and len(word) - len(other) < 3:
            return True
        if single(word) == single(other) or (len(other) > 4 and is_slip(word, other, language, False)):
            return True
        if not language.sound(word).isdisjoint(language.sound(other)):
            return True
    return False
