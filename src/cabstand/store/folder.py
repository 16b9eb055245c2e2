"""Logs as plain files in one folder: how the terminal keeps its games. A line counts once it is on the disk."""

import os
import re
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Self

from cabstand.store.file_lock import lock
from cabstand.store.sync import sync_folder


class StoreError(Exception):
    """The disk said no. `what` is the path, `why` what the system said."""

    def __init__(self, what: Path, why: str) -> None:
        self.what, self.why = what, why
        super().__init__(f"{what}: {why}")


class InUse(StoreError):
    """The log is open in another window."""


class LogFile:
    """One log, held open for adding lines by one process alone."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, header: str) -> Self:
        """A new log with its header. The name must be free."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            log = cls(path, path.open("xb", buffering=0))
            log._lock()
            log._write(header)
            sync_folder(path.parent)
        except OSError as error:
            raise StoreError(path, error.strerror or str(error)) from None
        return log

    @classmethod
    def open(cls, path: Path) -> Self:
        """An existing log. A last line that was cut short by a crash never counted, and is taken off."""
        try:
            log = cls(path, path.open("r+b", buffering=0))
            log._lock()
            content = log._file.read()
            whole = content.rfind(b"\n") + 1
            if whole < len(content):
                log._file.truncate(whole)
            log._file.seek(whole)
        except OSError as error:
            raise StoreError(path, error.strerror or str(error)) from None
        return log

    def read(self) -> str:
        """All of it, as text."""
        return self.path.read_text(encoding="utf-8", errors="replace")

    def append(self, line: str) -> None:
        """Add a line; when this returns it is on the disk. If it fails, nothing was added."""
        end = self._file.tell()
        try:
            self._write(line + "\n")
        except OSError as error:
            self._file.seek(end)
            self._file.truncate(end)
            raise StoreError(self.path, error.strerror or str(error)) from None

    def _write(self, text: str) -> None:
        left = memoryview(text.encode())
        while left:
            left = left[self._file.write(left) :]
        os.fsync(self._file.fileno())

    def _lock(self) -> None:
        try:
            lock(self._file.fileno())
        except BlockingIOError:
            self._file.close()
            raise InUse(self.path, "open in another window") from None

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def list_logs(folder: Path) -> list[Path]:
    """The logs of a folder, the one last written to first."""
    if not folder.is_dir():
        return []
    return sorted(folder.glob("*.log"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def free_path(folder: Path, name: str) -> Path:
    """A path for a new log that starts with this name and a number that is still free."""
    taken = [int(found[1]) for path in folder.glob(f"{name}-*.log") if (found := re.fullmatch(r".*-([0-9]+)", path.stem))]
    return folder / f"{name}-{max(taken, default=0) + 1}.log"
