"""Rules, what any game gets for nothing, and the terminal need neither Numba nor a web server."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from cabstand.core.registry import game_names

SOURCES: Final = Path(__file__).resolve().parents[2] / "src"
WITHOUT: Final = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "llvmlite", "litestar", "uvicorn", "uvloop"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
"""
PLAY: Final = """
from cabstand.core import Dice, new_match
for name in GAMES:
    match, dice = new_match(name, seats=2), Dice(1)
    for _ in range(3):
        match.settle(dice)
        match.push(match.legal_moves[0])
    print(match.view(0) is not None)
"""


def modules(*rooms: str) -> list[str]:
    files = [path for room in rooms for path in sorted((SOURCES / "cabstand" / room).rglob("*.py"))]
    return [".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__") for path in files]


def run_without(code: str) -> str:
    said = subprocess.run(
        [sys.executable, "-c", WITHOUT + code], capture_output=True, text=True, env={"PYTHONPATH": str(SOURCES)}
    )
    assert said.returncode == 0, said.stderr
    return said.stdout


@pytest.mark.parametrize(
    "names",
    [
        modules("core"),
        modules("plain"),
        ["cabstand.cli.commands", "cabstand.cli.play", "cabstand.cli.screens"],
        [f"cabstand.games.{name.replace('-', '_')}.terminal" for name in game_names()],
    ],
    ids=["core", "plain", "cli", "terminals of games"],
)
def test_it_imports_without_numba_and_the_server(names: list[str]) -> None:
    assert names
    run_without("\n".join(f"import {name}" for name in names))


def test_games_are_played_without_numba() -> None:
    assert run_without(f"GAMES = {game_names()!r}\n{PLAY}").split() == ["True"] * len(game_names())
