"""French talk: the forms of a word, without elided articles."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from snowballstemmer import stemmer  # type: ignore[import-untyped]

from cabstand.games.taxi.grading.french.answers import ELISION
from cabstand.games.taxi.grading.french.numerals import numbers
from cabstand.games.taxi.grading.hearing import Hearing
from cabstand.games.taxi.grading.words import fold, lines

LONGEST_WORD: Final = 40  # letters; longer ones are noise and stand for themselves

TOKEN: Final = re.compile(r"[^\W_]+")
SMALL_WORDS: Final = frozenset(
    fold(
        "le la les l un une des du de d et à a au aux en dans sur par pour avec mon ma mes ton ta tes son sa "
        "ses notre nos votre vos leur "
        "leurs ce cet cette ces c j m t s n y qu que euh heu"
    ).split()
)
# 'nous mangions', 'ils voyagent': what the stemmer takes for nouns.
REGULAR: Final = re.compile("^(.{3,}?)(?:ent|ons|ions|iez|ez|ait|ais|aient|ant|eras?|erons|erez|eront|erait|erais)$")
PLURAL: Final = re.compile("(?<=[^e])aux$")


def tokens(text: str) -> list[str]:
    found = TOKEN.findall(ELISION.sub(r"\1 ", fold(text)).replace("'", ""))
    # 'un' and 'une' are mostly no numbers
    return [word if number == "1" else number for word, number in _numbered(found)]


def _numbered(words: list[str]) -> list[tuple[str, str]]:
    read = numbers(words)
    return list(zip(words, read, strict=True)) if len(read) == len(words) else [(word, word) for word in read]


@lru_cache(maxsize=20_000)
def key(word: str) -> str:
    word = PLURAL.sub("al", IRREGULAR.get(word, word)) if word not in IRREGULAR else IRREGULAR[word]
    if not word.isalpha() or len(word) > LONGEST_WORD:
        return word
    word = re.sub("eux$", "eu", word) if word.endswith("eux") and len(word) < 7 else word
    return str(stemmer("french").stemWord(word))  # a new one each time: threads cannot share it, and it costs nothing


def _counts_as(word: str) -> tuple[str, ...]:
    found = [key(word), key(DOUBLE.get(word, word))]
    if len(word) <= LONGEST_WORD and (verb := REGULAR.match(word)):
        found.append(key(verb[1].removesuffix("e") + "er"))
    return tuple(dict.fromkeys(found))


def _bases(word: str) -> tuple[str, ...]:
    return (word, IRREGULAR.get(word, word), DOUBLE.get(word, word))


def _beginnings(key: str) -> set[str]:
    return {key[:-1] or key}


_FORMS: Final = [(form, base) for base, *forms in lines("irregular_forms.txt", Path(__file__).parent) for form in forms]
IRREGULAR: Final = {form: base for form, base in _FORMS if not form.endswith("*")}
DOUBLE: Final = {form[:-1]: base for form, base in _FORMS if form.endswith("*")}  # a form, and a word of its own

HEARING: Final = Hearing(tokens, SMALL_WORDS, key, _counts_as, _bases, _beginnings)
