"""How a word sounds: spellings that are spoken alike have a key in common.

One key drops no vowel, for 'Lenin' is not 'Lennon'. A language lists its rules in order, each a pattern and what it becomes.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

LONGEST: Final = 40  # letters; what is longer is noise and sounds like nothing else

Sound = Callable[[str], frozenset[str]]


def sounds(rules: Sequence[tuple[str, str]], also: Sequence[tuple[str, str]] = ()) -> Sound:
    """`also`: other ways to read a word, one at a time, before the rules."""
    patterns = [(re.compile(pattern), into) for pattern, into in rules]
    others = [(re.compile(pattern), into) for pattern, into in also]

    def key(word: str) -> str:
        for pattern, into in patterns:
            word = pattern.sub(into, word)
        return "".join(letter for letter, _ in groupby(word))

    @lru_cache(maxsize=20_000)
    def keys(word: str) -> frozenset[str]:
        if len(word) > LONGEST or not word.isalpha():
            return frozenset()
        ways = {word} | {pattern.sub(into, word) for pattern, into in others}
        return frozenset(key(way) for way in ways)

    return keys
