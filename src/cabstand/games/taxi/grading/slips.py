"""Are two words the same word, written well or badly?"""

from enum import IntEnum
from functools import lru_cache
from itertools import groupby
from typing import Final

from rapidfuzz.distance import OSA

from cabstand.games.taxi.grading.language import Language
from cabstand.games.taxi.grading.languages import language_of
from cabstand.games.taxi.grading.words import first_names, short_names

NAMES: Final = first_names()
SHORT_NAMES: Final = short_names()
SHORTEST_SHORT: Final = 3  # letters of a name cut short: 'Alex'
SAME_NAME: Final = 5  # letters that make two first names one: Christine, Christina
LONG: Final = 8  # letters of a word that another is written for by a slip, where the rest of the answer is right
VOWELS: Final = frozenset("aeiouy")


class Likeness(IntEnum):
    SAME = 0
    """The word, or a form of it that makes no difference."""
    SOUND = 1
    """Another spelling for the same sound."""
    SLIP = 2
    """A key missed, or two in a long word."""
    NONE = 9


def likeness(said: str, word: str, language: Language, alone: bool) -> Likeness:
    """`alone`: no other word of the answer tells what was meant."""
    return _likeness(said, word, language.code, alone)


@lru_cache(maxsize=50_000)
def _likeness(said: str, word: str, code: str, alone: bool) -> Likeness:
    language = language_of(code)
    if said == word:
        return Likeness.SAME
    if not (said.isalpha() and word.isalpha()) or said in language.months or word in language.months:
        return _month(said, word, language)
    if said in language.denials or abs(len(said) - len(word)) > 6:
        return Likeness.NONE
    if is_plural(said, word, language) or is_plural(word, said, language):
        return Likeness.SAME
    if not alone and len(min(said, word, key=len)) > 3 and language.bare(said) == language.bare(word):
        return Likeness.SAME
    if _sounds_alike(said, word, language, alone):
        return Likeness.SOUND
    if is_slip(said, word, language, alone):
        return Likeness.SLIP
    if len(word) > 5 and any(is_slip(one, word, language, alone) for one in language.singulars(said)):
        return Likeness.SLIP
    return Likeness.NONE


def _month(said: str, word: str, language: Language) -> Likeness:
    """Months are cut short and mistyped, but June is not July."""
    if word not in language.months or not said.isalpha():
        return Likeness.NONE
    near = [month for month in language.months if month.startswith(said)] if len(said) > 2 else []
    near = near or [month for month in language.months if OSA.distance(said, month, score_cutoff=1) <= 1]
    return Likeness.SAME if near == [word] else Likeness.NONE


def is_plural(many: str, one: str, language: Language) -> bool:
    return len(one) > 2 and one in language.singulars(many)


def _sounds_alike(said: str, word: str, language: Language, alone: bool) -> bool:
    if min(len(said), len(word)) < 4 - (not alone):
        return False
    if alone and said in language.other_words:
        return False
    return not language.sound(said).isdisjoint(language.sound(word))


def is_slip(said: str, word: str, language: Language, alone: bool) -> bool:
    """A letter wrong, missing, too many or swapped with the next: once in five letters, twice in eight."""
    is_doubled = single(said) == single(word) and len(word) > 3
    if (alone or not is_doubled) and _is_another_word(said, word, language, alone):
        return False
    if is_doubled:
        return True
    if not alone and len(word) == 4:
        is_near = said[0] == word[0] or sorted(said) == sorted(word) or _is_next_key(said, word, language)
        return is_near and OSA.distance(said, word) == 1
    allowed = 0 if len(word) < 5 else 1 if len(word) < 8 else 2
    if not allowed:
        return False
    jumbled = sorted(said) == sorted(word)
    if jumbled and len(word) > 5 and said[-1] == word[-1]:
        allowed = 2  # a letter that strayed, as in Ghandi
    if len(said) > len(word) + 1:
        allowed = 1  # nobody hits two keys too many: Eisenstein is not Einstein
    slips = OSA.distance(said, word, score_cutoff=allowed)
    # people hit the first letter; where it differs it is two keys swapped, the key beside it, or the only slip in a long word
    first = said[0] == word[0] or (slips == 1 and (jumbled or len(word) >= 8 or _is_next_key(said, word, language)))
    return first and slips <= allowed


@lru_cache(maxsize=20_000)
def single(word: str) -> str:
    """Without double letters."""
    return "".join(letter for letter, _ in groupby(word))


def _is_next_key(said: str, word: str, language: Language) -> bool:
    """The first letter missed by one key."""
    if said[1:] != word[1:]:
        return False
    for upper, row in zip(("", *language.keyboard), language.keyboard, strict=False):
        at = row.find(word[0])
        if at >= 0:
            below = language.keyboard[language.keyboard.index(row) + 1 :][:1]
            near = row[max(0, at - 1) : at + 2] + "".join(other[max(0, at - 1) : at + 2] for other in (upper, *below))
            return said[0] in near
    return False


def _is_another_word(said: str, word: str, language: Language, alone: bool) -> bool:
    """A real word may still be meant for one that it resembles if the rest of the answer says so, as in 'Alan Turning'."""
    forms = {said, said.removesuffix("s"), said.removesuffix("es")} - {word}
    if said in NAMES and single(said) != single(word):  # Harry is not Henry, but Damian may be Damien
        return alone or word not in NAMES or {NAMES[said], NAMES[word]} == {"m", "f"} or OSA.distance(said, word) > 1
    if language.known_words.isdisjoint(forms):
        return False
    if alone or len(word) < 6 or said[0] != word[0] or len(said) < len(word) or (len(said) == len(word) < LONG):
        return True
    return OSA.distance(said, word, score_cutoff=1) > 1


def is_short_for(said: str, name: str, language: Language) -> bool:
    """An initial, a name cut short or a pet name."""
    if said == name[0] or name in SHORT_NAMES.get(said, ()) or said in SHORT_NAMES.get(name, ()):
        return True
    if said in NAMES and NAMES[said] == NAMES.get(name) and said[:SAME_NAME] == name[:SAME_NAME]:
        return OSA.distance(said, name, score_cutoff=2) <= 2
    return is_cut_short(said, name, language) and (len(said) > SHORTEST_SHORT or name in NAMES)


def is_cut_short(said: str, word: str, language: Language) -> bool:
    if said in language.known_words and said not in NAMES:
        return False  # Green Park is not Greenwich Park
    return SHORTEST_SHORT <= len(said) < len(word) and word.startswith(said)


def is_abbreviated(said: str, word: str) -> bool:
    """Written without its vowels, 'prk' or 'grn'; some consonants may be missing too."""
    if not 2 < len(said) < len(word) <= 2 * len(said) or said[0] != word[0] or not VOWELS.isdisjoint(said):
        return False
    letters = iter(word)
    return all(letter in letters for letter in said)
