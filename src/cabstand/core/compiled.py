"""Where compiled rules are kept: a folder for exactly these sources on this machine."""

import hashlib
import os
import platform
import shutil
import sys
import time
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from cabstand.core.data_folder import data_folder
from cabstand.core.places import game_sources

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_STALE_AFTER: Final = 30 * 24 * 3600.0


def sources_hash() -> str:
    """A name for exactly these sources of games and bots, where they lie, on this machine.

    Numba's own cache does not notice an edit in a file that a caller imports, so the folder's name must; and it keeps the same
    sources apart that lie in two places, so what is ready for one checkout is not ready for the other. What another Numba or
    another processor has compiled is of no use here: nobody may take it for ready.
    """
    digest = hashlib.sha256("\n".join([str(_PACKAGE), sys.version, _numba(), *_processor()]).encode())
    for room in ("core", "games", "bots", "lab"):
        for path in sorted((_PACKAGE / room).rglob("*.py")):
            digest.update(str(path.relative_to(_PACKAGE)).encode())
            digest.update(path.read_bytes())
    for path in game_sources():
        digest.update(str(path).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _numba() -> str:
    try:
        return version("numba")
    except PackageNotFoundError:
        return "no numba"


def _processor() -> list[str]:
    """What Numba compiles for."""
    try:
        about = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").partition("\n\n")[0].splitlines()
    except OSError:
        about = []
    return [platform.machine(), *(line for line in about if line.startswith(("model name", "flags", "Features")))]


def compiled_folder() -> Path:
    """Where exactly these rules are kept once they are compiled."""
    return data_folder() / "compiled" / sources_hash()


def ready_file() -> Path:
    """A sign that all games have been compiled: from then on nobody waits for it."""
    return compiled_folder() / "ready"


def cache_folder() -> Path | None:
    """A writable folder for compiled rules, or None: then every process compiles them again."""
    folder = compiled_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def clear_stale_folders() -> None:
    """Remove what nobody has used for a month: rules of earlier sources. For those who are about to compile."""
    with suppress(OSError):
        for folder in (data_folder() / "compiled").iterdir():
            if time.time() - folder.stat().st_mtime > _STALE_AFTER:
                shutil.rmtree(folder, ignore_errors=True)
