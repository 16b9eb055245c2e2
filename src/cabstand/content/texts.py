"""Where texts lie: general ones in `languages/`, those of a game in the `texts/` of its folder; one folder per language.

Nothing of a game is imported to read its texts. One that is a lone module has none.
"""

import logging
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

from cabstand.core.places import Place, places

ENGLISH: Final = "en"
GENERAL: Final = Path(__file__).parent / "languages"
log = logging.getLogger("cabstand.texts")


class TextFile(NamedTuple):
    """One Fluent file. `prefix` is what its ids must begin with, for games that do not come with Cabstand."""

    path: Path
    prefix: str = ""

    def read(self) -> Resource:
        """Its texts, without those that belong to somebody else. A stranger's file that cannot be read has none."""
        try:
            resource = FluentResource(self.path.read_text(encoding="utf-8"))
        except (OSError, UnicodeError):
            if not self.prefix:
                raise
            log.exception("%s cannot be read", self.path)
            return Resource([])
        resource.body = [entry for entry in resource.body if self._is_own(entry)]
        return resource

    def _is_own(self, entry: object) -> bool:
        if not isinstance(entry, Message | Term) or entry.id.name.startswith(self.prefix):
            return True
        log.warning("%s: the text %s is left out: its id should begin with %s", self.path, entry.id.name, self.prefix)
        return False


def text_files(language: str) -> list[TextFile]:
    """General texts first, then those of the games that come with Cabstand, then others: the first text of an id holds."""
    general = [TextFile(path) for path in sorted((GENERAL / language).glob("*.ftl"))]
    games = sorted(places().values(), key=lambda place: not place.built_in)
    return general + [file for place in games for file in texts_of(place, language)]


def texts_of(place: Place, language: str) -> list[TextFile]:
    """What a game says in a language, by files."""
    if place.files is None:
        return []
    prefix = "" if place.built_in else f"{place.name}-"
    return [TextFile(path, prefix) for path in sorted((place.files / "texts" / language).glob("*.ftl"))]


def fluent_of(place: Place, language: str) -> str:
    """Everything that a game says, as one Fluent text for the page: in a language, and in English what that lacks."""
    entries: dict[str, Message | Term] = {}
    for code in (language, ENGLISH):
        for file in texts_of(place, code):
            for entry in file.read().body:
                if isinstance(entry, Message | Term):
                    entries.setdefault(f"{type(entry).__name__} {entry.id.name}", entry)
    return FluentSerializer().serialize(Resource(list(entries.values())))


def game_of(message: str) -> str | None:
    """The game that a message belongs to: its id begins with the game's name."""
    return max((name for name in places() if message.startswith(f"{name}-")), key=len, default=None)


@cache
def language_codes() -> dict[str, bool]:
    """Every language that Cabstand speaks, and whether it does throughout: in some only a part of a game is translated."""
    folders = [place.files / "texts" for place in places().values() if place.built_in and place.files]
    in_part = {path.parent.name: False for folder in folders for path in folder.glob("*/*.ftl")}
    return in_part | {path.parent.name: True for path in GENERAL.glob("*/*.ftl")}
