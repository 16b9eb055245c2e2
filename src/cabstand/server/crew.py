"""Processes in which bots think; those who wait for one take turns."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from typing import Any, Final

from cabstand.server.fair import FairQueue

PATIENCE: Final = 30.0
"""Seconds that an answer may take once a bot has begun to think. A cluster has a queue of its own: there, any answer to anybody
shows that it is at work."""
_LONGEST: Final = 10 * PATIENCE  # even at a cluster
QUICK: Final = 0.4
"""Seconds of thinking that are shared by all who wait."""
LEAST: Final = 0.01
"""Seconds that any bot may think, however many wait."""

Work = Callable[..., int]
"""Takes a job and, as its last argument, the seconds it may think; None: as long as it likes."""


class Crew:
    """Some processes of one kind, each started when it is needed. Owners take turns, and so do the tables of one owner.

    Nobody finds all processes busy for long. Where one is left free and nobody waits, a bot may think as long as it likes;
    otherwise it gets a share: everybody who waits the same, divided by how much they have waiting.
    """

    def __init__(
        self,
        start: Callable[[], Executor],
        end: Callable[[Executor], None],
        size: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._start = start
        self._end = end
        self._turns = FairQueue(size)
        self._idle: list[Executor | None] = [None] * size
        """Processes that have nothing to do, and None for each that has not been started."""
        self._busy: list[Executor] = []
        self._heard: dict[Executor, float] = {}
        """When a process has last answered anybody."""
        self._is_retired = False

    def add(self, process: Executor) -> None:
        """Add one more process."""
        self._idle.append(process)
        self._turns.add_room()

    def rest(self) -> None:
        """End the processes that have nothing to do; they are started again when they are needed."""
        for at, process in enumerate(self._idle):
            if process is not None:
                self._end(process)
                self._idle[at] = None

    def retire(self) -> None:
        """Nobody new will ask: those who wait are answered, then the processes end."""
        self._is_retired = True
        if not self._turns.owners_waiting:
            self.rest()

    async def ask(self, owner: str, work: Work, *job: Any) -> int:
        """Wait for a turn, then for the answer. Raises BrokenExecutor if the process dies, TimeoutError if no answer comes."""
        await self._turns.enter(owner)
        try:
            process, answer = self._begin(work, *job, self._seconds(owner))
        except BaseException:
            self._turns.leave(owner)
            raise
        loop = asyncio.get_running_loop()

        def over(_: object) -> None:
            with suppress(RuntimeError):  # the server has closed
                loop.call_soon_threadsafe(self._is_over, owner, process, answer)

        # a turn lasts as long as the process is busy, even when nobody waits for the answer any more
        answer.add_done_callback(over)
        return await self._wait_for(process, answer)

    def _seconds(self, owner: str) -> float | None:
        """How long a bot of this owner may think now that its turn has come."""
        mine, others = self._turns.waiting_of(owner), self._turns.owners_waiting
        if self._turns.free and not others:
            return None
        owners = others if mine else others + 1
        return max(LEAST, QUICK / owners / (mine + 1))

    def _begin(self, work: Work, *job: Any) -> tuple[Executor, "Future[int]"]:
        process = self._idle.pop() or self._start()
        try:
            answer = process.submit(work, *job)
        except BrokenExecutor:  # it has died while nobody asked it anything
            self._end(process)
            process = self._start()
            answer = process.submit(work, *job)
        self._busy.append(process)
        return process, answer

    async def _wait_for(self, process: Executor, answer: "Future[int]") -> int:
        began = self._clock()
        thinking = asyncio.wrap_future(answer)
        try:
            while not thinking.done():
                ends = min(max(began, self._heard.get(process, began)) + PATIENCE, began + _LONGEST)
                if self._clock() > ends:
                    self._end(process)
                    raise TimeoutError
                await asyncio.wait([thinking], timeout=ends - self._clock())
        finally:
            thinking.cancel()
        return thinking.result()

    def _is_over(self, owner: str, process: Executor, answer: "Future[int]") -> None:
        self._busy.remove(process)
        self._heard[process] = self._clock()
        if answer.cancelled() or not isinstance(answer.exception(), BrokenExecutor):
            self._idle.append(process)
        else:
            self._heard.pop(process)
            self._idle.append(None)
        self._turns.leave(owner)
        if self._is_retired:
            self.retire()

    def close(self) -> None:
        """End all processes. Nobody may ask any more."""
        for process in {*self._busy, *(each for each in self._idle if each is not None)}:
            self._end(process)
