"""A store for several server processes: a PostgreSQL database. Made by `open_store`, as the package asyncpg is an extra."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from sys import exc_info
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from cabstand.store.archive import CHUNK, TABLES, insertion, reading, refuse_existing, selection, writing
from cabstand.store.database import Change, Value
from cabstand.store.migrations import migrate_postgres, migrate_sqlite
from cabstand.store.postgres_news import News
from cabstand.store.postgres_signals import PostgresSignals
from cabstand.store.postgres_writer import Work, Writer, let_go
from cabstand.store.records import Row, StoreBroken, Taken
from cabstand.store.retries import AWAY, PATIENCE, patiently

READERS: Final = 8
"""Connections for reading, at most."""

ANNOUNCED: Final = "WITH changed AS ({}) SELECT table_id, pg_notify('cabstand', table_id || ' 0') FROM changed"


@cache
def in_postgres(sql: str, announced: bool = False) -> str:
    """A statement as PostgreSQL writes it."""
    written = sql.format(next_change="nextval('sheet_changes')", greatest="greatest", each="json_array_elements_text(?::json)")
    numbers = count(1)
    numbered = re.sub(r"\?", lambda _: f"${next(numbers)}", written)
    return ANNOUNCED.format(numbered) if announced else numbered


class PostgresDatabase:
    def __init__(self, url: str) -> None:
        self._url = url
        parts = urlsplit(url)
        self._place = f"The PostgreSQL database {parts.hostname or 'localhost'}{parts.path}"  # never the password
        self._pool: asyncpg.Pool | None = None
        self._writer: Writer | None = None
        self._news: News | None = None

    async def open(self) -> None:
        try:
            connection = await self._connect()
            try:
                await migrate_postgres(connection, self._place)
                self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=READERS, command_timeout=30)
            except BaseException:
                connection.terminate()
                raise
            writer = self._writer = Writer(self._connect, connection, self._explain)
            self._news = News(self._connect, lambda: writer.pid)
            await self._news.start()
        except (*AWAY, asyncpg.PostgresError, ValueError) as error:
            await self.close()
            raise self._explain(error) from error

    async def close(self) -> None:
        news, self._news = self._news, None
        writer, self._writer = self._writer, None
        pool, self._pool = self._pool, None
        if writer is not None:
            await writer.close()
        if news is not None:
            await news.close()
        if pool is not None:
            await pool.close()

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(self._url, timeout=10, command_timeout=30)

    def _explain(self, error: Exception) -> StoreBroken:
        """One sentence for what the database or the network said."""
        match error:
            case StoreBroken():
                return error
            case asyncpg.InvalidCatalogNameError():
                advice = "is not there: create it (createdb), or correct the URL"
            case asyncpg.InvalidAuthorizationSpecificationError() | asyncpg.InsufficientPrivilegeError():
                advice = "refuses this user: correct the name and password in the URL, or grant the rights"
            case asyncpg.DiskFullError():
                advice = "has no room left: free some space on its disk"
            case asyncpg.ReadOnlySQLTransactionError():
                advice = "can only be read: connect to the primary server"
            case asyncpg.PostgresError() if not isinstance(error, AWAY):
                advice = "refused: see its log"
            case _:
                advice = "does not answer: start it, or correct the URL"
        return StoreBroken(f"{self._place} {advice} ({error or type(error).__name__}).")

    async def append(self, row: Row) -> None:
        await self._do(row)

    async def write(self, change: Change) -> list[Any]:
        first, *rest = change.statements
        returned: list[Any] = []

        async def work(connection: asyncpg.Connection) -> None:
            returned[:] = await connection.fetch(in_postgres(first.sql, first.announced), *first.values)
            if change.otherwise and not returned:
                raise Taken(change.otherwise)
            for statement in rest:
                await connection.execute(in_postgres(statement.sql, statement.announced), *statement.values)

        await self._do(Work(change.about, work))
        return returned

    async def _do(self, work: Row | Work) -> None:
        if self._writer is None:
            raise StoreBroken(f"{self._place} is not open: the server is stopping.")
        await self._writer.do(work)

    async def read(self, sql: str, *values: Value | list[int]) -> list[Any]:
        pool = self._pool
        if pool is None:
            raise StoreBroken(f"{self._place} is not open: the server is stopping.")
        try:
            return list(await patiently(lambda: pool.fetch(in_postgres(sql), *values), PATIENCE))
        except asyncpg.DataError:
            return []  # a text that cannot be kept is not there
        except (*AWAY, asyncpg.PostgresError) as error:
            raise self._explain(error) from error

    def news(self) -> AsyncIterator[tuple[str, int]]:
        if self._news is None:
            raise StoreBroken(f"{self._place} is not open: the server is stopping.")
        return self._news.news.read()

    @property
    def signals(self) -> PostgresSignals:
        if self._news is None:
            raise StoreBroken(f"{self._place} is not open: the server is stopping.")
        return PostgresSignals(self._news, self._do, self.read)

    async def backup(self, path: Path) -> None:
        refuse_existing(path)
        try:
            connection = await self._connect()
            try:
                async with (
                    in_thread(writing(path)) as archive,
                    connection.transaction(isolation="repeatable_read", readonly=True),
                ):
                    await asyncio.to_thread(migrate_sqlite, archive)
                    for table in TABLES:
                        await _copy_out(connection, table, archive)
            finally:
                await let_go(connection)
        except (*AWAY, asyncpg.PostgresError) as error:
            raise self._explain(error) from error

    async def restore(self, path: Path) -> None:
        async def work(connection: asyncpg.Connection) -> None:
            for table in TABLES:
                if await connection.fetch(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608  our own names
                    raise StoreBroken(f"{self._place} is not empty: a backup is taken into a new database only.")
            async with in_thread(reading(path)) as archive:
                for table in TABLES:
                    await _copy_in(connection, table, archive)
            await connection.execute("SELECT setval('sheet_changes', max(changed) + 1) FROM sheet")

        await self._do(Work("", work))


async def _copy_out(connection: asyncpg.Connection, table: str, archive: sqlite3.Connection) -> None:
    def write(rows: Sequence[asyncpg.Record]) -> None:
        archive.execute("BEGIN")
        archive.executemany(insertion(table), [tuple(row) for row in rows])
        archive.execute("COMMIT")

    cursor = await connection.cursor(selection(table))
    while rows := await cursor.fetch(CHUNK):
        await asyncio.to_thread(write, rows)


async def _copy_in(connection: asyncpg.Connection, table: str, archive: sqlite3.Connection) -> None:
    cursor = await asyncio.to_thread(archive.execute, selection(table))
    while rows := await asyncio.to_thread(cursor.fetchmany, CHUNK):
        await connection.copy_records_to_table(table, records=rows, columns=TABLES[table])


@asynccontextmanager
async def in_thread(manager: AbstractContextManager[sqlite3.Connection]) -> AsyncIterator[sqlite3.Connection]:
    """Enter and leave what blocks, without blocking."""
    entered = await asyncio.to_thread(manager.__enter__)
    try:
        yield entered
    except BaseException:
        await asyncio.to_thread(manager.__exit__, *exc_info())
        raise
    await asyncio.to_thread(manager.__exit__, None, None, None)
