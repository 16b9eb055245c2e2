"""The language of whoever asks: Accept-Language, settled on one in which everything can be said."""

import re
from functools import lru_cache
from typing import Any, Final

from litestar.connection import ASGIConnection

from cabstand.content.catalogue import Catalogue, catalogue, choose_language, languages

_LONGEST: Final = 200  # of a header that is looked at
_WEIGHT: Final = re.compile(r"q=([01](?:\.[0-9]{0,3})?)")


def words_for(asking: ASGIConnection[Any, Any, Any, Any]) -> Catalogue:
    return words_in(asking.headers.get("accept-language", ""))


def words_in(accepted: str) -> Catalogue:
    return catalogue(preferred(accepted[:_LONGEST]))


@lru_cache(maxsize=256)
def preferred(header: str) -> str:
    """The language that `de-AT, fr;q=0.8, *;q=0.1` asks for; English where none is, or the header makes no sense."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.replace(" ", "").partition(";")
        found = _WEIGHT.fullmatch(weight)
        if not weight or found:
            wanted.append((float(found[1]) if found else 1.0, tag))
    wanted.sort(key=lambda each: -each[0])  # what is equal stays in its order
    return choose_language((tag for weight, tag in wanted if weight > 0), complete=True)


def read_all() -> None:
    """Read the texts of every language once, so that nobody waits for it later."""
    for language in languages():
        if language.complete:
            catalogue(language.code)
