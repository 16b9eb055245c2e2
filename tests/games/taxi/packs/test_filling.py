"""Packs that say only what their people want to ask: what is missing comes from an edition of their language."""

import csv
import io

import pytest

from cabstand.games.taxi.edition import EDITION
from cabstand.games.taxi.packs.check import checked_pack
from cabstand.games.taxi.packs.filling import NAMES, filled
from cabstand.games.taxi.packs.included import included_pack
from cabstand.games.taxi.packs.pack import FILES, Pack, texts_of

LONDON = included_pack("london")
FAMILY = "".join(f"What did {who} cook?,{what}\n" for who, what in (("Ann", "Soup"), ("Ben", "Fish"), ("Eve", "Dumplings")))


def made(**files: str) -> Pack:
    """The pack of these files, which must have no fault."""
    names = {"about": "pack.toml", "questions": "questions.csv", "gifts": "give_or_take.csv", "talks": "sound_off.csv"}
    pack, faults = checked_pack({names[name]: text.encode() for name, text in files.items()})
    assert faults == []
    assert pack is not None
    return pack


def faults_of(**files: str) -> list[tuple[str, int, str]]:
    names = {"about": "pack.toml", "questions": "questions.csv", "gifts": "give_or_take.csv"}
    _, faults = checked_pack({names[name]: text.encode() for name, text in files.items()})
    return [(fault.file, fault.line, fault.reason.removeprefix("taxi-pack-fault-")) for fault in faults]


@pytest.mark.parametrize("head", ["question,answers", "answers;question", "Question,Answers,topic"])
def test_questions_and_answers_are_a_pack(head: str) -> None:
    rows = [("What did Ann cook?", "Soup"), ("What did Ben cook?", "Fish")]
    between = ";" if ";" in head else ","
    text = head + "\n" + "".join(between.join(row[:: -1 if head.startswith("a") else 1]) + "\n" for row in rows)
    pack = made(questions=text)
    assert [(q.card, q.value, q.text, q.answers) for q in pack.questions] == [
        (1, 2, "What did Ann cook?", ("Soup",)),
        (1, 4, "What did Ben cook?", ("Fish",)),
    ]
    assert [gift.text for gift in pack.gifts] == [gift.text for gift in LONDON.gifts]
    assert [talk.words for talk in pack.talks] == [talk.words for talk in LONDON.talks]
    assert (pack.name, pack.language, pack.licence, pack.authors) == (NAMES["en"], "en", LONDON.licence, LONDON.authors)


def test_a_last_card_with_one_question_gets_its_second_from_the_edition() -> None:
    pack = made(questions="question,answers\n" + FAMILY)
    assert [(q.card, q.value) for q in pack.questions] == [(1, 2), (1, 4), (2, 2), (2, 4)]
    assert pack.questions[3].text in {question.text for question in LONDON.questions if question.value == 4}


@pytest.mark.parametrize(("language", "city"), [("de-AT", "berlin"), ("fr", "paris")])
def test_what_is_missing_is_in_the_language_of_the_pack(language: str, city: str) -> None:
    pack = made(
        about=f'language = "{language}"\nauthors = ["Ada"]\n',
        questions="question,answers\nWas gab es?,Suppe\nUnd dann?,Fisch\n",
    )
    edition = included_pack(city)
    assert pack.gifts[0].text == edition.gifts[0].text
    assert pack.name == NAMES[language[:2]]
    assert pack.authors == ("Ada", *edition.authors), "whoever wrote cards that are used is named"


@pytest.mark.parametrize(("share", "cards"), [(100, 2), (50, 4), (25, 8), (1, 200)])
def test_cards_of_an_edition_are_mixed_in_until_ones_own_are_a_share(share: int, cards: int) -> None:
    pack = made(about=f"share = {share}\n", questions="question,answers\n" + FAMILY)
    assert len(pack.questions) == 2 * cards
    assert [q.text for q in pack.questions[:3]] == ["What did Ann cook?", "What did Ben cook?", "What did Eve cook?"]
    assert len({q.text for q in pack.questions}) == 2 * cards


def test_a_mix_is_a_pack_of_its_own_and_is_not_mixed_again() -> None:
    files = {"pack.toml": b"share = 50\n", "questions.csv": ("question,answers\n" + FAMILY).encode()}
    whole = EDITION.whole(files)
    assert filled(whole) == whole
    assert EDITION.read(whole).sha256 == EDITION.read(files).sha256
    assert EDITION.check(files).content.sha256 != EDITION.check({**files, "pack.toml": b""}).content.sha256


def test_what_an_edition_asks_too_is_no_fault_of_whoever_mixes_it_in() -> None:
    asked = LONDON.questions[0]
    questions = f'question,answers\n"{asked.text}",{asked.answers[0]}\nWhat did Ann cook?,Soup\n'
    pack = made(about="share = 1\n", questions=questions)
    assert [q.text for q in pack.questions].count(asked.text) == 1


def test_a_language_without_an_edition_needs_cards_of_its_own() -> None:
    questions = "question,answers\nHoe heet de kat?,Mies\nEn de hond?,Does\n"
    assert faults_of(about='language = "nl"\n', questions=questions) == [
        ("give_or_take.csv", 0, "file-missing"),
        ("sound_off.csv", 0, "file-missing"),
    ]


def test_cards_of_ones_own_are_kept_and_numbered() -> None:
    pack = made(
        questions="question,answers\n" + FAMILY, gifts="amount,text\n5,A lost glove comes back.\n-3,The cat ate the map.\n"
    )
    assert [(gift.card, gift.amount) for gift in pack.gifts] == [(1, 5), (2, -3)]
    assert len(pack.talks) == len(LONDON.talks)


def test_rows_in_which_nothing_stands_do_not_count_and_leave_the_others_on_their_lines() -> None:
    questions = (
        "card,value,topic,question,answers,background\n1,2,,,,\n,,,What did Ann cook?,Soup,\n,,,What did Ann cook?,Fish,\n"
    )
    assert faults_of(questions=questions) == [("questions.csv", 4, "same-question")]


@pytest.mark.parametrize(
    ("questions", "faults"),
    [
        ("question,answers\nWhat did Ann cook?,\nWho ate it?,Ben\n", [("questions.csv", 2, "empty")]),
        ("question,answers\nWhat did Ann cook?\nWho ate it?,Ben\n", [("questions.csv", 2, "empty")]),
        ("question,answers\nWhat did Ann cook?,Soup, hot\nWho ate it?,Ben\n", [("questions.csv", 2, "columns")]),
        ("question,answer\nWhat did Ann cook?,Soup\n", [("questions.csv", 1, "header")]),
        ("question,answers\n", [("questions.csv", 0, "cards")]),
        ("card,value,topic,question,answers,background\nx,7,,,,\n1,5,,Who ate it?,Ben,\n", [("questions.csv", 3, "value")]),
    ],
)
def test_what_is_wrong_is_reported_once_and_on_its_line(questions: str, faults: list[tuple[str, int, str]]) -> None:
    assert faults_of(questions=questions) == faults


def test_one_empty_cell_is_one_fault() -> None:
    gifts = "card,amount,text\n1,,A tip.\n2,much,A tip from a bride.\n"
    assert faults_of(questions="question,answers\n" + FAMILY, gifts=gifts) == [
        ("give_or_take.csv", 2, "empty"),
        ("give_or_take.csv", 3, "no-number"),
    ]


def test_a_whole_pack_stays_as_it_is() -> None:
    files = {name: text.encode() for name, text in EDITION.included_files(LONDON.sha256).items()}
    assert filled(files) == files


def test_what_was_filled_is_a_pack_of_its_own_with_the_same_hash() -> None:
    bare = {"questions.csv": ("question,answers\n" + FAMILY).encode()}
    whole = EDITION.whole(bare)
    assert whole.keys() == FILES.keys()
    assert EDITION.read(bare).sha256 == EDITION.read(whole).sha256 == EDITION.read(whole, accepted=True).sha256
    assert filled(whole) == whole


def test_what_its_people_wrote_is_given_back_as_they_wrote_it() -> None:
    found = EDITION.check({"questions.csv": ("question,answers\n" + FAMILY).encode()})
    assert found.texts == {"questions.csv": "question,answers\n" + FAMILY}
    assert found.content.sha256 != LONDON.sha256


def test_an_editor_advises_on_what_its_people_wrote_alone() -> None:
    found = EDITION.check({"pack.toml": b"share = 1\n", "questions.csv": ("question,answers\n" + FAMILY).encode()})
    advised = EDITION.advice(found.content, found.texts)
    assert [fault.line for fault in advised] == [3], "nearly the same question as on line 2; of London nothing is said"


def test_a_cell_of_several_lines_keeps_its_lines() -> None:
    text = 'question,answers\n"What did\nAnn cook?",Soup\n'
    whole = filled({"questions.csv": text.encode()})
    rows = list(csv.reader(io.StringIO(texts_of(whole)["questions.csv"])))
    assert rows[1][3] == "What did\nAnn cook?"
