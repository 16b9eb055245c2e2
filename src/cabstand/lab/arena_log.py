"""The log of an arena: one line of JSON for what is played, then one for each batch, in order.

A log is all that is kept, and enough: an arena goes on where its log ends, and the same first line gives the same log again,
byte for byte, on any number of cores.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from cabstand.core.game import refuse
from cabstand.core.registry import find_game
from cabstand.lab.arena import FORMAT, Batch, Setup


def begin(path: Path, setup: Setup) -> None:
    """A new log."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(setup) + b"\n")


def append(path: Path, batch: Batch) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(batch) + b"\n")


def read_setup(path: Path) -> Setup:
    """The first line; refused where it is that of other rules, which would play other games."""
    with path.open("rb") as file:
        line = file.readline()
    try:
        setup = msgspec.json.decode(line, type=Setup)
    except msgspec.DecodeError:
        raise refuse("arena-no-log", path=str(path)) from None
    if setup.arena != FORMAT or setup.rules != find_game(setup.game).version:
        raise refuse("arena-old-log", path=str(path), game=setup.game, rules=setup.rules)
    return setup


def read_batches(path: Path) -> Iterator[Batch]:
    """The batches so far. A line that was being written when the power went is cut off, and will be played again."""
    whole, upto = 0, 0
    with path.open("rb") as file:
        upto = len(file.readline())
        for line in file:
            try:
                batch = msgspec.json.decode(line, type=Batch) if line.endswith(b"\n") else None
            except msgspec.DecodeError:
                batch = None
            if batch is None or batch.first != whole:
                break
            whole, upto = whole + batch.count, upto + len(line)
            yield batch
    if upto < path.stat().st_size:
        with path.open("rb+") as file:
            file.truncate(upto)
