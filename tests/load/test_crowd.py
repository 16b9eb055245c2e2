"""A crowd plays on a real server, with mistakes, broken connections and chat: every answer and every screen is right."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cabstand.core.referee import has_referee
from cabstand.core.registry import sound_games
from cabstand.load import party, person
from cabstand.load.crowd import run
from cabstand.load.figures import Figures
from cabstand.load.server import OwnServer


def test_a_crowd_finds_nothing_wrong(
    tmp_path: Path, soak: bool, size: Callable[[int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(game for game in sound_games() if game.all_open and not has_referee(game))
    for what in ("MISTAKES", "CUTS", "DOUBLES", "TALKS"):
        monkeypatch.setattr(person, what, 0.15)
    monkeypatch.setattr(person, "_AWAY", 0.05)
    if not soak:  # a busy machine makes nobody guilty
        monkeypatch.setattr(party, "SETTLED", 60.0)
        monkeypatch.setattr(person, "PATIENCE", 60.0)
    figures, tables = Figures(), size(4, 200)
    with closing(OwnServer(tmp_path)) as server:
        players = tables * game.box_seats.start
        asyncio.run(run([server.port], game, players, size(2, 240), size(0, 2), 1, figures, lambda *_: None))
        assert server.disk > 0
    assert figures.faults == []
    assert figures.counts["games looked at"] >= tables
    for what in ("moves", "screens", "mistakes", "cuts", "doubles", "chat said", "chat heard"):
        assert figures.counts[what] > 0, what
    assert len(figures.took("shown")) > 0
