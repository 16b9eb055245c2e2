"""What happens elsewhere, for any number of readers. Each has a queue of its own; whoever falls behind is told so."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")

MOST: Final = 10_000
"""Unread items for one reader. One more, and all of them are replaced by one that says that some were missed."""


class Feed(Generic[Item]):
    def __init__(self) -> None:
        self._readers: set[asyncio.Queue[Item | None]] = set()

    def read(self) -> AsyncIterator[Item]:
        """Everything from this moment on, until the feed is closed."""
        reader: asyncio.Queue[Item | None] = asyncio.Queue()
        self._readers.add(reader)
        return self._told(reader)

    async def _told(self, reader: asyncio.Queue[Item | None]) -> AsyncIterator[Item]:
        try:
            while (item := await reader.get()) is not None:
                yield item
        finally:
            self._readers.discard(reader)

    def tell(self, item: Item, missed: Item) -> None:
        for reader in self._readers:
            if reader.qsize() >= MOST:
                while not reader.empty():
                    reader.get_nowait()
                reader.put_nowait(missed)
            else:
                reader.put_nowait(item)

    def close(self) -> None:
        for reader in self._readers:
            reader.put_nowait(None)
