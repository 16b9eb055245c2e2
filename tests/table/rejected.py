"""Draws whose first numbers would tip the balance and are rejected: known answers, worked out with whole numbers alone."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tests.table.fair_game import NONCES, SEATS, TABLE, finished_log

from cabstand.core import find_game
from cabstand.core.rng import stream
from cabstand.table.dice import facts
from cabstand.table.table import header_for

KNOWN: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).resolve().parents[1] / "vectors" / "numbers.json").read_text(encoding="utf-8")
)
"""The bytes that begin a stream, n, how many numbers are rejected, and the one that is taken; known to the page, too."""

SECRET: Final = sha256(b"rejected 598734").digest()
"""One of a million: in a game with the tests' nonces, the first number for six passenger dice is rejected."""

FIRST_THROW: Final = "1: throw => RGYPPT 126 s1"


def rejected_log() -> str:
    """A game of Space Taxi that begins with that throw."""
    header = header_for(find_game("space-taxi"), {"starter": "1"}, SEATS, facts(SECRET, TABLE, NONCES))
    return finished_log(header, SECRET, stream(5), 40)
