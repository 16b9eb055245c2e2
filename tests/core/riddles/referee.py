"""Knows the answers. There is nobody who could let a wrong one count."""

from collections.abc import Sequence
from typing import Final

from tests.core.riddles.adapter import RIGHT, WRONG
from tests.core.riddles.edition import Book

from cabstand.core.game import Move
from cabstand.core.referee import Asked, Card, Given, Referee, Speaker, Verdict, WordsIn
from cabstand.core.rule import States, record
from cabstand.core.step import Step


class Riddler(Referee):
    def __init__(self, book: Book, words_in: WordsIn) -> None:
        self.book = book

    def asked(self, state: States) -> Asked:
        s = record(state)
        return Asked(int(s.riddle % s.seats))

    def card(self, state: States, steps: Sequence[Step], viewer: int | None, given: Given) -> Card | None:
        s = record(state)
        if s.riddle == s.riddles:
            return None
        question, answer = self.book.riddles[s.riddle]
        return Card("question", question, self.asked(state).seat + 1, answer=answer if given.begun else "")

    def judge(self, state: States, typed: str) -> Verdict:
        right = typed == self.book.riddles[record(state).riddle][1]
        return Verdict(Move(RIGHT if right else WRONG), right)

    def speak(self, state: States, speaker: Speaker, said: str, at_once: bool) -> tuple[str, bool]:
        return "a sparrow", True


REFEREE: Final = Riddler
