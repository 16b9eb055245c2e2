"""Draws whose first numbers would tip the balance and are rejected: known answers, worked out with whole numbers alone."""

from hashlib import sha256
from typing import Final

from tests.table.fair_game import NONCES, SEATS, TABLE, finished_log

from cabstand.core import find_game
from cabstand.core.rng import stream
from cabstand.table.dice import facts
from cabstand.table.table import header_for

KNOWN: Final = (
    ("38ecfb149f72f0ecc71304eb608d0f14", 6, 1, 1),
    ("4ca16ff09b632d5bb35e900f649cd2a5", 6, 1, 4),
    ("14a79539527e3a86eb586ac6ad81c57a", 300, 1, 93),
    ("38ecfb149f72f0ecc71304eb608d0f14", 46_656, 1, 10_681),
    ("4ca16ff09b632d5bb35e900f649cd2a5", 46_656, 1, 33_083),
    ("755857880e120d9459f8a967958f4bf8", 1_431_655_766, 1, 382_397_812),
    ("b5ad45dc932b245a2f88f729ce30a4a0", 1_431_655_766, 2, 374_159_561),
    ("156262b16d595864e3014dd14231a199", 1_431_655_766, 4, 807_694_120),
)
"""The 16 bytes that begin a stream, n, how many numbers are rejected, and the one of n that is taken."""

SECRET: Final = sha256(b"rejected 598734").digest()
"""One of a million: in a game with the tests' nonces, the first number for six passenger dice is rejected."""

FIRST_THROW: Final = "1: throw => RGYPPT 126 s1"


def rejected_log() -> str:
    """A game of Space Taxi that begins with that throw."""
    header = header_for(find_game("space-taxi"), {"starter": "1"}, SEATS, facts(SECRET, TABLE, NONCES))
    return finished_log(header, SECRET, stream(5), 40)
