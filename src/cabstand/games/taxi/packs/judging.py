"""Judges answers to the questions of a pack, in its language and with all its other answers in mind."""

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Final

from cabstand.games.taxi.grading.answers import grade, key
from cabstand.games.taxi.packs.pack import Pack, Question

Answers = dict[str, list[frozenset[str]]]


class Judge:
    """What it knows of the pack's answers is read once, when an answer is first in doubt."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._read: dict[str, Answers] = {}

    def is_right(self, question: Question, typed: str) -> bool:
        """Whether it is right in the language of the pack, or in another in which answers count."""
        asked = f"{question.text} {self.pack.city}"  # the city goes without saying
        return any(
            grade(typed, question.answers, language, asked, Others(self, question, language))
            for language in (self.pack.language, *self.pack.also)
        )

    def questions_of(self, language: str) -> Answers:
        """For each answer, as a language reads it, the answers of every question that has it."""
        if language not in self._read:
            found: Answers = defaultdict(list)
            for question in self.pack.questions:
                keys = frozenset(key(answer, language) for answer in question.answers)
                for one in keys:
                    found[one].append(keys)
            self._read[language] = dict(found)
        return self._read[language]


class Others(Collection[str]):
    """The answers to other questions, but for those that share an answer with this one: 'raven' there is no other thing."""

    def __init__(self, judge: Judge, question: Question, language: str) -> None:
        self._judge = judge
        self._own = question.answers
        self._language = language

    def __contains__(self, one: object) -> bool:
        questions = self._judge.questions_of(self._language).get(str(one), [])
        if not questions:
            return False
        own = frozenset(key(answer, self._language) for answer in self._own)
        return any(own.isdisjoint(keys) for keys in questions)

    def __iter__(self) -> Iterator[str]:
        return (one for one in self._judge.questions_of(self._language) if one in self)

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
