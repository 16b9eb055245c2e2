"""One source, two speeds: the decorator that every rule wears, and the record it works on.

A rule is a plain function on integers, arrays and records. Compiled by Numba it serves bots and simulations;
interpreted it is the reference. A process runs in one of the two modes, chosen before it starts:
`NUMBA_DISABLE_JIT=1` means interpreted, and Numba is then not even imported. `CABSTAND_RULES=ready` means compiled, but only if
that has been done before: nobody who plays waits for it. The commands settle that for themselves (`cli/main.py`).
"""

import os
from collections import namedtuple
from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from operator import itemgetter
from typing import Any, ParamSpec, TypeVar, cast, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

from cabstand.core.compiled import cache_folder, ready_file

P = ParamSpec("P")
R = TypeVar("R")

Ints = NDArray[np.int64]
Cells = NDArray[np.int32]
Flags = NDArray[np.int8]
States = NDArray[Any]
"""A record array: as many games as it is long. The games' adapters use arrays of length one."""


def _wants_compiled() -> bool:
    """Interpreted where NUMBA_DISABLE_JIT says so or Numba is missing; with CABSTAND_RULES=ready until all is compiled."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0") or not _has_numba():
        return False
    return os.environ.get("CABSTAND_RULES") != "ready" or ready_file().exists()


def _has_numba() -> bool:
    try:
        return find_spec("numba") is not None
    except ImportError:
        return False


COMPILED = _wants_compiled()


@lru_cache
def _compiler() -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Numba, with its cache in our folder."""
    if "NUMBA_CACHE_DIR" not in os.environ:
        folder = cache_folder()
        if folder is not None:
            os.environ["NUMBA_CACHE_DIR"] = str(folder)
    import numba

    # Somebody who imported numba before us made it read its settings too early.
    numba.config.CACHE_DIR = os.environ.get("NUMBA_CACHE_DIR", "")  # type: ignore[attr-defined]
    return cast(Callable[..., Any], numba.njit(cache="NUMBA_CACHE_DIR" in os.environ, nogil=True))


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function as part of the rules: compiled on first use, or left as it is where rules are interpreted."""
    if COMPILED:
        return cast(Callable[P, R], _compiler()(function))
    return function


def record_type(fields: type) -> np.dtype[Any]:
    """The NumPy type of a record, read off an annotated class: `int` is a cell, `Annotated[Cells, 5]` a row of five.

    What else an annotation says is for others: how the field is written in a position (`forms.py`).
    """
    return np.dtype([_field(name, hint) for name, hint in get_type_hints(fields, include_extras=True).items()])


def _field(name: str, hint: Any) -> tuple[str, Any, Any]:
    kind, *about = get_args(hint) or (hint,)
    if kind is int:
        return name, np.int32, ()
    return name, np.int8 if kind == Flags else np.int32, about[0]


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
