"""One source, two speeds: the decorator that every rule wears, and the record it works on.

A rule is a plain function on integers, arrays and records. Compiled by Numba it serves bots and simulations;
interpreted it is the reference. A process runs in one of the two modes, chosen before it starts:
`NUMBA_DISABLE_JIT=1` means interpreted, and Numba is then not even imported. `CABSTAND_RULES=ready` means compiled, but only if
that has been done before: nobody who plays waits for it. The commands settle that for themselves (`cli/main.py`).
"""

import hashlib
import os
import platform
import shutil
import sys
import time
from collections import namedtuple
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import version
from operator import itemgetter
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

P = ParamSpec("P")
R = TypeVar("R")

Ints = NDArray[np.int64]
Cells = NDArray[np.int32]
Flags = NDArray[np.int8]
States = NDArray[Any]
"""A record array: as many games as it is long. The games' doors use arrays of length one."""

_PACKAGE = Path(__file__).resolve().parent.parent
_STALE_AFTER = 30 * 24 * 3600.0


def data_folder() -> Path:
    """Where Cabstand keeps what it makes: CABSTAND_DATA, else the XDG data folder."""
    named = os.environ.get("CABSTAND_DATA")
    if named:
        return Path(named)
    shared = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(shared).expanduser() / "cabstand"


def sources_hash() -> str:
    """A name for exactly these sources of games and bots, where they lie, on this machine.

    Numba's own cache does not notice an edit in a file that a caller imports, so the folder's name must; and it keeps the same
    sources apart that lie in two places, so what is ready for one checkout is not ready for the other. What another Numba or
    another processor has compiled is of no use here: nobody may take it for ready.
    """
    digest = hashlib.sha256("\n".join([str(_PACKAGE), sys.version, version("numba"), *_processor()]).encode())
    for room in ("core", "games", "bots", "lab"):
        for path in sorted((_PACKAGE / room).rglob("*.py")):
            digest.update(str(path.relative_to(_PACKAGE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


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


def _wants_compiled() -> bool:
    """Interpreted where NUMBA_DISABLE_JIT says so; with CABSTAND_RULES=ready also as long as nothing has been compiled yet."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    return os.environ.get("CABSTAND_RULES") != "ready" or ready_file().exists()


COMPILED = _wants_compiled()


def _cache_folder() -> Path | None:
    """A writable folder for compiled rules, or None: then they are compiled anew in every process."""
    folder = compiled_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        for other in folder.parent.iterdir():
            if time.time() - other.stat().st_mtime > _STALE_AFTER:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


if COMPILED:
    if "NUMBA_CACHE_DIR" not in os.environ:
        _folder = _cache_folder()
        if _folder is not None:
            os.environ["NUMBA_CACHE_DIR"] = str(_folder)
    import numba

    # Whoever imported numba before us made it read its settings too early.
    numba.config.CACHE_DIR = os.environ.get("NUMBA_CACHE_DIR", "")  # type: ignore[attr-defined]
    _compile = numba.njit(cache="NUMBA_CACHE_DIR" in os.environ, nogil=True)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as part of the rules: compiled on first use, or left as it is where rules are interpreted."""
    if COMPILED:
        return cast(Callable[P, R], _compile(function))
    return function


def record_type(fields: type) -> np.dtype[Any]:
    """The NumPy type of a record, read off an annotated class: `int` is a cell, `Annotated[Cells, 5]` a row of five."""
    return np.dtype([_field(name, hint) for name, hint in get_type_hints(fields, include_extras=True).items()])


def _field(name: str, hint: Any) -> tuple[str, Any, Any]:
    if hint is int:
        return name, np.int32, ()
    row, shape = get_args(hint)
    return name, np.int8 if row == Flags else np.int32, shape


def blank(dtype: np.dtype[Any], count: int = 1) -> States:
    """An array of `count` empty records."""
    return np.zeros(count, dtype if COMPILED else _readable(dtype))


def copied(states: States, times: int = 1) -> States:
    """The same records once more, or several times over. NumPy copies them field by field; bytes are copied at once."""
    return from_bytes(states.dtype, states.tobytes() * times, len(states) * times)


def from_bytes(dtype: np.dtype[Any], content: bytes, count: int = 1) -> States:
    """The records that `tobytes` was asked of."""
    readable = dtype if COMPILED or dtype.type is not np.void else _readable(dtype)
    return np.ndarray(count, readable, bytearray(content))


def record(states: States, index: int = 0) -> Any:
    """One record of an array, its fields as attributes, for code that is not a rule."""
    return (states if states.dtype.type is not np.void else states.view(_readable(states.dtype)))[index]


@lru_cache
def _readable(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record, its fields as attributes: interpreted rules read them so, five times as fast as in a recarray."""
    return np.dtype((type("Readable", (np.void,), {name: _attribute(name) for name in dtype.names or ()}), dtype))


def _attribute(name: str) -> property:
    def write(one: Any, value: Any) -> None:
        one[name] = value

    return property(itemgetter(name), write)


def plain(states: States, fields: tuple[str, ...] | None = None) -> Any:
    """The first record as Python numbers and lists, fields as attributes: all of them, or those named.

    For code that is not a rule and reads many fields: each costs a small part of what it costs from `record`.
    """
    chosen = states if fields is None else states[list(fields)]
    values = chosen[0].item()
    return _holder(fields or chosen.dtype.names)(*[each.tolist() if isinstance(each, np.ndarray) else each for each in values])


@lru_cache(maxsize=64)
def _holder(fields: tuple[str, ...]) -> Any:
    return namedtuple("Plain", fields)
