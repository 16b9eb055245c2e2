"""Typed answers are graded as a fair quizmaster would: against judged pairs, hostile input, and properties."""

import csv
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabstand.games.taxi.grading.answers import grade, key
from cabstand.games.taxi.grading.english.numerals import cardinals, numerals, ordinals
from cabstand.games.taxi.grading.words import ENGLISH, fold, known_words, lines, spellings


class Judged(NamedTuple):
    typed: str
    accepted: list[str]
    right: bool
    rule: str


def judged_answers() -> list[Judged]:
    with (Path(__file__).parent / "judged_answers.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["right"] for row in rows} == {"yes", "no"}
    return [Judged(row["typed"], row["accepted"].split("|"), row["right"] == "yes", row["rule"]) for row in rows]


JUDGED: Final = judged_answers()
ANSWERS: Final = sorted({answer for judged in JUDGED for answer in judged.accepted})

# Of each pair of 'another real word' the other is an answer of the same pack.
OTHERS: Final = {key(judged.typed, "en") for judged in JUDGED if judged.rule == "another real word" and not judged.right}


def is_right(typed: str, judged: Judged) -> bool:
    others = OTHERS if judged.rule == "another real word" else ()
    question = "London" if judged.rule == "in London" else ""  # the city of a pack goes without saying
    return grade(typed, judged.accepted, question=question, others=others)


HOSTILE: Final = {
    "nothing": "",
    "spaces": " " * 10_000,
    "punctuation": "?!.,;:-_'\"()[]{}*/\\",
    "one long word": "a" * 10_000,
    "many words": "red blue " * 1_200,
    "as long as is read": "um " * 66,
    "fillers without end": "i think is it " * 14,
    "numbers without end": "million " * 25,
    "digits without end": "9" * 200,
    "emoji": "🚕" * 100,
    "right to left": "מונית שחורה",
    "direction marks": "\u202etaxi\u202c \u200f",
    "control characters": "W\x00r\x1ben",
    "lone surrogates": "\ud83d" * 100,
    "a sentence in a sign": "\ufdfa" * 199,
    "marks without a letter": "\u0301" * 199,
    "digits of another script": "١٦٦٦",
    "a formula": "=1+1|cmd",
}


@pytest.mark.parametrize(
    "judged", JUDGED, ids=lambda j: f"{j.rule}: {j.typed[:20]} for {j.accepted[0][:20]}".encode("ascii", "replace").decode()
)
def test_an_answer_is_graded_as_it_was_judged(judged: Judged) -> None:
    assert is_right(judged.typed, judged) is judged.right, judged


def test_every_rule_is_judged_at_least_three_times_and_both_right_and_wrong() -> None:
    for rule, count in Counter(judged.rule for judged in JUDGED).items():
        verdicts = {judged.right for judged in JUDGED if judged.rule == rule}
        assert verdicts == {True, False}, rule
        assert count >= 3, rule


def test_no_pair_is_judged_twice() -> None:
    pairs = Counter((judged.typed, "|".join(judged.accepted)) for judged in JUDGED)
    assert [pair for pair, count in pairs.items() if count > 1] == []


@pytest.mark.parametrize("typed", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_input_is_wrong(typed: str) -> None:
    assert not grade(typed, ["Christopher Wren", "Wren", "1666", "Henry VIII", "Docklands Light Railway"])


def test_nothing_is_right_where_nothing_is_accepted() -> None:
    assert not grade("Wren", [])
    assert not grade("", [""])
    assert not grade("?", ["!"])


@given(st.text(), st.lists(st.text(), max_size=3))
def test_any_text_can_be_graded(typed: str, accepted: list[str]) -> None:
    assert grade(typed, accepted) in (True, False)


@given(
    st.text(alphabet="abcdeiruvxzABCDEIRUVXZ0123456789 '-.,&£éüß", max_size=60).filter(lambda text: any(map(str.isalnum, text)))
)
def test_an_answer_is_right_for_itself(answer: str) -> None:
    assert grade(answer, [answer])


@given(
    st.sampled_from(JUDGED),
    st.sampled_from((str.lower, str.upper, str.swapcase, str.title)),
    st.sampled_from((" ", "  ", "\t", " \n ")),
    st.sampled_from(("", "!", "?", " ...", '"', " 👍")),
)
def test_case_spaces_and_punctuation_around_do_not_change_a_grade(judged: Judged, case: object, gap: str, end: str) -> None:
    assert callable(case)
    changed = gap + case(judged.typed).replace(" ", gap) + end
    assert is_right(changed, judged) is judged.right


@given(st.integers(0, 99_999), st.data())
def test_another_digit_makes_a_number_wrong(number: int, data: st.DataObject) -> None:
    right = str(number)
    at = data.draw(st.integers(0, len(right) - 1))
    digit = data.draw(st.sampled_from("0123456789").filter(lambda digit: digit != right[at]))
    wrong = right[:at] + digit + right[at + 1 :]
    assert grade(right, [right])
    assert not grade(wrong, [right])
    assert not grade(f"M{wrong}", [f"M{right}"])


@given(st.sampled_from(ANSWERS), st.sampled_from(ANSWERS))
def test_two_answers_joined_by_or_are_no_answer(one: str, other: str) -> None:
    assert not grade(f"{one} or {other}", [one, other])


@pytest.mark.parametrize(
    ("words", "digits"),
    [
        ("twenty one", "21"),
        ("a hundred and one", "101"),
        ("one hundred and ninety nine thousand two hundred and six", "199206"),
        ("two million and five", "2000005"),
        ("ten sixty six", "1066"),
        ("nineteen oh five", "1905"),
        ("eighteen hundred", "1800"),
        ("seven eleven", "7 11"),
        ("million million", "1000000 1000000"),
        ("twenty first", "21th"),
        ("nineteen sixties", "1960s"),
        ("henry eighth", "henry 8"),
        ("malcolm x", "malcolm x"),
        ("part iv", "part 4"),
    ],
)
def test_numbers_are_read_as_they_are_said(words: str, digits: str) -> None:
    assert numerals(ordinals(cardinals(words.split()))) == digits.split()


def test_the_word_lists_are_in_order_and_folded() -> None:
    for path in ENGLISH.glob("*.txt"):
        heads = [line[0] for line in lines(path.name)]
        assert len(heads) > 50, path.name
        assert heads == sorted(heads), path.name
        for line in lines(path.name):
            assert [fold(word) for word in line] == line, path.name


def test_no_other_spelling_is_a_known_word_or_a_word_of_its_own() -> None:
    assert set(spellings()) & known_words() == set()
    assert set(spellings()) & set(spellings().values()) == set()
