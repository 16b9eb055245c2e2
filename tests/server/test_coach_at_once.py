"""The coach of a machine on which no table is made yet: it speaks at once where its game has rules of thumb."""

from pathlib import Path

import pytest
from tests.store.help import awaited

from cabstand.core import CHANCE, Seat, find_game
from cabstand.core.rng import stream
from cabstand.server.coach import CoachPool, WarmingUp


def test_until_its_tables_are_there_it_goes_by_rules_of_thumb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABSTAND_DATA", str(tmp_path))
    game = find_game("space-taxi")
    state = game.new(3, {"starter": "1"})
    state = game.apply(state, 0, game.draw(state, 0, stream(1)))
    state = game.apply(state, CHANCE, game.sample(state, stream(3)))

    @awaited
    async def ask() -> None:
        pool = CoachPool(compile_rules=False)
        try:
            with pytest.raises(WarmingUp) as early:
                await pool.advise("here", game, state, Seat(0), None, deep=False)
            assert early.value.share == 0
            assert early.value.advice is not None
            assert early.value.advice.best[0].why
            assert not early.value.advice.best[0].figures
        finally:
            pool.close()

    ask()
