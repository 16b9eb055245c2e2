"""Games that bring nothing but rules, put on the rank for the length of a test."""

import pytest

from cabstand.core.places import Place, places


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Night Rank has hidden hands, windows, moves out of turn and a referee; One Pile has hundreds of moves.

    Pig draws no view of its own.
    """
    monkeypatch.setitem(places(), "night-rank", Place("night-rank", "tests.plain.bare.adapter:GAME", None, False))
    monkeypatch.setitem(places(), "one-pile", Place("one-pile", "tests.plain.one_pile:GAME", None, False))
    monkeypatch.setitem(places(), "pig", Place("pig", "pig:GAME", None, False))
