"""Was an answer meant by words that are not quite its own?

The words of the answer must all be there, in order, each as it is or badly written. Besides there may be what says nothing
more: articles, titles, the words of the question and of its other answers, units behind a number. What the question says
already may be missing.
"""

from collections.abc import Iterator, Sequence

from cabstand.games.taxi.grading.language import Language
from cabstand.games.taxi.grading.languages import language_of
from cabstand.games.taxi.grading.sentences import is_told
from cabstand.games.taxi.grading.slips import (
    NAMES,
    SHORT_NAMES,
    Likeness,
    is_abbreviated,
    is_cut_short,
    is_short_for,
    is_slip,
    likeness,
)
from cabstand.games.taxi.grading.wanted import Wanted, is_in

Plain = tuple[str, ...]

MOST_DESCRIBED = 2  # words that say more of a thing
SAINTS = frozenset(("saint", "sankt", "sainte"))  # who bears one of these is known by two words
MOST_BESIDE = 8  # words that say nothing more: who talks longer does not answer
SHORTEST_REST = 4  # letters that must be left of an answer whose other words the question says
SHORTEST_SURNAME = 3
SHORTEST_RARE = 5  # letters of a first name that tells who is meant, as Sherlock does


def is_meant(said: Plain, wanted: Wanted, is_one: bool = True) -> bool:
    """`is_one`: nothing parted what was said, as in a list of guesses."""
    language = language_of(wanted.code)
    if not said or len(said) > MOST_BESIDE + max(map(len, wanted.answers)):
        return False
    if wanted.asks_what_lacks and len(said) > 1 and said[0] in language.denials:
        said = said[1:]  # 'no beans' is right where nothing but beans is missing
    denied = language.denials.intersection(said) - {word for answer in wanted.answers for word in answer}
    if denied:
        return False
    if any(_fits(said, answer, at, wanted, language) for at, answer in enumerate(wanted.answers)):
        return True
    return is_one and wanted.is_common and any(_is_described(said, answer, wanted, language) for answer in wanted.answers)


def _is_described(said: Plain, answer: Plain, wanted: Wanted, language: Language) -> bool:
    """A thing with words that say more of it: 'stone dinosaurs', 'bunte Drachen', 'un café serré'."""
    if not all(word.isalpha() for word in answer):
        return False
    beside = [_is_beside(said, at, answer, wanted, language, False) for at in range(len(said))]
    alone = len(answer) < 2
    known = [any(_is_word(word, answer, at, language, alone) for at in range(len(answer))) for word in said]
    free = 0
    for at, word in enumerate(said):
        near = said[at - 1 : at] if language.adjectives_follow else said[at + 1 : at + 2]
        if beside[at] or known[at] or not near or near[0] in language.small or not _may_describe(word, language):
            continue
        beside[at] = True
        free += 1
    left_out = [_is_left_out(word, answer, language) for word in answer]
    return 0 < free <= MOST_DESCRIBED and aligned(said, answer, beside, left_out, language, alone)


def _may_describe(word: str, language: Language) -> bool:
    if word in NAMES or word in language.telling or word in language.denials or word in language.around:
        return False
    return bool(language.adjective.fullmatch(word))


def _fits(said: Plain, answer: Plain, at: int, wanted: Wanted, language: Language) -> bool:
    numbers = [word for word in answer if not word.isalpha()]
    if numbers:
        return _fits_number(said, answer, wanted, language)
    is_named = wanted.named[at]
    content = [word for word in answer if word not in language.small]
    if _is_joined(said, answer, language) or _is_turned(said, answer, language):
        return True
    alone = len(content) < 2
    if len("".join(content)) < 2:
        return False  # V&A: nothing but a letter tells
    if _is_short_for_person(said, content, wanted, language, is_named) or _is_told(said, content, wanted, language, is_named):
        return True
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
        # a year of the last century, said short
        return len(answer) == 1 and not words and len(mine) == 1 and len(mine[0]) == 2 and theirs[0] == f"19{mine[0]}"
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
            or (word not in answer and is_in(word, wanted.beside, language))
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
    return own if other in language.parts or (len(other) > 2 and _is_asked(other, wanted, language)) else word


def _is_short_for_person(said: Plain, content: Sequence[str], wanted: Wanted, language: Language, is_named: bool) -> bool:
    """The surname alone, or a first name that hardly anybody else bears."""
    if len(said) != 1 or len(content) != 2 or not (is_named and wanted.asks_for_person):
        return False
    first, last = content
    if last in language.things_named or first in language.titles or first in language.praise:
        return False
    if first in NAMES:
        is_rare = last not in NAMES and last not in language.known_words and len(last) >= SHORTEST_REST
        return is_rare and likeness(said[0], last, language, True) != Likeness.NONE
    return len(first) > SHORTEST_RARE and last.isalpha() and likeness(said[0], first, language, True) != Likeness.NONE


def _is_told(said: Plain, content: Sequence[str], wanted: Wanted, language: Language, is_named: bool) -> bool:
    """All the words of the answer in other forms or another order, as in 'Er hat mit den Flügeln gewackelt'."""
    if len(content) < 2 or wanted.first_names or any(word in NAMES for word in content):
        return False
    beside = language.small | language.around | (wanted.beside - language.telling)
    beside |= frozenset() if is_named else language.praise
    return is_told(said, content, beside, language)


# --- words that may stand there, and that may be missing


def _is_beside(said: Plain, at: int, answer: Plain, wanted: Wanted, language: Language, is_named: bool) -> bool:
    word = said[at]
    if word in language.small or word in language.around:
        return True
    if not word.isalpha():
        return word in wanted.beside or (_is_count(said, at) and not is_named and not wanted.asks_number)
    if word in language.units and at and _is_count(said, at - 1):
        return not wanted.asks_number
    if word in language.telling:
        # a colour tells which one where the answer, or the question, has another
        has_others = any(not language.telling.isdisjoint(other) for other in (*wanted.answers, wanted.asked))
        return not is_named and (word in wanted.beside or not has_others)
    if word in wanted.first_names or (word in NAMES and wanted.first_names):
        return word in wanted.first_names or any(is_short_for(word, name, language) for name in wanted.first_names)
    if word in language.praise and not is_named:
        return True
    if _is_title(said, at, answer, wanted, language) or _is_first_name(said, at, answer, wanted):
        return True
    if word in wanted.things or (word not in answer and is_in(word, wanted.beside, language)):
        return True
    return any(is_short_for(word, name, language) for other in wanted.answers for name in other[:-1] if name in NAMES)


def _is_count(said: Plain, at: int) -> bool:
    """'2 elephants', 'the 1st film', '24 carat gold'."""
    digits = said[at].removesuffix("th")
    return digits.isdecimal() and len(digits) < 3 and at + 1 < len(said)


def _is_title(said: Plain, at: int, answer: Plain, wanted: Wanted, language: Language) -> bool:
    """A title before a name that it fits. What a thing is called after somebody is not the person."""
    word, rest = said[at], said[at + 1 :]
    whose = language.titles.get(word, "")
    if not whose and language.compounds:
        whose = next((language.titles[end] for end in _ends(word) if end in language.titles), "")
    if not whose or not rest or len("".join(answer)) < SHORTEST_SURNAME:
        return False
    if any(other in language.things_named for plain in wanted.answers for other in plain):
        return False
    if len(answer) == 1 and answer[0] in language.titles:
        return False
    return not (wanted.whose and whose != "n" and whose != wanted.whose)


def _ends(word: str) -> Iterator[str]:
    """What the first part of a compound may leave: 'Pfleger' of 'Tierpfleger'."""
    return (word[at:] for at in range(3, len(word) - SHORTEST_REST))


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
    return word in wanted.things or is_in(word, wanted.asked, language)


def _tells(rest: Sequence[str], language: Language) -> bool:
    """Whether these words are an answer without the others: no bare first name, title or kind of thing."""
    if len(rest) > 1 and SAINTS.isdisjoint(rest[1:]) and rest[0] in SAINTS:
        return True
    telling = [word for word in rest if word not in NAMES and word not in language.titles and word not in language.things_named]
    return len("".join(telling)) >= SHORTEST_REST


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
            and len(said[s + 1]) > 1
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
    if len(answer) > 1 and word.isalpha() and said.isalpha() and is_short_for(said, word, language):
        is_pet_name = word in SHORT_NAMES.get(said, ())
        return at + 1 < len(answer) or is_pet_name or (is_cut_short(said, word, language) and said not in NAMES)
    if len(answer) > 1 and word in language.things_named and word.startswith(said) and len(said) > 2:
        return True
    if len(answer) > 1 and is_abbreviated(said, word):
        return True
    if len(word) <= SHORTEST_REST:
        return False
    return any(said == small + word or (len(answer) > 1 and word == small + said) for small in language.joined)


def _is_joined(said: Plain, answer: Plain, language: Language) -> bool:
    """Written as one word, or as more: 'perlachaise', 'Museums Insel'."""
    if len(said) == len(answer):
        return False
    small = language.small
    whole = "".join(answer), "".join(word for word in answer if word not in small)
    mine = "".join(said), "".join(word for word in said if word not in small)
    lone = {word for word in said if len(word) == 1} - set(answer)
    if lone or language.known_words.issuperset(said):  # 'Charls I' is not Charles, 'White Hill' is not Whitehall
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
