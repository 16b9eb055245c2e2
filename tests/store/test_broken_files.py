"""Files and disks that fail: refused with a sentence that says what to do, and never an acknowledged line that is not kept."""

import asyncio
import os
import random
import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.store.help import awaited, fill, opened, outcomes, row

from cabstand.store import disk
from cabstand.store.disk import connect
from cabstand.store.migrations import migrate_sqlite
from cabstand.store.store import StoreBroken
from cabstand.store.writer import Writer

PAGE = 4096


@pytest.fixture
def filled(file: Path) -> Path:
    """A file that was closed in order."""

    async def make() -> None:
        async with opened(file) as store:
            await fill(store)

    asyncio.run(make())
    return file


async def refused(path: Path, why: str) -> None:
    with pytest.raises(StoreBroken, match=why) as error:
        async with opened(path):
            pass
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("missing", [1, 100, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE])
@awaited
async def test_a_file_whose_end_is_missing_is_refused(filled: Path, missing: int) -> None:
    os.truncate(filled, filled.stat().st_size - missing)
    before = filled.read_bytes()
    await refused(filled, "is damaged.*put back the newest backup")
    assert filled.read_bytes() == before


@awaited
async def test_a_file_with_a_page_of_noise_is_refused(filled: Path, size: Callable[[int, int], int]) -> None:
    good = filled.read_bytes()
    noise = random.Random(1)
    for number in range(size(10, 200)):
        place = number % (len(good) // PAGE) * PAGE
        filled.write_bytes(good[:place] + noise.randbytes(PAGE) + good[place + PAGE :])
        await refused(filled, "damaged")
    filled.write_bytes(good)
    async with opened(filled) as store:
        assert len(await store.lines.of("rank")) == 30


@pytest.mark.parametrize("content", [b"x", b"hello\n" * 3000, random.Random(2).randbytes(20_000)])
@awaited
async def test_a_file_that_is_no_store_is_refused_and_stays_as_it_is(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    await refused(file, "no file of Cabstand")
    assert file.read_bytes() == content


@awaited
async def test_a_file_of_another_program_is_refused(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    await refused(file, "belongs to another program")


@awaited
async def test_an_empty_file_is_a_new_store(file: Path) -> None:
    file.touch()
    async with opened(file) as store:
        await store.lines.append(row(1))


@awaited
async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    await refused(tmp_path, "cannot be opened")


@awaited
async def test_a_journal_that_was_torn_loses_only_what_was_in_its_torn_end(file: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.db"
    async with opened(file) as store:
        for seq in range(1, 11):
            await store.lines.append(row(seq))
        torn.write_bytes(file.read_bytes())
        torn.with_name("torn.db-wal").write_bytes(file.with_name("store.db-wal").read_bytes()[:-100])
    async with opened(torn) as store:
        lines = await store.lines.of("rank")
        assert lines == [row(seq) for seq in range(1, 10)]
        await store.lines.append(row(10))


@awaited
async def test_one_server_at_a_time(file: Path) -> None:
    async with opened(file) as store:
        await refused(file, "in use by another Cabstand server")
        await store.lines.append(row(1))
    async with opened(file) as store:
        assert await store.lines.of("rank") == [row(1)]


# --- rights


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write anywhere; nobody may not."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def locked(filled: Path) -> Iterator[Path]:
    """A file that may be read, in a folder that may be read."""
    folders = [path for path in filled.parents if path.stat().st_mode & 0o5 != 0o5]
    modes = [path.stat().st_mode for path in folders]
    for path in folders:
        path.chmod(0o755)
    filled.with_name("store.db.lock").unlink()
    filled.chmod(0o444)
    filled.parent.chmod(0o555)
    yield filled
    filled.parent.chmod(0o755)
    for path, mode in zip(folders, modes, strict=True):
        path.chmod(mode)


@awaited
async def test_a_folder_that_may_not_be_written_is_refused(locked: Path) -> None:
    with as_nobody():
        await refused(locked, "Permission denied: check the path, the disk, and the rights")
        await refused(locked.with_name("new.db"), "Permission denied")
        await refused(locked.parent / "folder" / "new.db", "Permission denied")


@awaited
async def test_a_file_that_may_not_be_written_is_refused(locked: Path) -> None:
    locked.parent.chmod(0o777)
    with as_nobody():
        await refused(locked, "Permission denied: check the path, the disk, and the rights")


@awaited
async def test_a_backup_into_a_folder_that_may_not_be_written_says_so(locked: Path, tmp_path: Path) -> None:
    target = tmp_path / "locked"
    target.mkdir(mode=0o555)
    locked.parent.chmod(0o777)
    locked.chmod(0o666)
    with as_nobody():
        async with opened(locked) as store:
            with pytest.raises(StoreBroken, match=r"copy.* cannot be opened"):
                await store.backup(target / "copy")


# --- room


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """The system refuses to let a file grow: to the store, a disk that fails."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@awaited
async def test_when_the_disk_refuses_nobody_is_told_yes_and_later_it_goes_on(file: Path) -> None:
    acknowledged = []
    async with opened(file) as store:
        with files_of_at_most(300_000):
            for start in range(1, 3000, 100):
                rows = [row(seq, line="x" * 200) for seq in range(start, start + 100)]
                results = await outcomes([store.lines.append(one) for one in rows])
                acknowledged += [one for one, result in zip(rows, results, strict=True) if result is None]
                failed = [result for result in results if result is not None]
                if failed:
                    break
            assert len(failed) == 100
            assert all(isinstance(result, StoreBroken) and "the disk failed" in str(result) for result in failed)
            assert await store.lines.of("rank") == acknowledged
        await store.lines.append(row(len(acknowledged) + 1))
    async with opened(file) as store:
        assert await store.lines.of("rank") == [*acknowledged, row(len(acknowledged) + 1)]


@awaited
async def test_a_backup_for_which_there_is_no_room_leaves_nothing_behind(filled: Path) -> None:
    async with opened(filled) as store:
        with files_of_at_most(4 * PAGE), pytest.raises(StoreBroken, match="copy the disk failed"):
            await store.backup(filled.with_name("copy"))
        assert not list(filled.parent.glob("copy*"))
        await store.backup(filled.with_name("copy"))


@awaited
async def test_a_full_disk_is_called_a_full_disk_and_goes_on_when_there_is_room(file: Path) -> None:
    with closing(connect(file)) as connection:
        migrate_sqlite(connection)
        connection.execute("PRAGMA max_page_count = 20")
        writer = Writer(connection, file)
        results = await outcomes([writer.do(row(seq, line="x" * 1000)) for seq in range(1, 201)])
        assert all(isinstance(result, StoreBroken) and "the disk is full: free some space" in str(result) for result in results)
        await writer.do(row(1))
        connection.execute("PRAGMA max_page_count = 2000")
        assert await outcomes([writer.do(row(seq, line="x" * 1000)) for seq in range(2, 201)]) == [None] * 199
        await writer.close()


@awaited
async def test_a_file_that_another_program_keeps_locked_is_told_so(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "BUSY", 0.2)
    async with opened(file) as store:
        await store.lines.append(row(1))
        with closing(connect(file)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreBroken, match="another program keeps it locked"):
                await store.lines.append(row(2))
        await store.lines.append(row(2))
        assert await store.lines.of("rank") == [row(1), row(2)]


@awaited
async def test_a_file_that_is_damaged_while_it_is_used_is_told_to_who_reads_it(file: Path) -> None:
    async with opened(file) as store:
        await fill(store)
    async with opened(file) as store:
        with file.open("r+b") as damaged:
            damaged.seek(PAGE)
            damaged.write(random.Random(3).randbytes(file.stat().st_size - PAGE))
        with pytest.raises(StoreBroken, match="is damaged"):
            await store.lines.of("rank")
