"""Data that is chosen with a table: question packs, for one. A game that is played with such data brings its editions here.

People write editions as a few plain files. The frame sends them, limits them, checks them in a process of its own, keeps them
with their owner and finds them again; what stands in the files, and what the rules must know of it, only the game knows.
"""

from abc import ABC, abstractmethod
from argparse import Namespace, _ActionsContainer
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from cabstand.core.game import Game, StoryLine
from cabstand.core.registry import games_with, part_of
from cabstand.core.screen import Words

LARGEST_FILE: Final = 4_000_000
"""Bytes of a file in a folder that are read at all."""

CURRENCY: Final = "currency"
"""A fact of a table: what its money is called, where that is not as in the texts of the game."""

Content = TypeVar("Content", bound=msgspec.Struct)


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong: where, and a message id with its arguments. Line 0 means the file as a whole."""

    file: str
    line: int
    reason: str
    args: dict[str, int | str] = {}


class EditionError(ValueError):
    """Files that cannot be played with, and everything that is wrong with them."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = list(faults)
        super().__init__(f"{len(self.faults)} faults, the first: {self.faults[0]}")


class EditionFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know about an edition. A game may add to it."""

    sha: str
    """The hash by which tables and logs know it."""
    name: str
    language: str
    licence: str
    authors: tuple[str, ...]
    mine: bool
    also: tuple[str, ...] = ()
    """Other languages in which answers count at its tables."""
    game: str = ""


class Found(msgspec.Struct, frozen=True):
    """What there is to know about files that somebody has sent; `content` is there if they can be played with."""

    content: Any = None
    faults: list[Fault] = []
    more: int = 0
    """Faults beyond those in the list."""
    about: dict[str, str] = {}
    """The fields of the form that describes the edition, as far as they can be read."""
    texts: dict[str, str] = {}
    """The files that are text, as they are kept."""


class Terms(msgspec.Struct, frozen=True):
    """What an edition adds to a table: options for the rules, and facts for the header of its log."""

    options: dict[str, str] = {}
    facts: dict[str, str] = {}


class Wish(msgspec.Struct, frozen=True):
    """What was asked for on the command line: the folder of an edition (None: the usual one), and other terms."""

    folder: Path | None = None
    terms: Terms = Terms()


class Edition(ABC, Generic[Content]):
    """The editions of one game. `Content` is what stands in one of them: all that a table needs to be played."""

    content_type: type[Content]
    """A struct that msgspec can write as JSON and read again."""
    facts_type: ClassVar[type[EditionFacts]] = EditionFacts
    files: ClassVar[Mapping[str, int]]
    """The files of an edition by name, each with the most bytes that are unpacked from an archive."""
    most_bytes: ClassVar[int] = 2_000_000
    """For everything that is sent together."""

    # --- what stands in files

    @abstractmethod
    def check(self, files: Mapping[str, bytes], unread: Sequence[Fault] = ()) -> Found:
        """Everything that is wrong with the files; `unread` is why some of them cannot be read.

        Limits come before parsers: this runs with little time and memory, on whatever a stranger has sent.
        """

    @abstractmethod
    def read(self, files: Mapping[str, bytes], unread: Sequence[Fault] = (), accepted: bool = False) -> Content:
        """What stands in files of the right form; raises EditionError for others.

        Files that were accepted once are read without limits: should these become stricter, games under way still go on.
        """

    def advice(self, content: Content, files: Mapping[str, str]) -> list[Fault]:
        """What an editor would change in an edition without a fault; `files` are its files as text."""
        return []

    def whole(self, files: Mapping[str, bytes]) -> dict[str, bytes]:
        """The same files with everything that their author may leave out: what is played with, and what the hash stands for."""
        return dict(files)

    @abstractmethod
    def included(self) -> Sequence[Content]:
        """The editions that come with the game, in the order in which they are offered: at least one."""

    @abstractmethod
    def included_files(self, sha: str) -> dict[str, str]:
        """The files of one of these, as text."""

    def earlier(self, sha: str) -> Mapping[str, bytes] | None:
        """The files of an edition that used to come with the game, by its hash; None for any other.

        It is not offered any more, but games that were begun with it go on, and their logs can still be read.
        """
        return None

    def usual(self, language: str = "") -> Content:
        """What people of a language, as `en` or `en-GB`, play with if nobody chooses: an edition in it, else the first."""
        included = self.included()
        told = (self.facts(content, mine=False).language for content in included)
        asked = (language, language.split("-")[0])
        return next((content for content, spoken in zip(included, told, strict=True) if spoken in asked), included[0])

    # --- what is known about it

    @abstractmethod
    def facts(self, content: Content, mine: bool) -> EditionFacts:
        """What everybody may know about it."""

    def form(self, facts: EditionFacts) -> dict[str, str]:
        """The fields of the form that describes it, for an editor."""
        said = {key: str(value) for key, value in msgspec.structs.asdict(facts).items() if isinstance(value, str)}
        return {key: said[key] for key in ("name", "language", "licence")} | {"authors": ", ".join(facts.authors)}

    # --- at a table

    @abstractmethod
    def terms(self, content: Content) -> Terms:
        """What the rules must know, and the hashes that the log names."""

    @abstractmethod
    def named(self, facts: Mapping[str, str]) -> str:
        """The hash of the edition that the facts of a header name; empty: none."""

    def fits(self, content: Content, options: Mapping[str, str], facts: Mapping[str, str]) -> bool:
        """Whether a log with these options and facts was played with exactly this edition."""
        terms = self.terms(content)
        return terms.options.items() <= options.items() and terms.facts.items() <= facts.items()

    def editor(self) -> dict[str, Any]:
        """What the page's editor must know: columns, limits. `./cab types` writes it into `web/edition.json` of the game."""
        return {}

    # --- on the command line

    def add_arguments(self, group: _ActionsContainer, words: Words) -> None:
        """Add what `./cab play` may be asked for. Arguments of games in other packages begin with the game's name."""
        return

    def wish(self, args: Namespace, read_text: Callable[[Path], str]) -> Wish:
        """What was asked for; `read_text` reads a file, or says in words why it cannot."""
        return Wish()

    @abstractmethod
    def template(self) -> dict[str, str]:
        """The files of a small sound edition, to be filled in."""

    @abstractmethod
    def summary(self, content: Content) -> StoryLine:
        """What `./cab pack check` says about an edition without a fault."""


def edition_of(game: Game) -> Edition[Any] | None:
    """The editions of a game, if it is played with any."""
    edition: Edition[Any] | None = part_of(game, "edition", "EDITION")
    return edition


def all_editions() -> dict[str, Edition[Any]]:
    """The editions of all games that have some, by the name of the game."""
    return games_with("edition", "EDITION")


def read_folder(folder: Path, names: Iterable[str]) -> tuple[dict[str, bytes], list[Fault]]:
    """The files of an edition in a folder, and why some cannot be read. Whoever reads the files says what is missing."""
    files: dict[str, bytes] = {}
    faults: list[Fault] = []
    for name in names:
        try:
            with (folder / name).open("rb") as file:
                files[name] = file.read(LARGEST_FILE)
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            faults.append(Fault(name, 0, "pack-cannot-read", {"why": error.strerror or str(error)}))
    return files, faults
