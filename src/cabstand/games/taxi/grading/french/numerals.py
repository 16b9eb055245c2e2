"""French numbers as people write them, brought to digits: words, ordinals, the numerals of kings and centuries."""

import re
from collections.abc import Sequence
from typing import Final

UNITS: Final = {
    word: number
    for number, word in enumerate(
        "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split()
    )
} | {"une": 1}
TENS: Final = {
    "vingt": 20,
    "vingts": 20,
    "trente": 30,
    "quarante": 40,
    "cinquante": 50,
    "soixante": 60,
    "septante": 70,
    "huitante": 80,
    "octante": 80,
    "nonante": 90,
}
HUNDRED: Final = ("cent", "cents")
SCALES: Final = {"million": 1_000_000, "millions": 1_000_000, "mille": 1000, "mil": 1000}
FIRST_WORDS: Final = frozenset((*UNITS, *TENS, *HUNDRED, *SCALES))
ORDINALS: Final = {"premier": 1, "premiere": 1, "ier": 1, "second": 2, "seconde": 2, "quatr": 4, "cinqu": 5, "neuv": 9}
NTH: Final = re.compile("^(.+)iemes?$")
DIGITS: Final = re.compile(r"^(\d+|[ivx]{2,})(?:er|re|ere|e|eme|ieme|nd|nde|emes|es)$")

ROMAN: Final = {
    numeral: number
    for number, numeral in enumerate(
        "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii".split(), start=1
    )
}
RULERS: Final = frozenset(
    "alexandre benoit catherine charles clement edouard elisabeth ferdinand francois frederic georges guillaume "
    "henri jacques "
    "jean leon leopold louis napoleon nicolas paul philippe pie pierre richard robert rodolphe victor guerre "
    "acte chapitre".split()
)

Read = tuple[int, int]


def numbers(words: Sequence[str]) -> list[str]:
    out: list[str] = []
    at = 0
    while at < len(words):
        word, before = words[at], out[-1] if out else ""
        if word in FIRST_WORDS and (read := _number(words, at)) is not None:
            out.append(str(read[0]))
            at = read[1]
            continue
        if (nth := _ordinal(word)) is not None:
            out.append(str(nth))
        elif word in ROMAN and (before in RULERS or (before and len(word) > 1)):
            out.append(str(ROMAN[word]))
        else:
            out.append(word)
        at += 1
    return out


def _ordinal(word: str) -> int | None:
    if found := DIGITS.match(word):
        return int(found[1]) if found[1].isdecimal() and len(found[1]) < 10 else ROMAN.get(found[1])
    if word in ("premier", "premiere", "ier", "second", "seconde"):
        return ORDINALS[word]
    if (found := NTH.match(word)) is None:
        return None
    stem = found[1]
    return ORDINALS.get(stem) or UNITS.get(stem) or UNITS.get(stem + "e") or TENS.get(stem) or TENS.get(stem + "e")


def _number(words: Sequence[str], at: int) -> Read | None:
    read = _below_thousand(words, at) or ((1, at) if words[at] in SCALES else None)
    if read is None:
        return None
    number, at = read
    total = 0
    for size in (1_000_000, 1000):
        if number and at < len(words) and SCALES.get(words[at]) == size:
            total, number, at = total + number * size, 0, at + 1
            if at < len(words) and (rest := _below_thousand(words, at)) is not None:
                number, at = rest
    return total + number, at


def _below_thousand(words: Sequence[str], at: int) -> Read | None:
    """'quinze cent quinze' too, which is how people say 1515."""
    read = _below_hundred(words, at) or ((1, at) if _word(words, at) in HUNDRED else None)
    if read is None:
        return None
    number, at = read
    if 0 < number < 20 and _word(words, at) in HUNDRED:
        rest = _below_hundred(words, at + 1)
        return (number * 100 + rest[0], rest[1]) if rest else (number * 100, at + 1)
    return number, at


def _below_hundred(words: Sequence[str], at: int) -> Read | None:
    word = _word(words, at)
    if word == "quatre" and _word(words, at + 1) in ("vingt", "vingts"):
        tens, at = 80, at + 2
    elif word in TENS:
        tens, at = TENS[word], at + 1
    elif word == "dix" and UNITS.get(_word(words, at + 1), 0) in (7, 8, 9):
        return 10 + UNITS[_word(words, at + 1)], at + 2
    elif word in UNITS:
        return UNITS[word], at + 1
    else:
        return None
    after = at + 1 if _word(words, at) == "et" else at
    rest = _below_hundred(words, after) if _word(words, after) in UNITS else None
    most = 19 if tens in (60, 80) else 9
    return (tens + rest[0], rest[1]) if rest and 0 < rest[0] <= most else (tens, at)


def _word(words: Sequence[str], at: int) -> str:
    return words[at] if at < len(words) else ""
