"""Programs with compiled rules, started where this project lies: the tests themselves run interpreted."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from cabstand.testing import process

ROOT: Final = Path(__file__).resolve().parents[1]
run_python: Final = partial(process.run_python, folder=ROOT)


@contextmanager
def alone(kept_in: Path) -> Iterator[None]:
    """While nobody else does: large rules take a minute to compile, and two processes would do it side by side."""
    with (kept_in / "alone").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
