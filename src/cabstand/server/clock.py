"""The time, as everything at a table asks for it: tests hand in a clock that they move by hand."""

import asyncio
import time
from typing import Final, Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment: only for measuring. Nobody can set it."""

    def wall(self) -> float:
        """Seconds since 1970, as far as the clock of this machine can be believed: it may have been set."""

    async def sleep(self, seconds: float) -> None:
        """Come back after some seconds; at once where there are none."""


class SystemClock:
    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


SYSTEM_CLOCK: Final = SystemClock()
