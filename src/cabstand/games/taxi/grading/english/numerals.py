"""Numbers as people write them, brought to digits: words, years, ordinals, decades and the numerals of kings."""

from collections.abc import Sequence
from typing import Final

UNITS: Final = {
    word: number
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen".split()
    )
}
TENS: Final = {
    word: 10 * number for number, word in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), start=2)
}
SCALES: Final = {"million": 1_000_000, "thousand": 1_000}  # from large to small: 'thousand million' is two numbers
FIRST_WORDS: Final = frozenset((*UNITS, *TENS, "hundred", *SCALES))

ORDINALS: Final = {
    word: number
    for number, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
        "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(),
        start=1,
    )
} | {word[:-1] + "ieth": number for word, number in TENS.items()}
DECADES: Final = {word[:-1] + "ies": number for word, number in TENS.items()}

ROMAN: Final = {
    numeral: number
    for number, numeral in enumerate(
        "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii".split(), start=1
    )
}
RULERS: Final = frozenset(
    "alexander alfonso anne benedict catherine charles christian clement constantine david edmund edward elizabeth "
    "ferdinand francis frederick george gregory gustav harald henry innocent ivan james john juan leo leopold louis "
    "mary maximilian napoleon nicholas olaf oscar otto paul pedro peter philip pius ptolemy rameses ramesses richard robert "
    "rudolf stephen thutmose umberto urban victor wilhelm william".split()
)
# What else bears a Roman numeral. Anywhere but after these and a ruler, a lone I, V or X is a letter.
NUMBERED: Final = RULERS | frozenset("act chapter class mark part scene terminal type volume war".split())

LONGEST_NUMBER: Final = 9  # digits before 'thousand' or 'million'; Python refuses to read very long ones

Read = tuple[int, int]  # a number, and where the words after it begin


def cardinals(words: Sequence[str]) -> list[str]:
    """Number words as digits: 'twenty one' is 21, 'nineteen forty eight' is 1948, 'a hundred and one' is 101."""
    out: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        # most words of a talk are no numbers: look before trying every way to read one
        read = _number(words, at) if word in FIRST_WORDS or word.isdecimal() else None
        if read is None:
            out.append(word)
            at += 1
            continue
        if word in ("hundred", *SCALES) and out and out[-1] == "a":  # 'a hundred'
            out.pop()
        number, at = read
        out.append(str(number))
    return out


def ordinals(words: Sequence[str]) -> list[str]:
    """After `cardinals`: 'first', '1st' and, of a twenty-first, '20 first' become 1th and 21th; 'sixties' become 60s.

    All end in th, even 1th, so that there is one form for each.
    """
    out: list[str] = []
    for word in words:
        ordinal, decade = _ordinal(word), DECADES.get(word)
        before = int(out[-1]) if out and out[-1].isdecimal() and len(out[-1]) == 2 else 0
        if ordinal is not None and ordinal < 10 and before in TENS.values():
            out[-1] = f"{before + ordinal}th"
        elif ordinal is not None:
            out.append(f"{ordinal}th")
        elif decade is not None and before in range(10, 21):
            out[-1] = f"{before}{decade}s"
        elif decade is not None:
            out.append(f"{decade}s")
        else:
            out.append(word)
    return out


def numerals(words: Sequence[str]) -> list[str]:
    """After `ordinals`: 'henry viii' and 'henry 8th' (of Henry the Eighth) become 'henry 8'; so does 'world war ii'."""
    out: list[str] = []
    for word in words:
        before = out[-1] if out else ""
        if word in ROMAN and (before in NUMBERED or (before and len(word) > 1)):
            out.append(str(ROMAN[word]))
        elif before in RULERS and word[:-2].isdecimal() and word.endswith("th"):
            out.append(word[:-2])
        else:
            out.append(word)
    return out


def _ordinal(word: str) -> int | None:
    digits = word[:-2]
    if word.endswith(("st", "nd", "rd", "th")) and digits.isdecimal() and len(digits) <= LONGEST_NUMBER:
        return int(digits)
    return ORDINALS.get(word)


def _number(words: Sequence[str], at: int) -> Read | None:
    read = _year(words, at) or _below_thousand(words, at) or _before_scale(words, at)
    if read is None and words[at] in SCALES:
        read = 1, at
    if read is None:
        return None
    number, at = read
    total = 0
    for scale, size in SCALES.items():
        if number and _word(words, at) == scale:
            total, number, at = total + number * size, 0, at + 1
            if rest := _after_and(words, at):
                number, at = rest
    return total + number, at


def _year(words: Sequence[str], at: int) -> Read | None:
    """Two halves, as one says a year: ten sixty six, nineteen oh five, twenty twelve."""
    century = _below_hundred(words, at)
    if century is None or century[0] not in range(10, 21):
        return None
    if _word(words, century[1]) in ("oh", "o", "nought"):
        rest = _below_hundred(words, century[1] + 1)
        return (century[0] * 100 + rest[0], rest[1]) if rest and rest[0] < 10 else None
    rest = _below_hundred(words, century[1])
    return (century[0] * 100 + rest[0], rest[1]) if rest and rest[0] >= 10 else None


def _below_thousand(words: Sequence[str], at: int) -> Read | None:
    """Also 'nineteen hundred', which is how people say 1900, and 'hundred' alone."""
    read = _below_hundred(words, at) or ((1, at) if _word(words, at) == "hundred" else None)
    if read is None:
        return None
    number, at = read
    if number and _word(words, at) == "hundred":
        number, at = number * 100, at + 1
        rest = _below_hundred(words, at + 1 if _word(words, at) == "and" else at)
        if rest:
            return number + rest[0], rest[1]
    return number, at


def _below_hundred(words: Sequence[str], at: int) -> Read | None:
    word = _word(words, at)
    if word in UNITS:
        return UNITS[word], at + 1
    if word in TENS:
        unit = UNITS.get(_word(words, at + 1), 0)
        return (TENS[word] + unit, at + 2) if 1 <= unit <= 9 else (TENS[word], at + 1)
    return None


def _before_scale(words: Sequence[str], at: int) -> Read | None:
    """Digits count as a part of a number only if a scale follows: '25 thousand'."""
    word = _word(words, at)
    if word.isdecimal() and len(word) <= LONGEST_NUMBER and _word(words, at + 1) in SCALES:
        return int(word), at + 1
    return None


def _after_and(words: Sequence[str], at: int) -> Read | None:
    return _below_thousand(words, at + 1 if _word(words, at) == "and" else at)


def _word(words: Sequence[str], at: int) -> str:
    return words[at] if at < len(words) else ""
