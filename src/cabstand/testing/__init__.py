"""The conformance suite: what every game promises, checked for games anywhere. Nothing here needs pytest.

`ladder(game)` says how far a game has come; `CHECKS` are all promises and `RUNGS` has them in order, for tests that name them.
"""

from cabstand.testing.standing import Standing, ladder
from cabstand.testing.suite import CHECKS, RUNGS, Check, Rung

__all__ = ["CHECKS", "RUNGS", "Check", "Rung", "Standing", "ladder"]
