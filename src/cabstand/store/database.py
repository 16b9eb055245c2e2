"""What a file and a database both do. All SQL that they share is written for this, once, with `?` for each value.

Where their SQL must differ, a statement names the difference in braces: `{next_change}` is the number of the next change of a
sheet, `{greatest}(a, b)` the greater of two numbers, and `{each}` one row `value` for every text in a JSON list.
"""

from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from cabstand.store.records import Row
from cabstand.store.signals import Signals

Value = str | int


class Statement(NamedTuple):
    sql: str
    values: Sequence[Value] = ()
    announced: bool = False
    """Other processes hear of the tables whose ids it returns as `table_id`."""


class Change(NamedTuple):
    """Statements that take effect together or not at all."""

    about: str
    """The id of what changes. Several processes make their changes in the order of these, so that none waits in a circle."""
    statements: Sequence[Statement]
    otherwise: str = ""
    """Raised as Taken when the first statement returns no row; nothing has changed by then."""


def change(about: str, sql: str, *values: Value) -> Change:
    """A change by one statement."""
    return Change(about, [Statement(sql, values)])


class Database(Protocol):
    """Every call returns once what it did is durable. Calls may be made from many tasks at once."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def append(self, row: Row) -> None: ...

    async def read(self, sql: str, *values: Value) -> list[Any]: ...

    async def write(self, change: Change) -> list[Any]:
        """What the first statement returned."""

    def news(self) -> AsyncIterator[tuple[str, int]]: ...

    @property
    def signals(self) -> Signals: ...

    async def backup(self, path: Path) -> None: ...

    async def restore(self, path: Path) -> None: ...


def texts(of: Iterable[str]) -> str:
    """A JSON list, for `{each}`."""
    return msgspec.json.encode(sorted(of)).decode()


def check_text(*texts: str) -> None:
    """Not every store can keep every text: none may hold a NUL or half a surrogate pair. Raises ValueError."""
    for text in texts:
        if "\0" in text:
            raise ValueError("a NUL character cannot be kept")
        text.encode()
