"""Trying again for a while: a database that is restarted is back in seconds, and nobody needs to notice."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import asyncpg

Result = TypeVar("Result")

PATIENCE: Final = 5.0
"""So many seconds a call waits for a database that is away."""

AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asked of a connection at the moment that it was cut
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)
"""What a database raises that is restarting, or that cannot be reached just now."""


async def patiently(attempt: Callable[[], Awaitable[Result]], patience: float) -> Result:
    """The first result, with longer and longer waits between the attempts; the error when patience is at its end."""
    end, pause = time.monotonic() + patience, 0.05
    while True:
        try:
            return await attempt()
        except AWAY:
            if time.monotonic() + pause > end:
                raise
        await asyncio.sleep(pause)
        pause = min(2 * pause, 2.0)
