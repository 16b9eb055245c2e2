"""How the fields of a record are written in a position. A record names a form in its annotations:

seats: Annotated[int, Number(2, 6)]
starter: Annotated[int, Number(1, 6, first=1)]
phase: Annotated[int, Names({LOT: "lot", THROW: "throw"})]
coins: Annotated[Cells, MOST_SEATS, PerSeat(Number(0, 99))]
dice: Annotated[Cells, 6, Letters("RGBYPT")]
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, get_args, get_type_hints

import numpy as np

_LARGEST: Final = 2**31 - 1
_WHOLE: Final = re.compile(r"-?[0-9]{1,10}")
_RUN: Final = re.compile("([1-9][0-9]{0,3})(?:-([1-9][0-9]{0,3}))?")


def _listed(row: Any) -> Any:
    """A row as Python numbers, which are much faster to write one by one."""
    return row.tolist() if isinstance(row, np.ndarray) else row


class Form(Protocol):
    """A way to write a field. Rows are read as lists, which may be shorter than the row."""

    def write(self, value: Any, seats: int) -> str:
        """The text of a value."""

    def read(self, text: str, seats: int) -> Any:
        """The value of a text; ValueError where there is none."""

    def show(self, value: Any, seats: int) -> Any:
        """The value as a plain view shows it: counted as people count, and by name where it has one."""


@dataclass(frozen=True)
class Number:
    """A whole number, from `least` to `most` as it is written; what the record counts from 0 is written from `first`.

    `nothing` is the value that is written `-`.
    """

    least: int = -_LARGEST
    most: int = _LARGEST
    first: int = 0
    nothing: int | None = None

    def write(self, value: Any, seats: int) -> str:
        return "-" if self.nothing is not None and value == self.nothing else str(int(value) + self.first)

    def read(self, text: str, seats: int) -> int:
        if text == "-" and self.nothing is not None:
            return self.nothing
        if not _WHOLE.fullmatch(text) or not self.least <= int(text) <= self.most:
            raise ValueError(text)
        return int(text) - self.first

    def show(self, value: Any, seats: int) -> int | None:
        return None if self.nothing is not None and value == self.nothing else int(value) + self.first


@dataclass(frozen=True)
class Flag(Number):
    """1 where something is so, 0 where it is not."""

    def show(self, value: Any, seats: int) -> bool:
        return bool(value)


FLAG: Final = Flag(0, 1)


@dataclass(frozen=True)
class Names:
    """One of several values that have names."""

    names: Mapping[int, str]

    def write(self, value: Any, seats: int) -> str:
        return self.names[int(value)]

    def read(self, text: str, seats: int) -> int:
        for value, name in self.names.items():
            if name == text:
                return value
        raise ValueError(text)

    def show(self, value: Any, seats: int) -> str | None:
        return self.names.get(int(value))


@dataclass(frozen=True)
class Letters:
    """Counts as letters: two red and a blue are `RRB`. At most `each` of a kind, and `total` in all."""

    letters: str
    each: int = _LARGEST
    total: int = _LARGEST

    def write(self, value: Any, seats: int) -> str:
        return "".join(letter * count for letter, count in zip(self.letters, _listed(value), strict=True))

    def read(self, text: str, seats: int) -> list[int]:
        counts = [text.count(letter) for letter in self.letters]
        if sum(counts) != len(text) or len(text) > self.total or max(counts) > self.each:
            raise ValueError(text)
        return counts

    show = write


@dataclass(frozen=True)
class NamedCounts:
    """Counts by name: two curves and a tee are `curve*2+tee`, nothing is `-`. None is counted beyond `most`."""

    names: Sequence[str]
    most: int

    def write(self, value: Any, seats: int) -> str:
        counted = [(name, count) for name, count in zip(self.names, _listed(value), strict=True) if count]
        return "+".join(name + (f"*{count}" if count > 1 else "") for name, count in counted) or "-"

    def read(self, text: str, seats: int) -> list[int]:
        counts = [0] * len(self.names)
        for part in text.split("+") if text != "-" else ():
            name, star, count = part.partition("*")
            if name not in self.names or (star and not re.fullmatch("[0-9]{1,3}", count)) or counts[self.names.index(name)]:
                raise ValueError(part)
            counts[self.names.index(name)] = int(count or 1)
        if max(counts) > self.most:
            raise ValueError(text)
        return counts

    show = write


@dataclass(frozen=True)
class Marks:
    """Which of many are marked, counted from 1 and in runs: `1-4,9`."""

    def write(self, value: Any, seats: int) -> str:
        runs: list[list[int]] = []
        for number in (np.flatnonzero(value) + 1).tolist():
            if runs and runs[-1][1] == number - 1:
                runs[-1][1] = number
            else:
                runs.append([number, number])
        return ",".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)

    def read(self, text: str, seats: int) -> list[int]:
        marks: list[int] = []
        for run in text.split(",") if text else ():
            found = _RUN.fullmatch(run)
            first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
            if not len(marks) < first <= last:
                raise ValueError(text)
            marks += [0] * (first - 1 - len(marks)) + [1] * (last - first + 1)
        return marks

    show = write


@dataclass(frozen=True)
class Row:
    """One after another, each in the same form."""

    form: Form
    between: str = ","

    def write(self, value: Any, seats: int) -> str:
        return self.between.join(self.form.write(each, seats) for each in _listed(value))

    def read(self, text: str, seats: int) -> list[Any]:
        return [self.form.read(part, seats) for part in text.split(self.between)]

    def show(self, value: Any, seats: int) -> list[Any]:
        return [self.form.show(each, seats) for each in _listed(value)]


@dataclass(frozen=True)
class PerSeat(Row):
    """One for each seat of the game, each in the same form."""

    def write(self, value: Any, seats: int) -> str:
        write = self.form.write
        return self.between.join([write(each, seats) for each in _listed(value[:seats])])

    def read(self, text: str, seats: int) -> list[Any]:
        parts = super().read(text, seats)
        if len(parts) != seats:
            raise ValueError(text)
        return parts

    def show(self, value: Any, seats: int) -> list[Any]:
        return super().show(value[:seats], seats)


_BETWEEN: Final = ",;|"


def forms_of(fields: type) -> dict[str, Form]:
    """The form of each field of a record."""
    return {name: form_of(hint) for name, hint in get_type_hints(fields, include_extras=True).items()}


def form_of(hint: Any) -> Form:
    """The form that an annotation names; else a number, or rows of them."""
    about = get_args(hint)[1:]
    named = [each for each in about if hasattr(each, "read")]
    if named:
        form: Form = named[0]
        return form
    form = Number()
    shape = about[0] if about else ()
    for between in _BETWEEN[: len(shape) if isinstance(shape, tuple) else 1]:
        form = Row(form, between)
    return form
