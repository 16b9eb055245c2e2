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


def spoken_by(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the reader asks for, with its region: `en-GB`. Empty where nothing is asked for."""
    accepted = asking.headers.get("accept-language", "")[:_LONGEST]
    tags, language = _tags(accepted), preferred(accepted)
    return next((tag for tag in tags if tag.split("-")[0].lower() == language), tags[0] if tags else "")


@lru_cache(maxsize=256)
def preferred(header: str) -> str:
    """The language that `de-AT, fr;q=0.8, *;q=0.1` asks for; English where none is, or the header makes no sense."""
    return choose_language(_tags(header), complete=True)


def _tags(header: str) -> list[str]:
    """The languages asked for, what is wanted most first."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.replace(" ", "").partition(";")
        found = _WEIGHT.fullmatch(weight)
        if not weight or found:
            wanted.append((float(found[1]) if found else 1.0, tag))
    wanted.sort(key=lambda each: -each[0])  # what is equal stays in its order
    return [tag for weight, tag in wanted if weight > 0]


def read_all() -> None:
    """Read the texts of every language once, so that nobody waits for it later."""
    for language in languages():
        if language.complete:
            catalogue(language.code)
