"""The drawings of the rules pages of Space Taxi and TAXI!: what the page's own components and the rules draw now."""

import re
from types import ModuleType
from typing import Final
from xml.etree import ElementTree

import pytest
from docs.pictures import space_taxi, taxi
from docs.pictures.game_art import WIDE, Picture
from tests.house.rules_page import rules_page

SVG: Final = "{http://www.w3.org/2000/svg}"
MOST_BYTES: Final = 60_000
MODULES: Final = {"space-taxi": space_taxi, "taxi": taxi}


@pytest.fixture(scope="module")
def drawn() -> dict[str, list[Picture]]:
    return {name: module.pictures() for name, module in MODULES.items()}


@pytest.mark.parametrize(("name", "module"), MODULES.items())
def test_the_files_are_what_the_page_draws_now(name: str, module: ModuleType, drawn: dict[str, list[Picture]]) -> None:
    made = {f"{picture.name}.svg": picture.svg for picture in drawn[name]}
    assert {path.name for path in module.FOLDER.iterdir()} == set(made)
    changed = [file for file, text in made.items() if (module.FOLDER / file).read_text(encoding="utf-8") != text]
    assert not changed, f"run: NUMBA_DISABLE_JIT=1 .venv/bin/python -m {module.__name__}"


@pytest.mark.parametrize("name", MODULES)
def test_every_drawing_is_on_its_page_in_order_with_its_words(name: str, drawn: dict[str, list[Picture]]) -> None:
    text = rules_page(name).read_text(encoding="utf-8")
    shown = re.findall(rf"!\[(.*?)\]\((?:\.\./)+docs/pictures/{name}/(.*?)\.svg\)", text)
    assert shown == [(picture.alt, picture.name) for picture in drawn[name]]


@pytest.mark.parametrize("name", MODULES)
def test_a_drawing_is_small_stands_alone_and_can_be_read_by_day_by_night_and_aloud(
    name: str, drawn: dict[str, list[Picture]]
) -> None:
    for picture in drawn[name]:
        root = ElementTree.fromstring(picture.svg)  # noqa: S314  our own text
        assert root.findtext(f"{SVG}title") == picture.alt
        assert len(root.findtext(f"{SVG}desc") or "") > 10
        assert float(root.attrib["width"]) <= WIDE
        assert len(picture.svg.encode()) < MOST_BYTES
        assert not re.search(r"url\((?!#)|@import|href=|<image|animation", picture.svg)
        assert ("prefers-color-scheme:dark" in picture.svg) == ("var(--" in picture.svg)
