"""Whole games by compiled rules: even draws, and many games of bots.

All of it is one test, so that the rules are compiled once and not by two processes at a time.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.compiled import alone, run_python

from cabstand.bots.registry import bots_of
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY


@pytest.mark.long
def test_the_rules_agree_at_both_speeds_and_every_bot_plays_to_the_end(
    compiled_rules: Path, size: Callable[[int, int], int]
) -> None:
    with alone(compiled_rules):
        check_whole_games(compiled_rules, size)


def check_whole_games(compiled_rules: Path, size: Callable[[int, int], int]) -> None:
    games = ("-m", "tests.games.fare_play.whole_games")

    # compiled and interpreted rules agree
    assert run_python(compiled_rules, *games, "trail") == run_python(compiled_rules, *games, "trail", compiled=False)

    # a move drawn without listing is as likely as any other
    assert abs(float(run_python(compiled_rules, *games, "draws", str(size(10, 100))))) < 4

    # a slow, obvious second implementation finds the same streets and paths
    positions = size(200, 100_000)
    assert int(run_python(compiled_rules, *games, "compare", str(positions))) == positions

    # every bot plays whole games with nothing but legal moves
    assert run_python(compiled_rules, *games, "bots").count("plays:") == len(bots_of(FARE_PLAY)) * len(FARE_PLAY.seats)

    # a search never peeks, finds a win in one, keeps to its time and comes to an end
    searches = ("-m", "tests.games.fare_play.bots.searches")
    assert run_python(compiled_rules, *searches, str(size(40, 2000))).count("holds:") == 4
    if checked_games := size(0, 200):  # at full size only: all is compiled once more
        assert run_python(compiled_rules, *searches, "40", str(checked_games), checked=True).count("holds:") == 4

    # rule of thumb wins at least 65 of 100 against three at random
    assert float(run_python(compiled_rules, *games, "wins", str(size(400, 4000)))) >= 0.65

    # no dead end, no crash, no endless game; few games by rule of thumb are drawn
    balance = run_python(compiled_rules, "docs/balance/fare_play.py", str(size(2_000, 100_000)), "5")
    assert balance.splitlines()[-1] == "goals missed: none"
