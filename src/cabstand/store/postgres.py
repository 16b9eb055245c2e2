"""The store for several server processes: a PostgreSQL database. Made by `open_store`, as the package asyncpg is an extra."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from sys import exc_info
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from cabstand.store.archive import CHUNK, TABLES, insertion, reading, refuse_existing, selection, writing
from cabstand.store.migrations import migrate_postgres, migrate_sqlite
from cabstand.store.postgres_news import News
from cabstand.store.postgres_writer import Work, Writer, let_go
from cabstand.store.retries import AWAY, PATIENCE, patiently
from cabstand.store.store import (
    SWEEP,
    UNUSED_LOBBY,
    UNUSED_PLAYER,
    Attempt,
    Day,
    KeptPack,
    Player,
    Row,
    Sheet,
    Store,
    StoreBroken,
    Taken,
    check_text,
)

READERS: Final = 8
"""Connections for reading, at most."""

CREATE: Final = """
    WITH added AS (
        INSERT INTO sheet VALUES ($1, $2, $3, $4, nextval('sheet_changes'), $5, $6) RETURNING table_id
    )
    SELECT pg_notify('cabstand', table_id || ' 0') FROM added
"""
SAVE: Final = """
    WITH saved AS (
        UPDATE sheet SET version = $2, stage = $3, body = $4, changed = nextval('sheet_changes'), code = $5,
        seen = greatest(seen, $6)
        WHERE table_id = $1 AND version = $2 - 1
        RETURNING table_id
    )
    SELECT pg_notify('cabstand', table_id || ' 0') FROM saved
"""
DELETE: Final = """
    WITH lines AS (DELETE FROM line WHERE table_id = $1), gone AS (DELETE FROM sheet WHERE table_id = $1 RETURNING table_id)
    SELECT pg_notify('cabstand', table_id || ' 0') FROM gone
"""
EXPIRE_CODES: Final = """
    WITH expired AS (
        UPDATE sheet SET code = '', version = version + 1 WHERE code <> '' AND seen < $1 RETURNING table_id
    )
    SELECT table_id, pg_notify('cabstand', table_id || ' 0') FROM expired
"""
EXPIRE_LOBBIES: Final = f"""
    WITH expired AS (DELETE FROM sheet WHERE {UNUSED_LOBBY.format(before="$1")} RETURNING table_id)
    SELECT table_id, pg_notify('cabstand', table_id || ' 0') FROM expired
"""  # noqa: S608  our own words
EXPIRE_PLAYERS: Final = f"DELETE FROM player WHERE {UNUSED_PLAYER.format(before='$1')} RETURNING id"  # noqa: S608
LEAVE: Final = "DELETE FROM member WHERE table_id = $1 AND player <> ALL ($2::text[])"
KEEP_PACK: Final = "INSERT INTO pack VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
JOIN: Final = "INSERT INTO member SELECT player, $1 FROM unnest($2::text[]) AS player ON CONFLICT DO NOTHING"


class PostgresStore(Store):
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

    async def _write(self, work: Row | Work) -> None:
        if self._writer is None:
            raise StoreBroken(f"{self._place} is not open: the server is stopping.")
        await self._writer.do(work)

    async def _do(self, order: str, query: str, *values: object) -> None:
        async def work(connection: asyncpg.Connection) -> None:
            await connection.execute(query, *values)

        await self._write(Work(order, work))

    async def _do_and_sweep(self, order: str, query: str, *values: str) -> None:
        """Something that may leave a pack which nobody needs any more."""

        async def work(connection: asyncpg.Connection) -> None:
            await connection.execute(query, *values)
            await connection.execute(SWEEP)

        await self._write(Work(order, work))

    async def _read(self, query: str, *values: str | int | list[str]) -> list[Any]:
        pool = self._pool
        if pool is None:
            raise StoreBroken(f"{self._place} is not open: the server is stopping.")
        try:
            return list(await patiently(lambda: pool.fetch(query, *values), PATIENCE))
        except asyncpg.DataError:
            return []  # a text that cannot be kept is not there
        except (*AWAY, asyncpg.PostgresError) as error:
            raise self._explain(error) from error

    # --- lines

    async def append(self, row: Row) -> None:
        check_text(row.table, row.line, row.by, row.key)
        await self._write(row)

    async def lines(self, table: str, after: int = 0) -> list[Row]:
        query = "SELECT table_id, seq, line, by, at, key FROM line WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return [Row(*found) for found in await self._read(query, table, after)]

    # --- sheets

    async def create(self, sheet: Sheet, members: frozenset[str], pack: KeptPack | None = None) -> None:
        await self._put(CREATE, sheet, members, pack)

    async def save(self, sheet: Sheet, members: frozenset[str]) -> None:
        await self._put(SAVE, sheet, members)

    async def _put(self, query: str, sheet: Sheet, members: frozenset[str], pack: KeptPack | None = None) -> None:
        check_text(sheet.table, sheet.stage, sheet.body, *members)
        people = sorted(members)
        values = sheet.table, sheet.version, sheet.stage, sheet.body, sheet.code, sheet.seen

        async def work(connection: asyncpg.Connection) -> None:
            if not await connection.fetch(query, *values):
                raise Taken(f"{sheet.table} is no longer at version {sheet.version - 1}")
            await connection.execute(LEAVE, sheet.table, people)
            await connection.execute(JOIN, sheet.table, people)
            if pack is not None:
                await connection.execute(KEEP_PACK, pack.sha, pack.about, pack.body)
                await connection.execute("INSERT INTO need VALUES ($1, $2)", sheet.table, pack.sha)

        await self._write(Work(sheet.table, work))

    async def sheet(self, table: str) -> Sheet | None:
        found = await self._read("SELECT table_id, version, stage, body, code, seen FROM sheet WHERE table_id = $1", table)
        return Sheet(*found[0]) if found else None

    async def table_with(self, code: str) -> str | None:
        found = await self._read("SELECT table_id FROM sheet WHERE code = $1 AND code <> ''", code)
        return str(found[0][0]) if found else None

    async def tables_of(self, player: str, most: int = 100) -> list[Sheet]:
        query = (
            "SELECT table_id, version, stage, body, code, seen FROM member JOIN sheet USING (table_id)"
            " WHERE player = $1 AND stage <> 'gone' ORDER BY changed DESC LIMIT $2"
        )
        return [Sheet(*found) for found in await self._read(query, player, most)]

    async def tables_in(self, stage: str) -> list[str]:
        return [table for (table,) in await self._read("SELECT table_id FROM sheet WHERE stage = $1", stage)]

    async def delete(self, table: str) -> None:
        await self._do_and_sweep(table, DELETE, table)

    async def saw_table(self, table: str, at: int) -> None:
        await self._do(table, "UPDATE sheet SET seen = greatest(seen, $1) WHERE table_id = $2", at, table)

    async def expire_codes(self, before: int) -> list[str]:
        return await self._ids(EXPIRE_CODES, before)

    async def expire_lobbies(self, before: int) -> list[str]:
        return await self._ids(EXPIRE_LOBBIES, before)

    async def _ids(self, query: str, before: int) -> list[str]:
        """What a query changed or deleted, which may leave a pack that nobody needs any more."""
        ids: list[str] = []

        async def work(connection: asyncpg.Connection) -> None:
            ids[:] = [found[0] for found in await connection.fetch(query, before)]
            await connection.execute(SWEEP)

        await self._write(Work("", work))
        return ids

    # --- players

    async def add_player(self, player: Player, token_hash: str) -> None:
        check_text(player.id, player.name, token_hash)

        async def work(connection: asyncpg.Connection) -> None:
            await connection.execute("INSERT INTO player VALUES ($1, $2, $3)", player.id, player.name, player.seen)
            await connection.execute("INSERT INTO token VALUES ($1, $2)", token_hash, player.id)

        await self._write(Work(player.id, work))

    async def add_token(self, player: str, token_hash: str) -> None:
        check_text(player, token_hash)
        await self._do(player, "INSERT INTO token VALUES ($1, $2)", token_hash, player)

    async def player_with(self, token_hash: str) -> Player | None:
        query = "SELECT player.id, name, seen FROM token JOIN player ON player.id = token.player WHERE hash = $1"
        found = await self._read(query, token_hash)
        return Player(*found[0]) if found else None

    async def rename(self, player: str, name: str) -> None:
        check_text(player, name)
        await self._do(player, "UPDATE player SET name = $1 WHERE id = $2", name, player)

    async def forget_player(self, player: str) -> None:
        await self._do_and_sweep(player, "DELETE FROM player WHERE id = $1", player)

    async def saw_player(self, player: str, at: int) -> None:
        await self._do(player, "UPDATE player SET seen = greatest(seen, $1) WHERE id = $2", at, player)

    async def players_among(self, players: frozenset[str]) -> frozenset[str]:
        found = await self._read("SELECT id FROM player WHERE id = ANY ($1::text[])", sorted(players))
        return frozenset(row[0] for row in found)

    async def expire_players(self, before: int) -> list[str]:
        return await self._ids(EXPIRE_PLAYERS, before)

    # --- packs

    async def add_pack(self, player: str, pack: KeptPack) -> None:
        check_text(player, pack.sha, pack.about, pack.body)

        async def work(connection: asyncpg.Connection) -> None:
            await connection.execute(KEEP_PACK, pack.sha, pack.about, pack.body)
            await connection.execute("INSERT INTO shelf VALUES ($1, $2) ON CONFLICT DO NOTHING", player, pack.sha)

        await self._write(Work(player, work))

    async def packs_of(self, player: str) -> dict[str, str]:
        query = "SELECT sha, about FROM shelf JOIN pack USING (sha) WHERE player = $1"
        return dict(await self._read(query, player))

    async def pack(self, sha: str) -> KeptPack | None:
        found = await self._read("SELECT sha, about, body FROM pack WHERE sha = $1", sha)
        return KeptPack(*found[0]) if found else None

    async def drop_pack(self, player: str, sha: str) -> None:
        await self._do_and_sweep(player, "DELETE FROM shelf WHERE player = $1 AND sha = $2", player, sha)

    # --- days

    async def day(self, game: str, day: str) -> Day | None:
        found = await self._read("SELECT game, day, secret, figures FROM day WHERE game = $1 AND day = $2", game, day)
        return Day(*found[0]) if found else None

    async def add_day(self, day: Day) -> None:
        check_text(day.game, day.day, day.secret, day.figures)
        await self._do(day.day, "INSERT INTO day VALUES ($1, $2, $3, $4)", day.game, day.day, day.secret, day.figures)

    async def keep_figures(self, game: str, day: str, figures: str) -> None:
        check_text(figures)
        await self._do(day, "UPDATE day SET figures = $1 WHERE game = $2 AND day = $3", figures, game, day)

    async def add_attempt(self, attempt: Attempt) -> None:
        check_text(attempt.game, attempt.day, attempt.player, attempt.table, attempt.result)
        values = attempt.game, attempt.day, attempt.player, attempt.number, attempt.table, attempt.result
        await self._do(attempt.day, "INSERT INTO attempt VALUES ($1, $2, $3, $4, $5, $6)", *values)

    async def keep_result(self, attempt: Attempt) -> None:
        check_text(attempt.result)
        query = "UPDATE attempt SET result = $1 WHERE game = $2 AND day = $3 AND player = $4 AND number = $5"
        values = attempt.result, attempt.game, attempt.day, attempt.player, attempt.number
        await self._do(attempt.day, query, *values)

    async def attempts(self, game: str, day: str) -> list[Attempt]:
        query = (
            "SELECT game, day, player, number, table_id, result, coalesce(name, '') FROM attempt"
            " LEFT JOIN player ON player.id = attempt.player WHERE game = $1 AND day = $2 ORDER BY player, number"
        )
        return [Attempt(*found) for found in await self._read(query, game, day)]

    # --- the rest

    def news(self) -> AsyncIterator[tuple[str, int]]:
        if self._news is None:
            raise StoreBroken(f"{self._place} is not open: the server is stopping.")
        return self._news.read()

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

        await self._write(Work("", work))


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
