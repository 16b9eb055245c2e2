"""A backup: one SQLite file with all that a store keeps. It can be opened as a store, or taken into one of either kind."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from cabstand.store.disk import check, connect, explain, is_damage
from cabstand.store.migrations import migrate_sqlite
from cabstand.store.records import StoreBroken
from cabstand.store.sync import sync_folder

TABLES: Final = {
    "line": ("table_id", "seq", "line", "by", "at", "key"),
    "sheet": ("table_id", "version", "stage", "body", "changed", "code", "seen"),
    "member": ("player", "table_id"),
    "player": ("id", "name", "seen"),
    "token": ("hash", "player"),
    "pack": ("sha", "about", "body"),
    "shelf": ("player", "sha"),
    "need": ("table_id", "sha"),
    "day": ("game", "day", "secret", "figures"),
    "attempt": ("game", "day", "player", "number", "table_id", "result"),
}
"""All that is kept, in an order in which it can be put back."""

CHUNK: Final = 2000
"""So many rows are held in memory at a time."""


def selection(table: str) -> str:
    return f"SELECT {', '.join(TABLES[table])} FROM {table}"  # noqa: S608  our own names


def insertion(table: str) -> str:
    return f"INSERT INTO {table} VALUES ({', '.join('?' * len(TABLES[table]))})"  # noqa: S608


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """A new file to be filled, which gets its name only when it is whole, checked and on the disk."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with closing(connect(part)) as connection:
            connection.execute("PRAGMA synchronous = OFF")  # it is synced once, below
            yield connection
            connection.execute("PRAGMA journal_mode = DELETE")
            said = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if said != "ok":
            raise StoreBroken(f"{path}: the copy is damaged ({said}): check the disk and try again.")
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise explain(path, error) from error
    finally:
        part.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """What the file holds at one moment, while its server may go on writing."""
    with writing(target) as copied, closing(connect(source, read_only=True)) as connection:
        try:
            connection.backup(copied)
        except sqlite3.Error as error:
            raise explain(source if is_damage(error) else target, error) from error


def refuse_existing(path: Path) -> None:
    if path.exists():
        raise StoreBroken(f"{path} is there already: choose another name, nothing is overwritten.")


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A backup, checked and brought up to date in a copy of its own: the file itself stays as it is."""
    if not path.is_file():
        raise StoreBroken(f"{path}: there is no such file.")
    with tempfile.TemporaryDirectory(prefix="cabstand-restore-") as folder:
        file = Path(folder) / "copy"
        try:
            with closing(connect(path, read_only=True)) as original:
                check(original, path)
            copy(path, file)
        except sqlite3.Error as error:
            raise explain(path, error) from error
        with closing(connect(file)) as connection:
            migrate_sqlite(connection)
            yield connection
