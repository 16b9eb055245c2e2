"""A match whose every seat has a socket of its own: the seat to move answers as soon as it has heard what it sees now."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence

from cabstand.load.wire import Http, Socket


class Match(ABC):
    """`latencies`: seconds from a move being sent to the next seat hearing of it."""

    def __init__(self, port: int, seats: int, watchers: int = 0) -> None:
        self.port, self.seats, self.watchers = port, seats, watchers
        self.sockets: list[Socket] = []
        self.latencies: list[float] = []
        self.moves = 0
        self._most, self._pause = 0, 0.0
        self._sent: dict[int, tuple[int, float]] = {}
        self._ready: tuple[int, int, bytes] | None = None
        self._done: asyncio.Future[None] | None = None

    # --- what the servers differ in

    @abstractmethod
    async def lay(self, lobby: Http | None = None) -> None:
        """Everybody takes a seat; by a connection that is open already, where there is one."""

    @abstractmethod
    async def connect(self, viewer: int, address: str = "127.0.0.1") -> Socket:
        """The socket of a seat, or of a watcher where there are no more seats, when it has heard how things are."""

    @abstractmethod
    def send(self, viewer: int, seq: int, move: bytes) -> None:
        """Send a move that was chosen at a number of lines."""

    # --- playing

    async def open(self) -> None:
        await self.lay()
        for viewer in range(self.seats + self.watchers):
            self.sockets.append(await self.connect(viewer))

    async def play(self, most: int, pause: float = 0.0, wait: float = 0.0) -> int:
        """Play so many moves or to the end, with a pause before each; how many were played."""
        await asyncio.sleep(wait)
        before = self.moves
        self._most, self._pause = self.moves + most, pause
        self._done = asyncio.get_running_loop().create_future()
        if self._ready is not None:
            self._make(*self._ready)
        await asyncio.wait_for(self._done, 120)
        return self.moves - before

    def heard(self, viewer: int, seq: int, move: bytes | None) -> None:
        """A viewer sees line `seq`; where it is asked, `move` is its answer."""
        sent = self._sent.get(seq)
        if sent is not None and sent[0] == viewer:
            self.latencies.append(time.perf_counter() - sent[1])
            del self._sent[seq]
        if move is None:
            return
        self._ready = (viewer, seq, move)
        if self._done is not None and not self._done.done():
            if self._pause:
                asyncio.get_running_loop().call_later(self._pause, self._make, viewer, seq, move)
            else:
                self._make(viewer, seq, move)

    def _make(self, viewer: int, seq: int, move: bytes) -> None:
        if self.moves == self._most:
            self.end()
            return
        self.moves += 1
        self._ready = None
        self._sent[seq + 1] = ((viewer + 1) % self.seats, time.perf_counter())
        self.send(viewer, seq, move)

    def halt(self) -> None:
        """Let the move that is under way be the last."""
        self._most = self.moves

    def end(self) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_result(None)

    def fail(self, why: str) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_exception(RuntimeError(why))

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
