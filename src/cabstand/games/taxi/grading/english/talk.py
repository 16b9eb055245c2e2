"""English talk: the forms and spellings of a word."""

import re
from functools import lru_cache
from typing import Final

from snowballstemmer import stemmer  # type: ignore[import-untyped]

from cabstand.games.taxi.grading.english.numerals import ORDINALS, cardinals
from cabstand.games.taxi.grading.hearing import Hearing
from cabstand.games.taxi.grading.words import fold, lines, spellings

LONGEST_WORD: Final = 40  # letters; longer ones are noise and stand for themselves

TOKEN: Final = re.compile(r"[^\W_]+")
POSSESSIVE: Final = re.compile(r"'s\b")

SMALL_WORDS: Final = frozenset(
    "a an the and of in on at to by for from with my your his her its our their this that these those some any um er erm "
    "uh".split()
)

# The stemmer goes further than people do: it takes these for a friend, love, a universe. They are left whole.
WHOLE: Final = frozenset(
    "august business clothes costly deadly friendly hardly july june lately lovely mary nearly new news past paste pearly "
    "presently several university".split()
)
# These endings make another word too: a gardener is no garden, a memorial no memory. Behind them a word may still be bent.
NEW_WORD: Final = re.compile(r"(er|al|it[yi]|iv|ment|ness|ous)[rl]?(?:e|s|es|ed|ing|ly|ely)?$")
AMERICAN_Z: Final = re.compile(r"(?<=\w{3})iz(?=(?:e|es|ed|ing|er|ers|ation|ations)$)")

# '1st' is said as 'first'; the word stays, for 'second' has other forms.
NTH: Final = {f"{n}{ending}": word for word, n in ORDINALS.items() for ending in ("st", "nd", "rd", "th")}


def tokens(text: str) -> list[str]:
    plain = POSSESSIVE.sub("", fold(text)).replace("'", "")
    return cardinals([NTH.get(token, token) for token in TOKEN.findall(plain)])


def _counts_as(word: str) -> tuple[str, str]:
    return key(word), key(DOUBLE.get(word, word))


def _bases(word: str) -> tuple[str, ...]:
    return (word, BASES[word]) if word in BASES else (word,)


def _beginnings(key: str) -> set[str]:
    """The stemmer may change the last letter of a stem, as in 'cri' of 'cry'."""
    return {stem.split("+")[0][:-1] or stem for stem in (key, *AMERICAN.get(key, ()))}


@lru_cache(maxsize=20_000)
def key(word: str) -> str:
    found = _stem(IRREGULAR.get(word, word))
    return BRITISH.get(found, found)


def _stem(word: str) -> str:
    if word in WHOLE or not word.isalpha() or len(word) > LONGEST_WORD:
        return word
    word = AMERICAN_Z.sub("is", word)
    ending = NEW_WORD.search(word)
    stem = str(stemmer("english").stemWord(word))  # a new one each time: threads cannot share it, and it costs nothing
    return f"{stem}+{ending[1][:2]}" if ending else stem


_FORMS: Final = [(form, base) for base, *forms in lines("irregular_forms.txt") for form in forms]
IRREGULAR: Final = {form: base for form, base in _FORMS if not form.endswith("*")}
DOUBLE: Final = {form[:-1]: base for form, base in _FORMS if form.endswith("*")}  # a form, and a word of its own
BASES: Final = IRREGULAR | DOUBLE
BRITISH: Final = {_stem(american): _stem(british) for american, british in spellings().items()}
AMERICAN: Final = {british: [other for other, same in BRITISH.items() if same == british] for british in set(BRITISH.values())}

HEARING: Final = Hearing(tokens, SMALL_WORDS, key, _counts_as, _bases, _beginnings)
