"""The examples are games like any other, although no file of Cabstand knows them."""

import json

import pytest
from tests.compiled import ROOT
from tests.examples.installed import EXAMPLES, Elsewhere

ANSWERS = {"night-rank": "W\n1\n2\n3\npass\n0\n" * 200, "pig": "1\n" * 2000}
"""What somebody types who does not care: one of these is always an answer."""


def test_the_smallest_game_is_one_module_that_one_reads_at_a_sitting() -> None:
    folder = ROOT / "examples" / "pig"
    assert sorted(path.name for path in folder.iterdir() if path.suffix in (".py", ".toml")) == ["pig.py", "pyproject.toml"]
    assert len((folder / "pig.py").read_text(encoding="utf-8").splitlines()) <= 150


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "standing"), [("night-rank", "night-rank stands on rung 4 of 4"), ("pig", "pig stands on rung 1")]
)
def test_an_example_passes_the_suite(elsewhere: Elsewhere, name: str, standing: str) -> None:
    done = elsewhere.run("-m", "cabstand.testing", name)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(standing), done.stdout


@pytest.mark.parametrize("name", EXAMPLES)
def test_bots_play_an_example_in_the_lab(elsewhere: Elsewhere, name: str) -> None:
    told = json.loads(elsewhere.cab("simulate", name, "--games", "20", "--players", "2", "--cores", "1", "--json"))
    assert told["games"] == 20
    assert sum(told["wins"]) >= 20


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_played_to_its_end_in_the_terminal(elsewhere: Elsewhere, name: str) -> None:
    told = elsewhere.cab("play", name, "--players", "2", "--bots", "random", "--seed", "1", "--fast", said=ANSWERS[name])
    assert "The game is over" in told or " wins" in told, told[-1500:]
