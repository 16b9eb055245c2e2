"""What is wrong with a pack beyond its form: doubles, answers that give themselves away or are taken for others, long texts."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rapidfuzz import fuzz

from cabstand.content.grading import grade
from cabstand.content.pack import Fault, Pack, PackError, Question, read_pack
from cabstand.content.talk import words_said

MOST_QUESTIONS: Final = 512
MOST_GIFTS: Final = 64
MOST_TALKS: Final = 128
LONGEST: Final = {"question": 140, "answer": 60, "background": 180, "topic": 24, "text": 120, "subject": 40, "word": 30}
_NEAR: Final = 88.0  # of 100: two questions as like as this ask the same in other words
_LIKE: Final = 80.0  # of 100: answers worth asking the grader about
_STRANGE: Final = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")


def check_pack(folder: Path) -> list[Fault]:
    """Every fault of a pack, in the order of its files and lines; none for a pack that can be played."""
    try:
        pack = read_pack(folder)
    except PackError as error:
        return error.faults
    return sorted(
        [*_sizes(pack), *_texts(pack), *_answers(pack), *_same_questions(pack), *_mistaken_answers(pack), *_talks(pack)]
    )


def _sizes(pack: Pack) -> Iterator[Fault]:
    counts = (("questions.csv", len(pack.questions) // 2, MOST_QUESTIONS), ("give_or_take.csv", len(pack.gifts), MOST_GIFTS))
    for file, cards, most in (*counts, ("sound_off.csv", len(pack.talks), MOST_TALKS)):
        if not 1 <= cards <= most:
            yield Fault(file, 0, "pack-cards", {"cards": cards, "most": most})


def _cells(pack: Pack) -> Iterator[tuple[str, int, str, str]]:
    """Every text of the pack: file, line, what it is, the text."""
    for q in pack.questions:
        yield from (("questions.csv", q.line, name, text) for name, text in (("question", q.text), ("topic", q.topic)))
        yield "questions.csv", q.line, "background", q.background
        yield from (("questions.csv", q.line, "answer", answer) for answer in q.answers)
    for gift in pack.gifts:
        yield "give_or_take.csv", gift.line, "text", gift.text
    for talk in pack.talks:
        yield "sound_off.csv", talk.line, "subject", talk.subject
        yield from (("sound_off.csv", talk.line, "word", word) for word in talk.words)


def _texts(pack: Pack) -> Iterator[Fault]:
    for file, line, name, text in _cells(pack):
        if len(text) > LONGEST[name]:
            yield Fault(file, line, "pack-too-long", {"what": name, "length": len(text), "most": LONGEST[name]})
        strange = next((c for c in text if unicodedata.category(c) in _STRANGE), None)
        if strange is not None:
            yield Fault(file, line, "pack-odd-character", {"what": name, "code": f"U+{ord(strange):04X}"})
        if not text:
            yield Fault(file, line, "pack-empty", {"column": name})


def _answers(pack: Pack) -> Iterator[Fault]:
    """No answer in its own question, none listed twice, each right by our own grading."""
    for q in pack.questions:
        if not q.text.endswith("?"):
            yield Fault("questions.csv", q.line, "pack-no-question-mark")
        asked = f" {_plain(q.text)} "
        for answer in q.answers:
            if _plain(answer) and f" {_plain(answer)} " in asked:
                yield Fault("questions.csv", q.line, "pack-answer-in-question", {"answer": answer[:60]})
            if answer and not grade(answer, [answer]):
                yield Fault("questions.csv", q.line, "pack-answer-not-graded", {"answer": answer[:60]})
        if len({answer.lower() for answer in q.answers}) < len(q.answers):
            yield Fault("questions.csv", q.line, "pack-answer-twice")


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def _same_questions(pack: Pack) -> Iterator[Fault]:
    """The same question twice, or the same answer asked for in nearly the same words."""
    first: dict[str, Question] = {}
    by_answer: dict[str, list[Question]] = defaultdict(list)
    for q in pack.questions:
        plain = _plain(q.text)
        if plain in first:
            yield Fault("questions.csv", q.line, "pack-same-question", {"line": first[plain].line})
        first.setdefault(plain, q)
        for other in by_answer[_plain(q.answers[0])]:
            if plain != _plain(other.text) and fuzz.token_set_ratio(plain, _plain(other.text)) > _NEAR:
                yield Fault("questions.csv", q.line, "pack-near-question", {"line": other.line})
        by_answer[_plain(q.answers[0])].append(q)


def _mistaken_answers(pack: Pack) -> Iterator[Fault]:
    """Two different answers of the pack that our grading would take for each other."""
    answers = {_plain(answer): (q, answer) for q in pack.questions for answer in q.answers[:1]}
    ordered = sorted(answers)
    for i, one in enumerate(ordered):
        for two in ordered[i + 1 :]:
            if fuzz.ratio(one, two) > _LIKE and _mistaken(*answers[one], *answers[two]):
                told: dict[str, int | str] = {"one": answers[one][1][:40], "two": answers[two][1][:40]}
                yield Fault("questions.csv", answers[two][0].line, "pack-answers-mistaken", told)


def _mistaken(first: Question, one: str, second: Question, two: str) -> bool:
    """Right for each other's question although neither list says so."""
    listed = {_plain(x) for x in first.answers} & {_plain(x) for x in second.answers}
    return not listed and (grade(one, [two]) or grade(two, [one]))


def _talks(pack: Pack) -> Iterator[Fault]:
    """Subjects once each; no word that the subject gives away, none twice on a card."""
    subjects: dict[str, int] = {}
    for talk in pack.talks:
        subject = _plain(talk.subject)
        if subject in subjects:
            yield Fault("sound_off.csv", talk.line, "pack-same-subject", {"line": subjects[subject]})
        subjects.setdefault(subject, talk.line)
        for word, said in zip(talk.words, words_said(talk.subject, talk.words), strict=True):
            if said:
                yield Fault("sound_off.csv", talk.line, "pack-word-in-subject", {"word": word[:30]})
        for i, word in enumerate(talk.words):
            if any(words_said(word, talk.words[:i])):
                yield Fault("sound_off.csv", talk.line, "pack-word-twice", {"word": word[:30]})
