"""One thread writes to the file: it takes all that waits, commits it in one go, and only then answers everybody.

There is no timer: what comes in one turn of the event loop is a batch, and while one commit runs, the next gathers by itself.
So a lone caller pays for one sync of the disk, and a thousand callers pay for few.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from cabstand.store.disk import explain
from cabstand.store.lines import LINES
from cabstand.store.records import Repeated, Row, StoreBroken, Taken
from cabstand.store.waiting import Waiting, answer

Work = Callable[[sqlite3.Connection], None]
"""Something to do inside a transaction; it raises Taken, and then what it did is undone."""

INSERT: Final = "INSERT INTO line VALUES (?, ?, ?, ?, ?, ?)"
SAME_KEY: Final = f"{LINES} WHERE table_id = ? AND key = ?"

CALLERS_FAULT: Final = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
"""What SQLite raises about one caller's values. Everything else that it raises is about the file."""


class Writer:
    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection, self._path = connection, path
        self._loop = asyncio.get_running_loop()
        self._coming: list[Waiting[Row | Work]] = []
        """What has come in this turn of the event loop."""
        self._queue: SimpleQueue[list[Waiting[Row | Work]] | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="cabstand-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Row | Work) -> None:
        """Returns when it is on the disk."""
        if self._closed:
            raise StoreBroken(f"{self._path} was closed: the server is stopping.")
        waiting = Waiting(self._loop.create_future(), work)
        if not self._coming:
            self._loop.call_soon(self._hand_over)
        self._coming.append(waiting)
        await waiting.answer

    def _hand_over(self) -> None:
        """Wake the thread once for all of it: woken by the first, it would commit that alone and make the others wait."""
        coming, self._coming = self._coming, []
        self._queue.put(coming)

    async def close(self) -> None:
        """Finish what waits."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread

    def _run(self) -> None:
        going = True
        while going:
            taken = [self._queue.get()]
            while not self._queue.empty():
                taken.append(self._queue.get())
            going = None not in taken
            batch = [waiting for several in taken for waiting in several or ()]
            errors = self._commit([waiting.work for waiting in batch])
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                self._loop.call_soon_threadsafe(answer, batch, errors)

    def _commit(self, works: Sequence[Row | Work]) -> Sequence[Exception | None]:
        """What became of each: None when it is on the disk."""
        try:
            try:
                self._all_at_once(works)
                return [None] * len(works)
            except Exception as error:
                if _is_about_the_file(error):
                    raise
                self._roll_back()
                return self._one_by_one(works)
        except Exception as error:
            with suppress(sqlite3.Error):
                self._roll_back()
            return [explain(self._path, error) for _ in works]

    def _all_at_once(self, works: Sequence[Row | Work]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        for are_rows, group in groupby(works, lambda work: isinstance(work, Row)):
            if are_rows:
                self._connection.executemany(INSERT, [_values(work) for work in group if isinstance(work, Row)])
            else:
                for work in group:
                    _do(self._connection, work)
        self._connection.execute("COMMIT")

    def _one_by_one(self, works: Sequence[Row | Work]) -> Sequence[Exception | None]:
        """Still one transaction, but whoever is refused is undone alone."""
        errors: list[Exception | None] = []
        self._connection.execute("BEGIN IMMEDIATE")
        for work in works:
            self._connection.execute("SAVEPOINT one")
            try:
                _do(self._connection, work)
                errors.append(None)
            except Exception as error:
                if _is_about_the_file(error):
                    raise
                self._connection.execute("ROLLBACK TO one")
                errors.append(_refusal(self._connection, work, error))
            self._connection.execute("RELEASE one")
        self._connection.execute("COMMIT")
        return errors

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


def _values(row: Row) -> tuple[str, int, str, str, int, str]:
    return row.table, row.seq, row.line, row.by, row.at, row.key


def _do(connection: sqlite3.Connection, work: Row | Work) -> None:
    if isinstance(work, Row):
        connection.execute(INSERT, _values(work))
    else:
        work(connection)


def _is_about_the_file(error: Exception) -> bool:
    return isinstance(error, sqlite3.Error) and not isinstance(error, CALLERS_FAULT)


def _refusal(connection: sqlite3.Connection, work: Row | Work, error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error
    if not isinstance(error, sqlite3.IntegrityError):
        return ValueError(str(error))
    if isinstance(work, Row) and (found := connection.execute(SAME_KEY, (work.table, work.key)).fetchone()):
        return Repeated(Row(*found))
    return Taken(str(error))
