"""The words of a card are found in a talk as a fair listener would: judged talks, hostile input, and properties."""

import csv
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabstand.games.taxi.grading.talk import words_said
from cabstand.games.taxi.grading.words import lines


class Judged(NamedTuple):
    talk: str
    words: list[str]
    said: list[str]
    note: str


def judged_talks() -> list[Judged]:
    with (Path(__file__).parent / "judged_talks.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [
        Judged(row["talk"], row["words"].split("|"), row["said"].split("|") if row["said"] else [], row["note"]) for row in rows
    ]


JUDGED: Final = judged_talks()
WORDS: Final = sorted({word for judged in JUDGED for word in judged.words})

HOSTILE: Final = {
    "nothing": "",
    "one long word": "a" * 10_000,
    "one long stem": "drive" * 2_000,
    "a hundred thousand characters": "the taxis of London " * 5_000,
    "words that all begin like the card's": " ".join(f"driv{a}{b}" for a in "abcdefghijklmnopqrstuvwxyz" for b in "aeiouy"),
    "the first half of a phrase": "traffic " * 1_250,
    "numbers without end": "nineteen hundred and " * 476,
    "digits without end": "9" * 10_000,
    "single letters": "a b c d e " * 1_000,
    "apostrophes": "'s" * 5_000,
    "emoji": "🚕" * 10_000,
    "right to left": "מונית שחורה " * 800,
    "control characters": "\x00\x1b[31m" * 1_600,
    "lone surrogates": "\ud83d" * 10_000,
    "marks without a letter": "\u0301" * 10_000,
}


def said(talk: str, words: list[str]) -> list[str]:
    return [word for word, heard in zip(words, words_said(talk, words), strict=True) if heard]


@pytest.mark.parametrize("judged", JUDGED, ids=lambda judged: judged.note)
def test_a_talk_is_heard_as_it_was_judged(judged: Judged) -> None:
    assert said(judged.talk, judged.words) == judged.said, judged.talk


def test_every_judged_card_has_six_words_and_some_talks_score_nothing() -> None:
    assert {len(judged.words) for judged in JUDGED} == {6}
    assert sum(not judged.said for judged in JUDGED) >= 15
    assert [talk for talk, count in Counter((j.talk, *j.words) for j in JUDGED).items() if count > 1] == []


@pytest.mark.parametrize("talk", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_talk_is_heard_out(talk: str) -> None:
    words = ["drive", "traffic lights", "nineteen hundred", "on the", "double-decker", "supermarket"]
    assert len(words_said(talk, words)) == 6


def test_the_end_of_a_very_long_talk_still_counts() -> None:
    talk = "and then we went on and on about nothing much " * 210 + "in a taxi"
    assert 9_600 < len(talk) < 10_000
    assert words_said(talk, ["taxi", "bus"]) == [True, False]


@given(st.text(), st.lists(st.text(), max_size=6))
def test_any_text_can_be_heard(talk: str, words: list[str]) -> None:
    assert len(words_said(talk, words)) == len(words)


@given(
    st.sampled_from(JUDGED),
    st.sampled_from((str.lower, str.upper, str.title)),
    st.sampled_from((" ", "\n", ", ", " - ", "... ")),
)
def test_case_and_punctuation_do_not_change_what_is_heard(judged: Judged, case: object, gap: str) -> None:
    assert callable(case)
    assert said(case(judged.talk).replace(" ", gap), judged.words) == judged.said


@given(st.sampled_from(JUDGED), st.permutations(range(6)))
def test_the_order_of_the_card_does_not_matter(judged: Judged, order: list[int]) -> None:
    heard = words_said(judged.talk, judged.words)
    assert words_said(judged.talk, [judged.words[at] for at in order]) == [heard[at] for at in order]


@pytest.mark.parametrize("word", WORDS)
def test_whoever_says_a_word_has_said_it(word: str) -> None:
    assert words_said(f"well {word} you know", [word]) == [True]


def test_every_irregular_form_counts_as_its_word() -> None:
    for base, *forms in lines("irregular_forms.txt"):
        for form in forms:
            assert words_said(f"they {form.rstrip('*')} there", [base]) == [True], form
            assert words_said(f"they {base} there", [form.rstrip("*")]) == [not form.endswith("*")], form


def test_an_empty_word_is_never_said() -> None:
    assert words_said("anything at all", ["", "?!", "'"]) == [False, False, False]
