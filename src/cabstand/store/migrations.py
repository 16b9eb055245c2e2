"""How a store gets its layout: numbered files of plain SQL, each applied once and whole, in order.

Both kinds of store read the same files. A line that ends in `--! sqlite` or `--! postgres` is for that kind alone.
"""

import asyncio
import sqlite3
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal

from cabstand.store.records import StoreBroken

if TYPE_CHECKING:
    import asyncpg

APPLICATION: Final = 0x0CAB57A2
"""Marks an SQLite file as ours."""

STARTING: Final = 0x0CAB57A2
"""The advisory lock under which one process at a time brings a PostgreSQL database up to date."""

OTHERS: Final = """
    SELECT count(*) FROM pg_stat_activity AS other
    WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
    AND application_name NOT IN ('psql', 'pg_dump', 'pg_restore')
    AND NOT EXISTS (SELECT FROM pg_locks WHERE pid = other.pid AND locktype = 'advisory' AND NOT granted)
"""
"""Connections of servers that use a database. One that waits for the lock is only starting: it will find the new layout."""

LINGERING: Final = 20
"""How often, ten times a second, the connections of a server that has just stopped are given time to end."""

Kind = Literal["sqlite", "postgres"]


def steps(kind: Kind) -> list[str]:
    """The steps for a kind of store, oldest first: the layout after the n-th is version n."""
    folder = files(__package__) / "sql"
    return [_for(kind, file.read_text(encoding="utf-8")) for file in sorted(folder.iterdir(), key=lambda file: file.name)]


def _for(kind: Kind, step: str) -> str:
    """A step as one kind of store reads it. To SQLite every whole number is an INTEGER."""
    lines = [line.partition(" --! ") for line in step.splitlines()]
    text = "".join(f"{line}\n" for line, _, only in lines if only in ("", kind))
    return text.replace("BIGINT", "INTEGER") if kind == "sqlite" else text


def refuse_newer(what: object, version: int, newest: int) -> None:
    if version > newest:
        raise StoreBroken(
            f"{what} was written by a newer Cabstand (layout {version}, this one knows {newest}): install that Cabstand again."
        )


def sqlite_version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    for number, step in enumerate(steps("sqlite"), 1):
        if number > sqlite_version(connection):
            try:
                connection.executescript(
                    f"BEGIN IMMEDIATE;\n{step}\n"
                    f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {number};\nCOMMIT;"
                )
            except sqlite3.Error:
                if connection.in_transaction:
                    connection.rollback()
                raise


async def migrate_postgres(connection: "asyncpg.Connection", what: str) -> None:
    wanted = steps("postgres")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", STARTING)
        await connection.execute("CREATE TABLE IF NOT EXISTS cabstand_layout (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM cabstand_layout") or 0
        refuse_newer(what, version, len(wanted))
        if 0 < version < len(wanted):
            await _refuse_company(connection, what, version, len(wanted))
        for number, step in enumerate(wanted[version:], version + 1):
            await connection.execute(step)
            await connection.execute("INSERT INTO cabstand_layout VALUES ($1)", number)


async def _refuse_company(connection: "asyncpg.Connection", what: str, version: int, newest: int) -> None:
    """Leave a database alone that an earlier server still uses: that one could not read what this one writes."""
    for _ in range(LINGERING):
        await connection.execute("SELECT pg_stat_clear_snapshot()")
        if not await connection.fetchval(OTHERS):
            return
        await asyncio.sleep(0.1)
    raise StoreBroken(
        f"{what} must be brought from layout {version} to {newest}, but something is connected to it:"
        " stop every Cabstand server that uses it, then start this one again."
    )
