"""Editions that people send are checked in processes of their own: senders take turns, and none can hold up another."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cabstand.core.edition import Edition, Found
from cabstand.core.game import refuse
from cabstand.server import edition_worker
from cabstand.server.edition_worker import LENGTH, Answer, Job
from cabstand.server.fair import FairQueue

WORKERS: Final = 2
MOST_WAITING: Final = 20
"""Editions of one sender that wait; each is held in memory."""
PATIENCE: Final = 120.0
"""Seconds of real time after which a worker is given up, however busy the machine is."""
_NO_COMPILER: Final = {"NUMBA_DISABLE_JIT": "1"}
"""A worker plays no game: it starts in less time and memory without compiled rules."""
log = logging.getLogger("cabstand.editions")


class WorkLimits(msgspec.Struct, frozen=True):
    """What checking one edition may take. The largest pack of questions that is allowed takes 3 seconds and 30 MB."""

    seconds: int = 20
    """Of processor time."""
    memory: int = 400_000_000
    """Bytes beyond what an idle worker has."""


class EditionChecks:
    def __init__(self, limits: WorkLimits | None = None) -> None:
        self._queue = FairQueue(rooms=WORKERS, each=1, most_waiting=MOST_WAITING)
        self._workers = [Worker(limits or WorkLimits()) for _ in range(WORKERS)]
        self._idle = list(self._workers)

    async def look_through(self, sender: str, job: Job, edition: Edition[Any]) -> Found:
        """Check an edition. Refuses one that cannot be unpacked, or that needs too much time or memory."""
        async with self._queue.turn(sender):
            worker = self._idle.pop()
            try:
                answer = await worker.do(job)
            finally:
                self._idle.append(worker)
        if answer.refused is not None:
            reason, args = answer.refused
            raise refuse(reason, **args)
        if not answer.content:
            return answer.found
        return replace(answer.found, content=msgspec.msgpack.decode(answer.content, type=edition.content_type))

    async def close(self) -> None:
        """End the workers, whatever they are doing."""
        for worker in self._workers:
            await worker.stop()


class Worker:
    """One process, started when it is needed; after one that has died, the next job gets a new one."""

    def __init__(self, limits: WorkLimits) -> None:
        self._limits = limits
        self.process: Process | None = None

    async def do(self, job: Job) -> Answer:
        done = False
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._ask(msgspec.msgpack.encode(job))
            done = True
            return msgspec.msgpack.decode(answer, type=Answer)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            log.warning("an edition took too much time or memory to check; its worker is replaced")
            raise refuse("server-pack-too-heavy") from None
        finally:
            if not done:  # even when its sender has gone away: the next one must not get this answer
                await self.stop()

    async def _ask(self, job: bytes) -> bytes:
        if self.process is None or self.process.returncode is not None:
            words = (str(self._limits.seconds), str(self._limits.memory))
            command = (sys.executable, "-P", "-m", edition_worker.__name__, *words)
            # a session of its own: Ctrl-C is for the server, which ends its workers
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, start_new_session=True, env=os.environ | _NO_COMPILER
            )
        source, target = self.process.stdout, self.process.stdin
        assert source is not None
        assert target is not None
        target.write(len(job).to_bytes(LENGTH) + job)
        await target.drain()
        return await source.readexactly(int.from_bytes(await source.readexactly(LENGTH)))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()
