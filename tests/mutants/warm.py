"""Runs pytest again and again in one tree without starting Python each time.

A process imports the libraries once, but nothing of Cabstand. For each run it forks: the
child reads the sources as they are now.
"""

import importlib
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

LIBRARIES: Final = ("asyncpg", "babel", "httpx", "hypothesis", "litestar", "numba", "pytest", "rich", "schemathesis", "uvicorn")

QUIETLY: Final = ("-q", "-W", "ignore::pytest.PytestAssertRewriteWarning")
"""Pytest need not look into its own plugins, which are imported by then."""


class Warm:
    """Pytest in a tree, with interpreted rules and a temporary folder that is emptied after each run."""

    def __init__(self, tree: Path) -> None:
        self._tree = tree
        self._scratch = tree / "tmp"
        own = {"PYTHONPATH": f"{tree}/src", "TMPDIR": str(self._scratch), "NUMBA_DISABLE_JIT": "1", "OPENBLAS_NUM_THREADS": "1"}
        own["PYTHONDONTWRITEBYTECODE"] = "1"  # a fault may have the size of what it replaces, and come in the same second
        command = [sys.executable, "-m", "tests.mutants.warm"]
        self._process = subprocess.Popen(
            command, cwd=tree, env=os.environ | own, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )

    def run(self, words: Sequence[str], seconds: float, settings: dict[str, str] | None = None) -> int:
        """What pytest returned; -1 where it went on for too long. What it said is in pytest.log."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._scratch.mkdir(exist_ok=True)
        self._process.stdin.write(json.dumps([list(words), settings or {}]).encode() + b"\n")
        child = int(self._process.stdout.readline())
        late = not select.select([self._process.stdout], [], [], seconds)[0]
        if late:
            os.killpg(child, signal.SIGKILL)
        status = int(self._process.stdout.readline())
        shutil.rmtree(self._scratch, ignore_errors=True)
        return -1 if late else status

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def serve() -> None:
    for name in LIBRARIES:
        importlib.import_module(name)
    for line in sys.stdin:
        words, settings = json.loads(line)
        child = os.fork()
        if child == 0:
            _play(words, settings)
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def _play(words: list[str], settings: dict[str, str]) -> None:
    import pytest

    os.setsid()
    os.environ.update(settings)
    log = os.open("pytest.log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(log, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    status = 3
    try:
        status = int(pytest.main([*QUIETLY, *words]))
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


if __name__ == "__main__":
    serve()
