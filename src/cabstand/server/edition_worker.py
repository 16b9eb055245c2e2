"""The process in which editions are unpacked, parsed and checked: `python -m cabstand.server.edition_worker SECONDS BYTES`.

Jobs come on standard input and what was found goes to standard output, each after its length. A job that needs more processor
time or memory than allowed ends the process, and nobody but its sender notices: the server starts another one.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

import msgspec

from cabstand.core.edition import Edition, EditionError, Found, all_editions
from cabstand.server.edition_archive import ArchiveError, unpacked

if sys.platform != "win32":
    import resource

LENGTH: Final = 4
"""Bytes of the number before each message."""
MOST_TOLD: Final = 1000
"""Faults in one answer."""


class Job(msgspec.Struct, frozen=True):
    game: str
    sent: dict[str, bytes]
    """Files by name, as they were sent."""
    accepted: bool = False
    """The edition was checked before: it is only read, by the limits that held then."""


class Answer(msgspec.Struct, frozen=True):
    """What was found, its content apart: how that is read, only the game knows. `refused`: it could not even be unpacked."""

    found: Found = Found()
    content: bytes = b""
    refused: tuple[str, dict[str, int | str]] | None = None


def look_through(job: Job, edition: Edition[Any]) -> Answer:
    try:
        files = unpacked(job.sent, edition.files)
    except ArchiveError as error:
        return Answer(refused=(error.reason, error.told))
    try:
        found = Found(edition.read(files, accepted=True)) if job.accepted else edition.check(files)
    except EditionError as error:
        found = Found(faults=error.faults)
    content = b"" if found.content is None else msgspec.msgpack.encode(found.content)
    more = max(0, len(found.faults) - MOST_TOLD)
    return Answer(Found(None, found.faults[:MOST_TOLD], more, found.about, found.texts), content)


def main(seconds: int, memory: int) -> None:
    if sys.platform != "win32":
        os.nice(5)  # people's moves come first
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    editions = all_editions()
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_jobs, args=(sys.stdin.buffer, jobs), daemon=True).start()
    _limit_memory(memory)
    while True:
        encoded = jobs.get()
        _limit_time(seconds)
        try:
            job = msgspec.msgpack.decode(encoded, type=Job)
            answer = msgspec.msgpack.encode(look_through(job, editions[job.game]))
        except MemoryError:
            os._exit(1)
        sys.stdout.buffer.write(len(answer).to_bytes(LENGTH) + answer)
        sys.stdout.buffer.flush()


def _read_jobs(source: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Read jobs until the server ends, even by a kill: the pipe closes, and the worker ends, whatever it is doing."""
    while length := source.read(LENGTH):
        jobs.put(source.read(int.from_bytes(length)))
    os._exit(0)


def _limit_time(seconds: int) -> None:
    """Limit the processor time from now on. Windows knows no such limit; there the server's clock alone ends a job."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        wanted = int(used.ru_utime + used.ru_stime) + 1 + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (wanted if most == resource.RLIM_INFINITY else min(wanted, most), most))


def _limit_memory(memory: int) -> None:
    """Limit the bytes beyond what the program itself takes; a system that cannot do this limits time alone."""
    if sys.platform != "win32":
        with suppress(OSError, ValueError):
            pages = int(Path("/proc/self/statm").read_text().split()[0])
            wanted, most = pages * resource.getpagesize() + memory, resource.getrlimit(resource.RLIMIT_AS)[1]
            resource.setrlimit(resource.RLIMIT_AS, (wanted, most))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
