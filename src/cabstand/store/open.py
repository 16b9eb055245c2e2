"""Finding the right store for what was written in a setting or on a command line."""

import tempfile
from pathlib import Path

from cabstand.store.database import Database
from cabstand.store.records import StoreBroken
from cabstand.store.sqlite import SqliteFile
from cabstand.store.store import Store


async def open_store(where: str | Path) -> Store:
    """A store that is ready: a path or sqlite:///path is a file, postgresql://user@host/name a database. Raises StoreBroken."""
    store = Store(_database(where))
    await store.open()
    return store


def _database(where: str | Path) -> Database:
    scheme, mark, rest = str(where).partition("://")
    if not mark:
        return SqliteFile(where)
    if scheme == "sqlite" and len(rest) > 1:
        return SqliteFile(rest.removeprefix("/"))  # as elsewhere: three slashes and a relative path, four for an absolute one
    if scheme in ("postgres", "postgresql"):
        try:
            from cabstand.store.postgres import PostgresDatabase
        except ImportError:
            raise StoreBroken("A PostgreSQL store needs the package asyncpg: pip install 'cabstand[postgres]'.") from None
        return PostgresDatabase(str(where))
    raise StoreBroken(f"{scheme}:// is no kind of store: give the path of a file, or postgresql://user@host/name.")


async def copy_store(source: Store, target: Store) -> None:
    """All that one open store keeps, as it is at one moment, into another that is empty; they may be of different kinds."""
    with tempfile.TemporaryDirectory(prefix="cabstand-copy-") as folder:
        path = Path(folder) / "copy"
        await source.backup(path)
        await target.restore(path)
