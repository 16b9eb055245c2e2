"""The store that is one file: no set-up, one server process, every line on the disk before anyone is told."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from cabstand.store.archive import TABLES, copy, insertion, reading, refuse_existing, selection
from cabstand.store.disk import Hold, check, connect, explain, refuse_foreign
from cabstand.store.migrations import migrate_sqlite, steps
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
from cabstand.store.writer import Work, Writer


class SqliteStore(Store):
    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._open: _Opened | None = None
        self._closed = asyncio.Event()

    async def open(self) -> None:
        self._closed.clear()
        hold, writes, reads = await asyncio.to_thread(_take, self.path)
        self._open = _Opened(self.path, hold, writes, reads)

    async def close(self) -> None:
        if self._open is not None:
            opened, self._open = self._open, None
            await opened.close()
        self._closed.set()

    @property
    def _opened(self) -> "_Opened":
        if self._open is None:
            raise StoreBroken(f"{self.path} is not open: the server is stopping.")
        return self._open

    async def _write(self, work: Row | Work) -> None:
        await self._opened.writer.do(work)

    async def _read(self, query: str, *values: str | int) -> list[Any]:
        return await self._opened.read(query, values)

    # --- lines

    async def append(self, row: Row) -> None:
        check_text(row.table, row.line, row.by, row.key)
        await self._write(row)

    async def lines(self, table: str, after: int = 0) -> list[Row]:
        query = "SELECT table_id, seq, line, by, at, key FROM line WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [Row(*found) for found in await self._read(query, table, after)]

    # --- sheets

    async def create(self, sheet: Sheet, members: frozenset[str], pack: KeptPack | None = None) -> None:
        check_text(sheet.table, sheet.stage, sheet.body, *members)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO sheet SELECT ?, ?, ?, ?, coalesce(max(changed), 0) + 1, ?, ? FROM sheet",
                (sheet.table, sheet.version, sheet.stage, sheet.body, sheet.code, sheet.seen),
            )
            _add_members(connection, sheet.table, members)
            if pack is not None:
                _keep_pack(connection, pack)
                connection.execute("INSERT INTO need VALUES (?, ?)", (sheet.table, pack.sha))

        await self._write(work)

    async def save(self, sheet: Sheet, members: frozenset[str]) -> None:
        check_text(sheet.table, sheet.stage, sheet.body, *members)

        def work(connection: sqlite3.Connection) -> None:
            saved = connection.execute(
                "UPDATE sheet SET version = ?, stage = ?, body = ?, changed = (SELECT max(changed) + 1 FROM sheet),"
                " code = ?, seen = max(seen, ?) WHERE table_id = ? AND version = ?",
                (sheet.version, sheet.stage, sheet.body, sheet.code, sheet.seen, sheet.table, sheet.version - 1),
            )
            if saved.rowcount == 0:
                raise Taken(f"{sheet.table} is no longer at version {sheet.version - 1}")
            connection.execute("DELETE FROM member WHERE table_id = ?", (sheet.table,))
            _add_members(connection, sheet.table, members)

        await self._write(work)

    async def sheet(self, table: str) -> Sheet | None:
        found = await self._read("SELECT table_id, version, stage, body, code, seen FROM sheet WHERE table_id = ?", table)
        return Sheet(*found[0]) if found else None

    async def table_with(self, code: str) -> str | None:
        found = await self._read("SELECT table_id FROM sheet WHERE code = ? AND code <> ''", code)
        return str(found[0][0]) if found else None

    async def tables_of(self, player: str, most: int = 100) -> list[Sheet]:
        query = (
            "SELECT table_id, version, stage, body, code, seen FROM member JOIN sheet USING (table_id)"
            " WHERE player = ? AND stage <> 'gone' ORDER BY changed DESC LIMIT ?"
        )
        return [Sheet(*found) for found in await self._read(query, player, most)]

    async def tables_in(self, stage: str) -> list[str]:
        return [table for (table,) in await self._read("SELECT table_id FROM sheet WHERE stage = ?", stage)]

    async def delete(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM line WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM sheet WHERE table_id = ?", (table,))
            connection.execute(SWEEP)

        await self._write(work)

    async def saw_table(self, table: str, at: int) -> None:
        await self._write(_statement("UPDATE sheet SET seen = max(seen, ?) WHERE table_id = ?", at, table))

    async def expire_codes(self, before: int) -> list[str]:
        query = "UPDATE sheet SET code = '', version = version + 1 WHERE code <> '' AND seen < ? RETURNING table_id"
        return await self._ids(query, before)

    async def expire_lobbies(self, before: int) -> list[str]:
        return await self._ids(f"DELETE FROM sheet WHERE {UNUSED_LOBBY.format(before='?')} RETURNING table_id", before)  # noqa: S608

    async def _ids(self, query: str, before: int) -> list[str]:
        """What a query changed or deleted, which may leave a pack that nobody needs any more."""
        ids: list[str] = []

        def work(connection: sqlite3.Connection) -> None:
            ids[:] = [found for (found,) in connection.execute(query, (before,)).fetchall()]
            connection.execute(SWEEP)

        await self._write(work)
        return ids

    # --- players

    async def add_player(self, player: Player, token_hash: str) -> None:
        check_text(player.id, player.name, token_hash)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO player VALUES (?, ?, ?)", (player.id, player.name, player.seen))
            connection.execute("INSERT INTO token VALUES (?, ?)", (token_hash, player.id))

        await self._write(work)

    async def add_token(self, player: str, token_hash: str) -> None:
        check_text(player, token_hash)
        await self._write(_statement("INSERT INTO token VALUES (?, ?)", token_hash, player))

    async def player_with(self, token_hash: str) -> Player | None:
        query = "SELECT player.id, name, seen FROM token JOIN player ON player.id = token.player WHERE hash = ?"
        found = await self._read(query, token_hash)
        return Player(*found[0]) if found else None

    async def rename(self, player: str, name: str) -> None:
        check_text(player, name)
        await self._write(_statement("UPDATE player SET name = ? WHERE id = ?", name, player))

    async def forget_player(self, player: str) -> None:
        await self._write(_sweeping("DELETE FROM player WHERE id = ?", player))

    async def saw_player(self, player: str, at: int) -> None:
        await self._write(_statement("UPDATE player SET seen = max(seen, ?) WHERE id = ?", at, player))

    async def players_among(self, players: frozenset[str]) -> frozenset[str]:
        query = "SELECT id FROM player WHERE id IN (SELECT value FROM json_each(?))"
        return frozenset(found for (found,) in await self._read(query, json.dumps(sorted(players))))

    async def expire_players(self, before: int) -> list[str]:
        return await self._ids(f"DELETE FROM player WHERE {UNUSED_PLAYER.format(before='?')} RETURNING id", before)  # noqa: S608

    # --- packs

    async def add_pack(self, player: str, pack: KeptPack) -> None:
        check_text(player, pack.sha, pack.about, pack.body)

        def work(connection: sqlite3.Connection) -> None:
            _keep_pack(connection, pack)
            connection.execute("INSERT INTO shelf VALUES (?, ?) ON CONFLICT DO NOTHING", (player, pack.sha))

        await self._write(work)

    async def packs_of(self, player: str) -> dict[str, str]:
        return dict(await self._read("SELECT sha, about FROM shelf JOIN pack USING (sha) WHERE player = ?", player))

    async def pack(self, sha: str) -> KeptPack | None:
        found = await self._read("SELECT sha, about, body FROM pack WHERE sha = ?", sha)
        return KeptPack(*found[0]) if found else None

    async def drop_pack(self, player: str, sha: str) -> None:
        await self._write(_sweeping("DELETE FROM shelf WHERE player = ? AND sha = ?", player, sha))

    # --- days

    async def day(self, game: str, day: str) -> Day | None:
        found = await self._read("SELECT game, day, secret, figures FROM day WHERE game = ? AND day = ?", game, day)
        return Day(*found[0]) if found else None

    async def add_day(self, day: Day) -> None:
        check_text(day.game, day.day, day.secret, day.figures)
        await self._write(_statement("INSERT INTO day VALUES (?, ?, ?, ?)", day.game, day.day, day.secret, day.figures))

    async def keep_figures(self, game: str, day: str, figures: str) -> None:
        check_text(figures)
        await self._write(_statement("UPDATE day SET figures = ? WHERE game = ? AND day = ?", figures, game, day))

    async def add_attempt(self, attempt: Attempt) -> None:
        check_text(attempt.game, attempt.day, attempt.player, attempt.table, attempt.result)
        values = attempt.game, attempt.day, attempt.player, attempt.number, attempt.table, attempt.result
        await self._write(_statement("INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?)", *values))

    async def keep_result(self, attempt: Attempt) -> None:
        check_text(attempt.result)
        query = "UPDATE attempt SET result = ? WHERE game = ? AND day = ? AND player = ? AND number = ?"
        values = attempt.result, attempt.game, attempt.day, attempt.player, attempt.number
        await self._write(_statement(query, *values))

    async def attempts(self, game: str, day: str) -> list[Attempt]:
        query = (
            "SELECT game, day, player, number, table_id, result, coalesce(name, '') FROM attempt"
            " LEFT JOIN player ON player.id = attempt.player WHERE game = ? AND day = ? ORDER BY player, number"
        )
        return [Attempt(*found) for found in await self._read(query, game, day)]

    # --- the rest

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

        await self._write(work)


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


def _statement(query: str, *values: str | int) -> Callable[[sqlite3.Connection], None]:
    return lambda connection: connection.execute(query, values).close()


def _sweeping(query: str, *values: str) -> Callable[[sqlite3.Connection], None]:
    """Something that may leave a pack which nobody needs any more."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute(query, values)
        connection.execute(SWEEP)

    return work


def _keep_pack(connection: sqlite3.Connection, pack: KeptPack) -> None:
    connection.execute("INSERT INTO pack VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (pack.sha, pack.about, pack.body))


def _add_members(connection: sqlite3.Connection, table: str, members: frozenset[str]) -> None:
    connection.executemany("INSERT INTO member VALUES (?, ?)", [(player, table) for player in members])
