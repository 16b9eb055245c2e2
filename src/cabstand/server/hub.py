"""Who follows a table: each reader has a short queue. A reader that falls behind is dropped, not waited for."""

import asyncio
from collections.abc import Callable, Hashable, Iterator
from typing import Final

import msgspec

from cabstand.server.messages import Message

MOST_WAITING: Final = 64
Viewer = int | None
"""A seat counted from 0, or None for somebody who watches."""


class Reader:
    """One open stream. `take` gives the next message as JSON, or None once the reader is dropped or the table is closed."""

    def __init__(self, viewer: Viewer, player: str) -> None:
        self.viewer = viewer
        self.player = player
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.dropped = False
        self.gone = asyncio.Event()

    def put(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """End the stream. What still waits is not sent: the reader comes back and asks for what it missed."""
        self.dropped = True
        self.gone.set()
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def finish(self) -> None:
        """End the stream after what waits has been sent."""
        try:
            self._queue.put_nowait(None)
        except asyncio.QueueFull:
            self.drop()

    async def take(self) -> bytes | None:
        return await self._queue.get()


class Hub:
    """The readers of one table."""

    def __init__(self) -> None:
        self._readers: set[Reader] = set()
        self._encode = msgspec.json.Encoder().encode

    def __len__(self) -> int:
        return len(self._readers)

    def __iter__(self) -> Iterator[Reader]:
        return iter(tuple(self._readers))

    def add(self, reader: Reader) -> None:
        self._readers.add(reader)

    def remove(self, reader: Reader) -> None:
        self._readers.discard(reader)

    def present(self, seats: int) -> list[bool]:
        """Which seats somebody looks out of."""
        seen = {reader.viewer for reader in self._readers}
        return [seat in seen for seat in range(seats)]

    def tell(
        self, message_for: Callable[[Reader], Message], alike: Callable[[Reader], Hashable] = lambda r: (r.viewer, r.player)
    ) -> None:
        """Send everyone their own message. Those who are alike, as a rule of one player and seat, get the same bytes."""
        made: dict[Hashable, bytes] = {}
        for reader in self:
            key = alike(reader)
            if key not in made:
                made[key] = self._encode(message_for(reader))
            reader.put(made[key])
            if reader.dropped:
                self.remove(reader)

    def send(self, reader: Reader, message: Message) -> None:
        reader.put(self._encode(message))

    def close(self) -> None:
        for reader in self:
            reader.drop()
        self._readers.clear()
