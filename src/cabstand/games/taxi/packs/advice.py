"""What an editor would say about a pack that has no fault: answers asked for twice, worn openings, questions that age.

None of it keeps anybody from playing. docs/packs.md has the rules for people; here are those that a program can check.
"""

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Final

from rapidfuzz import fuzz, process

from cabstand.core.edition import Fault
from cabstand.games.taxi.grading.answers import key
from cabstand.games.taxi.packs.pack import Pack, Question, in_order

LARGE: Final = 50  # questions: what is said of shares makes no sense for fewer
MOST_OPENINGS: Final = 40  # of 100 questions may begin alike
RECENT_YEARS: Final = 25
LEAST_RECENT: Final = 20  # of 100 questions
MOST_OF_A_THEME: Final = 4
LEAST_OF_THE_OWN_THEME: Final = 2.5  # of 100 questions: 15 of 600
OWN_THEME: Final = "own"
_LIKE: Final = 80.0  # of 100: questions with different answers as like as this
_BEGINNING: Final = 4  # letters that count as the same opening: Welche, Welcher; Quel, Quelle
_LONG: Final = 4  # letters: shorter words of an answer give nothing away ("of", "de"), unless they are names or numbers
_AGEING: Final = {
    "en": ("currently", "nowadays", "at present", "newest", "latest", "this year", "so far", "today's", "recently"),
    "de": ("derzeit", "zurzeit", "momentan", "heutzutage", "neueste", "neuester", "bisher", "dieses jahr", "kürzlich"),
    "fr": ("actuellement", "à présent", "de nos jours", "le plus récent", "jusqu’ici", "cette année", "récemment"),
}
_YEAR: Final = re.compile(r"\b(?:1\d{3}|20\d{2})\b")


def advice(pack: Pack, files: Mapping[str, str], today: date | None = None) -> list[Fault]:
    """Everything that an editor would change, in the order of files and lines. `files` are the pack's, as text."""
    year = (today or date.today()).year
    found = [*_answers_again(pack), *_twins(pack), *_given_away(pack), *_ageing(pack)]
    found += [*_openings(pack.questions), *_topics(pack.questions), *_recent(pack.questions, year)]
    return in_order([*found, *_themes(pack.questions, _declared(files.get("pack.toml", "")))])


def _said(question: Question, reason: str, **args: int | str) -> Fault:
    return Fault("questions.csv", question.line, reason, args)


def _answers_again(pack: Pack) -> Iterator[Fault]:
    first: dict[str, Question] = {}
    for q in pack.questions:
        other = first.setdefault(key(q.answers[0], pack.language), q)
        if other is not q:
            yield _said(q, "taxi-pack-advice-answer-again", answer=q.answers[0], line=other.line)


def _twins(pack: Pack) -> Iterator[Fault]:
    """Questions that are nearly the same in words."""
    texts = [" ".join(_words(q.text)) for q in pack.questions]
    for i, text in enumerate(texts):
        found = process.extractOne(text, texts[:i], scorer=fuzz.token_sort_ratio, score_cutoff=_LIKE)
        if found is not None:
            yield _said(pack.questions[i], "taxi-pack-advice-twin", line=pack.questions[found[2]].line)


def _given_away(pack: Pack) -> Iterator[Fault]:
    """Most words of an answer stand in its question; one of them often must: 'Which bridge ...?'."""
    for q in pack.questions:
        asked = set(_words(q.text))
        answer = [word.lower() for word in re.findall(r"\w+", q.answers[0]) if not (word.islower() and len(word) < _LONG)]
        if 2 * sum(word in asked for word in answer) > len(answer):
            yield _said(q, "taxi-pack-advice-given-away", answer=q.answers[0])


def _ageing(pack: Pack) -> Iterator[Fault]:
    """Words that stop being true some day, where no year is named."""
    for q in pack.questions:
        words = re.findall(r"[\w’']+", q.text.lower())
        text = f" {' '.join(words)} "
        word = next((word for word in _AGEING.get(pack.language[:2], ()) if f" {word} " in text), None)
        if word is not None and not _YEAR.search(q.text):
            yield _said(q, "taxi-pack-advice-ages", said=word)


def _openings(questions: Sequence[Question]) -> Iterator[Fault]:
    openings = Counter((_words(q.text) or [""])[0][:_BEGINNING] for q in questions)
    for opening, count in openings.most_common(1):
        if len(questions) >= LARGE and 100 * count > MOST_OPENINGS * len(questions):
            share = round(100 * count / len(questions))
            yield Fault("questions.csv", 0, "taxi-pack-advice-openings", {"opening": opening, "share": share})


def _topics(questions: Sequence[Question]) -> Iterator[Fault]:
    """A topic with less than half of its share."""
    counts = Counter(q.topic for q in questions)
    for topic, count in counts.items():
        if len(questions) >= LARGE and 2 * count * len(counts) < len(questions):
            yield Fault("questions.csv", 0, "taxi-pack-advice-topic", {"topic": topic, "questions": count})


def _recent(questions: Sequence[Question], year: int) -> Iterator[Fault]:
    named = [max(map(int, _YEAR.findall(f"{q.text} {q.background}")), default=0) for q in questions]
    count = sum(latest >= year - RECENT_YEARS for latest in named)
    if len(questions) >= LARGE and 100 * count < LEAST_RECENT * len(questions):
        share = round(100 * count / len(questions))
        yield Fault("questions.csv", 0, "taxi-pack-advice-recent", {"share": share, "years": RECENT_YEARS})


def _themes(questions: Sequence[Question], declared: Mapping[str, Sequence[str]]) -> Iterator[Fault]:
    """No theme more often than four times, but the edition's own often enough."""
    for theme, words in declared.items():
        pattern = re.compile("|".join(rf"\b{re.escape(word)}" for word in words), re.IGNORECASE)
        count = sum(any(map(pattern.search, (q.text, *q.answers))) for q in questions)
        if theme == OWN_THEME:
            if 100 * count < LEAST_OF_THE_OWN_THEME * len(questions):
                yield Fault("questions.csv", 0, "taxi-pack-advice-own-theme", {"questions": count})
        elif count > MOST_OF_A_THEME:
            yield Fault("questions.csv", 0, "taxi-pack-advice-theme", {"theme": theme, "questions": count})


def _declared(about: str) -> dict[str, list[str]]:
    """The words by which `[themes]` in pack.toml tells what belongs to a theme."""
    themes = tomllib.loads(about).get("themes", {})
    found: dict[str, list[str]] = defaultdict(list)
    for theme, words in themes.items() if isinstance(themes, dict) else ():
        if isinstance(words, list):
            found[str(theme)[:40]] += [word for word in words if isinstance(word, str) and word]
    return {theme: words for theme, words in found.items() if words}


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())
