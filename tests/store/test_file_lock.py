"""A lock on a file, on systems that lock in different ways."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from cabstand.store import file_lock


def test_a_file_that_is_locked_cannot_be_locked_again(tmp_path: Path) -> None:
    with (tmp_path / "a").open("w") as first, (tmp_path / "a").open("w") as second:
        file_lock.lock(first.fileno())
        with pytest.raises(BlockingIOError):
            file_lock.lock(second.fileno())
        first.close()
        file_lock.lock(second.fileno())


class Windows(ModuleType):
    """Its module for locking, as far as it is used: whoever asks second is refused."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.locked: set[int] = set()

    def locking(self, handle: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        if handle in self.locked:
            raise PermissionError(13, "Permission denied")
        self.locked.add(handle)


def test_on_windows_the_same_is_asked_of_another_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", Windows())
    spec = spec_from_file_location("file_lock_of_windows", file_lock.__file__)
    assert spec is not None
    assert spec.loader is not None
    elsewhere = module_from_spec(spec)
    spec.loader.exec_module(elsewhere)
    elsewhere.lock(7)
    with pytest.raises(BlockingIOError):
        elsewhere.lock(7)
