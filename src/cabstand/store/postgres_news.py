"""What other processes wrote and said, told by the database: a connection that only listens, and finds its way back when it is
cut.

The number of this connection is the number of the server: the database ends the connection when the server dies, so that the
others can ask which servers still run.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import asyncpg

from cabstand.store.feed import Feed
from cabstand.store.postgres_writer import CHANNEL, SIGNALS, let_go
from cabstand.store.records import Signal
from cabstand.store.retries import AWAY

MISSED: Final = ("", 0)
PULSE: Final = 30.0
"""Seconds after which a silent connection is asked whether it is still alive."""


class News:
    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], own: Callable[[], int | None]) -> None:
        self._connect, self._own = connect, own
        self.news: Feed[tuple[str, int]] = Feed()
        self.signals: Feed[Signal] = Feed()
        self.server = 0
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
        self.news.close()
        self.signals.close()

    async def _listen(self) -> asyncpg.Connection:
        connection = await self._connect()
        self._cut = cut = asyncio.Event()
        connection.add_termination_listener(lambda _: cut.set())
        try:
            await connection.add_listener(CHANNEL, self._heard)
            await connection.add_listener(SIGNALS, self._heard_signal)
        except BaseException:  # cut again, or the store is closed: nobody else knows of this connection
            connection.terminate()
            raise
        self.server = int(connection.get_server_pid())
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
            self.news.tell(MISSED, MISSED)
            self._tell_signal(Signal(self.server, ""))

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
            self.news.tell((table, int(seq)), MISSED)

    def _heard_signal(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        server, _, text = payload.partition(" ")
        self._tell_signal(Signal(int(server), text))

    def _tell_signal(self, signal: Signal) -> None:
        self.signals.tell(signal, Signal(self.server, ""))
