"""`./cab arena` as somebody types it: a log that goes on and can be had again, a test that stops, and three ways to be told."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from cabstand.cli.commands import run

FILE: Final = str(Path(__file__).resolve().parents[2] / "examples" / "arena" / "first_move.py")
SHORT: Final = ("--option", "rounds=2", "--seed", "5")
Arena = Callable[..., str]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Arena:
    def say(*words: str) -> str:
        assert run(["arena", *words]) == 0
        return capsys.readouterr().out

    return say


def test_the_same_arena_writes_the_same_log_on_one_core_on_two_and_in_two_goes(arena: Arena, tmp_path: Path) -> None:
    logs = [tmp_path / name for name in ("one", "two", "goes")]
    words = ("taxi", FILE, "random", *SHORT, "--json")
    told = [arena(*words, "--games", "25", "--log", str(log), "--cores", cores) for log, cores in zip(logs, "12", strict=False)]
    arena(*words, "--games", "20", "--log", str(logs[2]), "--cores", "1")
    told.append(arena("--log", str(logs[2]), "--games", "25", "--cores", "1", "--json"))
    assert told[0] == told[1] == told[2]
    assert logs[0].read_bytes() == logs[1].read_bytes() == logs[2].read_bytes()


def test_the_log_of_another_arena_is_left_alone(arena: Arena, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "arena.log"
    arena("taxi", "random", "simple", *SHORT, "--games", "2", "--log", str(log))
    before = log.read_bytes()
    assert run(["arena", "taxi", "random", "simple", "--games", "2", "--log", str(log)]) == 2
    assert "the log of another arena" in capsys.readouterr().err
    assert log.read_bytes() == before


def test_what_is_told_as_json_is_what_was_counted(arena: Arena) -> None:
    told: dict[str, Any] = json.loads(arena("taxi", "pearl", "sid", "--games", "40", *SHORT, "--json"))
    pearl, sid = told["results"]["pearl"], told["results"]["sid"]
    assert (told["deals"], told["games"], told["even_share"], told["test"]) == (40, 80, 0.5, None)
    assert pearl["share"] + sid["share"] == pytest.approx(1.0)
    assert pearl["rating"] == pytest.approx(-sid["rating"])
    assert pearl["interval"][0] < pearl["share"] < pearl["interval"][1]
    assert sum(pearl["scores"].values()) == 80
    assert 0 <= told["explained"] < 1


def test_until_sure_stops_as_soon_as_it_can_say(arena: Arena) -> None:
    told = json.loads(arena("taxi", FILE, "random", *SHORT, "--until-sure", "--margin", "45", "--games", "100", "--json"))
    assert told["test"] == {"bot": FILE, "margin": 0.45, "alpha": 0.05, "beta": 0.05, "answer": "near"}
    assert told["deals"] == 40


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "2 deals were played in all seat orders"), ("de", "2 Spiele wurden in allen"), ("fr", "2 donnes ont été jouées")],
)
def test_the_result_is_told_in_the_readers_language(language: str, words: str, arena: Arena) -> None:
    told = arena("taxi", "random", "simple", "--games", "2", *SHORT, "--until-sure", "--lang", language)
    assert words in " ".join(told.split())
    assert "simple" in told
