"""The ladder says how far a game has come, and what it lacks for the next rung, in plain words."""

import os
import sys
from pathlib import Path

import pytest
from tests.compiled import run_python
from tests.conformance import broken
from tests.plain.bare.adapter import GAME as BARE_NIGHT_RANK

import night_rank
from cabstand.core.game import Game
from cabstand.core.places import Place, places
from cabstand.core.registry import find_game, game_names
from cabstand.testing import CHECKS, RUNGS, Check, Rung, ladder, standing
from cabstand.testing.__main__ import main as check_game
from cabstand.testing.check_moves import check_random_play_ends
from cabstand.testing.check_words import Only, check_everything_said_in_play_has_a_text
from cabstand.testing.parts import OWN_BOTS, OWN_TERMINAL
from cabstand.testing.process import last_words
from night_rank.adapter import GAME as NIGHT_RANK

FEW = (
    Rung("rules", (Check(check_random_play_ends, 1, 1),)),
    Rung("texts and positions", (Check(check_everything_said_in_play_has_a_text, 1, 1),)),
    Rung("bots and screens", (), (OWN_BOTS, OWN_TERMINAL)),
)


@pytest.fixture
def few_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place("night-rank", "night_rank.adapter:GAME", Path(night_rank.__path__[0]), False)
    monkeypatch.setitem(places(), place.name, place)
    monkeypatch.setattr(standing, "RUNGS", FEW)


@pytest.mark.usefixtures("few_rungs")
def test_a_game_stands_below_the_first_rung_that_does_not_hold() -> None:
    assert str(ladder(BARE_NIGHT_RANK)) == (
        "night-rank stands on rung 2 of 3: texts and positions.\n"
        "For rung 3, bots and screens, it lacks:\n"
        f"  - {OWN_BOTS.missing}\n"
        f"  - {OWN_TERMINAL.missing}"
    )


@pytest.mark.usefixtures("few_rungs")
def test_a_game_that_lacks_nothing_stands_on_the_last_rung() -> None:
    assert str(ladder(NIGHT_RANK)) == "night-rank stands on rung 3 of 3: bots and screens."


@pytest.mark.usefixtures("few_rungs")
def test_a_game_whose_rules_do_not_hold_stands_on_the_ground() -> None:
    said = str(ladder(broken.NeverEnds())).splitlines()
    assert said[0] == "night-rank stands on rung 0 of 3, on the ground."
    assert said[2].startswith("  - random play ends: no end after 3000 moves in ")


@pytest.mark.usefixtures("few_rungs")
def test_a_crash_is_told_with_its_file_and_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def check_nothing_crashes(game: Game, games: int) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr(standing, "RUNGS", (Rung("rules", (Check(check_nothing_crashes, 1, 1),)),))
    [missing] = ladder(NIGHT_RANK).missing
    assert missing.startswith("nothing crashes: ZeroDivisionError: division by zero (test_ladder.py, line ")


def test_words_are_looked_for_in_one_language_of_one_game_and_nowhere_else(tmp_path: Path) -> None:
    for language, text in (("en", "owl-run-name = Owl Run"), ("de", "owl-run-over = Aus")):
        (tmp_path / "texts" / language).mkdir(parents=True)
        (tmp_path / "texts" / language / "game.ftl").write_text(f"{text}\n")
    words = Only("de", Place("owl-run", "owl_run.adapter:GAME", tmp_path, False))
    known = [name for name in ("owl-run-over", "malformed-move", "owl-run-name", "space-taxi-name") if name in words]
    assert known == ["owl-run-over", "malformed-move"]


def test_of_a_program_that_failed_the_error_is_told_and_not_the_way_to_it() -> None:
    said = (
        'fails: Traceback (most recent call last):\n  File "a.py", line 80, in compile\n    self.compile()\n    ^^^^^^^^^^^^\n'
        '  File "b.py", line 8, in run\nTypingError: no type for "re"\n\nFile "rules.py", line 62:\n    <source elided>\n'
    )
    told = 'TypingError: no type for "re"\n\nFile "rules.py", line 62:\n    <source elided>'
    assert last_words(said) == told
    assert last_words("killed") == "killed"


def test_a_character_without_a_bot_is_told_before_any_rung(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.toml").write_text('[[characters]]\nid = "hoot"\nbot = "hopper"\n')
    monkeypatch.setitem(places(), "night-rank", Place("night-rank", "night_rank.adapter:GAME", tmp_path, False))
    monkeypatch.setattr(sys, "argv", ["cab check-game", "night-rank"])
    assert check_game() == 2
    said = capsys.readouterr().out
    assert said.startswith("night-rank cannot be loaded: ")
    assert "game.toml, line 3: there is no bot `hopper`, but random, simple" in said


@pytest.mark.parametrize("name", game_names())
def test_every_game_that_comes_with_cabstand_brings_all_parts_of_its_own(name: str) -> None:
    assert [part.missing for rung in RUNGS for part in rung.own if not part.is_there(find_game(name))] == []


def test_every_check_has_a_name_and_a_reason_of_its_own() -> None:
    assert len({check.name for check in CHECKS}) == len(CHECKS)
    assert all(check.run.__doc__ for check in CHECKS)


def test_the_suite_can_be_imported_without_pytest() -> None:
    run_python(
        Path(os.environ["CABSTAND_DATA"]),
        "-c",
        "import sys; sys.modules['pytest'] = None; import cabstand.testing",
        compiled=False,
    )
