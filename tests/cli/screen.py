"""The program as a person runs it: a real process, in a pipe or behind a terminal of a given size."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Sequence
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NoReturn, Self

LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
PATIENCE: Final = 120.0
"""Seconds after which something has not happened; the machine may be busy."""
NEW_FILE: Final = os.O_WRONLY | os.O_CREAT | os.O_APPEND

READY: Final = get_context("forkserver")
READY.set_forkserver_preload(["tests.cli.ready"])


def environment(data: Path) -> dict[str, str]:
    own = {"CABSTAND_DATA": str(data), "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm"}
    around = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", *LOCALE)}
    return around | own | {"LC_ALL": "C.UTF-8"}


def cab(data: Path, *words: str, typed: str = "", locale: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command with its input from a file, in a process forked from one where everything is imported already.

    With a locale, the environment has this one and no other.
    """
    around = environment(data)
    if locale is not None:
        around = {name: value for name, value in around.items() if name not in LOCALE} | locale
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("typed", "said", "complained")]
        files[0].write_text(typed, encoding="utf-8")
        process = READY.Process(target=_run, args=(words, files, around))
        process.start()
        process.join(PATIENCE)
        assert process.exitcode is not None, f"still running: {words}\n{files[1].read_text()}"
        said, complained = (file.read_text(encoding="utf-8") for file in files[1:])
        return subprocess.CompletedProcess(words, process.exitcode, said, complained)


def _run(words: Sequence[str], files: Sequence[Path], own: dict[str, str]) -> NoReturn:
    """In the new process: be `python -m cabstand.cli.main`."""
    os.environ.clear()
    os.environ.update(own)
    for number, (file, mode) in enumerate(zip(files, (os.O_RDONLY, NEW_FILE, NEW_FILE), strict=True)):
        os.dup2(os.open(file, mode, 0o600), number)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
    sys.exit(import_module("cabstand.cli.main").main(words))


def _sit_down() -> None:
    """The window belongs to the program, and Ctrl-C ends it: also where the tests were started in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Window:
    """A terminal with a program in it: this one, unless Python is asked for another."""

    def __init__(
        self, data: Path, *words: str, program: Sequence[str] = ("-m", "cabstand.cli.main"), columns: int = 100, lines: int = 40
    ) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, *program, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data),
            start_new_session=True,
            preexec_fn=_sit_down,
        )
        os.close(slave)
        self.seen = ""
        self._fresh = ""
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")  # a letter may come in two parts

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    def wait_for(self, text: str, seconds: float = PATIENCE) -> None:
        """Read until the text has appeared after what was waited for before."""
        until = time.monotonic() + seconds
        while (at := self._fresh.find(text)) < 0:
            assert time.monotonic() < until, f"no {text!r} in:\n{self.seen}"
            self._fresh += self._read()
        self._fresh = self._fresh[at + len(text) :]

    def _read(self) -> str:
        ready, _, _ = select.select([self._master], [], [], 0.1)
        if not ready:
            return ""
        try:
            text = self._decoder.decode(os.read(self._master, 65536))
        except OSError:  # the other end is closed
            return ""
        self.seen += text
        return text

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def press_control_c(self) -> None:
        """Once the program reads: Python notices a signal that comes just before it begins to read only at the next key."""
        until = time.monotonic() + PATIENCE
        while not self._is_reading():
            assert time.monotonic() < until, f"it never reads:\n{self.seen}"
            self._fresh += self._read()
        self.type("\x03")

    def _is_reading(self) -> bool:
        """Whether it sleeps, as a program does that waits for a key."""
        status = Path(f"/proc/{self._process.pid}/stat").read_text()
        return status.rpartition(")")[2].split()[0] == "S"

    def kill(self) -> None:
        """Pull the plug."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def end(self, seconds: float = PATIENCE) -> int:
        """Wait for the program to end by itself; its exit status."""
        until = time.monotonic() + seconds
        while self._process.poll() is None:
            assert time.monotonic() < until, f"still running:\n{self.seen}"
            self._read()
        while self._read():
            pass
        return self._process.returncode
