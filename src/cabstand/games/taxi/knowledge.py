"""What a bot knows and says when cards ask: the same name always knows the same, and has strong and weak topics.

Nothing is drawn: a hash of the name and the question decides. A bot that knows types an accepted answer; one that does not
says something like an answer of the same kind, or passes. Its talk is a few sentences that bring in the hidden words it hits
upon and others that are not on the card. Whoever judges people judges what it says, by the same rules.
"""

from hashlib import sha256
from itertools import islice
from typing import Final

import msgspec

from cabstand.core.screen import Words
from cabstand.games.taxi.grading.talk import words_said
from cabstand.games.taxi.packs.judging import judge_of
from cabstand.games.taxi.packs.pack import Pack, Question, Talk

SPREAD: Final = 20
"""By how many of 100 questions the best topic is above the average, and the worst below."""
PASSES: Final = 25
"""Of 100 answers that are not known, so many are not even tried."""
MOST_BESIDE: Final = 2
"""Words that are said although they are not on the card."""
OPENINGS: Final = tuple(f"taxi-talk-opening-{number}" for number in range(1, 5))
LINKS: Final = tuple(f"taxi-talk-link-{number}" for number in range(1, 9))
_NEAREST: Final = 8


class Mind(msgspec.Struct, frozen=True):
    """What somebody has in mind: of 100 questions and of 100 hidden words so many, about."""

    name: str
    knows: int
    says: int

    # --- questions

    def share(self, pack: Pack, topic: str) -> int:
        """How many of 100 questions about a topic are known: topics in an order of their own, from weak to strong."""
        order = sorted(_topics(pack), key=lambda one: _number(self.name, one))
        if len(order) < 2:
            return self.knows
        room = min(SPREAD, self.knows, 100 - self.knows)
        return self.knows + round(room * (2 * order.index(topic) / (len(order) - 1) - 1))

    def is_known(self, pack: Pack, question: Question) -> bool:
        return _number(self.name, "question", question.text) % 100 < self.share(pack, question.topic)

    def answer(self, pack: Pack, question: Question) -> str:
        """What is typed: an accepted answer, a plausible one that is not, or nothing."""
        number = _number(self.name, "answer", question.text)
        if self.is_known(pack, question):
            return question.answers[number % len(question.answers)]
        if number % 100 < PASSES:
            return ""
        guesses = [guess for guess in _like(pack, question) if not judge_of(pack).is_right(question, guess)]
        return guesses[number // 100 % len(guesses)] if guesses else ""

    # --- talks

    def talk(self, pack: Pack, talk: Talk, words: Words) -> list[str]:
        """What is said, piece by piece: an opening, then a word at a time. `words` are in the language of the pack."""
        opening = OPENINGS[_number(self.name, talk.subject) % len(OPENINGS)]
        links = sorted(LINKS, key=lambda link: _number(self.name, talk.subject, link))
        told = [words.say(link, word=word) for link, word in zip(links, self._words(pack, talk), strict=False)]
        return [words.say(opening, subject=talk.subject), *told]

    def _words(self, pack: Pack, talk: Talk) -> list[str]:
        """Words of the card that come to mind, and instead of some others such as are not on it."""
        said = [word for word in talk.words if _number(self.name, talk.subject, word) % 100 < self.says]
        others = {word for other in pack.talks for word in other.words}
        by_chance = sorted(others, key=lambda word: _number(self.name, talk.subject, "beside", word))
        beside = (word for word in by_chance if not any(words_said(word, talk.words, pack.language)))
        told = said + list(islice(beside, min(MOST_BESIDE, len(talk.words) - len(said))))
        return sorted(told, key=lambda word: _number(self.name, talk.subject, "order", word))


def _number(*parts: str) -> int:
    """A number that these texts always give, and that says nothing about any other."""
    return int.from_bytes(sha256("\0".join(parts).encode()).digest()[:8])


def _topics(pack: Pack) -> set[str]:
    return {question.topic for question in pack.questions}


def _like(pack: Pack, question: Question) -> list[str]:
    """What could be taken for the answer: a number near it, or answers to other questions that look most like it."""
    own = question.answers[0]
    if own.isdigit() and len(own) < 10:
        near = max(3, int(own) // 40)
        return [str(int(own) + away) for away in range(-near, near + 1) if away and int(own) + away > 0]
    others = [other for other in pack.questions if other is not question]
    others.sort(key=lambda other: (_unlike(question, other), other.text))
    return list(dict.fromkeys(other.answers[0] for other in others))[:_NEAREST]


def _unlike(one: Question, other: Question) -> tuple[bool, bool, bool, int, int]:
    """How far two answers are from being of one kind: asked for by the same word, of a topic, of as many words, as long."""
    mine, theirs = one.answers[0], other.answers[0]
    asked = one.text[:3].lower() != other.text[:3].lower()  # 'Who' and 'Whose' ask for the same, 'Which' does not
    words = abs(len(mine.split()) - len(theirs.split()))
    return asked, one.topic != other.topic, theirs.isdigit(), words, abs(len(mine) - len(theirs))
