"""Editions as they are sent: files by name, some of them packed into ZIP files.

Of an archive only the files of an edition are unpacked, each no further than its limit: the rest may unfold to anything.
"""

import io
import zipfile
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Final

MOST_MEMBERS: Final = 200
"""Files in an archive: people pack a whole folder, with whatever lies in it."""
_ENTRY: Final = b"PK\x01\x02"  # how each entry of an archive's directory begins
_TAKEN: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_LOCKED: Final = 0x1 | 0x40  # encrypted, in the usual or in the strong way


class ArchiveError(ValueError):
    """A ZIP file that cannot be opened: a message id with its arguments."""

    def __init__(self, reason: str, **args: int | str) -> None:
        self.reason = reason
        self.told = args
        super().__init__(reason)


def unpacked(sent: Mapping[str, bytes], wanted: Mapping[str, int]) -> dict[str, bytes]:
    """The wanted files among those that were sent, whether in folders, zipped or neither. The first of each name counts.

    `wanted` has the most bytes that each may have; of a larger one a byte more is unpacked, and its reader says so.
    """
    files: dict[str, bytes] = {}
    for name, content in sent.items():
        if name.lower().endswith(".zip"):
            _unzip(content, wanted, files)
        elif (plain := PurePosixPath(name).name) in wanted:
            files.setdefault(plain, content)
    return files


def _unzip(content: bytes, wanted: Mapping[str, int], files: dict[str, bytes]) -> None:
    """Add what a ZIP file holds."""
    if content.count(_ENTRY) > MOST_MEMBERS:  # counted before anything reads the directory
        raise ArchiveError("pack-zip-members", most=MOST_MEMBERS)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for entry in archive.infolist():
                name = PurePosixPath(entry.filename).name
                if name in wanted and name not in files:
                    _check_kind(entry, name)
                    with archive.open(entry) as file:
                        files[name] = file.read(wanted[name] + 1)
    except ArchiveError:
        raise
    except Exception:  # the library is written for sound archives: a damaged one may raise anything
        raise ArchiveError("pack-zip-broken") from None


def _check_kind(entry: zipfile.ZipInfo, name: str) -> None:
    """Accept only what every program writes by default: other kinds of compression can turn a few bytes into gigabytes."""
    if entry.flag_bits & _LOCKED:
        raise ArchiveError("pack-zip-locked", file=name)
    if entry.compress_type not in _TAKEN:
        raise ArchiveError("pack-zip-method", file=name)
