"""The rules of a turn, cards and secrets, by the suite that every game must pass."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]


def run(cache: Path, *words: str, compiled: bool = True) -> str:
    own = {"NUMBA_DISABLE_JIT": "0" if compiled else "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "-m", "tests.games.fare_play.whole_games", *words]
    said = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env=os.environ | own | {"CABSTAND_DATA": str(cache)}, check=False
    )
    assert said.returncode == 0, said.stderr[-3000:]
    return said.stdout


def test_fare_play_holds_every_promise_of_the_suite(tmp_path: Path, size: Callable[[int, int], int]) -> None:
    held = run(tmp_path, str(size(5, 300)))
    assert held.count("holds:") == 14
    assert run(tmp_path, "trail") == run(tmp_path, "trail", compiled=False)
