"""Small messages among the servers of one store. They are kept nowhere: whoever is not listening never hears of them."""

import os
from collections.abc import AsyncIterator, Collection
from typing import Protocol

from cabstand.store.feed import Feed
from cabstand.store.records import Signal


class Signals(Protocol):
    @property
    def server(self) -> int:
        """The number of this server. It changes when its connection to the database is cut."""

    async def send(self, about: str, text: str) -> None:
        """Say something to all servers, this one included; all hear everything in the same order. `about` is a table's id."""

    def heard(self) -> AsyncIterator[Signal]:
        """What is said from this moment on. Ends when the store is closed."""

    async def running(self, servers: Collection[int]) -> set[int]:
        """Which of these servers still run."""


class OwnSignals:
    """Where one server has the store for itself: what is said here is heard here."""

    def __init__(self) -> None:
        self._feed: Feed[Signal] = Feed()

    @property
    def server(self) -> int:
        return os.getpid()

    async def send(self, about: str, text: str) -> None:
        self._feed.tell(Signal(self.server, text), Signal(self.server, ""))

    def heard(self) -> AsyncIterator[Signal]:
        return self._feed.read()

    async def running(self, servers: Collection[int]) -> set[int]:
        return {self.server} & {*servers}

    def close(self) -> None:
        self._feed.close()
