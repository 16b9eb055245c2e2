"""The page as it is sent: with the list of games in it."""

import json
import re
from pathlib import Path

import pytest

from cabstand.content.command import VARIABLE
from cabstand.server.pages import Pages, with_command, with_games

PLACE = '<script type="application/json" id="games"></script>'


def games_in(page: str) -> object:
    found = re.search(r'<script type="application/json" id="games">(.*?)</script>', page, re.S)
    assert found
    return json.loads(found[1])


def test_no_text_of_a_game_can_end_the_list_it_lies_in() -> None:
    about = "</script><script>alert(1)</script>"
    page = with_games(f"<body>{PLACE}</body>".encode(), json.dumps({"about": about}).encode()).decode()
    assert page.count("</script>") == 1
    assert games_in(page) == {"about": about}


def test_a_page_has_the_games_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f"<body>{PLACE}</body>")
    pages = Pages({"en": b'{"games":["taxi"]}', "de": b'{"games":["Taxi"]}'}, tmp_path)
    told = {code: pages.index(code) for code in ("en", "de", "fr")}
    assert told["fr"] is None
    assert {code: games_in(file.body.decode()) for code, file in told.items() if file} == {
        "en": {"games": ["taxi"]},
        "de": {"games": ["Taxi"]},
    }


def test_a_page_names_the_program_as_it_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "web" / "index.html").read_bytes()
    assert page.count(b"cabstand") == 2
    assert with_command(page) == page
    monkeypatch.setenv(VARIABLE, "./cab")
    assert with_command(page).count(b"cabstand") == 0
    assert with_command(page).count(b"./cab") == 2


@pytest.mark.parametrize("games", [{}, {"en": b"{}"}])
def test_without_a_built_page_there_is_none_in_any_language(tmp_path: Path, games: dict[str, bytes]) -> None:
    assert Pages(games, tmp_path).index("en") is None


def test_the_sources_of_the_page_have_a_place_for_the_games() -> None:
    source = Path(__file__).resolve().parents[2] / "web" / "index.html"
    assert source.read_text(encoding="utf-8").count(PLACE) == 1
