"""Positions as one line of text: a head, then `name=value` words, each exactly once.

A record says in its annotations how its fields are written (`forms.py`). Where it says nothing, a number is a number and a row
is `1,2,3`. A layout says which words there are, where their names differ from the fields' or one word holds several of them:

    POSITIONS = Positions("pig/1", Record, "seats turn={seat}/{round_no} scores")

Where the text of a word says more than its fields do, a game gives that word a pair of functions. What cannot occur in play is
the game's own to check.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from cabstand.core.forms import Form, forms_of
from cabstand.core.game import Refused, refuse
from cabstand.core.rule import States, blank, record, record_type

_FIELD: Final = re.compile(r"\{(\w+)\}")


class Word(NamedTuple):
    """A word with its own pair of functions: `read` fills in the record, or raises ValueError (or a refusal of its own)."""

    write: Callable[[Any], str]
    read: Callable[[Any, str], None]


Checks = Sequence[tuple[str, Callable[[Any], bool]]]
"""What holds in every position that can occur, each with the word to look at where it does not."""


@dataclass
class _Fields:
    """A word that is made of fields of the record: its text, with a form for each of them."""

    template: str
    forms: Mapping[str, Form]

    @classmethod
    def of(cls, template: str, forms: Mapping[str, Form]) -> "_Fields":
        return cls(template, {name: forms[name] for name in _FIELD.findall(template)})

    @cached_property
    def _literals(self) -> list[str]:
        """What stands before, between and after the fields."""
        return _FIELD.split(self.template)[::2]

    @cached_property
    def _parts(self) -> list[tuple[str, Form, str]]:
        return [(name, form, after) for (name, form), after in zip(self.forms.items(), self._literals[1:], strict=True)]

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile("(.*?)".join(map(re.escape, self._literals)))

    def write(self, s: Any) -> str:
        seats, text = int(s.seats), self._literals[0]
        for name, form, literal in self._parts:
            text += form.write(getattr(s, name), seats) + literal
        return text

    def read(self, s: Any, text: str) -> None:
        found = self._pattern.fullmatch(text)
        if found is None:
            raise ValueError(text)
        for (name, form), part in zip(self.forms.items(), found.groups(), strict=True):
            value = form.read(part, int(s.seats))
            if isinstance(value, list):
                getattr(s, name)[: len(value)] = value
            else:
                setattr(s, name, value)


class Positions:
    """Writes and reads the positions of one game."""

    def __init__(
        self,
        head: str,
        fields: type,
        layout: str = "",
        *,
        words: Mapping[str, Word] | None = None,
        begin: Callable[[Any], None] | None = None,
        derive: Callable[[Any], None] | None = None,
        checks: Checks = (),
        impossible: str = "impossible-position",
    ) -> None:
        """`words` are read after those made of fields, in their own order; `begin` is called as soon as `seats` is known, with
        a blank record, and `derive` once all is read, to work out what is not written. Then the checks follow, in order."""
        self._head, self._state_type, self._impossible = head, record_type(fields), impossible
        self._begin, self._derive, self._checks = begin, derive, checks
        own = words or {}
        forms = forms_of(fields)
        made: dict[str, Word | _Fields] = {}
        for item in (layout or " ".join(forms)).split():
            name, _, template = item.partition("=")
            made[name] = own[name] if name in own else _Fields.of(template or f"{{{name}}}", forms)
        self._words = made
        self._reading = [*(name for name in made if name not in own), *own]

    @property
    def words(self) -> list[str]:
        """The names of the words, in order."""
        return list(self._words)

    def write(self, state: States) -> str:
        s = record(state)
        return " ".join([self._head, *(f"{name}={word.write(s)}" for name, word in self._words.items())])

    def read(self, text: str) -> States:
        """The state that a line describes. What cannot occur in play is refused, with the word that shows it."""
        given = self._split(text)
        state = blank(self._state_type)
        s = record(state)
        for name in self._reading:
            try:
                self._words[name].read(s, given[name])
            except Refused:  # a word may have reasons of its own
                raise
            except (ValueError, OverflowError):  # a number can be too large for its field
                raise self._refuse(name, given[name]) from None
            if name == "seats" and self._begin is not None:
                self._begin(s)
        if self._derive is not None:
            self._derive(s)
        for name, holds in self._checks:
            if not holds(s):
                raise self._refuse(name, given[name])
        for name, word in self._words.items():  # whatever is read can be written again, and in one way only
            if word.write(s) != given[name]:
                raise self._refuse(name, given[name])
        return state

    def _split(self, text: str) -> dict[str, str]:
        """The values by name; a wrong head and an unknown, doubled or missing word are refused."""
        head, *words = text.split() or [""]
        if head != self._head:
            raise refuse("no-position", text=text[:60], head=self._head)
        given: dict[str, str] = {}
        for word in words:
            name, _, value = word.partition("=")
            if name not in self._words or name in given:
                raise self._refuse(name, value)
            given[name] = value
        for name in self._words:
            if name not in given:
                raise self._refuse(name, "")
        return given

    def _refuse(self, name: str, value: str) -> Refused:
        return refuse(self._impossible, field=name[:20], value=value[:40])
