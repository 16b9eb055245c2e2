"""What a power cut leaves on a disk: all that was synced, and of the rest whatever the disk happened to have done."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.store.sqlite_layer import Create, Delete, DiskEvent, Sync, SyncFolder, Truncate, Write

SECTOR: Final = 512


@dataclass
class _Content:
    """One file, whatever its name: what is safe, and what has been done to it since."""

    safe: bytes = b""
    since: list[Write | Truncate] = field(default_factory=list)

    def sync(self) -> None:
        self.safe, self.since = _with(self.safe, self.since), []


class Disk:
    """Follows what a program does to the files of a folder."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._now = {path: _Content(content) for path, content in files.items()}
        self._safe = dict(self._now)
        self._names: list[Create | Delete] = []  # that nobody has synced
        self._created: list[_Content] = []  # by the creations among them

    def follow(self, event: DiskEvent) -> None:
        if isinstance(event, (Write, Truncate)):
            self._now[event.path].since.append(event)
        elif isinstance(event, Sync):
            self._now[event.path].sync()
        elif isinstance(event, Create):
            self._now[event.path] = _Content()
            self._names.append(event)
            self._created.append(self._now[event.path])
        elif isinstance(event, Delete):
            del self._now[event.path]
            self._names.append(event)
        else:
            assert isinstance(event, SyncFolder)
            self._safe, self._names, self._created = dict(self._now), [], []

    def cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files that are found when the power is back. Names come and go in order, what is written in any order."""
        found, created = dict(self._safe), iter(self._created)
        for change in self._names[: chance.randint(0, len(self._names))]:
            if isinstance(change, Create):
                found[change.path] = next(created)
            else:
                del found[change.path]
        return {path: _with(content.safe, _some(content.since, chance)) for path, content in found.items()}


def _some(changes: list[Write | Truncate], chance: random.Random) -> Iterable[Write | Truncate]:
    """Nothing, everything, or any part of it, some of it torn between two sectors."""
    share = chance.choice((0.0, 0.5, 0.9, 1.0))
    for change in changes:
        if chance.random() < share:
            if isinstance(change, Write) and chance.random() < 0.1:
                sectors = range(SECTOR - change.at % SECTOR, len(change.data), SECTOR)
                yield change._replace(data=change.data[: chance.choice(sectors)]) if sectors else change
            else:
                yield change


def _with(content: bytes, changes: Iterable[Write | Truncate]) -> bytes:
    made = bytearray(content)
    for change in changes:
        if isinstance(change, Truncate):
            del made[change.size :]
            made.extend(bytes(change.size - len(made)))
        else:
            made.extend(bytes(max(0, change.at - len(made))))
            made[change.at : change.at + len(change.data)] = change.data
    return bytes(made)


def lay_down(files: dict[str, bytes], folder: Path) -> None:
    """Make the files of a folder just these."""
    for path in folder.iterdir():
        path.unlink()
    for name, content in files.items():
        (folder / Path(name).name).write_bytes(content)
