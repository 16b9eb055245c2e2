"""Several server processes on one database: who is first, what they hear of each other, and connections that break."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Final

import asyncpg
import pytest
from tests.store.help import awaited, opened, outcomes, row

from cabstand.store import feed, postgres_news, postgres_writer, retries
from cabstand.store.store import Sheet, Store, StoreBroken, Taken

NewsOf = AsyncIterator[tuple[str, int]]


PATIENCE: Final = 60.0
"""Seconds after which something has not happened; nothing is measured against it."""


async def next_of(news: NewsOf) -> tuple[str, int]:
    return await asyncio.wait_for(anext(news), PATIENCE)


async def cut(database: str) -> None:
    """Break every connection to a database but this one."""
    connection = await asyncpg.connect(database)
    await cut_from(connection, name_of(database))
    await connection.close()


async def cut_from(connection: asyncpg.Connection, name: str) -> None:
    """The same from a connection that is there, and wait until each of them has ended at the server."""
    others = "FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
    ended = await connection.fetch(f"SELECT pg_terminate_backend(pid, $2) {others}", name, int(PATIENCE * 1000))
    assert ended
    assert all(yes for (yes,) in ended)


def name_of(database: str) -> str:
    return database.split("/")[3].split("?")[0]


# --- news


@awaited
async def test_a_process_hears_what_others_did_and_not_what_it_did_itself(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        heard_here, heard_there = here.news(), there.news()
        await here.tables.create(Sheet("rank", 1, "lobby", "{}"), frozenset())
        await here.lines.append(row(1))
        await there.lines.append(row(2))
        await here.lines.append(row(1, "a table with spaces"))
        await there.tables.save(Sheet("rank", 2, "playing", "{}"), frozenset())
        await here.tables.delete("rank")
        assert [await next_of(heard_here) for _ in range(2)] == [("rank", 2), ("rank", 0)]
        assert [await next_of(heard_there) for _ in range(4)] == [
            ("rank", 0),
            ("rank", 1),
            ("a table with spaces", 1),
            ("rank", 0),
        ]
        await here.lines.append(row(9, "last"))
        await there.lines.append(row(8, "last"))
        assert await next_of(heard_here) == ("last", 8)
        assert await next_of(heard_there) == ("last", 9)


@awaited
async def test_what_is_refused_is_no_news(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        heard = there.news()
        await here.lines.append(row(1))
        with pytest.raises(Taken):
            await here.lines.append(row(1, key="late"))
        with pytest.raises(Taken):
            await here.tables.save(Sheet("rank", 2, "lobby", "{}"), frozenset())
        await here.lines.append(row(2))
        assert [await next_of(heard) for _ in range(2)] == [("rank", 1), ("rank", 2)]


@awaited
async def test_news_ends_when_the_store_is_closed(where: str) -> None:
    async with opened(where) as store:
        news = store.news()
        waiting = asyncio.create_task(anext(news, None))
        await asyncio.sleep(0)  # it begins to wait
        assert not waiting.done()
        await store.close()
        assert await asyncio.wait_for(waiting, PATIENCE) is None


@awaited
async def test_who_does_not_read_is_told_to_look_at_everything(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "MOST", 10)
    async with opened(database) as here, opened(database) as there:
        heard, read_at_once = there.news(), there.news()
        for seq in range(1, 12):
            await here.lines.append(row(seq))
            assert await next_of(read_at_once) == ("rank", seq), "it has been told to both"
        assert await next_of(heard) == ("", 0)


# --- races


@awaited
async def test_of_many_processes_that_want_the_same_numbers_one_gets_each_and_none_waits_in_a_circle(database: str) -> None:
    wanted = [(f"table {table}", seq) for table in range(10) for seq in range(1, 11)]

    async def race(store: Store, name: int, start: int) -> list[BaseException | None]:
        order = wanted[::-1] if name % 2 else wanted
        return await outcomes(
            [store.lines.append(row(start + seq, table, key=f"{name} {start + seq}")) for table, seq in order]
        )

    async with opened(database) as a, opened(database) as b, opened(database) as c:
        for start in range(0, 200, 10):
            raced = await asyncio.gather(*(race(store, name, start) for name, store in enumerate((a, b, c))))
            results = [result for each in raced for result in each]
            assert results.count(None) == 100
            assert sum(isinstance(result, Taken) for result in results) == 200
        for table in range(10):
            assert [line.seq for line in await b.lines.of(f"table {table}")] == list(range(1, 201))
    connection = await asyncpg.connect(database)
    assert await connection.fetchval("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()") == 0
    await connection.close()


# --- connections that break


@awaited
async def test_after_a_cut_the_store_finds_its_way_back(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        heard = there.news()
        await here.lines.append(row(1))
        assert await next_of(heard) == ("rank", 1)
        await cut(database)
        for store in (here, there):
            assert await store.lines.of("rank") == [row(1)]
        await here.lines.append(row(2))
        assert await next_of(heard) == ("", 0)
        await here.lines.append(row(3))
        while (news := await next_of(heard)) != ("rank", 3):
            assert news == ("rank", 2)
        assert [line.seq for line in await there.lines.of("rank")] == [1, 2, 3]


@awaited
async def test_what_is_acknowledged_while_connections_are_cut_is_kept_once(database: str) -> None:
    acknowledged: list[tuple[str, int]] = []
    one_more = asyncio.Event()
    going = True
    async with opened(database) as store:

        async def play(table: str) -> None:
            seq = 1
            while going:
                try:
                    await store.lines.append(row(seq, table))
                    acknowledged.append((table, seq))
                    one_more.set()
                except StoreBroken:
                    seq = len(await store.lines.of(table))
                seq += 1

        players = [asyncio.create_task(play(f"table {n}")) for n in range(8)]
        for cuts in range(6):
            async with asyncio.timeout(PATIENCE):
                while len(acknowledged) < 25 * (cuts + 1):
                    one_more.clear()
                    await one_more.wait()
            if cuts < 5:  # after the last one they play on
                await cut(database)
        going = False
        await asyncio.gather(*players)
        kept = [(table, line.seq) for table in (f"table {n}" for n in range(8)) for line in await store.lines.of(table)]
        assert set(acknowledged) <= set(kept)
        assert len(set(kept)) == len(kept)
        assert len(set(acknowledged)) == len(acknowledged) > 100


@awaited
async def test_a_connection_is_let_go_when_the_store_is_closed_before_it_listens(database: str) -> None:
    made: asyncio.Queue[asyncpg.Connection] = asyncio.Queue()

    async def connect() -> asyncpg.Connection:
        connection = await asyncpg.connect(database)
        made.put_nowait(connection)
        return connection

    starting = asyncio.create_task(postgres_news.News(connect, lambda: None).start())
    connection = await made.get()
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert connection.is_closed()


@awaited
async def test_after_a_write_that_took_too_long_a_new_connection_writes(database: str) -> None:
    async def connect() -> asyncpg.Connection:
        return await asyncpg.connect(database, command_timeout=0.2)

    async with opened(database):
        writer = postgres_writer.Writer(connect, await connect(), lambda error: StoreBroken(str(error)))
        first, other = writer.pid, await asyncpg.connect(database)
        async with other.transaction():
            await other.execute("LOCK TABLE line IN EXCLUSIVE MODE")
            with pytest.raises(StoreBroken):
                await writer.do(row(1))
        await other.close()
        await writer.do(row(1))
        assert writer.pid not in (None, first)
        await writer.close()


def test_a_database_that_is_away_is_asked_again_after_longer_and_longer_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def nobody_answers() -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: sum(pauses))
    with pytest.raises(ConnectionRefusedError):
        retries.patiently(nobody_answers, 6.0).send(None)
    assert pauses == [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 2.0]


@awaited
async def test_a_database_that_does_not_answer_is_told_without_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(StoreBroken, match=r"127\.0\.0\.1/cabstand does not answer: start it") as error:
        async with opened("postgresql://me:secret@127.0.0.1:1/cabstand"):
            pass
    assert "secret" not in str(error.value)


@awaited
async def test_a_database_that_is_not_there_is_told_so(database: str) -> None:
    for url, why in (
        (database.replace("?", "x?"), "is not there: create it"),
        (database.replace("postgres:@", "me:@"), "refuses"),
    ):
        with pytest.raises(StoreBroken, match=why):
            async with opened(url):
                pass


@awaited
async def test_a_database_that_stays_away_fails_its_callers(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (retries, postgres_writer):
        monkeypatch.setattr(module, "PATIENCE", 0.3)
    async with opened(database) as store:
        name = name_of(database)
        connection = await asyncpg.connect(database.replace(name, "postgres", 1))
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await cut_from(connection, name)
        results = await outcomes([store.lines.append(row(seq)) for seq in range(1, 11)])
        assert all(isinstance(result, StoreBroken) for result in results)
        with pytest.raises(StoreBroken):
            await store.lines.of("rank")
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await connection.close()
        await store.lines.append(row(1))
        assert await store.lines.of("rank") == [row(1)]
