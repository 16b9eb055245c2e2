"""The short examples run as they stand, each on its own, and can be read at a glance."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from tests.compiled import ROOT

FOLDER: Final = ROOT / "examples" / "short"


class Run(NamedTuple):
    words: tuple[str, ...]
    last: str
    """How the last line that it prints begins."""


RUNS: Final = {
    "play.py": Run((), "Result(scores="),
    "hidden.py": Run((), "as seat 1 sees it: fare-play/1 "),
    "bots.py": Run((), "so its share of wins lies between "),
    "exact.py": Run((), "die 6 comes up 1 in 6"),
    "replay.py": Run((str(ROOT / "tests" / "earlier" / "taxi.log"),), "The game is not over."),
}


def test_every_short_example_is_run_here_and_is_short() -> None:
    lengths = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in FOLDER.glob("*.py")}
    assert set(lengths) == set(RUNS)
    assert max(lengths.values()) <= 12


@pytest.mark.parametrize("name", RUNS)
def test_a_short_example_says_what_it_should(name: str, tmp_path: Path) -> None:
    command = [sys.executable, str(FOLDER / name), *RUNS[name].words]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith(RUNS[name].last)
