"""Every text that a person reads, by message id and language: Fluent files, one folder a language."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = Path(__file__).parent / "languages"


class Catalogue:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # no invisible direction marks: a terminal shows them as boxes
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LANGUAGES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **args: int | str) -> str:
        """The text of a message. An unknown id or a missing argument is a mistake in the program, and says so."""
        if message not in self:
            raise KeyError(f"no text for {message!r} in {self.language!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message!r} in {self.language!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"text {message!r} in {self.language!r}: {errors[0]}")
        return str(text)


@cache
def catalogue(language: str = "en") -> Catalogue:
    return Catalogue(language)
