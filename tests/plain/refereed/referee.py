"""Whoever drives is asked whether they know the way. Bots always do."""

from collections.abc import Sequence
from typing import Any, Final

from cabstand.core.game import Move
from cabstand.core.referee import Asked, Card, Given, Referee, Speaker, Verdict, WordsIn
from cabstand.core.rule import States, record
from cabstand.core.step import Step
from night_rank import rules
from night_rank.record import CALL
from night_rank.rules import CALLS


class Passenger(Referee):
    def __init__(self, content: Any, words_in: WordsIn) -> None:
        """It needs no cards and no words."""

    def asked(self, state: States) -> Asked:
        return Asked(int(record(state).turn))

    def card(self, state: States, steps: Sequence[Step], viewer: int | None, given: Given) -> Card | None:
        if record(state).phase != CALL:
            return None
        return Card("question", "Do you know the way?", int(record(state).turn) + 1)

    def judge(self, state: States, typed: str) -> Verdict:
        return Verdict(Move(rules.of(CALLS, int(typed.strip().lower() == "yes"))))

    def speak(self, state: States, speaker: Speaker, said: str, at_once: bool) -> tuple[str, bool]:
        return "yes", True


REFEREE: Final = Passenger
