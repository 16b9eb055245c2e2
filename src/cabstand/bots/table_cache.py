"""Tables that take long to make, kept in the data folder: made once, then read at once by every process that wants them.

    tables = kept("night-rank-points-5", SOURCES, make)     # arrays by name; `make` is called where there are none yet

One mechanism for all games: `SOURCES` are the files that the tables follow from (globs below the package), and their hash is
part of the file's name, so that tables of other rules are never read. A file is written beside and moved into its place, its
checksum is verified before anything of it is believed, and it is mapped rather than read: processes share one copy.
"""

import hashlib
import mmap
import os
import secrets
import time
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cabstand.core.data_folder import data_folder

Tables = Mapping[str, NDArray[Any]]

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_MAGIC: Final = b"cabstand solved 1\n"
_HEAD: Final = 2048
"""Bytes before the first array: the magic, then what the arrays are, as JSON, then blanks."""
_CHECKSUM: Final = 4
_STALE_AFTER: Final = 30 * 24 * 3600.0


class _Array(msgspec.Struct, array_like=True):
    name: str
    dtype: str
    shape: tuple[int, ...]


class _Head(msgspec.Struct):
    name: str
    arrays: list[_Array]


def kept(name: str, sources: tuple[str, ...], make: Callable[[], Tables]) -> Tables:
    """The tables of this name, made now if they are not kept yet. Where nothing can be written they are made all the same."""
    found = find_kept(name, sources)
    if found is None:
        made = make()
        try:
            _write(kept_path(name, sources), name, made)
        except OSError:
            return made
        found = find_kept(name, sources)
        return made if found is None else found
    return found


def find_kept(name: str, sources: tuple[str, ...]) -> Tables | None:
    """The tables of this name, if they are there whole. A torn file is thrown away."""
    path = kept_path(name, sources)
    try:
        with path.open("rb") as file:
            content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)  # compiled rules want arrays they could write to
        os.utime(path)
    except (OSError, ValueError):
        return None
    tables = _read(content, name)
    if tables is None:
        path.unlink(missing_ok=True)
    return tables


def are_kept(name: str, sources: tuple[str, ...]) -> bool:
    """Whether a file of this name is there, without reading it."""
    return kept_path(name, sources).exists()


def kept_path(name: str, sources: tuple[str, ...]) -> Path:
    """The file of the tables of this name."""
    return data_folder() / "solved" / f"{name}-{_hash(sources)}.tables"


@cache
def _hash(sources: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for path in sorted({path for glob in sources for path in _PACKAGE.glob(glob)}):
        digest.update(str(path.relative_to(_PACKAGE)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _read(content: mmap.mmap, name: str) -> Tables | None:
    end = len(content) - _CHECKSUM
    if end < _HEAD or content[: len(_MAGIC)] != _MAGIC:
        return None
    with memoryview(content) as whole:
        checksum = zlib.crc32(whole[:end]).to_bytes(_CHECKSUM, "little")
    if content[end:] != checksum:
        return None
    head = msgspec.json.decode(content[len(_MAGIC) : _HEAD], type=_Head)
    if head.name != name:
        return None
    at, tables = _HEAD, {}
    for array in head.arrays:
        count = int(np.prod(array.shape))
        tables[array.name] = np.frombuffer(content, array.dtype, count, at).reshape(array.shape)
        at += _padded(tables[array.name].nbytes)
    return tables


def _write(path: Path, name: str, tables: Tables) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays = [_Array(each, array.dtype.str, array.shape) for each, array in tables.items()]
    head = _MAGIC + msgspec.json.encode(_Head(name, arrays))
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    checksum = 0
    try:
        with beside.open("wb") as file:
            for part in (head.ljust(_HEAD), *map(_bytes, tables.values())):
                checksum = zlib.crc32(part, checksum)
                file.write(part)
            file.write(checksum.to_bytes(_CHECKSUM, "little"))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    for other in path.parent.iterdir():
        if time.time() - other.stat().st_mtime > _STALE_AFTER:
            other.unlink(missing_ok=True)


def _bytes(array: NDArray[Any]) -> bytes:
    """Every array begins at a multiple of 64."""
    content = array.tobytes()
    return content.ljust(_padded(len(content)), b"\0")


def _padded(length: int) -> int:
    return -length % 64 + length
