"""The languages that grading knows."""

import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Final

from cabstand.games.taxi.grading.language import Language
from cabstand.games.taxi.grading.words import fold

KNOWN: Final = {"en": "english", "de": "german", "fr": "french"}
TOKEN: Final = re.compile(r"\d+(?:[.:]\d+)+|\d+|[^\W\d_]+")


def base(code: str) -> str:
    """'de' of 'de-AT'."""
    return re.split("[-_]", code.strip().lower(), maxsplit=1)[0]


def is_known(code: str) -> bool:
    """Whether answers in this language are graded by more than their spelling."""
    return base(code) in KNOWN


def language_of(code: str) -> Language:
    return _language(base(code) if is_known(code) else "")


@cache
def _language(code: str) -> Language:
    if not code:
        return Language("", _tokens, tuple)
    found: Language = import_module(f"cabstand.games.taxi.grading.{KNOWN[code]}.answers").LANGUAGE
    return found


def _tokens(text: str) -> list[str]:
    words: Sequence[str] = TOKEN.findall(fold(text).replace("'", ""))
    return list(words)
