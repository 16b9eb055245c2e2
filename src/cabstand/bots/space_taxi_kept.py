"""What is the same for everybody who plays Space Taxi, solved once: in memory, and on disk for the next process.

A file lies beside the compiled rules, in a folder named after the sources, and begins with a digest of what follows: one that
is torn or belongs to something else is made anew. Making it takes about half a minute with compiled rules; where rules are
interpreted it would take days, so it is only read there.
"""

import hashlib
import logging
import os
import tempfile
from io import BytesIO
from pathlib import Path
from threading import Lock, Thread
from typing import Final

import numpy as np

from cabstand.bots.space_taxi_season import Season, make_season
from cabstand.games.rule import COMPILED, compiled_folder, sources_hash

log = logging.getLogger("cabstand.bots")

_known: Final[dict[int, Season]] = {}
_making: Final[dict[int, Thread]] = {}
_lock: Final = Lock()
_DIGEST: Final = hashlib.sha256().digest_size


def season(seats: int) -> Season:
    """The season of so many seats, made now if nobody has made it before."""
    found = _read(seats)
    if found is None:
        found = _known[seats] = make_season(seats)
        _write(found)
    return found


def season_if_kept(seats: int) -> Season | None:
    """The same for those who cannot wait: None while there is none. It is then being made, beside everything else."""
    found = _read(seats)
    if found is None and COMPILED:
        with _lock:
            if seats not in _making:
                _making[seats] = Thread(target=_make, args=(seats,), daemon=True, name=f"season of {seats}")
                _making[seats].start()
    return found


def _make(seats: int) -> None:
    try:
        season(seats)
    except Exception:
        log.exception("the season of %d seats cannot be solved; bots go by rules of thumb", seats)


# --- on disk ---------------------------------------------------------------------------------------------------------


def kept_file(seats: int) -> Path:
    return compiled_folder() / f"season-{seats}"


def _stamp(seats: int, content: bytes) -> bytes:
    return hashlib.sha256(f"{sources_hash()} {seats} ".encode() + content).digest()


def _read(seats: int) -> Season | None:
    if seats in _known:
        return _known[seats]
    try:
        content = kept_file(seats).read_bytes()
    except OSError:
        return None
    if content[:_DIGEST] != _stamp(seats, content[_DIGEST:]):
        log.warning("%s is damaged and will be made anew", kept_file(seats))
        return None
    with np.load(BytesIO(content[_DIGEST:])) as arrays:
        _known[seats] = Season(seats, arrays["worth"], arrays["scores"], arrays["bank"].astype(np.int64))
    return _known[seats]


def _write(made: Season) -> None:
    """All or nothing: another process may be reading. Where nothing can be written, the next process makes it again."""
    packed = BytesIO()
    np.savez_compressed(packed, worth=made.worth, scores=made.scores, bank=made.bank.astype(np.int16))
    content = packed.getvalue()
    path = kept_file(made.seats)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(_stamp(made.seats, content) + content)
        os.replace(file.name, path)
    except OSError:
        log.warning("%s cannot be written", path)
