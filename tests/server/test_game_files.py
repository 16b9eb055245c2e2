"""Files of a screen that is not built into the page: those that the game's manifest names leave the server, and no others."""

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from cabstand.core import Refused, find_game
from cabstand.core.manifest import screen_file
from cabstand.server.pages import Pages, game_file

SCREEN = '[screen]\nmodule = "screen.js"\nstyle = "screen.css"\nfiles = ["lamp.svg"]\n'


@pytest.fixture
def screen(night: Path) -> Path:
    """The folder of a screen with three files that are named and one that is not."""
    (night / "game.toml").write_text(SCREEN)
    (night / "web").mkdir()
    for name in ("screen.js", "screen.css", "lamp.svg", "notes.js"):
        (night / "web" / name).write_text(f"/* {name} */")
    return night / "web"


def client() -> TestClient[Litestar]:
    app = Litestar([game_file])
    app.state.pages = Pages({}, Path("nowhere"))
    return TestClient(app)


def test_the_files_that_a_manifest_names_are_served_as_what_they_are(screen: Path) -> None:
    with client() as page:
        answers = {name: page.get(f"/games/night/{name}") for name in ("screen.js", "screen.css", "lamp.svg")}
    assert {name: answer.status_code for name, answer in answers.items()} == dict.fromkeys(answers, 200)
    kinds = [answer.headers["content-type"].partition(";")[0] for answer in answers.values()]
    assert kinds == ["text/javascript", "text/css", "image/svg+xml"]
    assert answers["screen.js"].text == "/* screen.js */"


@pytest.mark.parametrize(
    "name", ["notes.js", "game.toml", "../game.toml", "..%2fgame.toml", "%2e%2e/adapter.py", "SCREEN.JS", "nothing.js"]
)
def test_no_other_file_leaves_the_server(screen: Path, name: str) -> None:
    with client() as page:
        assert page.get(f"/games/night/{name}").status_code == 404
    assert screen_file("night", name) is None


def test_a_game_without_a_screen_of_its_own_serves_nothing(night: Path) -> None:
    (night / "web").mkdir()
    (night / "web" / "screen.js").write_text("")
    assert screen_file("night", "screen.js") is None
    assert screen_file("no-such-game", "screen.js") is None


def test_a_file_is_read_again_when_its_author_has_changed_it(screen: Path) -> None:
    with client() as page:
        page.get("/games/night/screen.js")
        (screen / "screen.js").write_text("/* better */")
        assert page.get("/games/night/screen.js").text == "/* better */"


def test_a_screen_that_names_a_missing_file_is_refused_with_file_and_line(screen: Path) -> None:
    (screen / "lamp.svg").unlink()
    with pytest.raises(Refused) as error:
        find_game("night")
    assert "line 1: there is no file `web/lamp.svg`" in str(error.value.refusal.args["why"])
