"""Programs with compiled rules, or with interpreted ones, each in a process of its own: a process has one speed only."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

_FRAME: Final = re.compile(r'^  File ".*", line \d+.*\n(?:    .*\n)*', re.MULTILINE)


class Failed(AssertionError):
    """A program ended in an error: all that it said, and the error alone."""

    def __init__(self, said: str, error: str) -> None:
        super().__init__(said)
        self.error = error


def run_python(kept_in: Path, *words: str, compiled: bool = True, checked: bool = False, folder: Path | None = None) -> str:
    """What a Python program says, started in `folder`. Rules that it compiles are kept in `kept_in` for the next run.

    `checked` compiles them so that a place past the end of a table is an error; else it is whatever lies there.
    """
    inherited = {name: value for name, value in os.environ.items() if name not in ("NUMBA_CACHE_DIR", "CABSTAND_RULES")}
    own = {
        "NUMBA_DISABLE_JIT": "0" if compiled else "1",
        "NUMBA_BOUNDSCHECK": "1" if checked else "0",
        "CABSTAND_DATA": str(kept_in / "checked" if checked else kept_in),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=folder, env=inherited | own, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise Failed(f"{words} fails: {done.stdout[-3000:]}{done.stderr[-3000:]}", last_words(done.stderr))
    return done.stdout


def last_words(said: str) -> str:
    """What a program that ended in an error said of it: the text behind the last line of its traceback."""
    return _FRAME.split(said)[-1].strip()
