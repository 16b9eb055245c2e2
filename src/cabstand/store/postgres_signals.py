"""Small messages among the servers of one database, by NOTIFY."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from typing import Any, Final

import asyncpg

from cabstand.store.postgres_news import News
from cabstand.store.postgres_writer import SIGNALS, Work
from cabstand.store.records import Signal

RUNNING: Final = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid = ANY(?)"


class PostgresSignals:
    def __init__(self, news: News, do: Callable[[Work], Awaitable[None]], read: Callable[..., Awaitable[list[Any]]]) -> None:
        self._news, self._do, self._read = news, do, read

    @property
    def server(self) -> int:
        return self._news.server

    async def send(self, about: str, text: str) -> None:
        """By the connection that writes, so that whatever this server says arrives in the order in which it was said."""
        payload = f"{self.server} {text}"

        async def work(connection: asyncpg.Connection) -> None:
            await connection.execute("SELECT pg_notify($1, $2)", SIGNALS, payload)

        await self._do(Work(about, work))

    def heard(self) -> AsyncIterator[Signal]:
        return self._news.signals.read()

    async def running(self, servers: Collection[int]) -> set[int]:
        return {pid for (pid,) in await self._read(RUNNING, list(servers))}
