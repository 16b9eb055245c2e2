"""A game of another package that cannot be loaded: it is named, and everything else works."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.screen import environment
from tests.server.house import House
from tests.server.packages import install, like_space_taxi, use
from tests.server.people import Person

POSITION = (
    "space-taxi/1 seats=3 round=1 starter=2 coins=3,3,3 scores=-,-,- ask=throw tiles=0124 throw= aboard=RR wings= crystal=m5"
)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder for PYTHONPATH with two games: one whose rules cannot be imported, one whose bots cannot."""
    folder, no_bots = tmp_path / "site", "raise RuntimeError('no bots today')\n"
    install(folder, "broken_game", {"adapter": "import nothing_of_this_name\n"})
    install(folder, "half_game", {"adapter": like_space_taxi("half-game"), "bots": no_bots})
    return folder


def run(installed: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    around = environment(installed.parent / "data")
    around["PYTHONPATH"] = os.pathsep.join([str(installed), around["PYTHONPATH"]])
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
