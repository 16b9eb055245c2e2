"""How often each face came up, and the band in which a fair die stays."""

from fractions import Fraction
from math import comb

import pytest
from tests.table.fair_game import fair_log

from cabstand.core import find_game
from cabstand.table.rolls import band, count_rolls
from cabstand.table.verify import verify


def exact_tail(thrown: int, sides: int, counts: range) -> float:
    ways: int = sum(comb(thrown, k) * (sides - 1) ** (thrown - k) for k in counts)
    return float(Fraction(ways, sides**thrown))


@pytest.mark.parametrize(("thrown", "sides"), [(0, 6), (1, 6), (7, 6), (27, 8), (196, 6), (1000, 6)])
def test_the_band_leaves_at_most_half_a_percent_on_each_side_and_is_no_wider_than_it_must(thrown: int, sides: int) -> None:
    low, high = band(thrown, sides)
    assert exact_tail(thrown, sides, range(low)) <= 0.005 < exact_tail(thrown, sides, range(low + 1))
    assert exact_tail(thrown, sides, range(high + 1, thrown + 1)) <= 0.005
    assert high == 0 or exact_tail(thrown, sides, range(high, thrown + 1)) > 0.005


def test_faces_are_counted_by_the_sort_of_die() -> None:
    throws = ["starts 3", "RRGBYT 134 s5", "PT 1", "s8", "666"]
    rolls = count_rolls(find_game("space-taxi"), throws)
    counted = {sort.die: {face.face: face.count for face in sort.faces if face.count} for sort in rolls}
    assert counted == {
        "passenger": {"R": 2, "G": 1, "B": 1, "Y": 1, "P": 1, "T": 2},
        "fuel": {"1": 2, "3": 1, "4": 1, "6": 3},
        "smuggling": {"5": 1, "8": 1},
    }
    assert [sort.thrown for sort in rolls] == [8, 7, 2]


def test_the_die_of_taxi_is_counted_and_its_cards_are_not() -> None:
    draws = verify(fair_log("taxi")).draws
    (rolls,) = count_rolls(find_game("taxi"), [draw.written for draw in draws])
    assert rolls.thrown == sum(draw.kind == "die" for draw in draws) == fair_log("taxi").count("die ")
    assert {face.face for face in rolls.faces} == set("123456")
    assert count_rolls(find_game("fare-play"), [draw.written for draw in verify(fair_log("fare-play")).draws]) == []
