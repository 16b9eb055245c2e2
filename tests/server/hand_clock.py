"""A clock that stands still until a test moves it: what waits for a time happens when the test says so, and in order."""

import asyncio
from dataclasses import dataclass
from typing import Final

NOON: Final = 1_800_014_400.0
"""12:00 UTC on 15 January 2027."""
_PATIENCE: Final = 60.0
"""Real seconds after which a test has clearly hung."""
_ROUNDING: Final = 1e-6


@dataclass
class Sleeper:
    due: float
    woken: "asyncio.Future[None]"
    task: "asyncio.Task[object] | None"


class HandClock:
    def __init__(self, wall: float = NOON) -> None:
        self._now, self._wall = 1000.0, wall
        self._sleepers: list[Sleeper] = []

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return self._wall

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        sleeper = Sleeper(self._now + seconds, asyncio.get_running_loop().create_future(), asyncio.current_task())
        self._sleepers.append(sleeper)
        try:
            await sleeper.woken
        finally:
            self._sleepers.remove(sleeper)

    # --- what a test does

    async def pass_(self, seconds: float) -> None:
        """Let time go by. Who sleeps wakes at their time; what that sets off at a table is done before the next one wakes."""
        end = self._now + seconds
        await self.settle()
        while (first := min(self._sleepers, key=lambda one: one.due, default=None)) and first.due <= end + _ROUNDING:
            self.skip(max(0.0, first.due - self._now))
            first.woken.set_result(None)
            await self.settle()
        self.skip(max(0.0, end - self._now))

    async def settle(self) -> None:
        """Let everything happen that needs no time: until whatever a table does by itself is done or sleeps."""
        async with asyncio.timeout(_PATIENCE):
            await asyncio.sleep(0)
            while self._busy():
                await asyncio.sleep(0)

    def skip(self, seconds: float) -> None:
        """Some time goes by and nobody wakes yet."""
        self._now += seconds
        self._wall += seconds

    def set_wall(self, wall: float) -> None:
        """Somebody sets the clock on the wall; the stopwatch goes on as before."""
        self._wall = wall

    @property
    def sleeping(self) -> list[float]:
        """How long everybody who sleeps will go on, the shortest first."""
        return sorted(sleeper.due - self._now for sleeper in self._sleepers)

    def _busy(self) -> bool:
        asleep = {sleeper.task for sleeper in self._sleepers if not sleeper.woken.done()}
        tables = {task for task in asyncio.all_tasks() if task.get_name().startswith("table ")}
        return bool(tables - asleep - {asyncio.current_task()})
