"""The coach in the terminal."""

import re
from pathlib import Path

import pytest
from tests.cli.screen import cab
from tests.games.space_taxi.table import position
from tests.table.fair_game import fair_log

THROWN = position(ask="play", throw="RRGBYT.134.s6")


@pytest.fixture
def data(tmp_path: Path, compiled_rules: Path, coach_tables: None) -> Path:
    (tmp_path / "solved").symlink_to(compiled_rules / "solved")
    return tmp_path


def test_while_playing_the_coach_names_the_best_plays_and_what_another_is_worth(data: Path) -> None:
    words = "play space-taxi --players 3 --bots simple,simple --seed 7 --option starter=1 --fast".split()
    told = cab(data, *words, typed="coach\n\ncoach\ncoach 0\ncoach RRRRRR\nq\n")
    assert told.returncode == 0, told.stderr
    assert len(re.findall(r"points this turn", told.stdout)) >= 10
    assert re.search(r"^0: .*launch \d+ %", told.stdout, re.M)
    assert re.search(r"lie|lies|too many", told.stdout), "what is not legal is refused in words"


def test_the_coach_speaks_about_a_position_and_a_position_that_cannot_occur_is_refused(data: Path) -> None:
    told = cab(data, "position", THROWN, "--coach")
    assert told.returncode == 0, told.stderr
    assert "brings 6 for sure" in told.stdout
    refused = cab(data, "position", THROWN.replace("RRGBYT", "RRGBYTT"), "--coach")
    assert refused.returncode == 2
    assert "cannot occur" in refused.stderr


def test_a_game_that_is_over_is_gone_through(data: Path) -> None:
    log = data / "game.log"
    log.write_text(fair_log("space-taxi"))
    told = cab(data, "replay", str(log), "--coach")
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("Accuracy") == 3
    assert "Better:" in told.stdout
    log.write_text("".join(log.read_text().splitlines(keepends=True)[:30]))
    unfinished = cab(data, "replay", str(log), "--coach")
    assert unfinished.returncode == 2
    assert "not over" in unfinished.stderr
