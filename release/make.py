"""`./cab release`: wheel and source archive, built twice and compared, then tried as a stranger would. Nothing is uploaded.

Everything is done in a folder of its own; what passes is put into dist/.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tried import Trial

HOME: Final = Path(__file__).resolve().parents[1]
DIST: Final = HOME / "dist"


class Failed(Exception):
    """Something that keeps this from being released, in one line."""


def main() -> int:
    version = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    try:
        check_changes(version)
        with tempfile.TemporaryDirectory(prefix="cabstand-release-") as folder:
            built = build(Path(folder) / "first")
            same(built, build(Path(folder) / "second"))
            say("built twice, and alike byte for byte")
            types_of_windows()
            trial = Trial(Path(folder), HOME, version, next(path for path in built if path.suffix == ".whl"))
            for told in trial.run():
                say(told)
            DIST.mkdir(exist_ok=True)
            kept = [Path(shutil.copy(path, DIST)) for path in built]
    except (Failed, subprocess.CalledProcessError, AssertionError) as error:
        print(f"release: {reason(error)}", file=sys.stderr)
        return 2
    print("\nTo publish, by hand:")
    print(f"  git tag -s v{version} && git push origin v{version}")
    print(f"  twine upload {' '.join(path.relative_to(HOME).as_posix() for path in kept)}")
    for path in kept:
        print(f"  {digest(path)}  {path.name}  {path.stat().st_size / 1e6:.1f} MB")
    return 0


def say(what: str) -> None:
    print(f"  {what}", flush=True)


def reason(error: Exception) -> str:
    if isinstance(error, subprocess.CalledProcessError):
        words = " ".join(map(str, error.cmd))
        return f"`{words}` ended with status {error.returncode}: {(error.stderr or error.stdout or '').strip()[-600:]}"
    return str(error)


def check_changes(version: str) -> None:
    """The list of changes has a part for this version."""
    if f"\n## {version}" not in (HOME / "CHANGELOG.md").read_text(encoding="utf-8"):
        raise Failed(f"CHANGELOG.md says nothing of {version}.")
    say(f"version {version}, and CHANGELOG.md knows it")


def build(folder: Path) -> list[Path]:
    """A source archive and a wheel, with the time of the last commit on everything in them."""
    time = run(["git", "log", "-1", "--format=%ct"])
    program = Path(sys.executable).with_name("hatchling")
    run([program, "build", "-d", folder, "-t", "sdist", "-t", "wheel"], SOURCE_DATE_EPOCH=time.strip())
    return sorted(folder.iterdir())


def same(first: Sequence[Path], second: Sequence[Path]) -> None:
    for one, other in zip(first, second, strict=True):
        if (one.name, digest(one)) != (other.name, digest(other)):
            raise Failed(f"{one.name} was built twice and came out differently.")


def types_of_windows() -> None:
    """Nobody has run it there; types at least know what that system lacks."""
    run([sys.executable, "-m", "mypy", "--platform", "win32", "--no-warn-unreachable", "--cache-dir", os.devnull, "src", "cab"])
    say("types hold for Windows too")


def run(command: Sequence[object], **settings: str) -> str:
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=HOME, env=os.environ | settings, capture_output=True, text=True, check=True).stdout


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
