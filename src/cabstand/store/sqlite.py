"""A store in one file: no set-up, one server process, every line on the disk before anyone hears of it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from cabstand.store.archive import TABLES, copy, insertion, reading, refuse_existing, selection
from cabstand.store.database import Change, Value
from cabstand.store.disk import Hold, check, connect, explain, refuse_foreign
from cabstand.store.migrations import migrate_sqlite, steps
from cabstand.store.records import Row, StoreBroken, Taken
from cabstand.store.signals import OwnSignals
from cabstand.store.writer import Writer


@cache
def in_sqlite(sql: str) -> str:
    """A statement as SQLite writes it."""
    return sql.format(next_change="(SELECT coalesce(max(changed), 0) + 1 FROM sheet)", greatest="max", each="json_each(?)")


class SqliteFile:
    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._open: _Opened | None = None
        self._closed = asyncio.Event()
        self.signals = OwnSignals()

    async def open(self) -> None:
        self._closed.clear()
        hold, writes, reads = await asyncio.to_thread(_take, self.path)
        self._open = _Opened(self.path, hold, writes, reads)

    async def close(self) -> None:
        if self._open is not None:
            opened, self._open = self._open, None
            await opened.close()
        self._closed.set()
        self.signals.close()

    @property
    def _opened(self) -> "_Opened":
        if self._open is None:
            raise StoreBroken(f"{self.path} is not open: the server is stopping.")
        return self._open

    async def append(self, row: Row) -> None:
        await self._opened.writer.do(row)

    async def read(self, sql: str, *values: Value) -> list[Any]:
        return await self._opened.read(in_sqlite(sql), values)

    async def write(self, change: Change) -> list[Any]:
        first, *rest = change.statements
        returned: list[Any] = []

        def work(connection: sqlite3.Connection) -> None:
            returned[:] = connection.execute(in_sqlite(first.sql), first.values).fetchall()
            if change.otherwise and not returned:
                raise Taken(change.otherwise)
            for statement in rest:
                connection.execute(in_sqlite(statement.sql), statement.values).close()

        await self._opened.writer.do(work)
        return returned

    async def news(self) -> AsyncIterator[tuple[str, int]]:
        await self._closed.wait()
        nothing: tuple[tuple[str, int], ...] = ()
        for news in nothing:
            yield news

    async def backup(self, path: Path) -> None:
        refuse_existing(path)
        await asyncio.to_thread(copy, self._opened.path, path)

    async def restore(self, path: Path) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if any(connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in TABLES):  # noqa: S608
                raise StoreBroken(f"{self.path} is not empty: a backup is taken into a new file only.")
            with reading(path) as archive:
                for table in TABLES:
                    connection.executemany(insertion(table), archive.execute(selection(table)))

        await self._opened.writer.do(work)


class _Opened:
    """What is there while a file is open: the hold on it, the writing thread, and a thread that reads."""

    def __init__(self, path: Path, hold: Hold, writes: sqlite3.Connection, reads: sqlite3.Connection) -> None:
        self.path, self._hold, self._writes, self._reads = path, hold, writes, reads
        self.writer = Writer(writes, path)
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cabstand-reader")

    async def read(self, query: str, values: Sequence[str | int]) -> list[Any]:
        def fetch() -> list[Any]:
            return self._reads.execute(query, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, fetch)
        except sqlite3.Error as error:
            raise explain(self.path, error) from error

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._reads.close()
        self._writes.close()
        self._hold.release()


def _take(path: Path) -> tuple[Hold, sqlite3.Connection, sqlite3.Connection]:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        hold = Hold(path)
    except OSError as error:
        raise explain(path, error) from error
    try:
        return hold, _writing(path), _reading(path)
    except BaseException as error:
        hold.release()
        if isinstance(error, (OSError, sqlite3.Error)):
            raise explain(path, error) from error
        raise


def _writing(path: Path) -> sqlite3.Connection:
    """Checked, and brought up to date after a copy was made."""
    refuse_foreign(path)
    connection = connect(path)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what a crash left aside is part of what is checked
        version = check(connection, path)
        if 0 < version < len(steps("sqlite")):
            copy(path, path.with_name(f"{path.name}.backup-{version}"))
        if connection.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
            raise StoreBroken(f"{path} is on a disk that cannot be shared safely: choose a folder on a local disk.")
        for setting in ("synchronous = FULL", "fullfsync = ON", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {setting}")
        migrate_sqlite(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _reading(path: Path) -> sqlite3.Connection:
    connection = connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection
