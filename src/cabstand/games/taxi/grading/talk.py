"""Which words of a Sound Off card did the talk contain?

Talk comes typed or from speech recognition, with or without punctuation. Words are matched by stem ('drive', 'drives',
'driving', 'drove'), phrases in order with small words left out ('turn left' is in 'turn to the left'). A word inside another
does not count: there is no car in a carpet.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import islice, pairwise
from typing import Final

from cabstand.games.taxi.grading.hearing import Hearing, hearing_of

LONGEST_TALK: Final = 10_000  # characters: ten times what anybody says in half a minute
MOST_STEMMED: Final = 50  # stemming is slow, and nobody says so many different words that begin like the card's

Places = dict[str, set[int]]  # where the words of each key stand


def words_said(talk: str, words: Sequence[str], language: str = "en") -> list[bool]:
    """For each word or phrase of the card, in its order, whether the talk contains it."""
    hearing = hearing_of(language)
    heard = hearing.tokens(talk[:LONGEST_TALK])
    cards = [hearing.tokens(word) for word in words]
    spoken = _places(heard, cards, hearing)
    pairs = set(pairwise(heard))
    return [_is_phrase(card, heard, spoken, hearing) or _is_joined(card, spoken, pairs, hearing) for card in cards]


def _places(heard: Sequence[str], cards: Sequence[Sequence[str]], hearing: Hearing) -> Places:
    """Where in the talk, small words left out, the words stand that may be on the card."""
    keys = _keys(dict.fromkeys(heard), cards, hearing)
    places: Places = defaultdict(set)
    spoken = [token for token in heard if token not in hearing.small]
    for place, token in enumerate(spoken):
        for key in keys.get(token, ()):
            places[key].add(place)
    return places


def _keys(heard: Iterable[str], cards: Sequence[Sequence[str]], hearing: Hearing) -> dict[str, tuple[str, ...]]:
    """What the words of a talk count as. Only words that begin like one of the card's are looked at: stemming is slow."""
    wanted = {hearing.key(token) for card in cards for token in card if token not in hearing.small}
    beginnings = tuple(beginning for key in wanted for beginning in hearing.beginnings(key))
    alike = (token for token in heard if any(base.startswith(beginnings) for base in hearing.bases(token)))
    return {token: hearing.counts_as(token) for token in islice(alike, MOST_STEMMED)}


def _is_phrase(card: Sequence[str], heard: Sequence[str], spoken: Places, hearing: Hearing) -> bool:
    wanted = [hearing.key(token) for token in card if token not in hearing.small]
    if not wanted:
        return bool(card) and f" {' '.join(card)} " in f" {' '.join(heard)} "  # nothing but small words: all count
    starts = spoken.get(wanted[0], set())
    for at, key in enumerate(wanted[1:], start=1):
        starts = {start for start in starts if start + at in spoken.get(key, ())}
    return bool(starts)


def _is_joined(card: Sequence[str], spoken: Places, pairs: set[tuple[str, str]], hearing: Hearing) -> bool:
    """Said in one word what the card has in two, or the other way round: 'seatbelt', 'tooth brush'."""
    word = "".join(card)
    if len(card) != 1:
        return hearing.key(word) in spoken
    # three letters at least on either side, and no small word: 'this is land' is no island
    halves = [(word[:at], word[at:]) for at in range(3, len(word) - 2)]
    return any(
        a not in hearing.small and not pairs.isdisjoint(((a, b), (a, b + "s"), (a, b.removesuffix("s")))) for a, b in halves
    )
