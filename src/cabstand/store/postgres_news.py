"""What other processes wrote, told by the database: a connection that only listens, and finds its way back when it is cut."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Final

import asyncpg

from cabstand.store.postgres_writer import CHANNEL, let_go
from cabstand.store.retries import AWAY

MISSED: Final = ("", 0)
MOST: Final = 10_000
"""How many unread news are kept for one reader; after that it is told to look at everything."""

PULSE: Final = 30.0
"""Seconds after which a silent connection is asked whether it is still alive."""


class News:
    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], own: Callable[[], int | None]) -> None:
        self._connect, self._own = connect, own
        self._readers: set[asyncio.Queue[tuple[str, int] | None]] = set()
        self._cut = asyncio.Event()
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._connection = await self._listen()
        self._task = asyncio.create_task(self._stay(self._connection))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            await let_go(self._connection)
        for reader in self._readers:
            reader.put_nowait(None)

    def read(self) -> AsyncIterator[tuple[str, int]]:
        """All news from this moment on."""
        reader: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        self._readers.add(reader)
        return self._told(reader)

    async def _told(self, reader: asyncio.Queue[tuple[str, int] | None]) -> AsyncIterator[tuple[str, int]]:
        try:
            while (news := await reader.get()) is not None:
                yield news
        finally:
            self._readers.discard(reader)

    async def _listen(self) -> asyncpg.Connection:
        connection = await self._connect()
        self._cut = cut = asyncio.Event()
        connection.add_termination_listener(lambda _: cut.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:  # cut again, or the store is closed: nobody else knows of this connection
            connection.terminate()
            raise
        return connection

    async def _stay(self, connection: asyncpg.Connection) -> None:
        while True:
            try:
                await asyncio.wait_for(self._cut.wait(), PULSE)
            except TimeoutError:
                with suppress(*AWAY):
                    await connection.execute("SELECT 1", timeout=10)
                    continue
            connection.terminate()
            self._connection = connection = await self._again()
            self._tell(MISSED)

    async def _again(self) -> asyncpg.Connection:
        """However long it takes: those who write are told what is wrong."""
        pause = 0.05
        while True:
            with suppress(*AWAY, asyncpg.PostgresError):
                return await self._listen()
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5.0)

    def _heard(self, _connection: object, pid: int, _channel: str, payload: str) -> None:
        if pid != self._own():
            table, _, seq = payload.rpartition(" ")
            self._tell((table, int(seq)))

    def _tell(self, news: tuple[str, int]) -> None:
        for reader in self._readers:
            if reader.qsize() >= MOST:
                while not reader.empty():
                    reader.get_nowait()
                reader.put_nowait(MISSED)
            else:
                reader.put_nowait(news)
