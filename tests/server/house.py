"""A server that really runs, in a process and on a port of its own."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
import httpx
import msgspec
from tests.server.loop_watch import COMPLAINT
from tests.server.run import Quick
from tests.server.skipping import SIGNAL

from cabstand.core.places import ONLY

PATIENCE = 120.0
"""Seconds after which something has not happened; nothing is measured against it."""
NO_CERTIFICATES: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of plain HTTP: by default each would first read all the certificates there are, which takes 40 ms."""


class Kept(ABC):
    """What a server keeps in its folder or its database, as it is seen beside the server."""

    def __init__(self, folder: Path, store: str = "") -> None:
        self.folder = folder
        self.store = store

    @property
    @abstractmethod
    def is_up(self) -> bool: ...

    @property
    def file(self) -> Path:
        return self.folder / "tables.sqlite"

    def rows(self, query: str, *values: str | int) -> list[Any]:
        """What is really in the store."""
        if self.store:
            return asyncio.run(_fetch(self.store, query, values))
        with closing(sqlite3.connect(self.file)) as connection:
            return connection.execute(query, values).fetchall()

    def lines_of(self, table: str) -> list[tuple[int, str, str]]:
        return self.rows("SELECT seq, line, key FROM line WHERE table_id = ? ORDER BY seq", table)

    def change(self, query: str, *values: str | int) -> None:
        """Tamper with the file; the server must be down."""
        assert not self.is_up
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute(query, values)


class House(Kept):
    """Started with `open`, closed as people do with `close`, killed with `kill`; what it says is in `said`."""

    def __init__(self, folder: Path, store: str = "", quick: Quick | None = None, words: tuple[str, ...] = ()) -> None:
        super().__init__(folder, store)
        self.words = words
        self.quick = quick or Quick()
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.program = [sys.executable, str(Path(__file__).with_name("run.py")), msgspec.json.encode(self.quick).decode()]
        path = os.pathsep.join([*sys.path, str(Path(__file__).parents[2])])
        self.environment = os.environ | {"PYTHONPATH": path, "LC_ALL": "C.UTF-8", ONLY: ""}
        if self.quick.compiled:
            self.environment.pop("NUMBA_DISABLE_JIT", None)
        self._log = folder / "server.log"
        self._log.touch()
        self._looked_at = 0
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> "House":
        self._start()
        until(self._answers, "the server answers")
        return self

    def fails_to_open(self) -> int:
        """The exit code of a server that ends by itself."""
        return self._start().wait(PATIENCE)

    def _start(self) -> "subprocess.Popen[bytes]":
        words = ["serve", "--port", str(self.port), "--data", str(self.folder), *self.words]
        words += ["--store", self.store] if self.store else []
        with self._log.open("ab") as output:
            self._process = subprocess.Popen([*self.program, *words], stdout=output, stderr=output, env=self.environment)
        _watched.add(self)
        return self._process

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, f"the server ended by itself: {self.said}"
        try:
            return httpx.get(self.url + "/healthz", verify=NO_CERTIFICATES).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        return self._log.read_text()

    def new_slow_callbacks(self) -> list[str]:
        """What was said about callbacks of its event loop that used too much processor time, since this was asked last."""
        with self._log.open("rb") as log:
            log.seek(self._looked_at)
            said, _, rest = log.read().rpartition(b"\n")
            self._looked_at = log.tell() - len(rest)
        return [line for line in said.decode().splitlines() if line.startswith(COMPLAINT)]

    def close(self, by: signal.Signals = signal.SIGINT) -> int:
        """Ctrl-C, or another signal; the exit code."""
        assert self._process is not None
        self._process.send_signal(by)
        try:
            return self._process.wait(PATIENCE)
        finally:
            self._process.kill()

    def skip(self) -> None:
        """Let as much time pass as its settings say: whatever would end by then ends now."""
        assert self._process is not None
        self._process.send_signal(SIGNAL)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def workers(self) -> list[Path]:
        """The processes that it has started, as folders of /proc."""
        assert self._process is not None
        found = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                if int(status.read_text().rpartition(")")[2].split()[1]) == self._process.pid:
                    found.append(status.parent)
        return found

    def processor_time(self) -> float:
        """Seconds that the server itself has worked; its workers are not counted."""
        assert self._process is not None
        return processor_time(Path(f"/proc/{self._process.pid}"))

    def has_loaded(self, library: str) -> bool:
        """Whether the process itself, not one that it has started, uses a library."""
        assert self._process is not None
        return library in Path(f"/proc/{self._process.pid}/maps").read_text()

    def file_limit(self) -> int:
        """How many files it may have open."""
        assert self._process is not None
        limits = Path(f"/proc/{self._process.pid}/limits").read_text()
        return int(re.findall(r"^Max open files +(\d+)", limits, re.M)[0])

    def memory(self) -> int:
        """Bytes of the process that are in memory."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/statm").read_text().split()
        return int(status[1]) * os.sysconf("SC_PAGE_SIZE")


_watched: set[House] = set()
"""Servers that were started, until somebody has looked through what they said before they ended."""


def new_slow_callbacks() -> list[str]:
    """Of all servers that tests have started, since this was asked last."""
    found = [line for house in _watched for line in house.new_slow_callbacks()]
    _watched.difference_update([house for house in _watched if not house.is_up])
    return found


async def _fetch(store: str, query: str, values: tuple[str | int, ...]) -> list[Any]:
    connection = await asyncpg.connect(store)
    numbers = iter(range(1, 99))
    try:
        return [tuple(row) for row in await connection.fetch(re.sub(r"\?", lambda _: f"${next(numbers)}", query), *values)]
    finally:
        await connection.close()


def processor_time(process: Path) -> float:
    """Seconds that a process has worked, by its folder of /proc."""
    fields = (process / "stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def until(happens: Any, what: str, patience: float = PATIENCE) -> None:
    """Wait for something that must happen in the end."""
    ends = time.monotonic() + patience
    while not happens():
        assert time.monotonic() < ends, f"never: {what}"
        time.sleep(0.03)


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
