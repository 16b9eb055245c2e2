"""What a chat program shows of a link: the game that the address names, in the reader's language, and nothing secret."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from cabstand.content.catalogue import catalogue
from cabstand.server.app import Settings
from cabstand.server.pages import Pages, page
from cabstand.server.previews import preview

BASE = "https://cabs.example"


def shown(page: str) -> dict[str, str]:
    return {name: unescape(text) for name, text in re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page)}


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """Somebody who reads a page that is as small as can be."""
    (tmp_path / "index.html").write_text("<head><title>Cabstand</title></head>")
    app = Litestar([page])
    app.state.update(pages=Pages({"en": b"{}", "de": b"{}", "fr": b"{}"}, tmp_path), settings=Settings())
    with TestClient(app) as client:
        yield client


def test_a_link_shows_the_game_with_a_text_and_a_picture() -> None:
    told = shown(preview(catalogue("en"), "space-taxi", BASE))
    assert told["title"] == "You are invited to a game of Space Taxi"
    assert told["description"].startswith("Ten dice, one rocket.")
    assert told["image"] == f"{BASE}/icon-512.png"


def test_what_is_no_game_is_not_repeated() -> None:
    for odd in ("", "chess", '"><script>alert(1)</script>'):
        told = preview(catalogue("en"), odd, BASE)
        assert shown(told)["title"] == "You are invited to Cabstand"
        assert "script>" not in told


def test_whatever_a_text_says_it_stays_in_its_attribute() -> None:
    told = preview(catalogue("en"), "space-taxi", '"><script>')
    assert "<script>" not in told
    assert shown(told)["image"].startswith('"><script>/')


def test_only_invitations_have_a_preview_and_it_speaks_the_readers_language(reader: TestClient[Litestar]) -> None:
    told = reader.get("/join?game=taxi", headers={"accept-language": "de"}).text
    assert shown(told)["title"] == "Du bist zu einer Runde TAXI! eingeladen"
    assert shown(reader.get("/join/ABCDE").text)["title"] == "You are invited to Cabstand"
    assert shown(reader.get("/").text) == {}
    assert shown(reader.get("/replay").text) == {}
