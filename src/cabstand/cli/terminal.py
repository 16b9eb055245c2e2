"""What all commands share: the words, the screen, and how errors reach a person."""

import os
import re
import sys
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from cabstand.content.catalogue import Catalogue, catalogue, choose_language
from cabstand.core.data_folder import data_folder
from cabstand.core.game import Refusal, Refused, StoryLine, refuse

MENDABLE: Final = 2  # the exit status for what a person can mend
NEED_WIDTH: Final = 64
NEED_HEIGHT: Final = 18
_WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"


class Failure(Exception):
    """Something a person can mend: it is told in one line, and the program ends with status 2."""


@dataclass(frozen=True)
class Terminal:
    """The screen to write on and the language to write in."""

    console: Console
    words: Catalogue
    spoken: str = ""
    """The language that was asked for, with its region: `en-GB`. Empty where none was."""

    def say(self, message: str, /, **args: int | float | str) -> None:
        self.console.print(Text(self.words.say(message, **args)))

    def fail(self, message: str, /, **args: int | str) -> Failure:
        return Failure(self.words.say(message, **args))

    def refused(self, message: str, /, **args: int | str) -> Refused:
        """A refusal of the terminal's own, told like those of the rules."""
        return refuse(message, **args)

    def tell(self, refusal: Refusal) -> str:
        """A refusal in words."""
        return self.words.tell(refusal.reason, refusal.args)

    def tell_story(self, line: StoryLine, names: list[str]) -> str:
        """A line of the story in words, seats as the names of those who sit there."""
        args = dict(line.args)
        for seat, name in (("seat", "player"), ("to", "other")):
            if isinstance(args.get(seat), int):
                args[name] = names[int(args[seat]) - 1]
        return self.words.tell(line.message, args)

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to. Where there is no screen, nothing can be seen."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE)
            self.console.file.flush()

    def check_size(self) -> None:
        """A picture needs room; where there is no screen at all (a pipe), any width will do."""
        if not self.console.is_terminal:
            return
        width, height = self.console.size
        if width < NEED_WIDTH or height < NEED_HEIGHT:
            raise self.fail(
                "cli-too-small",
                **{"width": width, "height": height, "need-width": NEED_WIDTH, "need-height": NEED_HEIGHT},
            )


def new_terminal(language: str | None = None) -> Terminal:
    """The screen, in the language asked for, else in that of the environment, else in English."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an old terminal shows a question mark rather than nothing at all
    asked = language or _language_around()
    tag = re.split("[.@]", asked)[0].replace("_", "-")
    return Terminal(Console(highlight=False), catalogue(choose_language([asked])), "" if tag in ("C", "POSIX") else tag)


def _language_around() -> str:
    return next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")


def read_text(terminal: Terminal, path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise terminal.fail("cli-cannot-read", path=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise terminal.fail("cli-cannot-read", path=str(path), why=terminal.words.say("fetch-no-text")) from None


def packs_folder() -> Path:
    """Where editions are kept by their hash while games are played with them."""
    return data_folder() / "packs"


def saves_folder() -> Path:
    """Where games played in the terminal are kept."""
    return data_folder() / "tables"
