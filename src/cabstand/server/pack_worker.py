"""The process in which packs are unpacked, parsed and checked: `python -m cabstand.server.pack_worker SECONDS BYTES`.

Jobs come on standard input and what was found goes to standard output, each after its length. A job that needs more processor
time or memory than allowed ends the process, and nobody but its sender notices: the server starts another one.
"""

import os
import resource
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

import msgspec

from cabstand.games.taxi.packs.archive import ArchiveError, unpacked
from cabstand.games.taxi.packs.check import checked_pack
from cabstand.games.taxi.packs.pack import Fault, Pack, PackError, about_pack, parse_pack, texts_of

LENGTH: Final = 4
"""Bytes of the number before each message."""
MOST_TOLD: Final = 1000
"""Faults in one answer."""


class Job(msgspec.Struct, frozen=True):
    sent: dict[str, bytes]
    """Files by name, as they were sent."""
    accepted: bool = False
    """The pack was checked before: it is only parsed, by the limits that held then."""


class Found(msgspec.Struct, frozen=True):
    """What there is to know about a pack. `pack` is there if it can be played, `refused` if it could not even be unpacked."""

    pack: Pack | None = None
    faults: list[Fault] = []
    more: int = 0
    """Faults beyond those in the list."""
    about: dict[str, str] = {}
    texts: dict[str, str] = {}
    refused: tuple[str, dict[str, int | str]] | None = None


def look_through(job: Job) -> Found:
    try:
        files = unpacked(job.sent)
    except ArchiveError as error:
        return Found(refused=(error.reason, error.told))
    if job.accepted:
        try:
            return Found(parse_pack(files, limited=False))
        except PackError as error:
            return Found(faults=error.faults[:MOST_TOLD])
    pack, faults = checked_pack(files)
    return Found(pack, faults[:MOST_TOLD], max(0, len(faults) - MOST_TOLD), about_pack(files), texts_of(files))


def main(seconds: int, memory: int) -> None:
    os.nice(5)  # people's moves come first
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_jobs, args=(sys.stdin.buffer, jobs), daemon=True).start()
    _limit_memory(memory)
    while True:
        job = jobs.get()
        _limit_time(seconds)
        try:
            found = msgspec.msgpack.encode(look_through(msgspec.msgpack.decode(job, type=Job)))
        except MemoryError:
            os._exit(1)
        sys.stdout.buffer.write(len(found).to_bytes(LENGTH) + found)
        sys.stdout.buffer.flush()


def _read_jobs(source: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Read jobs until the server ends, even by a kill: the pipe closes, and the worker ends, whatever it is doing."""
    while length := source.read(LENGTH):
        jobs.put(source.read(int.from_bytes(length)))
    os._exit(0)


def _limit_time(seconds: int) -> None:
    """Limit the processor time from now on."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    wanted = int(used.ru_utime + used.ru_stime) + 1 + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (wanted if most == resource.RLIM_INFINITY else min(wanted, most), most))


def _limit_memory(memory: int) -> None:
    """Limit the bytes beyond what the program itself takes; a system that cannot do this limits time alone."""
    with suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        wanted, most = pages * resource.getpagesize() + memory, resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (wanted, most))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
