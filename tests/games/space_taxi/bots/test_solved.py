"""Bots that solve their turns, and what is kept for them on disk."""

from collections import OrderedDict
from pathlib import Path
from threading import Event, active_count

import msgspec
import numpy as np
import pytest
from tests.compiled import run_python
from tests.games.space_taxi.solver.test_win import season
from tests.games.space_taxi.table import GAME, position

from cabstand.bots.registry import find_bot
from cabstand.bots.table_cache import kept_path
from cabstand.core import Actor, Seat
from cabstand.core.rng import stream
from cabstand.core.rule import States
from cabstand.games.space_taxi.bots import solved as solved_bots
from cabstand.games.space_taxi.bots.solved import Solved, Turn, solve_turn, solved_move, turn_of
from cabstand.games.space_taxi.bots.thumb import CAREFUL, EXACT, GAMBLER, WINNER
from cabstand.games.space_taxi.solver import season_cache
from cabstand.games.space_taxi.solver.places import ALL_TURNED, tile_bit
from cabstand.games.space_taxi.solver.season_cache import SOURCES, season_if_kept, season_name
from cabstand.games.space_taxi.solver.turn import Solution, Utility, solve


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is kept yet, and what will be lies here."""
    monkeypatch.setenv("CABSTAND_DATA", str(tmp_path))
    monkeypatch.setattr(season_cache, "_known", {})
    return tmp_path


def situation(**fields: object) -> States:
    return GAME.read_position(position(**fields))


@pytest.mark.long
def test_every_bot_plays_a_turn_of_legal_moves_and_looks_its_plays_up_in_no_time(compiled_rules: Path) -> None:
    told = msgspec.json.decode(run_python(compiled_rules, "-m", "tests.games.space_taxi.solved_moves"))
    assert set(told) == {"gambler", "careful", "exact", "winner", "again"}
    assert told["again"]["moves"] == told["winner"]["moves"]
    for turn in told.values():
        assert turn["next"] < 0.005


# --- what they want


def worth(turn: Turn, coins: int = 3) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return turn.aim(coins).worth


def test_the_careful_one_shuns_a_gamble_for_points_and_the_gambler_seeks_it() -> None:
    sure, less, more = 20, 10, 30
    state = situation(seats=2, coins="3,3", scores="-,-")  # nothing is struck out
    for bot, likes in ((CAREFUL, -1), (GAMBLER, 1), (EXACT, 0)):
        points = worth(turn_of(bot, state))[:, 3]
        assert np.sign(np.round((points[less] + points[more]) / 2 - points[sure], 9)) == likes
        assert (np.diff(points) > 0).all()


def test_turns_that_are_alike_have_one_key_and_others_have_not() -> None:
    season_cache._known[3] = season(3)
    one, same, other = (
        situation(round=2, coins=f"1,4,{coins}", scores=f"10,30,20;-,{second},-", starter=2)
        for coins, second in ((2, 12), (5, 12), (2, 13))
    )
    for bot in (EXACT, WINNER, CAREFUL):
        assert turn_of(bot, one).key == turn_of(bot, same).key != turn_of(bot, other).key
        assert (worth(turn_of(bot, one)) == worth(turn_of(bot, same))).all()


def test_to_win_in_the_last_turn_takes_more_than_the_best_of_the_others_and_points_decide_where_it_is_decided() -> None:
    season_cache._known[3] = season(3)
    scores = "30,10,20;0,25,20;20,20,20;9,30,29;-,22,17"
    aimed = worth(turn_of(WINNER, situation(round=5, starter=2, coins="2,0,0", scores=scores)))
    assert (np.diff(aimed[:, 0]) > 0).all()
    won = np.flatnonzero(np.diff(aimed[:, 0]) > 0.1) + 1
    # 0 + 39 from the rounds before against 77 with the last: 38 is level, 39 wins
    totals = [30 + 0 + 0 + 0, 0 + 25 + 0 + 30 + 22, 20 + 20 + 0 + 29 + 0]
    assert won.tolist() == [totals[1] - totals[0], totals[1] - totals[0] + 1]


def test_a_turn_is_solved_anew_for_coins_that_its_table_does_not_tell_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solved_bots, "_solved", OrderedDict())
    asked = []

    def last_tile(utility: Utility, coins: int, pile: int) -> Solution:
        asked.append(coins)
        return solve(utility, coins, pile, turned=ALL_TURNED - tile_bit(1))

    monkeypatch.setattr(solved_bots, "solve", last_tile)
    season_cache._known[3] = season(3)
    turn = turn_of(EXACT, situation())
    for coins in (3, 2, 8, 8, 7, 2):
        solution = solve_turn(turn, coins, 9).solution
        assert solution.least <= max(0, coins - 6)
        assert coins <= solution.coins
    assert asked == [3, 8, 7, 2]


# --- where rules are interpreted


def test_interpreted_they_play_by_rules_of_thumb_and_nothing_is_made() -> None:
    state = situation(ask="play", throw="RRGBTT.134.s6")
    before = active_count()
    chosen = {find_bot(GAME, name).choose(state, Seat(0), stream(1)) for name in ("simple", "careful", "exact", "winner")}
    assert len(chosen) == 1
    assert season_if_kept(3) is None
    assert active_count() == before


def test_a_turn_that_takes_too_long_is_played_without_waiting_and_is_there_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = situation(ask="play", coins="1,3,3", tiles="1", throw="T", aboard="GGGGG", wings="334", crystal="m6")
    aimed = turn_of(CAREFUL, state).aim(1)
    solved = Solved(aimed, solve(aimed.utility(), 1, turned=ALL_TURNED - tile_bit(1)))
    done = Event()

    def slowly(bot: int, state: States) -> Solved:
        assert done.wait(10)
        return solved

    monkeypatch.setattr(solved_bots, "solved_turn", slowly)
    assert solved_move(CAREFUL, state, patience=0.05) is None
    done.set()
    move = solved_move(CAREFUL, state, patience=10)
    assert move is not None
    assert GAME.write_move(Actor(0), move) == "T=G"


# --- on disk


def make_now(seats: int, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have a season made by a process that is then forgotten; its file."""
    monkeypatch.setattr(season_cache, "make_season", lambda seats: season(seats))
    season_cache.season(seats)
    season_cache._known.clear()
    return kept_path(season_name(seats), SOURCES)


def test_a_season_is_kept_for_the_next_process(monkeypatch: pytest.MonkeyPatch) -> None:
    make_now(3, monkeypatch)
    found = season_if_kept(3)
    assert found is not None
    assert (found.bank == season(3).bank).all()
    assert (found.worth == season(3).worth).all()
    assert season_if_kept(4) is None
    monkeypatch.setattr(season_cache, "make_season", lambda _: pytest.fail("it is there"))
    assert season_cache.season(3) is found


@pytest.mark.parametrize("damage", ["torn", "changed", "empty", "foreign"])
def test_a_file_that_is_not_whole_or_not_ours_is_made_anew(damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = make_now(3, monkeypatch)
    content = path.read_bytes()
    if damage == "foreign":
        content = make_now(4, monkeypatch).read_bytes()
    path.write_bytes({"torn": content[:-100], "changed": content[:-1] + b"x", "empty": b"", "foreign": content}[damage])
    assert season_if_kept(3) is None
    make_now(3, monkeypatch)
    assert season_if_kept(3) is not None


def test_where_nothing_can_be_written_it_is_known_to_this_process(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "solved").write_text("a file where a folder should be")
    monkeypatch.setattr(season_cache, "make_season", lambda seats: season(seats))
    made = season_cache.season(3)
    assert season_if_kept(3) is made
