"""Where games lie: in Cabstand's own folder, and in packages that name them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.packages import install, like_space_taxi

from cabstand.core import find_game, game_names
from cabstand.core.places import ONLY, places

OURS = ["fare-play", "space-taxi", "taxi"]


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two games lie in packages that pip has installed; one has the name of a game that comes with Cabstand."""
    install(tmp_path, "night_flight", {"adapter": like_space_taxi("night-flight")})
    install(tmp_path, "taxi", {"adapter": like_space_taxi("taxi")})
    monkeypatch.syspath_prepend(tmp_path)
    places.cache_clear()
    yield
    places.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] in ("night_flight", "taxi")]:
        del sys.modules[module]


def test_the_tests_are_about_the_games_of_cabstand_whatever_else_is_installed() -> None:
    assert game_names() == OURS


def test_a_program_finds_every_game_that_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ONLY)
    assert {"night-flight", *OURS} <= set(game_names())


@pytest.mark.parametrize(
    ("only", "found"), [("", False), ("night-flight", True), ("owl-run,night-flight", True), ("owl", False)]
)
def test_a_program_can_be_told_which_games_to_look_at(only: str, found: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ONLY, only)
    assert ("night-flight" in game_names()) is found
    assert set(OURS) <= set(game_names())


def test_nobody_can_take_the_name_of_a_game_that_comes_with_cabstand(monkeypatch: pytest.MonkeyPatch) -> None:
    before = places()["taxi"]
    places.cache_clear()
    monkeypatch.delenv(ONLY)
    assert places()["taxi"] == before
    assert (before.built_in, before.at) == (True, "cabstand.games.taxi.adapter:GAME")
    assert type(find_game("taxi")).__module__ == "cabstand.games.taxi.adapter"
