"""The server never waits for compilation: once the rules are ready, nothing of them is compiled at a table."""

from collections.abc import Callable
from pathlib import Path

from tests.compiled import ROOT, run_python

DRAWN_AT_RANDOM = {"draw_legal", "draw"}
"""Only the test draws moves at random; tables do not."""


def test_nothing_is_compiled_at_a_table_once_the_rules_are_ready(compiled_rules: Path, size: Callable[[int, int], int]) -> None:
    games = ["space-taxi", "taxi", "fare-play"][: size(2, 3)]
    late = run_python(compiled_rules, str(ROOT / "tests" / "server" / "ready_table.py"), *games).split()
    assert set(late) <= DRAWN_AT_RANDOM
