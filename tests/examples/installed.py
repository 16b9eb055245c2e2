"""The examples as people install them: wheels in a virtual environment, on top of the packages of the tests."""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

import pytest
from tests.compiled import ROOT

from cabstand.core.places import ONLY

EXAMPLES: Final = ("night-rank", "pig")


class Elsewhere:
    """A Python that has the examples installed, and commands run by it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"

    def run(self, *words: str, said: str = "", compiled: bool = False) -> subprocess.CompletedProcess[str]:
        own = {"NUMBA_DISABLE_JIT": "0" if compiled else "1", "CABSTAND_DATA": str(self.folder / "data"), "LANG": "en_GB.UTF-8"}
        own[ONLY] = ",".join(EXAMPLES)
        inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "NUMBA_CACHE_DIR")}
        return subprocess.run(
            [str(self.python), *words], env=inherited | own, input=said, capture_output=True, text=True, check=False
        )

    def cab(self, *words: str, said: str = "") -> str:
        done = self.run("-m", "cabstand.cli.main", *words, said=said)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    folder = tmp_path_factory.mktemp("elsewhere")
    wheels = [build_wheel(name, folder) for name in EXAMPLES]
    venv.create(folder / "venv", symlinks=True)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    ours = [path for path in sys.path if path.endswith("site-packages")]
    (site / "of-the-tests.pth").write_text("\n".join([str(ROOT / "src"), *ours]) + "\n")
    install = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-index", "--no-deps"]
    subprocess.run([*install, "--python", str(folder / "venv" / "bin" / "python"), *map(str, wheels)], check=True)
    return Elsewhere(folder / "venv")


def build_wheel(name: str, folder: Path) -> Path:
    """The wheel of an example, built from a copy: nothing is left in the tree."""
    source = folder / name
    shutil.copytree(ROOT / "examples" / name, source, ignore=shutil.ignore_patterns("__pycache__", "dist"))
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=source, check=True, capture_output=True)
    (wheel,) = (source / "dist").glob("*.whl")
    return wheel
