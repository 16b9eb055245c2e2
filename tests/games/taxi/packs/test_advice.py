"""Advice: what an editor would change in a pack without a fault. The editions that come with the game need none."""

from collections import Counter
from datetime import date
from random import Random
from typing import Final

import pytest

from cabstand.core.edition import Fault
from cabstand.games.taxi.packs.advice import advice
from cabstand.games.taxi.packs.check import checked_pack
from cabstand.games.taxi.packs.included import INCLUDED, included_files, included_pack
from cabstand.games.taxi.packs.pack import texts_of

TODAY: Final = date(2026, 11, 19)
ABOUT: Final = 'name = "Town"\ncity = "Town"\nlanguage = "{}"\nlicence = "MIT"\nauthors = ["Me"]\n'
REST: Final = {
    "give_or_take.csv": "card,amount,text\n1,8,A tip from a happy bride.\n",
    "sound_off.csv": "card,subject,word1,word2,word3,word4,word5,word6\n1,Breakfast,toast,cereal,egg,coffee,hungry,bacon\n",
}
SOUND: Final = [
    ("Who rang the bell in the night of the great storm?", "Ann Miller"),
    ("What drink was brewed behind the church until 1930?", "Ginger beer"),
]


def advised(questions: list[tuple[str, str]], themes: str = "", language: str = "en") -> list[Fault]:
    """What is advised on a sound pack with these questions and answers."""
    rows = [
        f'{at // 2 + 1},{(2, 4)[at % 2]},history,"{asked}",{answer},It stands in the parish book.'
        for at, (asked, answer) in enumerate(questions)
    ]
    files = REST | {
        "pack.toml": ABOUT.format(language) + themes,
        "questions.csv": "card,value,topic,question,answers,background\n" + "\n".join(rows) + "\n",
    }
    pack, faults = checked_pack({name: text.encode() for name, text in files.items()})
    assert pack is not None, faults
    return advice(pack, files, TODAY)


def many(count: int, opening: str = "", said: str = "") -> list[tuple[str, str]]:
    """As many questions that are nothing like each other: of words that nobody knows."""
    random = Random(7)

    def word() -> str:
        return "".join(random.choices("bcdfghklmnprstvwxz", k=7))

    return [(f"{opening or word()} {' '.join(word() for _ in range(9))}{said}?", word()) for _ in range(count)]


def test_nothing_is_advised_on_a_few_sound_questions() -> None:
    assert advised(SOUND) == []


@pytest.mark.parametrize(
    ("language", "asked", "answer", "reason"),
    [
        ("en", "What did children steal from the brewery?", "Ginger beer", "taxi-pack-advice-answer-again"),
        ("en", "Who rang the bell in that night of the great storm?", "Ben Baker", "taxi-pack-advice-twin"),
        ("en", "Which gate in the old wall was called the gate of roses?", "Old Rose Gate", "taxi-pack-advice-given-away"),
        ("en", "Who is currently the tallest person in our town?", "Cleo Weaver", "taxi-pack-advice-ages"),
        ("de", "Wer ist derzeit der größte Mensch der Stadt?", "Cleo Weber", "taxi-pack-advice-ages"),
        ("fr", "Qui est de nos jours le plus grand du village ?", "Cléo Meunier", "taxi-pack-advice-ages"),
    ],
)
def test_a_question_is_advised_on_at_its_line(language: str, asked: str, answer: str, reason: str) -> None:
    found = advised([*SOUND, (asked, answer), ("What grows on the green?", "Lime trees")], language=language)
    assert [(one.file, one.line, one.reason) for one in found] == [("questions.csv", 4, reason)]


def test_a_year_keeps_a_question_true() -> None:
    assert advised([*SOUND, ("Who was the tallest so far in 1999?", "Cleo"), ("What grows on the green?", "Lime trees")]) == []


def test_shares_are_told_of_a_pack_that_is_large_enough() -> None:
    assert [one.reason for one in advised(many(60, said=" in 2015"))] == []
    assert [one.reason for one in advised(many(60))] == ["taxi-pack-advice-recent"]
    (openings,) = advised(many(60, "Which man", " in 2015"))
    assert (openings.reason, openings.args) == ("taxi-pack-advice-openings", {"opening": "whic", "share": 100})
    assert advised(many(40, "Which man")) == []


def test_a_topic_with_less_than_half_of_its_share_is_told() -> None:
    files = texts_of(included_files("london"))
    files["questions.csv"] = files["questions.csv"].replace(",sport,", ",history,", 40)
    pack, _ = checked_pack({name: text.encode() for name, text in files.items()})
    assert pack is not None
    told = [one.args for one in advice(pack, files, TODAY)]
    assert told == [{"topic": "sport", "questions": 20}]


def test_declared_themes_are_counted() -> None:
    plain = many(6)
    mixed = [(f"{asked[:-1]} in a storm?", who) for asked, who in plain]
    themes = '[themes]\nweather = ["storm", "snow"]\n'
    told = advised(mixed, themes)
    assert [(one.reason, one.args) for one in told] == [("taxi-pack-advice-theme", {"theme": "weather", "questions": 6})]
    assert advised(plain, themes) == []
    (own,) = advised(plain, '[themes]\nown = ["taxi"]\n')
    assert (own.reason, own.args) == ("taxi-pack-advice-own-theme", {"questions": 0})
    assert advised(mixed, '[themes]\nown = ["storm"]\n') == []
    assert advised(plain, 'themes = "taxis"\n') == []


@pytest.mark.parametrize("city", INCLUDED)
def test_an_edition_that_comes_with_the_game_needs_no_advice(city: str) -> None:
    files = texts_of(included_files(city))
    assert advice(included_pack(city), files, TODAY) == []
    assert "own = [" in files["pack.toml"]


@pytest.mark.parametrize("city", INCLUDED)
def test_an_edition_that_comes_with_the_game_has_even_topics_one_to_a_card(city: str) -> None:
    pack = included_pack(city)
    counts = Counter(question.topic for question in pack.questions)
    assert set(counts.values()) == {len(pack.questions) // 10}
    assert all(pack.question(card, 2).topic == pack.question(card, 4).topic for card in range(1, len(pack.questions) // 2 + 1))
