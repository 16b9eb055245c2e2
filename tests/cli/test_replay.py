"""Stepping through a log, and positions on the command line."""

from pathlib import Path

import pytest
from tests.cli.screen import Window, cab

LOG = """cabstand log
game: space-taxi
rules: 1
option: starter=1
seat: Ada
seat: Bea
seat: Chris

1: throw => RRGGBT 135 s3
1: RRGG
1: throw => YT 256 s6
1: T=G s6
1: throw => R 144
1: 1
1: throw => R 44
1: R 44
1: return 0
"""
AFTER_FOUR = (
    "space-taxi/1 seats=3 round=1 starter=1 coins=2,3,3 scores=-,-,- ask=throw tiles=013 throw= aboard=RRGGG wings= crystal=m6"
)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    path.write_text(LOG)
    return path


def test_a_whole_log_is_told_as_a_story(tmp_path: Path, log: Path) -> None:
    said = cab(tmp_path, "replay", str(log), "--all")
    assert said.returncode == 0
    told = " ".join(said.stdout.split())
    assert "Ada plays RRGG and turns tile 4." in told
    assert "Every seat is taken by friends: 2 coins for Ada." in told
    assert "Ada scores 18 this round." in told


def test_one_steps_forwards_and_back_and_jumps(tmp_path: Path, log: Path) -> None:
    with Window(tmp_path, "replay", str(log)) as window:
        window.wait_for("0 of 9")
        window.type("\r")
        window.wait_for("1 of 9")
        window.type("\r")
        window.wait_for("turns tile 4")
        window.type("b\r")
        window.wait_for("1 of 9")
        window.type("9\r")
        window.wait_for("scores 18")
        window.type("\r")
        window.wait_for("That was the last line")
        window.type("77\r")
        window.wait_for("There is no line 77")
        window.type("what\r")
        window.wait_for("Enter, b, a number or q")
        window.type("q\r")
        assert window.end() == 0


def test_the_position_after_any_line_is_printed_and_can_be_read_again(tmp_path: Path, log: Path) -> None:
    said = cab(tmp_path, "position", str(log), "--line", "4")
    assert said.stdout.splitlines()[0] == AFTER_FOUR
    assert cab(tmp_path, "position", AFTER_FOUR).stdout == said.stdout
    assert "(R) (R) (G)" in said.stdout


def test_a_line_that_is_not_there_is_told(tmp_path: Path, log: Path) -> None:
    said = cab(tmp_path, "position", str(log), "--line", "40")
    assert (said.returncode, "has 9 lines" in said.stderr) == (2, True)
