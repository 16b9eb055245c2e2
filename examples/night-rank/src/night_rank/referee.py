"""Did the driver know the way? They count the junctions: the cards on the road and the worth of the fare, added up.

The sum needs no words, so everybody reads it in their own language.
"""

from collections.abc import Sequence
from typing import Any, Final

from cabstand.core.game import Move
from cabstand.core.referee import Asked, Card, Given, Referee, Speaker, Verdict, WordsIn
from cabstand.core.rule import States, record
from cabstand.core.step import Step
from night_rank import rules
from night_rank.record import CALL, Record


class Passenger(Referee):
    """Sits in the back and listens."""

    def __init__(self, content: Any, words_in: WordsIn) -> None:
        """Night Rank has no editions, and a sum needs no words."""

    def asked(self, state: States) -> Asked:
        return Asked(int(record(state).turn))

    def card(self, state: States, steps: Sequence[Step], viewer: int | None, given: Given) -> Card | None:
        if record(state).phase == CALL:
            return Card("question", question(record(state)), int(record(state).turn) + 1)
        for step in reversed(steps):
            was: Record = record(step.before)
            if was.phase == CALL:
                right = step.move == rules.of(rules.CALLS, 1)
                told = "" if right else str(answer(was))
                return Card(
                    "question", question(was), int(was.turn) + 1, stage="done", typed=given.typed, right=right, answer=told
                )
        return None

    def judge(self, state: States, typed: str) -> Verdict:
        return Verdict(Move(rules.of(rules.CALLS, int(typed.strip() == str(answer(record(state)))))))

    def speak(self, state: States, speaker: Speaker, said: str, at_once: bool) -> tuple[str, bool]:
        """Bots can add."""
        return str(answer(record(state))), True


def question(s: Record) -> str:
    return f"{s.played.sum()} + {s.fare} = ?"


def answer(s: Record) -> int:
    return int(s.played.sum() + s.fare)


REFEREE: Final = Passenger
