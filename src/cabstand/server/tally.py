"""What is known of the lines of a table as a whole, kept line by line so that nobody has to walk through all of them.

A game's rules end it, but pauses, moves taken back and changes of seats could go on for ever. A table has room for many more of
them than people need. After that the game can still be played to its end, resumed, left and given up.
"""

from collections.abc import Sequence
from typing import Final

from cabstand.core.game import refuse
from cabstand.core.step import Step
from cabstand.store.store import Row
from cabstand.table.fold import UNDO

MOST_ASIDES: Final = 5_000
"""Lines that do not bring the game on, before pauses and moves taken back are refused. The longest games there are have about
9,000 lines of their own (four seats and 1,000 rounds of questions)."""
MOST_CHANGES: Final = 2 * MOST_ASIDES
"""The same before no bot stands in and nobody joins a team: people who only pause and take back cannot use this room up."""
WAIVED: Final = "waived/"
"""How the key of a line begins by which a seat lets something pass."""


class Tally:
    def __init__(self) -> None:
        self.judged = 0
        """How often the referee has spoken."""
        self.judged_at = 0
        """The number of the line in which it did so last."""
        self.acted_at = 0
        """The number of the last line in which somebody did something in the game, other than let something pass."""
        self.played = 0
        """How many lines have changed the game, moves taken back among them."""
        self.played_at = 0
        """The number of the last of them."""
        self.asides = 0
        """Lines about the people, and moves taken back."""

    def take(self, row: Row, steps: Sequence[Step]) -> None:
        """One more line, and what happened in it."""
        is_about_people = row.line.startswith("table:")
        if is_about_people or (steps and steps[0].move == UNDO):
            self.asides += 1
        if not is_about_people:
            self.played, self.played_at = self.played + 1, row.seq
        if row.line.startswith("referee:"):
            self.judged, self.judged_at = self.judged + 1, row.seq
        if not is_about_people and not row.key.startswith(WAIVED):
            self.acted_at = row.seq

    @property
    def has_room(self) -> bool:
        """Whether the game may still be paused, and a move taken back."""
        return self.asides < MOST_ASIDES

    def check_room(self, most: int = MOST_ASIDES) -> None:
        if self.asides >= most:
            raise refuse("table-only-play-on", most=most)
