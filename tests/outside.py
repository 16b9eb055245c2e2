"""A game in a package of its own, installed for one test."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Final

import pytest

from cabstand.core import places

GAME: Final = """
from cabstand.games.space_taxi.adapter import SpaceTaxi

class Night(SpaceTaxi):
    name = "night"

GAME = Night()
"""


@pytest.fixture
def night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the game `night`: Space Taxi by another name, with nothing but its rules."""
    folder = tmp_path / "night_game"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "adapter.py").write_text(GAME)
    point = EntryPoint("night", "night_game.adapter:GAME", places.GROUP)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(places, "entry_points", lambda **_: EntryPoints([point]))
    monkeypatch.setenv(places.ONLY, "night")
    places.places.cache_clear()
    yield folder
    places.places.cache_clear()
    for module in [name for name in sys.modules if name.partition(".")[0] == "night_game"]:
        del sys.modules[module]
