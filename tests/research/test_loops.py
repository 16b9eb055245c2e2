"""Loops over many games and games move by move: the same dice, the same games, the same told of them."""

from collections.abc import Callable

import numpy as np
import pytest

from cabstand.core import Game, find_game
from cabstand.core.rng import streams
from cabstand.research.coding import coding_of
from cabstand.research.games import CompiledGames, PlainGames, Setting
from night_rank.adapter import GAME as NIGHT_RANK
from pig import GAME as PIG


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["space-taxi", "taxi", "fare-play"])
def test_loops_tell_what_games_move_by_move_tell(name: str, seats: int, size: Callable[[int, int], int]) -> None:
    game = find_game(name)
    setting, batch = Setting(game, seats, seat=None), coding_of(game).encoding.batch
    assert batch is not None
    looped, plain = CompiledGames(setting, batch, 2), PlainGames(setting, 2)
    for games in (looped, plain):
        games.restart(np.ones(2, np.int8), streams(7, 0, 2))
    choice, restart, waits, could_wait = np.random.default_rng(1), np.zeros(2, np.int8), coding_of(game).waits, 0
    for _ in range(size(900 if waits >= 0 else 120, 2000)):
        could_wait += waits >= 0 and looped.told.masks[:, waits].sum()
        for told in ("masks", "asked", "shares", "over", "refused"):
            assert (getattr(looped.told, told) == getattr(plain.told, told)).all(), told
        assert [sorted(row[:n]) for row, n in zip(looped.told.listed, looped.told.counts, strict=True)] == [
            np.flatnonzero(mask).tolist() for mask in plain.told.masks
        ]
        assert (looped.observe() == plain.observe()).all()
        restart = looped.told.over.copy()
        actions = np.array([choice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in plain.told.masks])
        if choice.random() < 0.1:
            actions[0] = choice.integers(-1, coding_of(game).actions + 1)
        for games in (looped, plain):
            games.step(actions, restart)
    assert looped.made == plain.made > 0
    assert (could_wait > 0) == (waits >= 0)


@pytest.mark.parametrize("name", ["space-taxi", "taxi", "fare-play"])
def test_loops_let_bots_play_the_other_seats(name: str) -> None:
    game = find_game(name)
    batch = coding_of(game).encoding.batch
    assert batch is not None
    games = CompiledGames(Setting(game, 3, seat=1, opponents=["random", "simple"]), batch, 2)
    games.restart(np.ones(2, np.int8), streams(7, 0, 2))
    choice, begun = np.random.default_rng(1), games.made
    for _ in range(25):
        assert set(games.told.asked.tolist()) <= {1, -1}
        games.step(np.array([choice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in games.told.masks]))
    assert games.made - begun > 50


@pytest.mark.parametrize("game", [PIG, NIGHT_RANK], ids=["pig", "night-rank"])
def test_a_game_that_brings_no_encoding_is_played_to_its_end(game: Game) -> None:
    games = PlainGames(Setting(game, 3, opponents="random"), 2)
    games.restart(np.ones(2, np.int8), streams(1, 0, 2))
    choice = np.random.default_rng(1)
    while not games.told.over.all():
        games.step(np.array([choice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in games.told.masks]))
    assert np.allclose(games.told.shares.sum(axis=1), 1.0)
    assert games.made > 20
