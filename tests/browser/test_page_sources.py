"""The browser client's sources: types that are the server's own, checked, and no text outside the catalogue."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from tests.browser.api_types import (
    FACTS,
    KEPT,
    made_editions,
    made_facts,
    made_facts_of_games,
    made_types,
    made_types_of_games,
)
from tests.browser.licences import LICENCES, made_licences
from tests.browser.node import WEB, run_node, run_script, run_units
from tests.browser.vectors import FOLDER, made_vectors, write_vectors
from tests.table.eventful_game import EVENTFUL

PATIENCE: Final = 120.0
"""Seconds for the unit tests of the client, which take a few: one that never ends is a fault."""


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert KEPT.read_text() == made_types(), "run ./cab types"


def test_the_types_of_the_views_are_those_of_the_games() -> None:
    made = made_types_of_games()
    assert {file: file.read_text() for file in made} == made, "run ./cab types"


def test_the_page_has_the_languages_and_sizes_of_the_server() -> None:
    assert FACTS.read_text(encoding="utf-8") == made_facts(), "run ./cab types"


def test_the_licences_of_all_that_the_page_brings_along_are_told_with_it() -> None:
    assert LICENCES.read_text(encoding="utf-8") == made_licences(), "run ./cab types"


def test_the_editors_of_the_page_know_the_columns_and_limits_of_the_server() -> None:
    made = made_editions()
    assert made
    assert {file: file.read_text() for file in made} == made, "run ./cab types"


def test_the_screens_of_the_games_have_the_numbers_of_the_rules() -> None:
    made = made_facts_of_games()
    assert made
    assert {file: file.read_text() for file in made} == made, "run ./cab types"


@pytest.mark.long
def test_the_client_is_typed_throughout() -> None:
    done = run_script("check")
    assert done.returncode == 0, done.stdout


@pytest.mark.long
def test_the_client_is_formatted() -> None:
    done = run_script("formatted")
    assert done.returncode == 0, f"run ./cab format\n{done.stdout}{done.stderr}"


@pytest.mark.long
def test_the_client_keeps_to_its_rules_and_to_who_may_import_whom() -> None:
    done = run_script("lint")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
def test_the_units_of_the_client_do_what_they_should() -> None:
    done = run_units(PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_known_answers_are_those_of_python() -> None:
    kept = {file.relative_to(FOLDER).as_posix(): file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.*")}
    assert {"numbers.json": kept["numbers.json"]} | made_vectors() == kept, "run ./cab types"


def test_everything_that_moves_cards_is_in_the_logs_with_known_answers() -> None:
    logs = "".join(file.read_text(encoding="utf-8") for file in (FOLDER / "dice").glob("*.log"))
    assert [moment for moment in EVENTFUL if f": {moment}" not in logs] == []


def test_the_client_agrees_with_python_about_many_more(soak: bool, size: Callable[[int, int], int], tmp_path: Path) -> None:
    if not soak:
        pytest.skip("the known answers in tests/vectors stand for them; ./cab soak works out thousands")
    write_vectors(tmp_path, made_vectors(size))
    done = run_units(20 * PATIENCE, CABSTAND_VECTORS=str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_text_of_the_client_comes_from_the_catalogue() -> None:
    done = run_node(WEB / "lint" / "texts.js")
    assert done.returncode == 0, done.stdout + done.stderr
