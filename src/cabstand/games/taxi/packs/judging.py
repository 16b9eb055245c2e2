"""Judges answers to the questions of a pack, in its language and with all its other answers in mind."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from functools import cached_property
from typing import Final

from cabstand.games.taxi.grading.answers import grade, key
from cabstand.games.taxi.packs.pack import Pack, Question


class Judge:
    """What it knows of the pack's answers is read once, when an answer is first in doubt."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def is_right(self, question: Question, typed: str) -> bool:
        language = self.pack.language
        return grade(typed, question.answers, language, question.text, Others(self, question))

    @cached_property
    def questions_of(self) -> dict[str, list[frozenset[str]]]:
        """For each answer the answers of every question that has it."""
        found: dict[str, list[frozenset[str]]] = defaultdict(list)
        for question in self.pack.questions:
            keys = frozenset(key(answer, self.pack.language) for answer in question.answers)
            for one in keys:
                found[one].append(keys)
        return dict(found)


class Others(Collection[str]):
    """The answers to other questions, but for those that share an answer with this one: 'raven' there is no other thing."""

    def __init__(self, judge: Judge, question: Question) -> None:
        self._judge = judge
        self._own = question.answers

    def __contains__(self, one: object) -> bool:
        questions = self._judge.questions_of.get(str(one), [])
        if not questions:
            return False
        own = frozenset(key(answer, self._judge.pack.language) for answer in self._own)
        return any(own.isdisjoint(keys) for keys in questions)

    def __iter__(self) -> Iterator[str]:
        return (one for one in self._judge.questions_of if one in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


_KEPT: Final[dict[str, Judge]] = {}
_MOST_KEPT: Final = 32


def judge_of(pack: Pack) -> Judge:
    if pack.sha256 not in _KEPT:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        _KEPT[pack.sha256] = Judge(pack)
    return _KEPT[pack.sha256]
