"""German talk: the forms of a word, with strong verbs, endings of weak ones, and umlauts in every spelling."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from snowballstemmer import stemmer  # type: ignore[import-untyped]

from cabstand.games.taxi.grading.german.answers import fold
from cabstand.games.taxi.grading.german.numerals import number
from cabstand.games.taxi.grading.hearing import Hearing
from cabstand.games.taxi.grading.words import lines

LONGEST_WORD: Final = 40  # letters; longer ones are noise and stand for themselves
SHORTEST_STEM: Final = 3

TOKEN: Final = re.compile(r"[^\W_]+")
SMALL_WORDS: Final = frozenset(
    fold(
        "der die das den dem des ein eine einen einem einer eines und von vom in im ins an am ans auf bei beim "
        "zu zum zur mit aus "
        "für um mein meine meinen meinem meiner dein deine sein seine ihr ihre unser unsere dies diese dieser "
        "dieses so mal äh ähm"
    ).split()
)
# What is said of a verb: 'spielt', 'spielte', 'spieltest', 'gespielt'. Its infinitive ends with -n.
WEAK: Final = "e t et st est te ete ten eten test etest tet etet end ende enden endes ender".split()
INFINITIVE: Final = re.compile("(?:en|ern|eln)$")


def tokens(text: str) -> list[str]:
    found = TOKEN.findall(fold(text).replace("'", ""))
    return [word if (read := number(word)) is None or word in SMALL_WORDS else str(read) for word in found]


@lru_cache(maxsize=20_000)
def key(word: str) -> str:
    word = IRREGULAR.get(word, word)
    if not word.isalpha() or len(word) > LONGEST_WORD:
        return word
    stem = str(stemmer("german").stemWord(word))  # a new one each time: threads cannot share it, and it costs nothing
    return f"{stem}+" if INFINITIVE.search(word) else stem


def _counts_as(word: str) -> tuple[str, ...]:
    """The key of a verb ends with +, so that no noun has it by chance: who says 'Bart' has not said 'Bar'."""
    found = [key(word), key(DOUBLE.get(word, word))]
    found += [one.removesuffix("+") for one in found if one.endswith("+")]  # 'Gärten', 'Frauen'
    if len(word) <= LONGEST_WORD:
        roots = {word.removesuffix(ending) for ending in ("", *WEAK)}
        roots |= {root.removeprefix("ge") for root in roots}
        found += [key(root + ending) for root in sorted(roots) if len(root) >= SHORTEST_STEM for ending in ("en", "n")]
    return tuple(dict.fromkeys(found))


def _bases(word: str) -> tuple[str, ...]:
    return tuple({word, word.removeprefix("ge"), IRREGULAR.get(word, word), DOUBLE.get(word, word)})


def _beginnings(key: str) -> set[str]:
    stem = key.removesuffix("+")
    return {stem[:-1] or stem}


_FORMS: Final = [(form, base) for base, *forms in lines("irregular_forms.txt", Path(__file__).parent) for form in forms]
IRREGULAR: Final = {form: base for form, base in _FORMS if not form.endswith("*")}
DOUBLE: Final = {form[:-1]: base for form, base in _FORMS if form.endswith("*")}  # a form, and a word of its own

HEARING: Final = Hearing(tokens, SMALL_WORDS, key, _counts_as, _bases, _beginnings)
