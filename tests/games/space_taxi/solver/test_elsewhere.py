"""Games that others have solved, by the same method and the same dice tables as our solver."""

from pathlib import Path

import pytest
from tests.compiled import ROOT, run_python


@pytest.mark.long
@pytest.mark.parametrize(("game", "value"), [("pig", "0.530593"), ("yahtzee", "254.5896")])
def test_the_method_finds_what_others_found(compiled_rules: Path, game: str, value: str) -> None:
    assert run_python(compiled_rules, str(ROOT / "benchmarks" / f"solve_{game}.py")).splitlines()[-1] == value
