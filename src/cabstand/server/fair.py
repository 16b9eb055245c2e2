"""A queue for work that only a few can have done at a time. Those who wait take turns, so somebody who asks for a lot holds up
only themselves.

    queue = FairQueue(rooms=2, most_waiting=64)
    async with queue.turn(address):     # TooMany, where 64 of this address wait already
        ...                             # at most two at a time get here

Work that is done in the event loop itself is done in slices: `await in_slices(pieces())`.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import msgspec

from cabstand.core.game import refuse
from cabstand.server.errors import TooMany

T = TypeVar("T")
_TRY_AGAIN: Final = 5.0  # seconds
_SLICE: Final = 0.001  # seconds: a player's move takes several turns of the event loop, each longer by this


async def in_slices(pieces: Iterable[T]) -> list[T]:
    """Do something piece by piece in the event loop; after every millisecond others have their turn."""
    done: list[T] = []
    began = time.monotonic()
    for piece in pieces:
        done.append(piece)
        if time.monotonic() - began > _SLICE:
            await asyncio.sleep(0)
            began = time.monotonic()
    return done


class _Waiting(msgspec.Struct, eq=False):
    """One piece of work that waits. `round` says when its turn is: everybody has one turn in a round."""

    round: int
    called: asyncio.Future[None]


class FairQueue:
    """At most `rooms` pieces of work are done at a time, at most `each` for one owner; an owner is an address, a host, a table.

    Everybody who waits has one turn in a round. A newcomer still joins the present round, and so waits for at most one piece of
    work of every other owner, however much the others have waiting.
    """

    def __init__(self, rooms: int = 1, each: int | None = None, most_waiting: int | None = None) -> None:
        self.rooms = rooms
        self._each = each
        self._most_waiting = most_waiting
        self._lines: dict[str, deque[_Waiting]] = {}
        self._inside: Counter[str] = Counter()
        self._round = 0
        self._had_turn: set[str] = set()
        """Owners who have had their turn in the present round."""

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it. Refused where too much of this owner waits already."""
        await self.enter(owner)
        try:
            yield
        finally:
            self.leave(owner)

    @property
    def free(self) -> int:
        """The number of rooms in which nothing is being done."""
        return self.rooms - self._inside.total()

    @property
    def owners_waiting(self) -> int:
        return len(self._lines)

    def waiting_of(self, owner: str) -> int:
        return len(self._lines.get(owner, ()))

    async def enter(self, owner: str) -> None:
        """Wait for a turn. It lasts until `leave`, which the caller must not forget."""
        line = self._lines.get(owner)
        if self._most_waiting is not None and line is not None and len(line) >= self._most_waiting:
            raise TooMany(refuse("server-queue-full", waiting=len(line)).refusal, _TRY_AGAIN)
        after = line[-1].round if line else self._round if owner in self._had_turn else self._round - 1
        mine = _Waiting(after + 1, asyncio.get_running_loop().create_future())
        self._lines.setdefault(owner, deque()).append(mine)
        self._call_next()
        try:
            await mine.called
        except asyncio.CancelledError:
            if mine.called.cancelled():
                self._forget(owner, mine)
            else:  # it was called just as it went away
                self.leave(owner)
            raise

    def add_room(self) -> None:
        self.rooms += 1
        self._call_next()

    def leave(self, owner: str) -> None:
        self._inside[owner] -= 1
        if not self._inside[owner]:
            del self._inside[owner]
        self._call_next()

    def _forget(self, owner: str, gone: _Waiting) -> None:
        line = self._lines.get(owner, deque())
        if gone in line:
            line.remove(gone)
            if not line:
                del self._lines[owner]

    def _call_next(self) -> None:
        while self.free > 0 and (owner := self._next()) is not None:
            waiting = self._lines[owner][0]
            self._forget(owner, waiting)
            if not waiting.called.cancelled():
                self._begin(owner, waiting)
        if not self._lines:
            self._had_turn &= self._inside.keys()

    def _begin(self, owner: str, waiting: _Waiting) -> None:
        if waiting.round > self._round:
            self._round = waiting.round
            self._had_turn.clear()
        self._had_turn.add(owner)
        self._inside[owner] += 1
        waiting.called.set_result(None)

    def _next(self) -> str | None:
        """Whose turn it is: of those in the earliest round, the one who came first."""
        ready = [owner for owner in self._lines if self._each is None or self._inside[owner] < self._each]
        return min(ready, key=lambda owner: self._lines[owner][0].round, default=None)
