"""Texts of games lie in the games' own folders, and a game from elsewhere says nothing in the name of others."""

import logging
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

from cabstand.content.spoken import SpokenTexts, taken_apart
from cabstand.content.texts import GENERAL, TextFile, fluent_of, text_files, texts_of
from cabstand.core.places import Place, places


def from_elsewhere(folder: Path, text: str) -> Place:
    (folder / "texts" / "en").mkdir(parents=True)
    (folder / "texts" / "en" / "game.ftl").write_text(text, encoding="utf-8")
    return Place("night-rank", "night_rank.adapter:GAME", folder, False)


def ids_of(file: TextFile) -> list[str]:
    return [entry.id.name for entry in file.read().body if isinstance(entry, Message)]


def test_a_game_from_elsewhere_defines_only_ids_with_its_own_prefix(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = from_elsewhere(
        tmp_path, "night-rank-name = Night Rank\nweb-name = Mine now\nnightly = No\nnight-rank-over = Over.\n"
    )
    with caplog.at_level(logging.WARNING, logger="cabstand.texts"):
        [file] = texts_of(place, "en")
        assert ids_of(file) == ["night-rank-name", "night-rank-over"]
    assert [record.args[1] for record in caplog.records if isinstance(record.args, tuple)] == ["web-name", "nightly"]
    assert all("game.ftl" in record.getMessage() for record in caplog.records)


def test_a_file_that_cannot_be_read_says_nothing_and_keeps_nobody_from_speaking(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = from_elsewhere(tmp_path, "night-rank-name = Night Rank\n")
    (tmp_path / "texts" / "en" / "torn.ftl").write_bytes(b"night-rank-over = \xff\n")
    assert [ids_of(file) for file in texts_of(place, "en")] == [["night-rank-name"], []]
    assert "torn.ftl cannot be read" in caplog.text


def test_a_game_has_no_texts_in_a_language_that_it_does_not_speak(tmp_path: Path) -> None:
    assert texts_of(from_elsewhere(tmp_path, "night-rank-name = Night Rank\n"), "de") == []


def test_what_a_game_lacks_in_a_language_is_there_in_english(tmp_path: Path) -> None:
    place = from_elsewhere(tmp_path, "night-rank-name = Night Rank\nnight-rank-over = Over.\nweb-name = Mine now\n")
    (tmp_path / "texts" / "de").mkdir()
    (tmp_path / "texts" / "de" / "game.ftl").write_text("night-rank-over = Aus.\n", encoding="utf-8")
    assert fluent_of(place, "de") == "night-rank-over = Aus.\nnight-rank-name = Night Rank\n"
    assert fluent_of(place, "fr") == "night-rank-name = Night Rank\nnight-rank-over = Over.\n"


def test_a_game_that_is_one_file_has_no_texts(tmp_path: Path) -> None:
    module = tmp_path / "pig.py"
    module.write_text("")
    assert texts_of(Place("pig", "pig:GAME", module, False), "en") == []
    assert texts_of(Place("pig", "pig:GAME", None, False), "en") == []


def test_every_text_in_the_folder_of_a_game_carries_its_prefix() -> None:
    for place in places().values():
        strangers = [name for file in texts_of(place, "en") for name in ids_of(file) if not name.startswith(f"{place.name}-")]
        assert strangers == []


def test_general_texts_come_first_so_that_no_game_can_replace_them() -> None:
    general = [file.path.is_relative_to(GENERAL) for file in text_files("en")]
    assert general == sorted(general, reverse=True)
    assert 0 < sum(general) < len(general)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_file_taken_apart_says_what_it_says_as_a_whole(language: str) -> None:
    for file in text_files(language):
        wholes = [entry for entry in file.read().body if isinstance(entry, Message | Term)]
        parts = [[entry for entry in FluentResource(source).body if isinstance(entry, Message | Term | Junk)]
                 for _, source in taken_apart(file.path.read_text(encoding="utf-8"))]  # fmt: skip
        assert [len(part) for part in parts] == [1] * len(wholes), file.path
        for whole, (part,) in zip(wholes, parts, strict=True):
            assert whole.equals(part, ignored_fields=["span", "comment"]), f"{file.path}: {whole.id.name}"


def test_a_text_brings_what_it_names_and_the_first_of_an_id_holds(tmp_path: Path) -> None:
    (tmp_path / "one.ftl").write_text(
        "-rank = the { $case ->\n   *[one] rank\n }\ncab = cab of { -rank }\n"
        "both = { cab }, { $n ->\n    [one] { both-a }\n   *[other] none\n }\nboth-a = a\n",
        encoding="utf-8",
    )
    (tmp_path / "two.ftl").write_text("cab = another\n", encoding="utf-8")
    texts = SpokenTexts("en", [TextFile(tmp_path / "one.ftl"), TextFile(tmp_path / "two.ftl")])
    assert texts.format(texts.pattern("both"), {"n": 1}) == ("cab of the rank, a", [])
    assert [name in texts for name in ("cab", "dog")] == [True, False]
    assert texts.format(texts.pattern("cab"), {}) == ("cab of the rank", [])


def test_texts_that_name_each_other_are_found(tmp_path: Path) -> None:
    (tmp_path / "one.ftl").write_text("a = { b }\nb = { a }\n", encoding="utf-8")
    texts = SpokenTexts("en", [TextFile(tmp_path / "one.ftl")])
    assert [texts.pattern(name) is None for name in "ab"] == [False, False]
