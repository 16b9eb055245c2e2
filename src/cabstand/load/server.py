"""A server of one's own, on this machine alone, in a process and a folder that are gone afterwards."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from cabstand.load.wire import HOST

_PATIENCE: Final = 120.0
_GRACE: Final = 20.0
_LOOK: Final = 0.05


class OwnServer:
    """`folder` is where its own folder is made: on the disk that is to be measured."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self._data = Path(tempfile.mkdtemp(prefix="load-", dir=folder))
        self._log = (self._data / "server.log").open("wb")
        words = ["serve", "--load-test", "--no-browser", "--port", str(self.port), "--data", str(self._data)]
        self._process = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, "-m", "cabstand.cli.main", *words], stdout=self._log, stderr=self._log, stdin=subprocess.DEVNULL
        )
        self._wait()

    def _wait(self) -> None:
        ends = time.monotonic() + _PATIENCE
        while time.monotonic() < ends and self._process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex((HOST, self.port)) == 0 and probe.getsockname() != probe.getpeername():
                    return
            time.sleep(_LOOK)
        said = (self._data / "server.log").read_text(encoding="utf-8", errors="replace")
        self.close()
        raise OSError(said.strip().rpartition("\n")[2])

    @property
    def cpu(self) -> float | None:
        """Seconds of processor time so far, where the system tells."""
        if sys.platform == "win32":
            return None
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int | None:
        """Bytes."""
        if sys.platform == "win32":
            return None
        try:
            pages = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="utf-8").split()[1]
        except OSError:
            return None
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def disk(self) -> int:
        """Bytes."""
        return sum(path.stat().st_size for path in self._data.glob("*.sqlite*"))

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
        shutil.rmtree(self._data, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])
