"""What can be wrong with a store that is a file, in words that say what to do."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from cabstand.store.file_lock import lock
from cabstand.store.migrations import APPLICATION, refuse_newer, sqlite_version, steps
from cabstand.store.records import StoreBroken

RESTORE: Final = "stop the server and put back the newest backup"

BUSY: Final = 5.0
"""So many seconds we wait for another program that has the file locked."""

MAGIC: Final = b"SQLite format 3\0"

ADVICE: Final = {
    sqlite3.SQLITE_FULL: "the disk is full: free some space, and it goes on by itself",
    sqlite3.SQLITE_READONLY: "cannot be written to: give the server's user the right to write the file and its folder",
    sqlite3.SQLITE_PERM: "may not be opened: give the server's user the right to write the file and its folder",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: check that the folder is there and that the server's user may write to it",
    sqlite3.SQLITE_CORRUPT: f"is damaged: {RESTORE}",
    sqlite3.SQLITE_NOTADB: f"is damaged, or no file of Cabstand: check the path, or {RESTORE}",
    sqlite3.SQLITE_BUSY: "another program keeps it locked: close that program",
    sqlite3.SQLITE_IOERR: "the disk failed: check the disk and its free space, and start the server again",
}


def explain(path: Path, error: Exception) -> StoreBroken:
    """One sentence for what SQLite or the system said."""
    if isinstance(error, OSError):
        return StoreBroken(f"{path}: {error.strerror or error}: check the path, the disk, and the rights of the server's user.")
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    advice = ADVICE.get(code & 0xFF, "cannot be used: check that the file is one of Cabstand")
    return StoreBroken(f"{path} {advice} ({error}).")


def is_damage(error: sqlite3.Error) -> bool:
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Hold:
    """That one server alone uses a file, told by a lock on a file beside it. The system lets go when the process ends."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o644)
        try:
            lock(self._handle)
        except BlockingIOError:
            os.close(self._handle)
            raise StoreBroken(f"{path} is in use by another Cabstand server: stop that one, or choose another file.") from None

    def release(self) -> None:
        os.close(self._handle)


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection that leaves transactions to us."""
    address = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    return sqlite3.connect(address, uri=True, timeout=BUSY, isolation_level=None, check_same_thread=False)


def refuse_foreign(path: Path) -> None:
    """SQLite takes a very short file for an empty one and writes over it; and it opens what it may not write to."""
    if path.is_file():
        with path.open("r+b") as file:
            start = file.read(len(MAGIC))
        if start not in (b"", MAGIC):
            raise StoreBroken(f"{path} {ADVICE[sqlite3.SQLITE_NOTADB]}.")


def check(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the layout of a file that is sound and ours, 0 for an empty one; else StoreBroken or sqlite3.Error.

    It reads the whole file.
    """
    version = sqlite_version(connection)
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
        return 0
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise StoreBroken(f"{path} belongs to another program: choose another file.")
    refuse_newer(path, version, len(steps("sqlite")))
    page = connection.execute("PRAGMA page_size").fetchone()[0]
    journal = path.with_name(path.name + "-wal")
    if path.stat().st_size % page and not (journal.exists() and journal.stat().st_size):
        raise StoreBroken(f"{path} is damaged, its end is missing: {RESTORE}.")
    said = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if said != "ok":
        raise StoreBroken(f"{path} is damaged: {RESTORE} ({' '.join(said.split())}).")
    return version
