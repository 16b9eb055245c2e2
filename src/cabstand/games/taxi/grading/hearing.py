"""What matching talks must know of a language."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import NamedTuple

from cabstand.games.taxi.grading.languages import KNOWN, TOKEN, base, is_known
from cabstand.games.taxi.grading.words import fold


class Hearing(NamedTuple):
    """Words come folded, as `tokens` leaves them."""

    tokens: Callable[[str], list[str]]
    small: frozenset[str] = frozenset()
    """Words that a phrase may have or not."""
    key: Callable[[str], str] = str
    """The same for all forms and spellings of a word."""
    counts_as: Callable[[str], tuple[str, ...]] = lambda word: (word,)
    """The keys of all words whose form this is: 'left' is itself and 'leave'."""
    bases: Callable[[str], tuple[str, ...]] = lambda word: (word,)
    """How the words may begin of which this is a form."""
    beginnings: Callable[[str], set[str]] = lambda key: {key}
    """How a word must begin to have this key."""


def hearing_of(code: str) -> Hearing:
    return _hearing(base(code) if is_known(code) else "")


@cache
def _hearing(code: str) -> Hearing:
    if not code:
        return Hearing(lambda text: TOKEN.findall(fold(text).replace("'", "")))
    found: Hearing = import_module(f"cabstand.games.taxi.grading.{KNOWN[code]}.talk").HEARING
    return found
