"""A game of another package that cannot be loaded: it is named, and everything else works."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from tests.cli.screen import environment
from tests.server.house import House
from tests.server.office import ME, office, start
from tests.server.packages import finding, install, like_space_taxi, use
from tests.server.people import Person

from cabstand.core import find_game, game_names
from cabstand.games.space_taxi.adapter import SpaceTaxi
from cabstand.server import app
from cabstand.server.desk import Desk
from cabstand.server.requests import WantedSeat

POSITION = (
    "space-taxi/1 seats=3 round=1 starter=2 coins=3,3,3 scores=-,-,- ask=throw tiles=0124 throw= aboard=RR wings= crystal=m5"
)
VIEW: Final = """

class Snapshot(msgspec.Struct):
    mood: str = "calm"


class Undescribed(msgspec.Struct):
    mood: complex = 1j


def view_hidden(self, hidden, seat){returns}:
    return Snapshot()


Other.view_hidden = view_hidden
"""
TORN: Final = """
class Torn:
    def included(self):
        raise OSError("the questions are gone")


EDITION = Torn()
"""


def seen_as(name: str, returns: str) -> str:
    """An adapter whose views are what the annotation says, if there is one."""
    return "import msgspec\n" + like_space_taxi(name) + VIEW.format(returns=returns)


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """A folder for PYTHONPATH with games that can be loaded and stumble later."""
    folder = tmp_path / "odd"
    install(folder, "photo_game", {"adapter": seen_as("photo-game", " -> Snapshot")})
    install(folder, "silent_game", {"adapter": seen_as("silent-game", "")})
    install(folder, "dream_game", {"adapter": seen_as("dream-game", " -> Undescribed")})
    install(folder, "torn_game", {"adapter": like_space_taxi("torn-game"), "edition": TORN})
    return folder


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder for PYTHONPATH with two games: one whose rules cannot be imported, one whose bots cannot."""
    folder, no_bots = tmp_path / "site", "raise RuntimeError('no bots today')\n"
    install(folder, "broken_game", {"adapter": "import nothing_of_this_name\n"})
    install(folder, "half_game", {"adapter": like_space_taxi("half-game"), "bots": no_bots})
    return folder


def run(installed: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    around = environment(installed.parent / "data")
    around |= finding(installed, around)
    command = [sys.executable, "-m", "cabstand.cli.main", *words]
    return subprocess.run(command, env=around, capture_output=True, text=True, check=False, timeout=120)


def test_commands_work_beside_a_game_that_cannot_be_loaded(installed: Path) -> None:
    for words in (("position", POSITION), ("play", "--help")):
        done = run(installed, *words)
        assert (done.returncode, done.stderr) == (0, "")


def test_a_broken_game_says_what_is_wrong_with_it(installed: Path) -> None:
    for game, why in (("broken-game", "No module named 'nothing_of_this_name'"), ("half-game", "no bots today")):
        done = run(installed, "simulate", game)
        assert done.returncode == 2
        assert f"The game {game} cannot be loaded" in done.stderr
        assert why in done.stderr
        assert "Traceback" not in done.stderr


def test_commands_work_beside_an_edition_that_cannot_be_asked_for_anything(odd: Path) -> None:
    done = run(odd, "position", POSITION)
    assert (done.returncode, done.stdout.partition("\n")[0]) == (0, POSITION)
    assert "the editions of the game torn-game cannot say" in done.stderr


def test_a_server_names_the_games_that_it_cannot_load_and_serves_the_others(
    installed: Path, new_house: Callable[..., House]
) -> None:
    house = use(new_house(), installed)
    house.open()
    assert "The game broken-game cannot be loaded: ModuleNotFoundError" in house.said
    ada = Person(house.url, "Ada")
    games = ada.get("/games").json()
    assert "space-taxi" in [game["name"] for game in games["games"]]
    assert [game["name"] for game in games["broken"]] == ["broken-game", "half-game"]
    assert ada.do(ada.lay("space-taxi", "me", "bot simple"), "start").status_code == 200
    assert house.close() == 0
    assert "Traceback" not in house.said


def test_a_server_serves_games_whose_views_are_called_like_its_own_messages_or_cannot_be_described(
    odd: Path, new_house: Callable[..., House]
) -> None:
    house = use(new_house(), odd).open()
    ada = Person(house.url, "Ada")
    schemas = ada.get("/schema/openapi.json").json()["components"]["schemas"]
    assert {"plan", "view"} <= schemas["Snapshot"]["properties"].keys()
    assert list(schemas["photo-game.Snapshot"]["properties"]) == ["mood"]
    assert {"$ref": "#/components/schemas/photo-game.Snapshot"} in schemas["View"]["anyOf"]
    for game in ("silent-game", "dream-game"):
        assert f"the document of the API says nothing about views of the game {game}" in house.said
        assert not [name for name in schemas if name.startswith(game)]
    for game in ("photo-game", "silent-game", "space-taxi"):
        assert ada.do(ada.lay(game, "me", "bot simple" if game == "space-taxi" else "bot random"), "start").status_code == 200


def test_a_game_whose_edition_cannot_be_read_is_not_laid_and_the_editions_of_others_are_offered(
    odd: Path, new_house: Callable[..., House]
) -> None:
    house = use(new_house(), odd).open()
    ada = Person(house.url, "Ada")
    assert "the editions that come with the game torn-game cannot be read" in house.said
    refused = ada.post("/tables", game="torn-game", seats=[{"kind": "me"}, {"kind": "link"}])
    assert (refused.status_code, refused.json()["reason"]) == (422, "game-broken")
    assert "OSError: the questions are gone" in refused.json()["args"]["why"]
    assert {edition["game"] for edition in ada.get("/editions").json()} == {"taxi"}


def test_compiled_rules_that_cannot_be_read_keep_no_other_game_from_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    read = []

    def make_ready(game: str, with_bots: bool) -> None:
        read.append(game)
        if len(read) == 1:
            raise ZeroDivisionError

    monkeypatch.setattr(app, "COMPILED", True)
    monkeypatch.setattr(app, "make_ready", make_ready)
    app.read_rules()
    assert read == game_names()
    assert f"compiled rules of the game {read[0]} cannot be read" in caplog.text


async def open_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two tables are played at; then the rules of one game stumble. The games that a new desk opens."""
    async with office(folder / "tables.sqlite") as here:
        (ada,) = await here.welcome("Ada")
        for game in ("space-taxi", "fare-play"):
            await start(await here.lay(ada, ME, WantedSeat("here"), game=game))

        def stumble(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(SpaceTaxi, "set_up", stumble)
        desk = Desk(here.store, here.bots, here.clock)
        await desk.open()
        games = [live.plan.game.name for live in desk.lives.values()]
        await desk.close()
        return games


def test_a_table_whose_rules_stumble_keeps_no_other_table_from_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert find_game("space-taxi")
    assert asyncio.run(open_again(tmp_path, monkeypatch)) == ["fare-play"]
    assert "cannot be opened\nTraceback" in caplog.text
