"""A store gets its layout from numbered files: a new one all of them, an older one those it lacks."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from tests.store.help import awaited, content, fill, opened, row

from cabstand.store import migrations
from cabstand.store.store import StoreBroken

NOW = len(migrations.steps("sqlite"))
Later = Callable[[str], None]


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Later:
    """A later Cabstand, with one step more."""

    def step(sql: str) -> None:
        folder = tmp_path / "later"
        shutil.copytree(Path(migrations.__file__).parent / "sql", folder / "sql", dirs_exist_ok=True)
        for kind in ("sqlite", "postgres"):
            (folder / "sql" / kind / f"{NOW + 1:04}-more.sql").write_text(sql, encoding="utf-8")
        monkeypatch.setattr(migrations, "files", lambda _: folder)

    return step


MORE = "CREATE TABLE more (what TEXT NOT NULL);\nINSERT INTO more SELECT line FROM line;"


@awaited
async def test_an_older_store_is_brought_up_to_date_with_all_it_holds(where: str, tmp_path: Path, later: Later) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.backup(tmp_path / "before")
    later(MORE)
    for _ in range(2):
        async with opened(where) as store:
            assert len(await store.lines("rank")) == 30
    async with opened(where) as store:
        await store.backup(tmp_path / "after")
        await store.append(row(31))
        await store.delete("airport")
        await store.forget_player("ada")
        assert len(await store.lines("rank")) == 31
    assert content(tmp_path / "before") == content(tmp_path / "after")


@awaited
async def test_an_older_file_is_copied_before_it_is_changed(file: Path, later: Later) -> None:
    async with opened(file) as store:
        await fill(store)
    assert [path.name for path in file.parent.glob("*backup*")] == []
    before = content(file)
    later(MORE)
    async with opened(file) as store:
        await store.append(row(31))
    assert content(file.with_name(f"store.db.backup-{NOW}")) == before
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM more").fetchone() == (90,)


@awaited
async def test_a_step_that_fails_leaves_the_store_as_it_was(where: str, later: Later) -> None:
    async with opened(where) as store:
        await fill(store)
    later("CREATE TABLE more (what TEXT);\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreBroken, match="nowhere"):
        async with opened(where):
            pass
    later(MORE)
    async with opened(where) as store:
        assert len(await store.lines("rank")) == 30


@awaited
async def test_a_store_of_a_newer_cabstand_is_left_alone(where: str, later: Later, monkeypatch: pytest.MonkeyPatch) -> None:
    later(MORE)
    async with opened(where) as store:
        await fill(store)
    monkeypatch.undo()
    with pytest.raises(StoreBroken, match=rf"newer Cabstand \(layout {NOW + 1}, this one knows {NOW}\)"):
        async with opened(where):
            pass


@awaited
async def test_several_servers_may_start_on_an_empty_database_at_once(database: str) -> None:
    async def start() -> None:
        async with opened(database):
            await asyncio.sleep(0)

    await asyncio.gather(*(start() for _ in range(4)))
    connection = await asyncpg.connect(database)
    assert await connection.fetch("SELECT version FROM cabstand_layout") == [(number,) for number in range(1, NOW + 1)]
    await connection.close()
