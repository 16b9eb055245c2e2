"""The program as a person runs it: a real process, in a pipe or behind a terminal of a given size."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Final, Self

LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def environment(data: Path) -> dict[str, str]:
    own = {"CABSTAND_DATA": str(data), "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm"}
    around = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", *LOCALE)}
    return around | own | {"LC_ALL": "C.UTF-8"}


def cab(data: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command with its input from a pipe."""
    command = [sys.executable, "-m", "cabstand.cli.main", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment(data), check=False)


class Window:
    """A terminal with a program in it."""

    def __init__(self, data: Path, *words: str, columns: int = 100, lines: int = 40) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cabstand.cli.main", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def wait_for(self, text: str, seconds: float = 30.0) -> None:
        """Read until the text has appeared after what was waited for before."""
        until = time.monotonic() + seconds
        fresh = ""
        while text not in fresh:
            assert time.monotonic() < until, f"no {text!r} in:\n{self.seen}"
            fresh += self._read()

    def _read(self) -> str:
        ready, _, _ = select.select([self._master], [], [], 0.1)
        if not ready:
            return ""
        try:
            text = os.read(self._master, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            return ""
        self.seen += text
        return text

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def press_control_c(self) -> None:
        self.type("\x03")

    def kill(self) -> None:
        """Pull the plug."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def end(self, seconds: float = 30.0) -> int:
        """Wait for the program to end by itself; its exit status."""
        until = time.monotonic() + seconds
        while self._process.poll() is None:
            assert time.monotonic() < until, f"still running:\n{self.seen}"
            self._read()
        while self._read():
            pass
        return self._process.returncode
