"""What grading must know of a language. English, German and French know; any other is graded by its spelling alone."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from cabstand.games.taxi.grading.sounds import Sound

Words = frozenset[str]
NOTHING: Final = re.compile(r"(?!)")


def _no_sound(word: str) -> frozenset[str]:  # noqa: ARG001 (every language has the same)
    return frozenset()


def _no_singulars(word: str) -> tuple[str, ...]:  # noqa: ARG001 (every language has the same)
    return ()


class Language(NamedTuple):
    """Everything in folded letters, as `tokens` leaves words."""

    code: str
    tokens: Callable[[str], list[str]]
    """The words and numbers of a text."""
    plain: Callable[[Sequence[str]], tuple[str, ...]]
    """The one form of an answer: short forms written out, numbers as digits, no articles."""
    before: re.Pattern[str] = NOTHING
    """What people say before an answer, as in 'I think it is', with a space behind."""
    after: re.Pattern[str] = NOTHING
    detail: re.Pattern[str] = NOTHING
    """What somebody tells besides, behind an answer: where it is, why, how often."""
    complement: Words = frozenset()
    """Words behind which somebody tells whose or which one it is: 'Albert of Saxe-Coburg', 'cire d'abeille'."""
    complements_things: bool = False
    """Whether it makes no other thing of a thing either."""
    other_things: Mapping[str, Words] = {}
    """Things that are others with a complement: 'pommes de terre' are no 'pommes'. The first word with the last."""
    small: Words = frozenset()
    """Words that may be left out or added anywhere: articles, prepositions."""
    around: Words = frozenset()
    """Words that may be added, to say the answer in a sentence: pronouns, auxiliaries."""
    definite: Words = frozenset()
    """The definite article."""
    indefinite: Words = frozenset()
    adjective: re.Pattern[str] = NOTHING
    """What may say more of a thing."""
    adjectives_follow: bool = False
    """Whether that stands behind the thing."""
    how_many: Words = frozenset()
    """Words of a question for a number."""
    lacking: Words = frozenset()
    """Words of a question that asks what is not there: 'without it', 'il n'y en a pas' is then said with the answer."""
    denials: Words = frozenset()
    """Words that turn an answer down or offer two. One that the answer itself does not have makes it wrong."""
    titles: Mapping[str, str] = {}
    """Titles and offices with whose they are: m, f or n (either)."""
    things: tuple[Words, ...] = ()
    """Kinds of things, the words of each kind in a set: where a question asks for one, its words may be left out or added."""
    things_named: Words = frozenset()
    """Things that are called after people: 'Victoria station' is not the queen."""
    compounds: bool = False
    """Whether words are made of others without a space."""
    parts: Words = frozenset()
    """What makes no other thing of a word that it is written together with: 'Riesenaquarium', 'Apfelstücke'."""
    joined: tuple[str, ...] = ()
    """Small words that people write in one with the next."""
    numbers: tuple[str, ...] = ()
    """Number words."""
    praise: Words = frozenset()
    """Adjectives that make no other thing of what they stand before, unless it is a name."""
    telling: Words = frozenset()
    """Adjectives that make another thing of what they stand before, even where the question has one like them: colours."""
    units: Mapping[str, str] = {}
    """Units, by all the words for them."""
    counters: Words = frozenset()
    """What stands behind any number and says nothing."""
    who: Words = frozenset()
    """Words that ask for a person."""
    months: tuple[str, ...] = ()
    texted: Mapping[str, str] = {}
    """Other ways to say a word: what thumbs write for it, as '4' for 'for' or 'ki' for 'qui', and a people for its country."""
    sound: Sound = _no_sound
    singulars: Callable[[str], Iterable[str]] = _no_singulars
    """What a word may be the plural of."""
    bare: Callable[[str], str] = str
    """An adjective without its ending."""
    known_words: Words = frozenset()
    """Words and names that are no slip for another."""
    other_words: Words = frozenset()
    """Those of them that are not meant for what sounds the same either."""
    keyboard: tuple[str, ...] = ("qwertyuiop", "asdfghjkl", "zxcvbnm")

    @property
    def is_plain(self) -> bool:
        """Whether nothing is known but how words are spelt."""
        return not self.small
