"""Backups: one file, made while everybody plays on, and taken back into either kind of store."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.conftest import KINDS
from tests.store.help import awaited, content, fill, opened, row

from cabstand.store import postgres
from cabstand.store.open import copy_store
from cabstand.store.store import Sheet, StoreBroken

CALLERS = 8
PATIENCE = 60.0
"""Seconds after which something has not happened; nothing is measured against it."""


@awaited
async def test_a_backup_while_all_write_holds_each_table_up_to_one_moment(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "CHUNK", 20)  # slow enough for others to get in between
    acknowledged = dict.fromkeys((f"table {n}" for n in range(CALLERS)), 0)
    one_more = asyncio.Event()
    going = True

    async with opened(where) as store:

        async def play(table: str) -> None:
            await store.tables.create(Sheet(table, 1, "playing", "{}"), frozenset())
            while going:
                seq = acknowledged[table] + 1
                await store.lines.append(row(seq, table))
                acknowledged[table] = seq
                one_more.set()
                await store.tables.save(Sheet(table, seq + 1, "playing", "{}"), frozenset())

        async def played_on() -> None:
            """At every table, however long a disk makes them wait."""
            before = dict(acknowledged)
            async with asyncio.timeout(PATIENCE):
                while any(acknowledged[table] == seq for table, seq in before.items()):
                    one_more.clear()
                    await one_more.wait()

        players = [asyncio.create_task(play(table)) for table in acknowledged]
        for number in range(3):
            await played_on()
            before = dict(acknowledged)
            await store.backup(tmp_path / f"backup {number}")
            after = dict(acknowledged)
            async with opened(tmp_path / f"backup {number}") as copy:
                for table in acknowledged:
                    lines = await copy.lines.of(table)
                    assert before[table] <= len(lines) <= after[table] + 1
                    assert lines == [row(seq, table) for seq in range(1, len(lines) + 1)]
                    sheet = await copy.tables.sheet(table)
                    assert sheet is not None
                    assert len(lines) in (sheet.version - 1, sheet.version), "sheets and lines are of the same moment"
        await played_on()
        going = False
        await asyncio.gather(*players)


@pytest.mark.parametrize("target_kind", KINDS)
@awaited
async def test_a_restored_store_is_equal_and_goes_on(
    where: str, target_kind: str, new_store: Callable[[str], str], tmp_path: Path
) -> None:
    async with opened(where) as source:
        await fill(source)
        await source.backup(tmp_path / "a")
    async with opened(
        new_store(target_kind) if target_kind == "sqlite" else await asyncio.to_thread(new_store, "postgres")
    ) as store:
        await store.restore(tmp_path / "a")
        await store.backup(tmp_path / "b")
        assert content(tmp_path / "a") == content(tmp_path / "b")
        assert {table: len(rows) for table, rows in content(tmp_path / "b").items()} == {
            "line": 90,
            "sheet": 3,
            "member": 4,
            "player": 2,
            "token": 3,
            "pack": 2,
            "shelf": 1,
            "need": 1,
            "day": 1,
            "attempt": 1,
        }
        assert [sheet.table for sheet in await store.tables.of("ada")] == ["rank", "harbour", "airport"]
        await store.tables.save(Sheet("airport", 2, "over", "{}"), frozenset({"ada"}))
        assert [sheet.table for sheet in await store.tables.of("ada")] == ["airport", "rank", "harbour"]
        await store.lines.append(row(31))


@awaited
async def test_an_empty_store_can_be_backed_up_and_restored(where: str, tmp_path: Path) -> None:
    async with opened(where) as store:
        await store.backup(tmp_path / "a")
        await store.restore(tmp_path / "a")
        await store.lines.append(row(1))


@awaited
async def test_one_store_is_copied_into_another(where: str, tmp_path: Path) -> None:
    async with opened(where) as source, opened(tmp_path / "target") as target:
        await fill(source)
        await copy_store(source, target)
        assert await target.lines.of("rank") == await source.lines.of("rank")
        assert await target.tables.of("ada") == await source.tables.of("ada")
        with pytest.raises(StoreBroken, match="not empty"):
            await copy_store(target, source)


@awaited
async def test_a_backup_overwrites_nothing_and_is_one_file(where: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with opened(where) as store:
        await fill(store)
        await store.backup(folder / "one")
        assert [path.name for path in folder.iterdir()] == ["one"]
        before = (folder / "one").read_bytes()
        with pytest.raises(StoreBroken, match="is there already"):
            await store.backup(folder / "one")
        assert (folder / "one").read_bytes() == before


@awaited
async def test_a_backup_makes_the_folders_it_is_put_into(file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "this year" / "november" / "backup"
    async with opened(file) as store:
        await store.backup(kept)
    assert kept.is_file()


@awaited
async def test_a_copy_that_does_not_pass_the_full_check_is_not_kept(file: Path) -> None:
    async with opened(file) as store:
        await fill(store)
    index = "SELECT type, name, tbl_name, rootpage, sql FROM sqlite_master WHERE name = 'sheet_stage'"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        (entry,) = connection.execute(index)
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_master WHERE name = 'sheet_stage'")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE sheet SET stage = 'over'")  # the index knows nothing of it
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", entry)
    async with opened(file) as store:
        with pytest.raises(StoreBroken, match="the copy is damaged"):
            await store.backup(file.with_name("copy"))
    assert not list(file.parent.glob("copy*"))


@awaited
async def test_a_backup_that_is_none_is_refused_and_changes_nothing(where: str, tmp_path: Path) -> None:
    async with opened(where) as store:
        await fill(store)
        await store.backup(tmp_path / "good")
        await store.tables.delete("rank")
    damaged = bytearray((tmp_path / "good").read_bytes())
    damaged[4096 * 3 : 4096 * 4] = bytes(range(256)) * 16
    (tmp_path / "damaged").write_bytes(damaged)
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 64)
    async with opened(tmp_path / "new") as store:
        for name, why in (("damaged", "is damaged"), ("noise", "no file of Cabstand"), ("missing", "no such file")):
            with pytest.raises(StoreBroken, match=why):
                await store.restore(tmp_path / name)
        await store.restore(tmp_path / "good")
        assert len(await store.lines.of("rank")) == 30
