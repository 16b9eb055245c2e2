"""The power fails: every acknowledged line is on the disk, whatever the disk did with what nobody had synced."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from tests.store.help import awaited, opened
from tests.store.power import Disk, lay_down
from tests.store.sqlite_layer import DiskEvent, Sync, SyncFolder, watched_disk

from cabstand.store.database import change
from cabstand.store.sqlite import SqliteFile
from cabstand.store.store import Row, StoreBroken

TABLES: Final = 6
BESIDE: Final = ("-wal", "-journal")


class Told(NamedTuple):
    """Somebody was told that this line is kept."""

    table: str
    seq: int


def line(table: str, seq: int) -> Row:
    """A line whose length is its own: some fill more than a page."""
    long = "x" * random.Random(f"{table} {seq}").choice((10, 200, 6000))
    return Row(table, seq, f"throw => {long}", "ada", seq, f"key {seq}")


async def play(path: Path, begun: Counter[str], most: int, happened: Callable[[Told], None]) -> None:
    """Open the store, append to several tables at once, close it."""
    async with opened(path) as store:

        async def at(table: str) -> None:
            for seq in range(begun[table] + 1, begun[table] + most + 1):
                await store.lines.append(line(table, seq))
                happened(Told(table, seq))

        await asyncio.gather(*(at(f"table{number}") for number in range(TABLES)))


async def check(path: Path, told: Counter[str]) -> Counter[str]:
    """The lines that are there, table by table: all that were acknowledged, in order, and the file is sound."""
    kept: Counter[str] = Counter()
    async with opened(path) as store:
        for number in range(TABLES):
            table = f"table{number}"
            rows = await store.lines.of(table)
            assert rows == [line(table, seq) for seq in range(1, len(rows) + 1)]
            assert told[table] <= len(rows) <= told[table] + 1, "acknowledged lines are kept; one more may have been on its way"
            kept[table] = len(rows)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return kept


def run(path: Path, begun: Counter[str], most: int) -> list[DiskEvent | Told]:
    """All that happens while a server plays on, in order."""
    happened: list[DiskEvent | Told] = []
    with watched_disk(happened.append):
        asyncio.run(play(path, begun, most, happened.append))
    return happened


def files_of(store: Path) -> dict[str, bytes]:
    """The store's file and what SQLite keeps beside it; the shared memory does not survive anyway."""
    return {
        str(path): path.read_bytes()
        for path in (store, *(store.with_name(store.name + end) for end in BESIDE))
        if path.exists()
    }


def cut_power(store: Path, kept: Counter[str], most: int, chance: random.Random, unheard: type | None = None) -> Counter[str]:
    """Play on, cut the power at some moment, start again; what is there then. A disk can be deaf to one kind of sync."""
    disk, told = Disk(files_of(store)), kept.copy()
    happened = run(store, kept, chance.randint(1, most))
    for event in happened[: chance.randrange(len(happened) + 1)]:
        if isinstance(event, Told):
            told[event.table] = event.seq
        elif unheard is None or not isinstance(event, unheard):
            disk.follow(event)
    lay_down(disk.cut(chance), store.parent)
    return asyncio.run(check(store, told))


def test_no_acknowledged_line_is_lost_when_the_power_fails(file: Path, size: Callable[[int, int], int]) -> None:
    """Again and again, at any moment from opening to closing, each time on what the cut before has left."""
    chance = random.Random(11)
    kept: Counter[str] = Counter()
    for _ in range(size(20, 200)):
        kept = cut_power(file, kept, size(15, 40), chance)
    assert kept.total() > 200


@pytest.mark.parametrize("unheard", [Sync, SyncFolder])
def test_on_a_disk_that_does_not_sync_the_same_cuts_lose_lines(file: Path, unheard: type) -> None:
    """So the test above would notice a store that does not ask for it."""
    chance = random.Random(11)

    def cut_twenty_times() -> None:
        for number in range(20):
            cut_power(file.with_name(str(number)) / "store.db", Counter(), 15, chance, unheard)

    with pytest.raises((AssertionError, StoreBroken)):
        cut_twenty_times()


@awaited
async def test_the_writer_waits_for_the_disk_with_every_commit(file: Path) -> None:
    """Asked of the connection that writes: with less, a commit is acknowledged before it is on the disk."""
    database = SqliteFile(file)
    await database.open()
    settings = {
        name: await database.write(change("", f"PRAGMA {name}")) for name in ("synchronous", "journal_mode", "fullfsync")
    }
    await database.close()
    assert settings == {"synchronous": [(2,)], "journal_mode": [("wal",)], "fullfsync": [(1,)]}
