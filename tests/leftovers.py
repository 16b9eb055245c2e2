"""Nothing outlives a test run, even one that is killed: servers, browsers, databases and floods end with it.

A run puts a mark of its own into the environment, which everything that it starts inherits. A small process waits for the end
of the run, whatever ends it, and then ends every process that carries the mark.
"""

import os
import secrets
import select
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

MARK = "CABSTAND_TEST_RUN"


def pytest_configure(config: pytest.Config) -> None:
    """Once for each run; the processes that it spreads its tests over have the mark already."""
    if hasattr(config, "workerinput") or not hasattr(os, "pidfd_open"):
        return
    unmarked = {name: value for name, value in os.environ.items() if name != MARK}
    os.environ[MARK] = mark = secrets.token_hex(8)
    nowhere = [(os.POSIX_SPAWN_OPEN, stream, os.devnull, os.O_RDWR, 0) for stream in range(3)]
    command = [sys.executable, __file__, str(os.getpid()), mark]
    os.posix_spawn(sys.executable, command, unmarked, file_actions=nowhere, setsid=True)  # Ctrl-C is for the run


def wait_for_the_end_of(run: int) -> None:
    with suppress(ProcessLookupError):
        select.select([os.pidfd_open(run)], [], [])


def processes_with(mark: str) -> list[int]:
    wanted = f"{MARK}={mark}".encode()
    found = []
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if wanted in environment.read_bytes().split(b"\0"):
                found.append(int(environment.parent.name))
    return found


def end_all_with(mark: str) -> None:
    """Until there is none: a process may have started another in the meantime."""
    while left := processes_with(mark):
        for process in left:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    wait_for_the_end_of(int(sys.argv[1]))
    end_all_with(sys.argv[2])
