"""Who follows a table. For each reader only so much may wait to be sent: who falls behind is dropped, not waited for."""

import asyncio
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from typing import Final

import msgspec

from cabstand.server.messages import Ended, Message
from cabstand.server.protocol import MOST_BYTES_WAITING, LiveSocket

MOST_WAITING: Final = 64
Viewer = int | None
"""A seat counted from 0, or None for somebody who watches."""


class Reader(ABC):
    """One open stream. Messages come as JSON."""

    def __init__(self, viewer: Viewer, player: str, reads: bool = False) -> None:
        self.viewer = viewer
        self.player = player
        self.reads = reads
        """Whether somebody looks at this who wants time to read what came of a card."""
        self.dropped = False
        self.ended = ""
        """Why the stream ends for good, where it does."""

    @abstractmethod
    def put(self, message: bytes) -> None:
        """Send a message, now or as soon as it can be; a reader that is too slow for that is dropped."""

    @abstractmethod
    def drop(self) -> None:
        """End the stream. What still waits is not sent: the reader comes back and asks for what it missed."""

    @abstractmethod
    def finish(self) -> None:
        """End the stream after what waits has been sent."""


class QueueReader(Reader):
    """A reader who takes messages one by one. `take` gives None once the reader is dropped or the table is closed."""

    def __init__(self, viewer: Viewer, player: str) -> None:
        super().__init__(viewer, player)
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def put(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        self.dropped = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def finish(self) -> None:
        try:
            self._queue.put_nowait(None)
        except asyncio.QueueFull:
            self.drop()

    async def take(self) -> bytes | None:
        return await self._queue.get()


class SocketReader(Reader):
    """A reader at the other end of a WebSocket. `packed`: the first message goes out compressed."""

    def __init__(self, viewer: Viewer, player: str, connection: LiveSocket, packed: bool = False, reads: bool = False) -> None:
        super().__init__(viewer, player, reads)
        self._connection = connection
        self._packed = packed

    def put(self, message: bytes) -> None:
        if self._packed:
            self._packed = False
            waiting = self._connection.write_binary(zlib.compress(message))
        else:
            waiting = self._connection.write_text(message)
        if waiting > MOST_BYTES_WAITING:
            self.drop()

    def drop(self) -> None:
        self.dropped = True
        self._connection.cut()

    def finish(self) -> None:
        self._connection.hang_up()


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

    def end(self, reader: Reader, last: Ended) -> None:
        """End a stream for good, and say why."""
        self.send(reader, last)
        reader.ended = last.reason
        reader.finish()
        self.remove(reader)

    def close(self) -> None:
        for reader in self:
            reader.finish()
        self._readers.clear()
