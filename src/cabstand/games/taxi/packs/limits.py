"""How large a pack may be: of every file, before a parser sees it, and of what a game can do with its cards.

The limits leave room for more than anybody writes: a full pack of London's kind (300 question cards) uses a tenth of them.
"""

from typing import Final

import msgspec

MOST_QUESTIONS: Final = 512
MOST_GIFTS: Final = 64
MOST_TALKS: Final = 128
MOST_ANSWERS: Final = 20  # to one question
LONGEST: Final = {"question": 140, "answer": 60, "background": 180, "topic": 24, "text": 120, "subject": 40, "word": 30}
LONGEST_ABOUT: Final = {"name": 60, "city": 60, "language": 35, "licence": 100, "authors": 200}
LONGEST_CELL: Final = 2000
"""Characters of one cell; twenty long answers have 1,260."""


class FileLimit(msgspec.Struct, frozen=True):
    """The most that a file may have: bytes, lines, and characters in each line."""

    bytes: int
    lines: int
    line: int


LIMITS: Final = {
    "pack.toml": FileLimit(4_000, 200, 1_000),
    "questions.csv": FileLimit(1_700_000, 4_000, 4_000),
    "give_or_take.csv": FileLimit(100_000, 500, 4_000),
    "sound_off.csv": FileLimit(100_000, 500, 4_000),
}
"""By file. TOML gets the least: Python's time and memory grow with the square of the length of a dotted key."""
MOST_BYTES: Final = 2_000_000
"""For everything that is sent or zipped together; more than all four files can have."""
