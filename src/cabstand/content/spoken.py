"""The texts of one language as Fluent says them, each understood when it is first asked for: no process says many of them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from cabstand.content.command import command
from cabstand.content.texts import TextFile

_FUNCTIONS: Final[dict[str, Any]] = {"COMMAND": command}
"""What texts can ask for: how the program is called here."""

_BEGIN: Final = re.compile("^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""How a message or a term begins; whatever belongs to it stands further right."""


class SpokenTexts:
    """All texts of a language, the first of an id for good."""

    def __init__(self, language: str, files: Iterable[TextFile]) -> None:
        # no invisible direction marks: a terminal shows them as boxes
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        self._unread: dict[str, str] = {}
        """What nobody has asked for, by its id as it stands in the file."""
        for file in files:
            if file.prefix:
                self._bundle.add_resource(file.read())  # a stranger's file is looked at before it counts
            else:
                for name, source in taken_apart(file.path.read_text(encoding="utf-8")):
                    self._unread.setdefault(name, source)

    def __contains__(self, message: str) -> bool:
        return message in self._unread or self._bundle.has_message(message)

    def pattern(self, message: str) -> Any:
        """What a message says, for `format`; None if it only has attributes."""
        if message in self._unread:
            self._read(message)
        return self._bundle.get_message(message).value

    def format(self, pattern: Any, args: Mapping[str, int | float | str]) -> tuple[str, list[Exception]]:
        """The text, and what went wrong."""
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def _read(self, message: str) -> None:
        """A message and all that it names. Nothing is taken out before all of it is in: several threads may read it at once."""
        read, waiting = list[str](), [message]
        while waiting:
            name = waiting.pop()
            if name in self._unread and name not in read:
                resource = FluentResource(self._unread[name])
                self._bundle.add_resource(resource)
                read.append(name)
                waiting += _named_in(resource)
        for name in read:
            self._unread.pop(name, None)


def taken_apart(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file, each as it stands there, by their ids; those of terms begin with a hyphen."""
    begins = list(_BEGIN.finditer(text))
    ends = [begin.start() for begin in begins[1:]] + [len(text)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], text[begin.start() : end]


def _named_in(resource: Resource) -> list[str]:
    names = _Names()
    names.visit(resource)
    return names.found


class _Names(Visitor):
    """The messages and terms that a text names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - its name there
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
