"""Was an answer meant by words that are not quite its own?

The words of the answer must all be there, in order, each as it is or badly written. Besides there may be what says nothing
more: articles, titles, the words of the question and of its other answers, units behind a number. What the question says
already may be missing.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from cabstand.games.taxi.grading.language import Language, Words
from cabstand.games.taxi.grading.languages import language_of
from cabstand.games.taxi.grading.slips import NAMES, Likeness, is_plural, is_short_for, is_slip, likeness, single

Plain = tuple[str, ...]

MOST_BESIDE = 8  # words that say nothing more: who talks longer does not answer
SHORTEST_REST = 4  # letters that must be left of an answer whose other words the question says


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
    asks_for_person: bool

    @classmethod
    def of(cls, language: Language, plain: tuple[Plain, ...], accepted: Sequence[str], asked: Plain) -> Self:
        words = frozenset(asked) - language.denials
        answered = frozenset(word for answer in plain for word in answer)
        named = tuple(sum(part[:1].isupper() for part in text.split()) > 1 for text in accepted)
        things = [kind for kind in language.things if any(_is_in(word, words, language) for word in kind)]
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
            not asked or any(word in language.who or word in language.titles for word in asked),
        )


def is_meant(said: Plain, wanted: Wanted) -> bool:
    language = language_of(wanted.code)
    if not said or len(said) > MOST_BESIDE + max(map(len, wanted.answers)):
        return False
    denied = language.denials.intersection(said) - {word for answer in wanted.answers for word in answer}
    if denied:
        return False
    return any(_fits(said, answer, at, wanted, language) for at, answer in enumerate(wanted.answers))


def _fits(said: Plain, answer: Plain, at: int, wanted: Wanted, language: Language) -> bool:
    numbers = [word for word in answer if not word.isalpha()]
    if numbers:
        return _fits_number(said, answer, wanted, language)
    is_named = wanted.named[at]
    content = [word for word in answer if word not in language.small]
    if _is_joined(said, answer, language) or _is_turned(said, answer, language):
        return True
    alone = len(content) < 2
    said = tuple(_without_thing(word, content, wanted, language) for word in said) if alone and language.compounds else said
    beside = [_is_beside(said, n, answer, wanted, language, is_named) for n in range(len(said))]
    left_out = [_is_left_out(word, answer, language) for word in answer]
    if aligned(said, answer, beside, left_out, language, alone):
        return True
    if _has_title_for_first_name(said, content, wanted, language) and aligned(
        said[1:], answer[-1:], beside[1:], [False], language, True
    ):
        return True
    # what the question says may be missing, but then nothing else may stand there instead
    missing = [word in language.small or _is_asked(word, wanted, language) for word in answer]
    rest = [word for word, out in zip(answer, missing, strict=True) if not out]
    if not any(missing) or not _tells(rest, language):
        return False
    beside = [word in language.small or _is_title(said, n, answer, wanted, language) for n, word in enumerate(said)]
    return aligned(said, answer, beside, missing, language, len(rest) < 2)


def _fits_number(said: Plain, answer: Plain, wanted: Wanted, language: Language) -> bool:
    """The same numbers, and beside them no other unit. A year may come with its day."""
    mine, theirs = ([word for word in words if not word.isalpha()] for words in (said, answer))
    words = [word for word in said if word.isalpha() and word not in language.small]
    if len(answer) == 1 and len(theirs[0]) == 4 and theirs == mine[-1:] and len(mine) <= 2:
        months = [word for word in words if any(likeness(word, m, language, True) == Likeness.SAME for m in language.months)]
        if months and months == words and all(len(day) < 3 and 0 < int(day) < 32 for day in mine[:-1] if day.isdecimal()):
            return said[-1] == theirs[0]
    if mine != theirs:
        return False
    units = {language.units[word] for word in words if word in language.units}
    own = {language.units[word] for word in answer if word in language.units}
    own = own or {language.units[word] for other in wanted.answers for word in other if word in language.units}
    own = own or {language.units[word] for word in wanted.asked if word in language.units}
    if not units <= own:
        return False
    beside = [
        word.isalpha()
        and (
            word in language.small
            or word in language.units
            or word in language.counters
            or word in language.praise
            or word in wanted.things
            or _is_title(said, n, answer, wanted, language)
            or (word not in answer and _is_in(word, wanted.beside, language))
        )
        for n, word in enumerate(said)
    ]
    left_out = [
        word.isalpha()
        and (
            (len(word) > 1 and (word in language.units or _is_left_out(word, answer, language)))
            or (len(word) > 2 and _is_asked(word, wanted, language))
        )
        for word in answer
    ]
    return aligned(said, answer, beside, left_out, language, False)


def _without_thing(word: str, content: Sequence[str], wanted: Wanted, language: Language) -> str:
    """The answer in a compound with what the question says: 'Schachspiel', 'Bienenhonig'."""
    own = content[0] if content else ""
    if len(own) < SHORTEST_REST or word == own:
        return word
    other = word.removeprefix(own) if word.startswith(own) else word.removesuffix(own) if word.endswith(own) else ""
    return own if len(other) > 2 and _is_asked(other, wanted, language) else word


# --- words that may stand there, and that may be missing


def _is_beside(said: Plain, at: int, answer: Plain, wanted: Wanted, language: Language, is_named: bool) -> bool:
    word = said[at]
    if word in language.small:
        return True
    if not word.isalpha():
        return word in wanted.beside
    if word in language.praise and not is_named:
        return True
    if _is_title(said, at, answer, wanted, language) or _is_first_name(said, at, answer, wanted):
        return True
    if word in wanted.things or (word not in answer and _is_in(word, wanted.beside, language)):
        return True
    return any(is_short_for(word, name, language) for other in wanted.answers for name in other[:-1] if name in NAMES)


def _is_title(said: Plain, at: int, answer: Plain, wanted: Wanted, language: Language) -> bool:
    """A title before a name that it fits. What a thing is called after somebody is not the person."""
    word, rest = said[at], said[at + 1 :]
    whose = language.titles.get(word, "")
    if not whose or not rest or len("".join(answer)) < SHORTEST_REST:
        return False
    if any(other in language.things_named for plain in wanted.answers for other in plain):
        return False
    if len(answer) == 1 and answer[0] in language.titles:
        return False
    return not (wanted.whose and whose != "n" and whose != wanted.whose)


def _has_title_for_first_name(said: Plain, content: Sequence[str], wanted: Wanted, language: Language) -> bool:
    """'Emperor Bonaparte' is Napoleon, with a title for his first name."""
    if len(content) != 2 or content[0] not in NAMES or content[1] in NAMES or content[1] in language.known_words:
        return False
    return _is_title(said, 0, (content[1],), wanted, language)


def _is_first_name(said: Plain, at: int, answer: Plain, wanted: Wanted) -> bool:
    """A first name before a surname for which no answer names another."""
    if wanted.has_first_name or not wanted.asks_for_person or len(answer) != 1 or answer[0] in NAMES:
        return False
    return said[at] in NAMES and at + 1 < len(said)


def _is_left_out(word: str, answer: Plain, language: Language) -> bool:
    """An article, or the title of somebody who is known without."""
    if word in language.small:
        return True
    rest = [other for other in answer if other != word and other not in language.small]
    return word in language.titles and word == answer[0] and _tells(rest, language)


def _is_asked(word: str, wanted: Wanted, language: Language) -> bool:
    return word in wanted.things or _is_in(word, wanted.asked, language)


def _tells(rest: Sequence[str], language: Language) -> bool:
    """Whether these words are an answer without the others: no bare first name, title or kind of thing."""
    telling = [word for word in rest if word not in NAMES and word not in language.titles and word not in language.things_named]
    return len("".join(telling)) >= SHORTEST_REST


def _is_in(word: str, words: frozenset[str], language: Language) -> bool:
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
        if single(word) == single(other) or (len(other) > 4 and is_slip(word, other, language, False)):
            return True
        if not language.sound(word).isdisjoint(language.sound(other)):
            return True
    return False


# --- word by word


def aligned(
    said: Plain, answer: Plain, beside: Sequence[bool], left_out: Sequence[bool], language: Language, alone: bool
) -> bool:
    """Whether the words of the answer stand in this order among what was said, but for those that may be missing or added."""
    done: set[tuple[int, int]] = set()
    todo = [(0, 0)]
    while todo:
        a, s = todo.pop()
        if (a, s) in done:
            continue
        done.add((a, s))
        if a == len(answer) and s == len(said):
            return True
        if s < len(said) and beside[s]:
            todo.append((a, s + 1))
        if a == len(answer):
            continue
        if left_out[a]:
            todo.append((a + 1, s))
        if s == len(said):
            continue
        if _is_word(said[s], answer, a, language, alone):
            todo.append((a + 1, s + 1))
        if (
            s + 1 < len(said)
            and not language.known_words.issuperset(said[s : s + 2])
            and _is_whole(said[s] + said[s + 1], answer[a], language)
        ):
            todo.append((a + 1, s + 2))
        if a + 1 < len(answer) and _is_whole(said[s], answer[a] + answer[a + 1], language):
            todo.append((a + 2, s + 1))
    return False


def _is_word(said: str, answer: Plain, at: int, language: Language, alone: bool) -> bool:
    word = answer[at]
    if likeness(said, word, language, alone) != Likeness.NONE:
        return True
    if at + 1 < len(answer) and word.isalpha() and said.isalpha() and is_short_for(said, word, language):
        return True
    return any(said == small + word for small in language.joined if len(word) > SHORTEST_REST)


def _is_joined(said: Plain, answer: Plain, language: Language) -> bool:
    """Written as one word, or as more: 'perlachaise', 'Museums Insel'."""
    if len(said) == len(answer):
        return False
    small = language.small
    whole = "".join(answer), "".join(word for word in answer if word not in small)
    mine = "".join(said), "".join(word for word in said if word not in small)
    if language.known_words.issuperset(said):  # 'White Hill' is not Whitehall
        return any(one == other for one, other in zip(mine, whole, strict=True))
    return any(_is_whole(one, other, language) for one, other in zip(mine, whole, strict=True))


def _is_whole(said: str, word: str, language: Language) -> bool:
    if said == word:
        return said.isalpha()
    if len(word) < 7 or not (said.isalpha() and word.isalpha()) or said[0] != word[0]:
        return False
    return not language.sound(said).isdisjoint(language.sound(word)) or is_slip(said, word, language, False)


def _is_turned(said: Plain, answer: Plain, language: Language) -> bool:
    """The surname first, as in a register."""
    if len(said) != 2 or len(answer) != 2 or answer[0] not in NAMES:
        return False
    return all(likeness(a, b, language, False) != Likeness.NONE for a, b in zip(said, reversed(answer), strict=True))
