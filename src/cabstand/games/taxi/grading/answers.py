"""Is what somebody typed one of the accepted answers of a question?

Case, accents, articles, punctuation, number words and small typing slips do not matter. Everything else does: the asking
seat can turn a wrong into a right but never a right into a wrong, so what is in doubt is wrong. Hence no word too many and
no word too few ('Big Ben in Westminster' is not 'Big Ben'), no two guesses, and no slip that makes another real word.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from rapidfuzz.distance import OSA

from cabstand.games.taxi.grading.numerals import RULERS, cardinals, numerals, ordinals
from cabstand.games.taxi.grading.words import fold, known_words, spellings

LONGEST_TYPED: Final = 200  # characters; nobody types more in good faith, and all work below is bounded by it

# A time or a decimal, an ordinal or a decade, digits, letters: 'm25' is two tokens, so that 'M 25' is the same.
TOKEN: Final = re.compile(r"\d+(?:[.:]\d+)+|\d+(?:st|nd|rd|th|s)\b|\d+|[^\W\d_]+")
THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}\b)")
POUNDS: Final = re.compile(r"£\s*(\d+)")
IN_LONDON: Final = re.compile(r"(?:,?\s+in|,)\s+london\W*$")

KNOWN_WORDS: Final = known_words()
SPELLINGS: Final = {word + s: british + s for word, british in spellings().items() for s in ("", "s")}

# What people say around an answer, as in 'I think it was by Wren'. Only tried after the words as typed: a film is called 'It'.
BEFORE: Final = re.compile(
    "^(?:(?:um+|er|erm|uh|h?mm+|oh|ah|well|so|ok|okay|answer|called|its|thats|it is|it was|is it|was it|it must be|must be|"
    "it has to be|it could be|it might be|could it be|would it be|that is|that was|is that|this is|they are|they were|"
    "he is|he was|she is|she was|who is|who was|what is|what was|i think|i guess|i believe|i reckon|i say|i would say|"
    "id say|ill say|id go for|ill go for|i will go for|im going for|i am going for|my guess is|my answer is|the answer is|"
    "im sure|im pretty sure|probably|possibly|perhaps|maybe|surely|definitely|obviously|of course|in|at|on|by) )+"
)
AFTER: Final = re.compile(
    "(?: (?:i think|i guess|i believe|i reckon|i suppose|i think it is|i think it was|maybe|perhaps|probably|possibly|"
    "surely|definitely|obviously|of course|isnt it|wasnt it|innit|is it|was it|please|final answer))+$"
)

SHORT_FORMS: Final = {"n": "and", "dr": "doctor", "mr": "mister", "mt": "mount", "prof": "professor", "quid": "pounds"}
# Only after the name that they belong to: 'Park Ln', but not 'Ct Scan'.
STREET_FORMS: Final = {
    "rd": "road",
    "sq": "square",
    "ave": "avenue",
    "av": "avenue",
    "ln": "lane",
    "pl": "place",
    "ct": "court",
    "gdns": "gardens",
    "stn": "station",
}
AFTER_A_STREET: Final = frozenset("station market tube underground".split())  # 'Liverpool St station' is no saint
# A knighthood does not make another man. A Lord or a Doctor can: the Lord Mayor, Doctor Who.
HONOURS: Final = frozenset(("sir", "dame"))
REIGNING: Final = frozenset("king queen emperor pope tsar".split())


def grade(typed: str, accepted: Sequence[str]) -> bool:
    """Whether the typed answer is right. Any text is safe to grade; what cannot be read is wrong."""
    typed = typed.strip()
    if len(typed) > LONGEST_TYPED or any(unicodedata.category(c) == "Cc" and not c.isspace() for c in typed):
        return False
    wanted = [_answer(text) for text in accepted]
    return any(_same(said, answer) for said in _readings(typed) for answer in wanted)


def _readings(typed: str) -> Iterator[tuple[str, ...]]:
    """What may have been meant as the answer: all of it, or what is left without the words around it."""
    text = fold(typed)
    for part in dict.fromkeys((text, IN_LONDON.sub("", text))):
        whole = " ".join(_tokens(part))
        core = AFTER.sub("", BEFORE.sub("", whole))
        for words in dict.fromkeys((whole, core)):
            if words:
                yield _plain(words.split())


@lru_cache(maxsize=4096)
def _answer(text: str) -> tuple[str, ...]:
    return _plain(_tokens(fold(text)))


def _tokens(text: str) -> list[str]:
    text = POUNDS.sub(r"\1 pounds", THOUSANDS.sub("", text))
    return TOKEN.findall(text.replace("'", "").replace("&", " and ").replace("+", " and "))


def _plain(tokens: Sequence[str]) -> tuple[str, ...]:
    """The one form of an answer: short forms written out, numbers as digits, no articles and no honours."""
    words = [_written_out(tokens, at) for at in range(len(tokens))]
    words = [SPELLINGS.get(word, word) for word in words if word != "the"]
    words = _without_titles(numerals(ordinals(cardinals(words))))
    if len(words) > 1 and words[0] in ("a", "an") and not words[1].isdecimal():  # the A 406 is no article
        words = words[1:]
    return tuple(words) or tuple(tokens)


def _written_out(tokens: Sequence[str], at: int) -> str:
    word = tokens[at]
    after = tokens[at + 1] if at + 1 < len(tokens) else ""
    if word == "st":
        return "street" if at and (not after or after in AFTER_A_STREET) else "saint"
    if at and word in STREET_FORMS:
        return STREET_FORMS[word]
    return "number" if word == "no" and after.isdecimal() else SHORT_FORMS.get(word, word)


def _without_titles(words: list[str]) -> list[str]:
    if len(words) > 1 and (words[0] in HONOURS or (words[0] == "number" and words[1].isdecimal())):
        return words[1:]
    if len(words) > 2 and words[0] in REIGNING and words[1] in RULERS and words[2].isdecimal():
        return words[1:]  # only with a number: 'Queen Victoria' is not the station
    return words


def _same(said: tuple[str, ...], answer: tuple[str, ...]) -> bool:
    if said == answer:
        return bool(answer)
    together = "".join(answer)
    if together.isalpha() and "".join(said) == together:  # 'White Hall', 'JMW Turner'; but never '1 2' for 12
        return True
    return len(said) == len(answer) and all(map(_same_word, said, answer))


def _same_word(said: str, word: str) -> bool:
    if said == word:
        return True
    if not (said.isalpha() and word.isalpha()):
        return False
    return _is_plural(said, word) or _is_plural(word, said) or _is_slip(said, word)


def _is_plural(many: str, one: str) -> bool:
    if len(one) < 3:
        return False
    if one.endswith("y"):
        return many in (one + "s", one[:-1] + "ies")
    if one.endswith(("s", "x", "z", "ch", "sh")):
        return many == one + "es"
    return many == one + "s" or (one.endswith("o") and many == one + "es")


def _is_another_word(said: str, word: str) -> bool:
    forms = {said, said.removesuffix("s"), said.removesuffix("es")} - {word}
    return not KNOWN_WORDS.isdisjoint(forms)


def _is_slip(said: str, word: str) -> bool:
    """A letter wrong, missing, too many or swapped with the next: once in five letters, twice in eight."""
    allowed = 0 if len(word) < 5 else 1 if len(word) < 8 else 2
    if not allowed or _is_another_word(said, word):
        return False
    jumbled = sorted(said) == sorted(word)
    if jumbled and len(word) > 5 and said[-1] == word[-1]:
        allowed = 2  # a letter that strayed, as in Ghandi
    slips = OSA.distance(said, word, score_cutoff=allowed)
    # people hit the first letter; where it differs it is two keys swapped, or the only slip in a long word
    first = said[0] == word[0] or (jumbled and slips == 1) or (slips == 1 and len(word) >= 8)
    return first and slips <= allowed
