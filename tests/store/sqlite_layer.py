"""A layer under SQLite that sees every write, every sync and every name of a file, and passes each on to the system.

It is a VFS, SQLite's own interface to the disk (https://sqlite.org/vfs.html), put in place of the default one, so that a store
opened in the ordinary way goes through it. Shared memory is not seen: it need not survive a power cut.
"""

import ctypes
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any, Final, NamedTuple

OPEN_CREATE: Final = 0x4


class Write(NamedTuple):
    path: str
    at: int
    data: bytes


class Truncate(NamedTuple):
    path: str
    size: int


class Sync(NamedTuple):
    """What was written to this file is on the disk."""

    path: str


class Create(NamedTuple):
    path: str


class Delete(NamedTuple):
    path: str


class SyncFolder(NamedTuple):
    """What files this folder has is on the disk."""

    path: str


DiskEvent = Write | Truncate | Sync | Create | Delete | SyncFolder

CLOSE = CFUNCTYPE(c_int, c_void_p)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)
OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
DELETE = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
OPEN_FOLDER = CFUNCTYPE(c_int, c_char_p, POINTER(c_int))
SET_CALL = CFUNCTYPE(c_int, c_void_p, c_char_p, c_void_p)
GET_CALL = CFUNCTYPE(c_void_p, c_void_p, c_char_p)


class Methods(ctypes.Structure):
    """sqlite3_io_methods."""

    _fields_ = [
        ("iVersion", c_int),
        ("xClose", CLOSE),
        ("xRead", c_void_p),
        ("xWrite", WRITE),
        ("xTruncate", TRUNCATE),
        ("xSync", SYNC),
        *((name, c_void_p) for name in ("xFileSize", "xLock", "xUnlock", "xCheckReservedLock", "xFileControl")),
        *((name, c_void_p) for name in ("xSectorSize", "xDeviceCharacteristics")),
        *((name, c_void_p) for name in ("xShmMap", "xShmLock", "xShmBarrier", "xShmUnmap", "xFetch", "xUnfetch")),
    ]


class File(ctypes.Structure):
    """sqlite3_file: what stands behind this is the system's own."""

    _fields_ = [("pMethods", POINTER(Methods))]


class Vfs(ctypes.Structure):
    """sqlite3_vfs."""

    _fields_ = [
        *((name, c_int) for name in ("iVersion", "szOsFile", "mxPathname")),
        ("pNext", c_void_p),
        ("zName", c_char_p),
        ("pAppData", c_void_p),
        ("xOpen", OPEN),
        ("xDelete", DELETE),
        *((name, c_void_p) for name in ("xAccess", "xFullPathname", "xDlOpen", "xDlError", "xDlSym", "xDlClose")),
        *((name, c_void_p) for name in ("xRandomness", "xSleep", "xCurrentTime", "xGetLastError", "xCurrentTimeInt64")),
        ("xSetSystemCall", SET_CALL),
        ("xGetSystemCall", GET_CALL),
        ("xNextSystemCall", c_void_p),
    ]


def sqlite_library() -> Any:
    """The very library that Python's sqlite3 uses: it is loaded already, and a second one would know nothing of its files."""
    sqlite3.connect(":memory:").close()
    loaded = {line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if len(line.split()) == 6}
    for path in sorted(path for path in loaded if "sqlite3" in Path(path).name):
        library = ctypes.CDLL(path)
        if hasattr(library, "sqlite3_vfs_register"):
            library.sqlite3_libversion.restype = c_char_p
            assert library.sqlite3_libversion().decode() == sqlite3.sqlite_version
            library.sqlite3_vfs_find.restype = POINTER(Vfs)
            return library
    raise AssertionError("no SQLite library is loaded that a layer could be put under: use the Python of your system")


@contextmanager
def watched_disk(see: Callable[[DiskEvent], None]) -> Iterator[None]:
    """While this lasts, whatever SQLite does to a file is told, in order, from the thread that does it."""
    library = sqlite_library()
    below = library.sqlite3_vfs_find(None)
    layer = _Layer(below.contents, below, see)
    assert library.sqlite3_vfs_register(ctypes.byref(layer.vfs), 1) == 0
    try:
        yield
    finally:
        layer.take_out()
        assert library.sqlite3_vfs_register(below, 1) == 0
        assert library.sqlite3_vfs_unregister(ctypes.byref(layer.vfs)) == 0


class _Layer:
    """Keeps every callback alive for as long as SQLite may call it."""

    def __init__(self, below: Vfs, address: Any, see: Callable[[DiskEvent], None]) -> None:
        self._below, self._address, self._see = below, address, see
        self._paths: dict[int, str] = {}
        self._methods: dict[int, Methods] = {}
        self.vfs = Vfs.from_buffer_copy(below)
        self.vfs.zName = b"watched"
        self.vfs.pNext = None
        self.vfs.xOpen = OPEN(self._open)
        self.vfs.xDelete = DELETE(self._delete)
        self._open_folder_below = OPEN_FOLDER(below.xGetSystemCall(address, b"openDirectory"))
        self._open_folder = OPEN_FOLDER(self._folder)
        below.xSetSystemCall(address, b"openDirectory", ctypes.cast(self._open_folder, c_void_p))

    def take_out(self) -> None:
        assert not self._paths, "a file is still open"
        self._below.xSetSystemCall(self._address, b"openDirectory", None)

    def _open(self, _vfs: int, name: int | None, file: int, flags: int, out: Any) -> int:
        path = ctypes.string_at(name).decode() if name else ""
        is_new = bool(path) and bool(flags & OPEN_CREATE) and not Path(path).exists()
        result: int = self._below.xOpen(ctypes.addressof(self._address.contents), name, file, flags, out)
        if result == 0 and path:
            if is_new:
                self._see(Create(path))
            self._paths[file] = path
            opened = File.from_address(file)
            opened.pMethods = ctypes.pointer(self._watching(opened.pMethods))
        return result

    def _watching(self, methods: Any) -> Methods:
        """The same methods, of which four tell what they do; there are few kinds, and one for each."""
        address = ctypes.addressof(methods.contents)
        if address not in self._methods:
            below = methods.contents
            watching = Methods.from_buffer_copy(below)

            def close(file: int) -> int:
                del self._paths[file]
                done: int = below.xClose(file)
                return done

            def write(file: int, data: int, count: int, at: int) -> int:
                done: int = below.xWrite(file, data, count, at)
                self._see(Write(self._paths[file], at, ctypes.string_at(data, count)))
                return done

            def truncate(file: int, size: int) -> int:
                done: int = below.xTruncate(file, size)
                self._see(Truncate(self._paths[file], size))
                return done

            def sync(file: int, flags: int) -> int:
                done: int = below.xSync(file, flags)
                self._see(Sync(self._paths[file]))
                return done

            watching.xClose, watching.xWrite = CLOSE(close), WRITE(write)
            watching.xTruncate, watching.xSync = TRUNCATE(truncate), SYNC(sync)
            self._methods[address] = watching
        return self._methods[address]

    def _delete(self, _vfs: int, name: bytes, sync_folder: int) -> int:
        path = name.decode()
        was_there = Path(path).exists()
        result: int = self._below.xDelete(ctypes.addressof(self._address.contents), name, sync_folder)
        if result == 0 and was_there:
            self._see(Delete(path))
        return result

    def _folder(self, path: bytes, handle: Any) -> int:
        """SQLite opens the folder of a file for one thing only: to sync it at once."""
        self._see(SyncFolder(str(Path(path.decode()).parent)))
        result: int = self._open_folder_below(path, handle)
        return result
