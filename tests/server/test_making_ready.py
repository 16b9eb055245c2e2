"""Compiled rules are made game by game: one that cannot be compiled keeps no other from it."""

from collections.abc import Collection
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.store.help import awaited

from cabstand.core import game_names
from cabstand.core.compiled import ready_file
from cabstand.server.bots import BotPool


class OddForge(BotPool):
    """Compiles nothing, and fails at one game as Numba does at rules that it cannot compile."""

    def __init__(self, odd: str) -> None:
        super().__init__()
        self.odd = odd

    async def _compile_beside(self, game: str) -> None:
        if game == self.odd:
            raise TypeError("cannot determine Numba type")

    async def _prepared(self, games: Collection[str]) -> Executor:
        return ThreadPoolExecutor(1)


@pytest.mark.parametrize("odd", game_names())
def test_a_game_that_cannot_be_compiled_keeps_no_other_from_it(
    odd: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABSTAND_DATA", str(tmp_path))

    @awaited
    async def make_ready() -> None:
        pool = OddForge(odd)
        await pool._make_ready(odd)
        assert pool._ready == set(game_names()) - {odd}
        assert not ready_file().exists(), "commands go on with interpreted rules, by which every game can be played"
        pool.close()

    make_ready()
