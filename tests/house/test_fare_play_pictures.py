"""The rules page of Fare Play: its drawings are what the rules say now, and its numbers are those of the deck."""

import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from docs.pictures.fare_play import FOLDER, files
from docs.pictures.fare_play_draw import WIDEST
from docs.pictures.fare_play_examples import Picture, pictures
from docs.pictures.fare_play_scenes import LOCATION_NAMES, fare, laying, squares_for

from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import FARE_ENDS, deck
from cabstand.games.fare_play.placing import FITS, SEALED

PAGE: Final = Path(__file__).resolve().parents[2] / "src" / "cabstand" / "games" / "fare_play" / "rules.md"
SVG: Final = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def drawings() -> list[Picture]:
    return pictures()


def test_the_files_are_what_the_rules_draw_now() -> None:
    made = files()
    assert {path.name for path in FOLDER.iterdir()} == set(made)
    changed = [name for name, text in made.items() if (FOLDER / name).read_text(encoding="utf-8") != text]
    assert not changed, "run: NUMBA_DISABLE_JIT=1 .venv/bin/python -m docs.pictures.fare_play"


def test_every_drawing_is_on_the_page_in_order_with_its_words(drawings: list[Picture]) -> None:
    shown = re.findall(r"!\[(.*?)\]\((?:\.\./)+docs/pictures/fare-play/(.*?)\.svg\)", PAGE.read_text(encoding="utf-8"))
    assert shown == [(picture.alt, picture.name) for picture in drawings]
    assert all(len(alt) > 20 for alt, _ in shown)


def test_a_drawing_can_be_read_without_eyes_without_colour_and_on_a_phone(drawings: list[Picture]) -> None:
    for picture in drawings:
        root = ElementTree.fromstring(picture.svg())  # noqa: S314  our own text
        assert root.findtext(f"{SVG}title") == picture.alt
        said = root.findtext(f"{SVG}desc") or ""
        assert all(scene.words in said and scene.answer in said for scene in picture.scenes)
        assert float(root.attrib["width"]) <= WIDEST
        assert "prefers-color-scheme:dark" in picture.svg()
        assert not re.search(r"url\(|@import|href=|<image", picture.svg())


def test_a_drawing_that_the_rules_contradict_is_not_made() -> None:
    with pytest.raises(AssertionError, match="A Tee: fits"):
        laying("A Tee", "", "╋?", "┬", SEALED)
    with pytest.raises(AssertionError, match="Too long: 3"):
        fare("Too long", "", "c╋a", "CA", 4)
    with pytest.raises(AssertionError, match="Squares"):
        squares_for("Squares", "", "╋", cards.CHURCH, {(1, 0)}, seats=4)
    with pytest.raises(AssertionError, match="no map of the game"):
        laying("A gap", "", "╋? ─", "─", FITS)


# --- numbers


def test_the_table_of_the_deck_holds_its_numbers() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    assert [group.lower() for group, _, _ in rows] == list(deck())
    for group, total, which in rows:
        counts = {name.lower().replace(" ", "-"): int(count) for name, count in re.findall(r"([A-Z][A-Za-z -]*?) (\d+)", which)}
        assert counts == deck()[group.lower()]
        assert int(total) == sum(counts.values())


def test_the_page_names_every_fare_in_its_direction() -> None:
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    listed = re.search(r"from and to: (.*?)\.", text)
    assert listed is not None
    assert listed[1].split(", ") == [f"{LOCATION_NAMES[start]} to {LOCATION_NAMES[end]}" for start, end in FARE_ENDS]
