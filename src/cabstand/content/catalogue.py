"""Every text that a person reads, by message id and language.

English is complete by definition. Other languages say the same or, where only some files are there, a part of it; English
stands in for the rest.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from math import inf
from typing import Final, NamedTuple

from babel import Locale
from fluent.runtime.resolver import MAX_PART_LENGTH

from cabstand.content.spoken import SpokenTexts
from cabstand.content.texts import ENGLISH, game_of, language_codes, text_files
from cabstand.content.untold import outside_game, readable

_LARGEST: Final = 10**18
"""Numbers up to here are written as a language writes them. Babel fails from 29 digits on, and nobody counts that far."""


class Language(NamedTuple):
    """A language one can choose: its code, its name in itself, and whether all texts are there."""

    code: str
    name: str
    complete: bool


@cache
def languages() -> tuple[Language, ...]:
    """English first, then what is complete, then what is translated in part."""
    found = [_language(code, complete) for code, complete in language_codes().items()]
    return tuple(sorted(found, key=lambda language: (language.code != ENGLISH, not language.complete, language.code)))


def _language(code: str, complete: bool) -> Language:
    name = str(Locale(code).get_display_name())
    return Language(code, name[:1].upper() + name[1:], complete)


def languages_of(game: str) -> list[str]:
    """The codes of the languages in which a game tells its name, and so all the rest; English first."""
    return [language.code for language in languages() if f"{game}-name" in _texts(language.code)]


def choose_language(wanted: Iterable[str], complete: bool = False) -> str:
    """The code of the first language asked for that is there: `de_AT.UTF-8` and `de-CH` are German. Else English."""
    known = {language.code for language in languages() if language.complete or not complete}
    codes = (re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0] for tag in wanted)
    return next((code for code in codes if code in known), ENGLISH)


POUND: Final = "£"
"""Texts are written in pounds; at a table with another currency its sign is put in their place."""
SIGNS: Final = {"euro": "€", "dollar": "$"}


class Catalogue:
    """The texts of one language, with English behind them."""

    def __init__(self, language: str, sign: str = POUND) -> None:
        self.language = language
        self._sign = sign
        self._spoken = [_texts(code) for code in dict.fromkeys((language, ENGLISH))]

    def __contains__(self, message: str) -> bool:
        return any(message in texts for texts in self._spoken)

    def say(self, message: str, /, **args: int | float | str) -> str:
        """The text of a message. An unknown id or a missing argument is a mistake in the program, and says so; for a
        game of another package that brings no text, a readable stand-in is given.

        Arguments may be anything, since some repeat what a stranger sent: those that Fluent refuses are shortened.
        """
        texts = self._first_with(message)
        if texts is None and (game := outside_game(message)) is not None:
            return readable(message, game, args)
        if texts is None:
            raise KeyError(f"no text for {message!r} in {self.language!r}")
        pattern = texts.pattern(message)
        if pattern is None:
            raise KeyError(f"{message!r} in {self.language!r} has no text of its own")
        text, errors = texts.format(pattern, {name: sayable(value) for name, value in args.items()})
        if errors:
            raise ValueError(f"text {message!r} in {self.language!r}: {errors[0]}")
        return text.replace(POUND, self._sign)

    def _first_with(self, message: str) -> SpokenTexts | None:
        return next((texts for texts in self._spoken if message in texts), None)

    def paying(self, currency: str) -> "Catalogue":
        """The same texts with the money of a table."""
        return Catalogue(self.language, SIGNS[currency]) if currency in SIGNS else self

    def get(self, message: str, default: str = "") -> str:
        """The text of a message that takes no arguments and need not be there: not every game has every text."""
        return self.say(message) if message in self else default

    def own(self, game: str, message: str) -> str:
        """The id by which a game says something in words of its own: `night-rank-coach-figure-tips`. Else the general one."""
        return own if (own := f"{game}-{message}") in self else message

    def tell(self, message: str, args: Mapping[str, int | str]) -> str:
        """A refusal or a line of a story, things of its game by the names that they have here.

        In a message of `night-rank`, `card="u-turn"` becomes the text `night-rank-card-u-turn`, where there is one: its id
        is made of the game, the argument and the value. The page has the same rule.
        """
        game = game_of(message)
        named = {name: self._thing(f"{game}-{name}-{value}", value) if game else value for name, value in args.items()}
        return self.say(message, **named)

    def _thing(self, message: str, value: int | str) -> int | str:
        """The text of a message that is a name; the value where there is no such text, or one that asks for more."""
        texts = self._first_with(message) if isinstance(value, str) else None
        pattern = None if texts is None else texts.pattern(message)
        if texts is None or pattern is None:
            return value
        text, errors = texts.format(pattern, {})
        return value if errors else text


def sayable(value: int | float | str) -> int | float | str:
    """An argument as Fluent takes it: no text that is too long for it, no number that is too large for Babel."""
    if not isinstance(value, str) and not _LARGEST <= abs(value) < inf:
        return value
    if isinstance(value, int) and value.bit_length() > MAX_PART_LENGTH:  # Python writes no decimals that are much longer
        value = hex(value)
    text = str(value)
    return text if len(text) <= MAX_PART_LENGTH else text[: MAX_PART_LENGTH - 1] + "…"


@cache
def _texts(language: str) -> SpokenTexts:
    return SpokenTexts(language, text_files(language))


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    return Catalogue(language)


def texts_in(language: str) -> Catalogue:
    """The texts in a language, where all of them are there; otherwise in English."""
    return catalogue(choose_language([language], complete=True))
