"""What `./cab solve space-taxi` says; the figures themselves are tested in test_turn."""

import pytest

from cabstand.content.catalogue import catalogue
from cabstand.core import Refused
from cabstand.games.space_taxi.solver import SOLVER

FACTS = {"coins": 3, "target": None, "keep": None, "positions": 263280, "seconds": 0.3954}


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"objective": "last-turn", "value": 26.161037478389}, "A last turn with 3 coins is worth 26.161037478389 points."),
        (
            {"objective": "target", "target": 40, "value": 0.16520710238},
            "With 3 coins a turn reaches 40 points with a chance of 0.165207102380.",
        ),
        (
            {"objective": "keep", "keep": 2.5, "coins": 1, "value": 20.0},
            "With one coin, every coin kept worth 2.5, a turn is worth 20.000000000000 points.",
        ),
    ],
)
def test_a_solution_is_told_in_two_lines(more: dict[str, object], said: str) -> None:
    assert SOLVER.tell(FACTS | more, catalogue("en")) == [said, "263,280 positions in 0.40 s."]


def test_a_turn_is_solved_for_one_thing_at_a_time() -> None:
    SOLVER.check({"coins": 3, "target": 9, "keep": None})
    with pytest.raises(Refused, match="space-taxi-solve-one-objective"):
        SOLVER.check({"coins": 3, "target": 9, "keep": 2.0})
