"""The browser client's sources: types that are the server's own, checked, and no text outside the catalogue."""

from tests.browser.api_types import FACTS, KEPT, made_editions, made_facts, made_facts_of_games, made_types
from tests.browser.node import WEB, run_node, run_script


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    assert KEPT.read_text() == made_types(), "run ./cab types"


def test_the_page_has_the_languages_and_sizes_of_the_server() -> None:
    assert FACTS.read_text(encoding="utf-8") == made_facts(), "run ./cab types"


def test_the_editors_of_the_page_know_the_columns_and_limits_of_the_server() -> None:
    made = made_editions()
    assert made
    assert {file: file.read_text() for file in made} == made, "run ./cab types"


def test_the_screens_of_the_games_have_the_numbers_of_the_rules() -> None:
    made = made_facts_of_games()
    assert made
    assert {file: file.read_text() for file in made} == made, "run ./cab types"


def test_the_client_is_typed_throughout() -> None:
    done = run_script("check")
    assert done.returncode == 0, done.stdout


def test_the_client_is_formatted() -> None:
    done = run_script("formatted")
    assert done.returncode == 0, f"run ./cab format\n{done.stdout}{done.stderr}"


def test_every_text_of_the_client_comes_from_the_catalogue() -> None:
    done = run_node(WEB / "lint" / "texts.js")
    assert done.returncode == 0, done.stdout + done.stderr
