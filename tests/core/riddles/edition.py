"""One file of riddles, a line each: `What goes up and never comes down? = age`."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import ClassVar, Final

import msgspec

from cabstand.core.edition import Edition, EditionError, EditionFacts, Fault, Found, Terms
from cabstand.core.game import StoryLine

FILE: Final = "riddles.txt"
USUAL: Final = "What goes up and never comes down? = age\nWhat has hands and cannot clap? = a clock\n"


class Book(msgspec.Struct, frozen=True):
    sha: str
    riddles: tuple[tuple[str, str], ...]


class Books(Edition[Book]):
    content_type = Book
    files: ClassVar[Mapping[str, int]] = {FILE: 1000}

    def check(self, files: Mapping[str, bytes], unread: Sequence[Fault] = ()) -> Found:
        texts = {name: content.decode() for name, content in files.items()}
        try:
            return Found(self.read(files, unread), texts=texts)
        except EditionError as error:
            return Found(faults=error.faults, texts=texts)

    def read(self, files: Mapping[str, bytes], unread: Sequence[Fault] = (), accepted: bool = False) -> Book:
        content = files.get(FILE, b"")
        lines = content.decode().splitlines()
        faults = [Fault(FILE, number, "riddles-no-answer") for number, line in enumerate(lines, 1) if " = " not in line]
        if faults or not lines:
            raise EditionError(faults or [Fault(FILE, 0, "riddles-file-missing")])
        halves = [line.split(" = ") for line in lines]
        return Book(sha256(content).hexdigest(), tuple((question, answer) for question, answer in halves))

    def included(self) -> Sequence[Book]:
        return [self.read({FILE: USUAL.encode()})]

    def included_files(self, sha: str) -> dict[str, str]:
        return {FILE: USUAL}

    def facts(self, content: Book, mine: bool) -> EditionFacts:
        name = content.riddles[0][0]
        return EditionFacts(sha=content.sha, name=name, language="en", licence="", authors=(), mine=mine)

    def terms(self, content: Book) -> Terms:
        return Terms({"riddles": str(len(content.riddles))}, {"book": content.sha})

    def named(self, facts: Mapping[str, str]) -> str:
        return facts.get("book", "")

    def template(self) -> dict[str, str]:
        return {FILE: USUAL}

    def summary(self, content: Book) -> StoryLine:
        return StoryLine("riddles-sound", {"riddles": len(content.riddles)})


EDITION: Final = Books()
