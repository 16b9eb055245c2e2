"""Is the answer told in a sentence, its words in other forms or in another order?"""

from collections.abc import Sequence, Set

from cabstand.games.taxi.grading.hearing import hearing_of
from cabstand.games.taxi.grading.language import Language
from cabstand.games.taxi.grading.slips import Likeness, likeness

MOST_WORDS = 12  # each is stemmed, which is slow


def is_told(said: Sequence[str], content: Sequence[str], beside: Set[str], language: Language) -> bool:
    """Whether every word of the answer was said in some form, and nothing but words that may stand beside them."""
    if len(said) > MOST_WORDS or not all(word.isalpha() for word in content):
        return False
    left = list(said)
    for word in content:
        found = next((one for one in left if _is_form(one, word, language)), "")
        if not found:
            return False
        left.remove(found)
    return all(word in beside for word in left)


def _is_form(said: str, word: str, language: Language) -> bool:
    if likeness(said, word, language, False) != Likeness.NONE:
        return True
    hearing = hearing_of(language.code)
    return hearing.key(word) in hearing.counts_as(said)
