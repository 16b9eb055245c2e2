"""`--plot`: pictures of simulations, arenas and solved turns, in the reader's language."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cabstand.cli.commands import run
from cabstand.cli.plots import of_solver
from cabstand.content.catalogue import catalogue


def texts(path: Path) -> list[str]:
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314  it is ours
    return [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Wins by seat", "Scores", "Length of games", "How safe is a lead?")),
        ("de", ("Siege nach Platz", "Punkte", "Länge der Spiele", "Wie sicher ist eine Führung?")),
        ("fr", ("Victoires par place", "Scores", "Longueur des parties", "Une avance est-elle sûre\u00a0?")),
    ],
)
def test_a_simulation_is_drawn(language: str, told: tuple[str, ...], tmp_path: Path) -> None:
    words = ["simulate", "taxi", "--games", "12", "--players", "2", "--option", "rounds=6", "--cores", "1"]
    assert run([*words, "--plot", str(tmp_path / "x.svg"), "--lang", language]) == 0
    found = texts(tmp_path / "x.svg")
    assert set(told) <= set(found)
    assert "1: random" in found


def test_an_arena_is_drawn_with_its_bots(tmp_path: Path) -> None:
    words = ["arena", "taxi", "simple", "random", "--games", "3", "--option", "rounds=2", "--cores", "1"]
    assert run([*words, "--plot", str(tmp_path / "x.svg")]) == 0
    found = texts(tmp_path / "x.svg")
    assert {"Wins by bot", "Ratings (400 points more: ten to one)", "Scores", "Wins by seat", "simple", "random"} <= set(found)


def test_values_are_drawn_by_the_number_that_was_asked_for() -> None:
    drawn = of_solver("space-taxi", "coins", [(0, 17.6), (1, 21.2), (2, 23.9)], catalogue("en"))
    assert drawn.count("<circle") == 3
    assert ">coins</text>" in drawn


def test_a_picture_that_cannot_be_written_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "taxi", "simple", "random", "--games", "1", "--option", "rounds=2", "--cores", "1"]
    assert run([*words, "--plot", str(tmp_path)]) == 2
    assert "Cannot write" in capsys.readouterr().err
