"""German numbers as people write them, brought to digits: words in one or in several, ordinals, the numerals of kings."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

# Folded: without umlauts, 'ss' for 'ß'.
UNITS: Final = {
    word: number
    for number, word in enumerate(
        "null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn "
        "achtzehn neunzehn".split()
    )
} | {"eins": 1, "zwo": 2, "fuffzehn": 15}
TENS: Final = {
    word: 10 * number
    for number, word in enumerate("zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig".split(), 2)
} | {"fuffzig": 50, "dreizig": 30}
ORDINALS: Final = {"erst": 1, "dritt": 3, "siebt": 7, "acht": 8}
ORDINAL: Final = re.compile("^(.+?)(st|t)?(?:e|er|en|es|em)$")
MOST_PARTS: Final = 6
LONGEST: Final = 60

ROMAN: Final = {
    numeral: number
    for number, numeral in enumerate(
        "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii".split(), start=1
    )
}
RULERS: Final = frozenset(
    "albrecht alexander august benedikt elisabeth ferdinand franz friedrich georg gustav heinrich jakob johann "
    "johannes joseph "
    "karl katharina konrad leopold ludwig maria maximilian napoleon nikolaus otto paul peter philipp philip "
    "pius richard rudolf "
    "wilhelm charles henry henri louis george edward james william kapitel akt weltkrieg teil band".split()
)


@lru_cache(maxsize=10_000)
def number(word: str) -> int | None:
    """'neunzehnhundertneunundachtzig' is 1989."""
    if len(word) > LONGEST:
        return None
    if word in UNITS:
        return UNITS[word]
    if word in TENS:
        return TENS[word]
    for scale, size, most in (("tausend", 1000, 999), ("hundert", 100, 99)):
        before, found, after = word.partition(scale)
        if found:
            many = number(before) if before else 1
            rest = number(after.removeprefix("und")) if after else 0
            if many is None or rest is None or not 0 < many <= most or rest >= size:
                return None
            return many * size + rest
    unit, found, ten = word.partition("und")
    if found and ten in TENS and 1 <= UNITS.get(unit, 0) <= 9:
        return TENS[ten] + UNITS[unit]
    return None


def ordinal(word: str) -> int | None:
    """'zweite' is 2, 'zwanzigster' is 20."""
    parts = ORDINAL.match(word)
    if parts is None or len(word) > LONGEST:
        return None
    stem, ending = parts[1], parts[2] or ""
    if (stem + ending) in ORDINALS:
        return ORDINALS[stem + ending]
    read = number(stem) if ending else None
    return read if read and (ending == "st") == (read >= 20) else None


def numbers(words: Sequence[str]) -> list[str]:
    out: list[str] = []
    at = 0
    while at < len(words):
        taken = next(
            (n for n in range(min(MOST_PARTS, len(words) - at), 0, -1) if number("".join(words[at : at + n])) is not None), 0
        )
        before = out[-1] if out else ""
        word = words[at]
        if taken:
            out.append(str(number("".join(words[at : at + taken]))))
            at += taken
            continue
        if (nth := ordinal(word)) is not None:
            out.append(str(nth))
        elif word in ROMAN and (before in RULERS or (before and len(word) > 1)):
            out.append(str(ROMAN[word]))
        else:
            out.append(word)
        at += 1
    return out
