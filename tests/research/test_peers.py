"""The peers' own checks of our environments, unchanged, where the peers are: the environment that `./cab bench` makes.

`./cab soak` runs them; it takes minutes, since the rules are compiled there too.
"""

import os
import subprocess
from pathlib import Path
from typing import Final

import pytest
from tests.compiled import ROOT

from cabstand.core import game_names

PEERS: Final = ROOT / ".bench" / "peers" / "bin" / "python"
CHECKS: Final = Path(__file__).parent / "peers"
NOTEBOOK: Final = ROOT / "examples" / "learn" / "from_nothing_to_a_rated_bot.ipynb"


def among_peers(compiled_rules: Path, *command: str) -> str:
    """What Python says in the environment of the peers; there the rules are compiled."""
    assert PEERS.exists(), "python benchmarks/run.py peers makes the environment with the libraries"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "NUMBA_DISABLE_JIT": "0", "CABSTAND_DATA": str(compiled_rules)}
    said = subprocess.run([str(PEERS), *command], env=environment, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    return said.stdout


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("library", ["gymnasium", "pettingzoo", "openspiel"])
def test_the_checks_of_a_library_accept_a_game(library: str, game: str, compiled_rules: Path, soak: bool) -> None:
    if not soak:
        pytest.skip("stand-ins take the libraries' place; ./cab soak asks the libraries themselves")
    said = among_peers(compiled_rules, str(CHECKS / f"check_{library}.py"), game)
    assert said.splitlines()[-1] == f"{library} accepts {game}"


@pytest.mark.long
def test_jupyter_runs_the_notebook(compiled_rules: Path, soak: bool) -> None:
    if not soak:
        pytest.skip("Jupyter is where the peers are: ./cab soak asks it")
    said = among_peers(compiled_rules, str(CHECKS / "check_notebook.py"), str(NOTEBOOK))
    assert said.splitlines()[-1] == f"jupyter runs {NOTEBOOK.name}"
