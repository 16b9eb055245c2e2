"""Programs with compiled rules, each in a process of its own: the tests themselves run interpreted."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]


def run_python(kept_in: Path, *words: str, compiled: bool = True, checked: bool = False) -> str:
    """What a Python program says. Rules that it compiles are kept in a folder, for whoever runs them next.

    `checked` compiles them so that a place past the end of a table is an error; else it is whatever lies there.
    """
    inherited = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    paths = [str(ROOT), str(ROOT / "src"), *sys.path]
    own = {
        "NUMBA_DISABLE_JIT": "0" if compiled else "1",
        "NUMBA_BOUNDSCHECK": "1" if checked else "0",
        "CABSTAND_DATA": str(kept_in / "checked" if checked else kept_in),
        "PYTHONPATH": os.pathsep.join(paths),
    }
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=ROOT, env=inherited | own, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{words} fails: {done.stdout[-3000:]}{done.stderr[-3000:]}"
    return done.stdout
