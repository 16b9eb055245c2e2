"""What is wrong with a pack beyond its form: doubles, answers that give themselves away or are taken for others, long texts."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from rapidfuzz import fuzz, process

from cabstand.core.edition import Fault, read_folder
from cabstand.games.taxi.grading.answers import grade
from cabstand.games.taxi.grading.talk import words_said
from cabstand.games.taxi.packs.filling import filled
from cabstand.games.taxi.packs.limits import LONGEST, LONGEST_ABOUT, MOST_ANSWERS, MOST_GIFTS, MOST_QUESTIONS, MOST_TALKS
from cabstand.games.taxi.packs.multilingual import in_language, languages_of, strange_languages
from cabstand.games.taxi.packs.pack import ABOUT, FILES, Pack, PackError, Question, in_order, parse_pack

_NEAR: Final = 88.0  # of 100: two questions as like as this ask the same in other words
_LIKE: Final = 80.0  # of 100: answers worth asking the grader about
_NEAREST: Final = 20  # texts that another one is compared with in earnest: also the oddest pack is checked in seconds
_STRANGE: Final = ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp")


def check_pack(folder: Path) -> list[Fault]:
    """Every fault of a pack, in the order of its files and lines; none for a pack that can be played."""
    return checked_pack(*read_folder(folder, FILES))[1]


def checked_pack(files: Mapping[str, bytes], unread: Sequence[Fault] = ()) -> tuple[Pack | None, list[Fault]]:
    """The pack in files that were read already, if it can be played; and every fault of one that cannot.

    One in several languages is checked in each, and found in its first.
    """
    checked = [_checked(one, unread) for one in ordinary_packs(files)]
    every = [*strange_languages(files), *(fault for _, faults in checked for fault in faults)]
    faults = in_order(fault for n, fault in enumerate(every) if fault not in every[:n])
    return (None if faults else checked[0][0]), faults


def ordinary_packs(files: Mapping[str, bytes]) -> list[Mapping[str, bytes]]:
    """A pack in each of its languages, its rows on their lines; any other as it is."""
    return [in_language(files, language, on_their_lines=True) for language in languages_of(files)] or [files]


def _checked(files: Mapping[str, bytes], unread: Sequence[Fault]) -> tuple[Pack | None, list[Fault]]:
    try:
        pack = parse_pack(filled(files), unread)
    except PackError as error:
        return None, error.faults
    if too_many := list(_sizes(pack)):  # what follows compares all cards with each other: nobody waits for that in vain
        return None, too_many
    checks = (_texts, _answers, _same_questions, _mistaken_answers, _talks)
    own = own_part(pack, files)
    return pack, in_order(fault for check in checks for fault in check(own))


def own_part(pack: Pack, files: Mapping[str, bytes]) -> Pack:
    """The cards that stand in the files; those that were added from an edition are sound, and on no line that anybody sees."""
    last = {name: files.get(name, b"").rstrip(b"\r\n").count(b"\n") + 1 for name in FILES}
    return replace(
        pack,
        questions=tuple(q for q in pack.questions if q.line <= last["questions.csv"]),
        gifts=tuple(gift for gift in pack.gifts if gift.line <= last["give_or_take.csv"]),
        talks=tuple(talk for talk in pack.talks if talk.line <= last["sound_off.csv"]),
    )


def _sizes(pack: Pack) -> Iterator[Fault]:
    counts = (("questions.csv", len(pack.questions) // 2, MOST_QUESTIONS), ("give_or_take.csv", len(pack.gifts), MOST_GIFTS))
    for file, cards, most in (*counts, ("sound_off.csv", len(pack.talks), MOST_TALKS)):
        if not 1 <= cards <= most:
            yield Fault(file, 0, "taxi-pack-fault-cards", {"cards": cards, "most": most})


def _cells(pack: Pack) -> Iterator[tuple[str, int, str, str]]:
    """Every text of the pack: file, line, what it is, the text."""
    for key, said in zip(ABOUT, (pack.name, pack.city, pack.language, pack.licence, ", ".join(pack.authors)), strict=True):
        yield "pack.toml", 0, key, said
    for q in pack.questions:
        yield from (("questions.csv", q.line, name, text) for name, text in (("question", q.text), ("topic", q.topic or "–")))
        yield "questions.csv", q.line, "background", q.background or "–"
        yield from (("questions.csv", q.line, "answer", answer) for answer in q.answers)
    for gift in pack.gifts:
        yield "give_or_take.csv", gift.line, "text", gift.text
    for talk in pack.talks:
        yield "sound_off.csv", talk.line, "subject", talk.subject
        yield from (("sound_off.csv", talk.line, "word", word) for word in talk.words)


def _texts(pack: Pack) -> Iterator[Fault]:
    for file, line, name, text in _cells(pack):
        most = (LONGEST | LONGEST_ABOUT)[name]
        if len(text) > most:
            yield Fault(file, line, "taxi-pack-fault-too-long", {"what": name, "length": len(text), "most": most})
        strange = next((c for c in text if unicodedata.category(c) in _STRANGE), None)
        if strange is not None:
            yield Fault(file, line, "taxi-pack-fault-odd-character", {"what": name, "code": f"U+{ord(strange):04X}"})
        if not text:
            yield Fault(file, line, "taxi-pack-fault-empty", {"column": name})


def _answers(pack: Pack) -> Iterator[Fault]:
    """No answer in its own question, none listed twice, each right by our own grading."""
    for q in pack.questions:
        if not q.text.endswith("?"):
            yield Fault("questions.csv", q.line, "taxi-pack-fault-no-question-mark")
        if len(q.answers) > MOST_ANSWERS:
            yield Fault(
                "questions.csv", q.line, "taxi-pack-fault-many-answers", {"answers": len(q.answers), "most": MOST_ANSWERS}
            )
        asked = f" {_plain(q.text)} "
        for answer in q.answers[:MOST_ANSWERS]:
            if _plain(answer) and f" {_plain(answer)} " in asked:
                yield Fault("questions.csv", q.line, "taxi-pack-fault-answer-in-question", {"answer": answer[:60]})
            if answer and not grade(answer, [answer], pack.language):
                yield Fault("questions.csv", q.line, "taxi-pack-fault-answer-not-graded", {"answer": answer[:60]})
        if len({answer.lower() for answer in q.answers}) < len(q.answers):
            yield Fault("questions.csv", q.line, "taxi-pack-fault-answer-twice")


def _plain(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def _same_questions(pack: Pack) -> Iterator[Fault]:
    """The same question twice, or the same answer asked for in nearly the same words."""
    first: dict[str, Question] = {}
    by_answer: dict[str, dict[str, Question]] = defaultdict(dict)
    for q in _of_usual_size(pack):
        plain = _plain(q.text)
        if plain in first:
            yield Fault("questions.csv", q.line, "taxi-pack-fault-same-question", {"line": first[plain].line})
        first.setdefault(plain, q)
        others = by_answer[_plain(q.answers[0])]
        for text, like, _ in process.extract(plain, list(others), scorer=fuzz.token_set_ratio, limit=_NEAREST):
            if text != plain and like > _NEAR:
                yield Fault("questions.csv", q.line, "taxi-pack-fault-near-question", {"line": others[text].line})
        others.setdefault(plain, q)


def _of_usual_size(pack: Pack) -> list[Question]:
    """Without those that are too long or have too many answers anyway, and are slow to compare with."""
    usual = [q for q in pack.questions if len(q.text) <= LONGEST["question"] and len(q.answers[0]) <= LONGEST["answer"]]
    return [q for q in usual if len(q.answers) <= MOST_ANSWERS]


def _mistaken_answers(pack: Pack) -> Iterator[Fault]:
    """Two different answers of the pack that our grading would take for each other although neither list says so."""
    answers = {_plain(q.answers[0]): q for q in _of_usual_size(pack)}
    listed = {plain: {_plain(answer) for answer in q.answers} for plain, q in answers.items()}
    ordered = sorted(answers)
    for i, one in enumerate(ordered):
        for two, like, _ in process.extract(one, ordered[i + 1 :], scorer=fuzz.ratio, limit=_NEAREST):
            if like > _LIKE and listed[one].isdisjoint(listed[two]) and _mistaken(answers[one], answers[two], pack.language):
                told: dict[str, int | str] = {"one": answers[one].answers[0], "two": answers[two].answers[0]}
                yield Fault("questions.csv", answers[two].line, "taxi-pack-fault-answers-mistaken", told)


def _mistaken(first: Question, second: Question, language: str) -> bool:
    return grade(first.answers[0], second.answers[:1], language) or grade(second.answers[0], first.answers[:1], language)


def _talks(pack: Pack) -> Iterator[Fault]:
    """Subjects once each; no word that the subject gives away, none twice on a card."""
    subjects: dict[str, int] = {}
    for talk in pack.talks:
        subject = _plain(talk.subject)
        if subject in subjects:
            yield Fault("sound_off.csv", talk.line, "taxi-pack-fault-same-subject", {"line": subjects[subject]})
        subjects.setdefault(subject, talk.line)
        for word, said in zip(talk.words, words_said(talk.subject, talk.words, pack.language), strict=True):
            if said:
                yield Fault("sound_off.csv", talk.line, "taxi-pack-fault-word-in-subject", {"said": word[:30]})
        for i, word in enumerate(talk.words):
            if any(words_said(word, talk.words[:i], pack.language)):
                yield Fault("sound_off.csv", talk.line, "taxi-pack-fault-word-twice", {"said": word[:30]})
