"""Question packs: a fault is told with file and line, and the London edition has none."""

import shutil
from pathlib import Path
from typing import Final

import pytest

from cabstand.cli.shelf import find_edition, keep_edition, keep_included
from cabstand.content.catalogue import catalogue
from cabstand.games.taxi.adapter import STANDARD_GIFTS, TaxiOptions
from cabstand.games.taxi.edition import EDITION, Packs
from cabstand.games.taxi.grading.answers import grade
from cabstand.games.taxi.packs.check import check_pack
from cabstand.games.taxi.packs.included import EARLIER, PACKS, london
from cabstand.games.taxi.packs.pack import PackError, read_pack

QUESTIONS: Final = [
    "card,value,topic,question,answers,background",
    "1,2,history,In which year did our mill burn down?,1851,The parish book of 1851 tells of it.",
    "1,4,history,Who rang the bell that night?,Ann Miller | Miller,She is named on the bell of 1852.",
    "2,2,food,What is baked here on the first Sunday in May?,A ring of bread | Ring of bread,By a will of 1702.",
    "2,4,food,What drink was brewed behind the church until 1930?,Ginger beer,The brewery's sign hangs in the town hall.",
]
GIFTS: Final = ["card,amount,text", "1,8,A tip from a happy bride.", "2,-6,A flat tyre in the rain."]
TALKS: Final = ["card,subject,word1,word2,word3,word4,word5,word6", "1,Breakfast,toast,cereal,egg,coffee,hungry,bacon"]
ABOUT: Final = 'name = "Town"\ncity = "Town"\nlanguage = "en"\nlicence = "MIT"\nauthors = ["Me"]\n'


def write(folder: Path, name: str, lines: list[str]) -> None:
    (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "pack.toml").write_text(ABOUT)
    write(tmp_path, "questions.csv", QUESTIONS)
    write(tmp_path, "give_or_take.csv", GIFTS)
    write(tmp_path, "sound_off.csv", TALKS)
    return tmp_path


def test_a_sound_pack_has_no_fault(pack: Path) -> None:
    assert check_pack(pack) == []
    read = read_pack(pack)
    assert read.question(1, 4).answers == ("Ann Miller", "Miller")
    assert read.gift(2).amount == -6
    assert read.talk(1).words[3] == "coffee"
    assert read.options() == {"questions": "2", "talks": "1", "gifts": "8/-6"}


@pytest.mark.parametrize(
    ("file", "line", "text", "reason"),
    [
        ("questions.csv", 1, "card,value,topic,question,answer,background", "taxi-pack-fault-header"),
        ("questions.csv", 2, "1,2,history,In which year did our mill burn down?,1851", "taxi-pack-fault-columns"),
        ("questions.csv", 2, "1,2,history,In which year, if any?,1851,x,y", "taxi-pack-fault-columns"),
        ("questions.csv", 2, "1,2,,In which year did our mill burn down?,,", "taxi-pack-fault-empty"),
        (
            "questions.csv",
            2,
            "1,3,history,In which year did our mill burn down?,1851,The parish book.",
            "taxi-pack-fault-value",
        ),
        (
            "questions.csv",
            2,
            "one,2,history,In which year did our mill burn down?,1851,The parish book.",
            "taxi-pack-fault-no-number",
        ),
        ("questions.csv", 4, "3,2,food,What is baked here in May?,Bread,By a will.", "taxi-pack-fault-card-order"),
        ("questions.csv", 3, "1,2,history,Who rang the bell that night?,Ann Miller,On the bell.", "taxi-pack-fault-card-order"),
        ("questions.csv", 3, '1,4,history,"Who rang the bell?,Ann Miller,On the bell.', "taxi-pack-fault-bad-csv"),
        ("questions.csv", 3, "1,4,history,Tell who rang the bell.,Ann Miller,On the bell.", "taxi-pack-fault-no-question-mark"),
        (
            "questions.csv",
            3,
            "1,4,history,Was it Ann Miller or who rang the bell?,Ann Miller,On it.",
            "taxi-pack-fault-answer-in-question",
        ),
        (
            "questions.csv",
            3,
            "1,4,history,Who rang the bell?,Ann Miller | ann miller,On the bell.",
            "taxi-pack-fault-answer-twice",
        ),
        ("questions.csv", 3, "1,4,history,Who rang the bell?,?!,On the bell.", "taxi-pack-fault-answer-not-graded"),
        (
            "questions.csv",
            3,
            f"1,4,history,Who rang the bell?,{'|'.join(map(str, range(21)))},On the bell.",
            "taxi-pack-fault-many-answers",
        ),
        (
            "questions.csv",
            3,
            "1,4,history,In which year did our mill burn down?,1852,On the bell.",
            "taxi-pack-fault-same-question",
        ),
        (
            "questions.csv",
            3,
            "1,4,history,In which year did the old mill burn down?,1851,On the bell.",
            "taxi-pack-fault-near-question",
        ),
        ("questions.csv", 5, "2,4,food,Who brewed behind the church?,Ann Millers,A sign.", "taxi-pack-fault-answers-mistaken"),
        ("questions.csv", 3, "1,4,history,Who " + "r" * 140 + "?,Ann Miller,On the bell.", "taxi-pack-fault-too-long"),
        ("questions.csv", 3, "1,4,history,Who rang\u200b the bell?,Ann Miller,On the bell.", "taxi-pack-fault-odd-character"),
        ("give_or_take.csv", 2, "1,0,A tip from a happy bride.", "taxi-pack-fault-amount"),
        ("give_or_take.csv", 3, "3,-6,A flat tyre in the rain.", "taxi-pack-fault-number"),
        ("sound_off.csv", 2, "1,Breakfast eggs,toast,cereal,egg,coffee,hungry,bacon", "taxi-pack-fault-word-in-subject"),
        ("sound_off.csv", 2, "1,Breakfast,toast,cereal,egg,coffee,eggs,bacon", "taxi-pack-fault-word-twice"),
        ("sound_off.csv", 2, "1,Breakfast,toast,cereal,egg,coffee,hungry", "taxi-pack-fault-columns"),
    ],
)
def test_a_fault_is_told_with_file_and_line(pack: Path, file: str, line: int, text: str, reason: str) -> None:
    lines = {"questions.csv": QUESTIONS, "give_or_take.csv": GIFTS, "sound_off.csv": TALKS}[file].copy()
    lines[line - 1] = text
    write(pack, file, lines)
    assert (file, line, reason) in {(fault.file, fault.line, fault.reason) for fault in check_pack(pack)}


def test_a_word_of_a_pack_is_quoted_as_it_stands_there_even_where_the_game_has_a_text_for_it(pack: Path) -> None:
    """`taxi-word-throw` is what a German player types to throw."""
    write(pack, "sound_off.csv", [TALKS[0], "1,Cricket,throw,ball,bat,wicket,pitch,throw"])
    (fault,) = check_pack(pack)
    assert fault.reason == "taxi-pack-fault-word-twice"
    assert "taxi-word-throw" in catalogue("de")
    assert "„throw“" in catalogue("de").tell(fault.reason, fault.args)


def test_several_faults_of_one_line_are_all_told(pack: Path) -> None:
    write(pack, "sound_off.csv", [TALKS[0], "²,,,cereal,egg,coffee,hungry,bacon"])
    told = [(fault.reason, fault.args.get("column")) for fault in check_pack(pack)]
    assert told == [
        ("taxi-pack-fault-empty", "subject"),
        ("taxi-pack-fault-empty", "word1"),
        ("taxi-pack-fault-no-number", "card"),
    ]


def test_what_is_said_about_a_pack_fits_on_a_sign(pack: Path) -> None:
    (pack / "pack.toml").write_text(ABOUT.replace('name = "Town"', f'name = "{"T" * 61}"').replace('"MIT"', '"M\\u0007IT"'))
    assert [(fault.file, fault.reason) for fault in check_pack(pack)] == [
        ("pack.toml", "taxi-pack-fault-too-long"),
        ("pack.toml", "taxi-pack-fault-odd-character"),
    ]


@pytest.mark.parametrize("text", ["x = " + "[" * 900, "x = [" + "\n[" * 190, "\0", "x = 2026-99-99"])
def test_no_first_file_is_too_odd_to_be_told_about(pack: Path, text: str) -> None:
    (pack / "pack.toml").write_text(text)
    assert [fault.reason for fault in check_pack(pack)] == ["taxi-pack-fault-bad-toml"]


def test_the_same_subject_twice_is_a_fault(pack: Path) -> None:
    write(pack, "sound_off.csv", [*TALKS, "2,breakfast,jam,tea,spoon,bowl,early,kitchen"])
    assert [(fault.line, fault.reason, fault.args) for fault in check_pack(pack)] == [
        (3, "taxi-pack-fault-same-subject", {"line": 2})
    ]


def test_half_a_card_is_a_fault_where_no_edition_can_complete_it(pack: Path) -> None:
    (pack / "pack.toml").write_text(ABOUT.replace('"en"', '"nl"'))
    write(pack, "questions.csv", QUESTIONS[:-1])
    assert "taxi-pack-fault-half-a-card" in {fault.reason for fault in check_pack(pack)}


def test_a_missing_file_and_a_missing_name_are_faults(pack: Path) -> None:
    (pack / "sound_off.csv").unlink()
    (pack / "pack.toml").write_text(ABOUT.replace('name = "Town"', "name = 5").replace('"en"', '"nl"'))
    assert {(fault.file, fault.reason) for fault in check_pack(pack)} >= {
        ("sound_off.csv", "taxi-pack-fault-file-missing"),
        ("pack.toml", "taxi-pack-fault-about-missing"),
    }


def test_files_that_are_not_what_they_say_are_faults(pack: Path) -> None:
    (pack / "questions.csv").write_bytes(b"card,value\xff\xfe")
    (pack / "pack.toml").write_text("name = ")
    assert {fault.reason for fault in check_pack(pack)} >= {"taxi-pack-fault-not-utf8", "taxi-pack-fault-bad-toml"}


def test_a_pack_saved_by_a_spreadsheet_is_the_same_pack(pack: Path) -> None:
    """With a byte order mark and carriage returns it keeps its hash."""
    before = read_pack(pack).sha256
    for name in ("questions.csv", "give_or_take.csv", "sound_off.csv"):
        text = (pack / name).read_text()
        (pack / name).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert read_pack(pack).sha256 == before


def test_a_broken_pack_is_not_played_with(pack: Path) -> None:
    write(pack, "questions.csv", QUESTIONS[:2])
    with pytest.raises(PackError):
        read_pack(pack)


def test_a_pack_on_the_shelf_does_not_change_under_a_game(pack: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    shelf = tmp_path_factory.mktemp("shelf")
    kept = keep_edition(EDITION, pack, shelf)
    write(pack, "give_or_take.csv", [*GIFTS, "3,5,A found coin."])
    assert len(keep_edition(EDITION, pack, shelf).gifts) == 3
    found = find_edition(EDITION, kept.sha256, shelf)
    assert found is not None
    assert len(found.gifts) == 2
    shutil.rmtree(shelf / kept.sha256)
    assert find_edition(EDITION, kept.sha256, shelf) is None
    assert find_edition(EDITION, "../../etc", shelf) is None


@pytest.mark.parametrize("stored", sorted(EARLIER.glob("*.zip")), ids=lambda stored: stored.stem[:8])
def test_a_pack_that_an_earlier_version_brought_is_found_but_not_offered(stored: Path, tmp_path: Path) -> None:
    found = find_edition(EDITION, stored.stem, tmp_path)
    assert found.sha256 == stored.stem, "games begun with it go on"
    assert stored.stem not in {pack.sha256 for pack in EDITION.included()}
    assert EDITION.earlier("0" * 64) is None
    assert EDITION.earlier("../london") is None


def test_a_game_keeps_the_pack_that_came_with_it_whatever_the_next_version_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_with = london()
    keep_included(EDITION, begun_with, tmp_path)
    monkeypatch.setattr(Packs, "included", lambda _: [])
    assert find_edition(EDITION, begun_with.sha256, tmp_path) == begun_with


# --- the London edition ------------------------------------------------------------------------------------------------


def test_the_london_edition_has_no_fault() -> None:
    assert check_pack(PACKS / "london") == []


def test_the_london_edition_is_as_large_as_the_box() -> None:
    pack = london()
    assert (len(pack.questions), len(pack.gifts), len(pack.talks)) == (600, 25, 100)


def test_no_question_can_be_answered_with_yes_or_no() -> None:
    doubtful = ("is ", "are ", "was ", "were ", "did ", "does ", "do ", "can ", "has ", "have ", "had ")
    assert [q.text for q in london().questions if q.text.lower().startswith(doubtful)] == []


def test_every_answer_of_the_edition_is_graded_right_for_its_question() -> None:
    for question in london().questions:
        for answer in question.answers:
            assert grade(answer.upper() + ".", question.answers), (question.text, answer)


def test_good_and_bad_cards_are_about_even() -> None:
    amounts = [gift.amount for gift in london().gifts]
    assert abs(sum(amount > 0 for amount in amounts) - sum(amount < 0 for amount in amounts)) <= 1
    assert abs(sum(amounts)) <= 6


def test_the_rules_know_the_cards_of_the_edition_as_their_standard() -> None:
    options = TaxiOptions()
    assert london().options() == {"questions": str(options.questions), "talks": str(options.talks), "gifts": STANDARD_GIFTS}
