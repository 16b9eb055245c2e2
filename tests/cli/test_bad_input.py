"""Whatever is wrong: one clear line that says what and what to do, status 2, nothing lost or half-written."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.screen import Window, cab, environment


def one_line(said: subprocess.CompletedProcess[str]) -> str:
    assert said.returncode == 2, said
    assert said.stderr.startswith("cab: ")
    assert said.stderr.count("\n") == 1
    assert "Traceback" not in said.stdout + said.stderr
    return said.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play space-taxi --players 6", "takes 1 to 5 players, not 6"),
        ("play space-taxi --players 0", "--players must be a whole number"),
        ("play space-taxi --players three", "--players must be a whole number"),
        ("play space-cab", "no game called “space-cab”. Games here: fare-play, space-taxi, taxi."),
        ("play", "Say which game"),
        ("play space-taxi --option colour=red", "no option “colour”. Options of this game: starter."),
        ("play space-taxi --option starter=9", "Seat 9 cannot begin: there are 3 seats."),
        ("play space-taxi --option starter=x", "does not fit"),
        ("play space-taxi --option starter", "written name=value"),
        ("play space-taxi --bots genius", "no bot called “genius”. Bots for this game: random, simple, "),
        ("play space-taxi --names A,B,C,D --players 3", "4 names, but only 3 players"),
        ("play space-taxi --names Ada --bots simple,simple,simple --players 3", "3 bots named"),
        ("play space-taxi --names bot --players 3 --seed x", "--seed must be a whole number"),
        ("play --resume", "no unfinished game"),
        ("play --resume nothing", "no saved game “nothing”"),
        ("play space-taxi --colour", "There is nothing here called “--colour” (“cabstand"),
        ("play space-taxi --seed", "--seed does not stand as it should (“cabstand play --help” says more)"),
        ("simulate space-taxi --games 0", "--games must be a whole number"),
        ("simulate space-taxi --games ten", "--games must be a whole number"),
        ("simulate space-taxi --players 9", "takes 1 to 5 players, not 9"),
        ("simulate nothing", "no game called “nothing”"),
        ("simulate space-taxi --bots clever", "no bot called “clever”"),
        ("simulate space-taxi --players 2 --bots simple,simple,simple", "3 bots named"),
        ("arena", "Say which game and which bots: cabstand arena fare-play"),
        ("arena space-taxi simple", "An arena for 2 players needs at least as many bots, not 1."),
        ("arena space-taxi simple clever", "no bot called “clever”"),
        ("arena space-taxi simple random --until-sure --margin 0", "--margin must be above 0"),
        ("arena --log nowhere.log", "Cannot use the log nowhere.log: No such file or directory."),
        ("solve space-taxi", "Something is missing: --coins"),
        ("solve space-taxi --coins -1", "--coins must be a whole number from 0 to 27, not “-1”"),
        ("solve space-taxi --coins 28", "--coins must be a whole number from 0 to 27"),
        ("solve space-taxi --coins 3 --target many", "--target must be a whole number"),
        ("solve space-taxi --coins 3 --keep nan", "--keep must be a number, such as 2 or 2.5, not “nan”"),
        ("solve space-taxi --coins 3 --keep 1e999", "--keep must be a number"),
        ("solve space-taxi --coins 3 --keep 2 --target 9", "--target or for --keep, not for both"),
        ("solve space-cab --coins 3", "no game called “space-cab”"),
        ("solve taxi --coins 3", "no exact solution of TAXI!. Solved so far: space-taxi."),
        ("replay nowhere.log", "Cannot read nowhere.log: No such file or directory."),
        ("replay /", "Cannot read /: Is a directory."),
        ("position nonsense", "Cannot read nonsense"),
        ("dance", "“dance” is not one of the choices"),
        ("", "Something is missing: play|serve|"),
        ("serve --proxy localhost", "--proxy takes an address or a network, such as 127.0.0.1 or 10.0.0.0/8"),
    ],
)
def test_a_wrong_call_gets_one_clear_line(tmp_path: Path, words: str, told: str) -> None:
    assert told in one_line(cab(tmp_path, *words.split()))
    assert not list(tmp_path.glob("tables/*"))


@pytest.mark.parametrize("name", ["", "x" * 33, "bot simple", "a\tb"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str) -> None:
    assert "cannot be a player's name" in one_line(cab(tmp_path, "play", "space-taxi", "--names", name + ",Ada"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("space-taxi/1 seats=3", "look at “round=”"),
        ("space-taxi/2 seats=3", "should begin with “space-taxi/1”"),
        ("space-taxi/1 seats=9 " + "x" * 5000, "cannot occur in play"),
    ],
)
def test_a_position_that_cannot_occur_is_refused(tmp_path: Path, text: str, told: str) -> None:
    assert told in one_line(cab(tmp_path, "position", text))


def test_a_folder_that_cannot_be_written_to_is_told_before_the_game_begins(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    told = one_line(cab(tmp_path / "data", "play", "space-taxi"))
    assert "Cannot write" in told
    assert "CABSTAND_DATA" in told


def test_a_game_open_in_another_window_is_not_opened_twice(tmp_path: Path) -> None:
    with Window(tmp_path, "play", "space-taxi", "--option", "starter=1") as window:
        window.wait_for("> ")
        assert "open in another window" in one_line(cab(tmp_path, "play", "--resume"))


def test_a_damaged_save_is_refused_with_line_move_and_reason_and_left_as_it_is(tmp_path: Path) -> None:
    cab(tmp_path, "play", "space-taxi", "--seed", "11", "--option", "starter=1", typed="\nq\n")
    path = tmp_path / "tables" / "space-taxi-1.log"
    text = path.read_text()
    damaged = text.replace("1: throw", "2: throw")
    assert damaged != text
    path.write_text(damaged)
    told = one_line(cab(tmp_path, "play", "--resume"))
    number = damaged[: damaged.index("2: throw")].count("\n") + 1
    assert f"Line {number} cannot be: “2: throw => " in told
    assert "It is not your turn: seat 1 is playing." in told
    assert path.read_text() == damaged
    shutil.copy(path, tmp_path / "copy.log")
    assert f"Line {number} cannot be" in one_line(cab(tmp_path, "replay", str(tmp_path / "copy.log")))


@pytest.mark.parametrize(("columns", "lines"), [(40, 30), (100, 10)])
def test_a_terminal_too_small_is_told_the_size_it_needs(tmp_path: Path, columns: int, lines: int) -> None:
    with Window(tmp_path, "play", "space-taxi", columns=columns, lines=lines) as window:
        assert window.end() == 2
    assert f"{columns} columns and {lines} lines; the game needs 64 by 18" in " ".join(window.seen.split())
    assert not list(tmp_path.glob("tables/*"))


def test_a_mistake_of_ours_is_owned_up_to_without_a_traceback(tmp_path: Path) -> None:
    code = (
        "import sys; from cabstand.cli import main, replay; replay.run = lambda *_: 1 / 0; sys.exit(main.main(['replay', 'x']))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(tmp_path), check=False)
    assert said.returncode == 1
    assert said.stderr.count("\n") == 1
    assert "our mistake" in said.stderr
    assert "ZeroDivisionError" in (tmp_path / "errors.log").read_text()
