"""What the tests of stores share."""

import asyncio
import functools
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, ParamSpec

from cabstand.store.archive import TABLES, selection
from cabstand.store.open import open_store
from cabstand.store.store import Attempt, Day, KeptPack, Player, Row, Sheet, Store

Arguments = ParamSpec("Arguments")


def awaited(test: Callable[Arguments, Awaitable[None]]) -> Callable[Arguments, None]:
    """A test that is a coroutine, in a loop of its own."""

    @functools.wraps(test)
    def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        async def play() -> None:
            await test(*args, **kwargs)

        asyncio.run(play())

    return run


@asynccontextmanager
async def opened(where: str | Path) -> AsyncIterator[Store]:
    store = await open_store(where)
    try:
        yield store
    finally:
        await store.close()


def row(seq: int, table: str = "rank", key: str = "", line: str = "throw => 1 2 3") -> Row:
    return Row(table, seq, f"{line} {{é {seq}}}", "ada", 1_700_000_000_000 + seq, key or f"key {seq}")


def pack(name: str) -> KeptPack:
    return KeptPack(f"hash of {name}", f'"é {name}"', '{"questions.csv": "…"}')


async def outcomes(calls: Sequence[Awaitable[None]]) -> list[BaseException | None]:
    """What became of calls made at the same time."""
    return await asyncio.gather(*calls, return_exceptions=True)


async def fill(store: Store) -> None:
    """A little of everything."""
    for name in ("ada", "ben"):
        await store.players.add(Player(name, name.title()), f"token of {name}")
    await store.players.add_token("ada", "ada's phone")
    await store.packs.add("ben", pack("town"))
    for table in ("rank", "airport", "harbour"):
        await store.tables.create(Sheet(table, 1, "lobby", "{}"), frozenset({"ada"}), pack("city") if table == "rank" else None)
        await asyncio.gather(*(store.lines.append(row(seq, table)) for seq in range(1, 31)))
    await store.tables.save(Sheet("rank", 2, "playing", '{"é": "\\n"}'), frozenset({"ada", "ben"}))
    await store.days.add(Day("space-taxi", "2026-11-15", "5e" * 32))
    await store.days.add_attempt(Attempt("space-taxi", "2026-11-15", "ada", 1, "rank", "{}"))


def content(backup: Path) -> dict[str, list[Any]]:
    """All that a backup holds."""
    with closing(sqlite3.connect(backup)) as connection:
        return {table: sorted(connection.execute(selection(table)), key=repr) for table in TABLES}
