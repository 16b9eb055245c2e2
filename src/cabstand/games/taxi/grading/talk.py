"""Which words of a Sound Off card did the talk contain?

Talk comes typed or from speech recognition, with or without punctuation. Words are matched by stem ('drive', 'drives',
'driving', 'drove'), phrases in order with small words left out ('turn left' is in 'turn to the left'). A word inside another
does not count: there is no car in a carpet.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice, pairwise
from typing import Final

from snowballstemmer import stemmer  # type: ignore[import-untyped]

from cabstand.games.taxi.grading.numerals import ORDINALS, cardinals
from cabstand.games.taxi.grading.words import fold, lines, spellings

LONGEST_TALK: Final = 10_000  # characters: ten times what anybody says in half a minute
LONGEST_WORD: Final = 40  # letters; longer ones are noise and stand for themselves
MOST_STEMMED: Final = 50  # stemming is slow, and nobody says so many different words that begin like the card's

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

Places = dict[str, set[int]]  # where the words of each key stand


def words_said(talk: str, words: Sequence[str]) -> list[bool]:
    """For each word or phrase of the card, in its order, whether the talk contains it."""
    heard = _tokens(talk[:LONGEST_TALK])
    cards = [_tokens(word) for word in words]
    spoken = _places(heard, cards)
    pairs = set(pairwise(heard))
    return [_is_phrase(card, heard, spoken) or _is_joined(card, spoken, pairs) for card in cards]


def _tokens(text: str) -> list[str]:
    plain = POSSESSIVE.sub("", fold(text)).replace("'", "")
    return cardinals([NTH.get(token, token) for token in TOKEN.findall(plain)])


def _places(heard: Sequence[str], cards: Sequence[Sequence[str]]) -> Places:
    """Where in the talk, small words left out, the words stand that may be on the card."""
    keys = _keys(dict.fromkeys(heard), cards)
    places: Places = defaultdict(set)
    spoken = [token for token in heard if token not in SMALL_WORDS]
    for place, token in enumerate(spoken):
        if token in keys:
            for key in keys[token]:
                places[key].add(place)
    return places


def _keys(heard: Iterable[str], cards: Sequence[Sequence[str]]) -> dict[str, tuple[str, str]]:
    """What the words of a talk count as: mostly one key twice, but 'left' counts as itself and as 'leave'.

    Only words that begin like one of the card's are looked at: stemming is slow.
    """
    wanted = {_key(token) for card in cards for token in card if token not in SMALL_WORDS}
    beginnings = tuple(beginning for key in wanted for beginning in _beginnings(key))
    alike = (token for token in heard if token.startswith(beginnings) or BASES.get(token, "").startswith(beginnings))
    return {token: (_key(token), _key(DOUBLE.get(token, token))) for token in islice(alike, MOST_STEMMED)}


def _is_phrase(card: Sequence[str], heard: Sequence[str], spoken: Places) -> bool:
    wanted = [_key(token) for token in card if token not in SMALL_WORDS]
    if not wanted:
        return bool(card) and f" {' '.join(card)} " in f" {' '.join(heard)} "  # nothing but small words: all count
    starts = spoken.get(wanted[0], set())
    for at, key in enumerate(wanted[1:], start=1):
        starts = {start for start in starts if start + at in spoken.get(key, ())}
    return bool(starts)


def _is_joined(card: Sequence[str], spoken: Places, pairs: set[tuple[str, str]]) -> bool:
    """Said in one word what the card has in two, or the other way round: 'seatbelt', 'tooth brush'."""
    word = "".join(card)
    if len(card) != 1:
        return _key(word) in spoken
    # three letters at least on either side, and no small word: 'this is land' is no island
    halves = [(word[:at], word[at:]) for at in range(3, len(word) - 2)]
    return any(
        a not in SMALL_WORDS and not pairs.isdisjoint(((a, b), (a, b + "s"), (a, b.removesuffix("s")))) for a, b in halves
    )


def _beginnings(key: str) -> set[str]:
    """How a word must begin to have this key. The stemmer may change the last letter of a stem, as in 'cri' of 'cry'."""
    return {stem.split("+")[0][:-1] or stem for stem in (key, *AMERICAN.get(key, ()))}


@lru_cache(maxsize=20_000)
def _key(word: str) -> str:
    """The same for all forms and spellings of a word."""
    key = _stem(IRREGULAR.get(word, word))
    return BRITISH.get(key, key)


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
