"""A server's clock that a test can move ahead: with each SIGUSR1 some time has passed, and whoever slept that long wakes up.

No time passes at a table before its people come: else what one test skips would end a window that another test has prepared.
"""

import asyncio
import signal
import time
from contextlib import suppress
from typing import Any, Final

from cabstand.server.clock import SystemClock
from cabstand.store.tables import Tables

SIGNAL: Final = signal.SIGUSR1


class Skipping:
    def __init__(self, step: float) -> None:
        self._step = step
        self._ahead = 0.0
        self._sleepers: set[asyncio.Event] = set()
        signal.signal(SIGNAL, self._skip)

    def _skip(self, *_: object) -> None:
        """Python calls this in the thread of the loop, between two steps of whatever runs there."""
        self._ahead += self._step
        for sleeper in self._sleepers:
            asyncio.get_running_loop().call_soon_threadsafe(sleeper.set)

    def now(self, _: SystemClock) -> float:
        return time.monotonic() + self._ahead

    def wall(self, _: SystemClock) -> float:
        return time.time() + self._ahead

    async def sleep(self, clock: SystemClock, seconds: float) -> None:
        ends, woken = self.now(clock) + seconds, asyncio.Event()
        self._sleepers.add(woken)
        try:
            while (left := ends - self.now(clock)) > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(woken.wait(), left)
                woken.clear()
        finally:
            self._sleepers.discard(woken)

    def changes(self) -> dict[tuple[Any, str], Any]:
        """What becomes of the clock that every server has."""
        return {
            (SystemClock, "now"): lambda clock: self.now(clock),
            (SystemClock, "wall"): lambda clock: self.wall(clock),
            (SystemClock, "sleep"): lambda clock, seconds: self.sleep(clock, seconds),
            (Tables, "in_stage"): _none_from_before,
        }


_in_stage = Tables.in_stage


async def _none_from_before(tables: Tables, stage: str) -> list[str]:
    """Games under way are opened when a server starts, because their time goes on; here none is."""
    return [] if stage == "playing" else await _in_stage(tables, stage)
