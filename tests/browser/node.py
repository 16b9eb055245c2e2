"""Node, from the wheel that the page is built with, on the packages of web/."""

import fcntl
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
sys.path.insert(0, str(WEB))

import packages  # noqa: E402

NODE: Final = packages.node()


def run_node(
    script: Path, *words: str, given: str = "", settings: dict[str, str] | None = None, seconds: float | None = None
) -> subprocess.CompletedProcess[str]:
    """Let node run a script to its end, or for a number of seconds at most."""
    command = [str(NODE), str(script), *words]
    return subprocess.run(
        command,
        cwd=WEB,
        env=packages.environment() | (settings or {}),
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=seconds,
    )


def package(path: str) -> Path:
    """A file of an installed package. The packages are installed where they are not, by one of the processes that test."""
    with (WEB / "package-lock.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        packages.install(checks=True)
    return WEB / "node_modules" / path


def run_script(name: str) -> subprocess.CompletedProcess[str]:
    """A script of web/package.json, to its end."""
    package(".bin")
    return run_node(packages.npm_script(), "run", "--silent", name)


def run_units(seconds: float, **settings: str) -> subprocess.CompletedProcess[str]:
    """The unit tests of the client. A loop without an end is a failure like any other."""
    return run_node(package("vitest/vitest.mjs"), "run", settings={"NO_COLOR": "1"} | settings, seconds=seconds)
