"""Streets: runs of lanes between intersections, and the direction that a One Way gives them."""

import pytest
from tests.games.fare_play.drawing import SYMBOLS, Place, drawn, number, wrong_ways

from cabstand.games.fare_play.map import joined, one_ways_on_street, put, take_up

RING = """
     ╋
    ┌╪┐
    ↑ │
    └─┘
"""
CROSSING_ITSELF = """
      ┌┐
    ╋→╪┘
      │
"""


# --- direction


def test_an_arrow_gives_the_whole_street_between_two_intersections_its_direction() -> None:
    s = drawn("""
        ╋─→─┐
            │
            ┼
    """)
    assert wrong_ways(s) == {(1, 0, "E"), (2, 0, "E"), (3, 0, "E"), (4, 0, "S"), (4, 1, "S")}


def test_a_street_has_its_direction_round_the_bends_behind_the_arrow_too() -> None:
    s = drawn("""
        ╋─┐
          │
          ↓
    """)
    assert wrong_ways(s) == {(1, 0, "E"), (2, 0, "S"), (2, 1, "S"), (2, 2, "S")}


@pytest.mark.parametrize(("arrow", "wrong"), [("↓", "S"), ("↑", "N")])
def test_a_street_that_ends_in_empty_squares_does_not_go_on_at_the_starting_segment(arrow: str, wrong: str) -> None:
    s = drawn(f"│\n╋ {arrow}\n│")
    assert wrong_ways(s) == {(2, 0, wrong)}


@pytest.mark.parametrize(
    ("picture", "wrong"),
    [
        ("╋→┼", (1, 0, "E")),
        ("╋←┼", (1, 0, "W")),
        ("╋\n↓\n┼", (0, 1, "S")),
        ("╋\n↑\n┼", (0, 1, "N")),
    ],
)
def test_an_arrow_points_where_it_points(picture: str, wrong: Place) -> None:
    assert wrong_ways(drawn(picture)) == {wrong}


@pytest.mark.parametrize("intersection", "┼┬┤┴")
def test_the_intersections_themselves_and_what_lies_behind_them_are_not_one_way(intersection: str) -> None:
    assert wrong_ways(drawn(f"─╋─→─{intersection}─")) == {(1, 0, "E"), (2, 0, "E"), (3, 0, "E")}


def test_a_street_runs_through_locations() -> None:
    assert wrong_ways(drawn("╋h→─c┼")) == {(1, 0, "E"), (2, 0, "E"), (3, 0, "E"), (4, 0, "E")}


def test_a_street_ends_where_a_road_meets_a_closed_side() -> None:
    assert wrong_ways(drawn("╋→│─┼")) == {(1, 0, "E")}
    assert wrong_ways(drawn("╋─│→┼")) == {(3, 0, "E")}


def test_a_street_runs_straight_over_a_bridge_and_leaves_the_other_lane_alone() -> None:
    s = drawn("""
          │
        ╋→╪─┼
          │
    """)
    assert wrong_ways(s) == {(1, 0, "E"), (2, 0, "E"), (3, 0, "E")}


def test_a_street_runs_over_one_bridge_after_another() -> None:
    assert wrong_ways(drawn("╋╪╪→╪┼")) == {(1, 0, "E"), (2, 0, "E"), (3, 0, "E"), (4, 0, "E")}


@pytest.mark.parametrize(
    ("picture", "wrong"),
    [
        ("↓\n╲╋", {(-1, -1, "S"), (-1, 0, "E")}),
        ("╋╲←", {(2, 0, "W"), (1, 0, "N")}),
        ("╋╲\n ↑", {(1, 1, "N"), (1, 0, "W")}),
        ("→╲╋", {(-2, 0, "E"), (-1, 0, "S")}),
        ("↓\n╱╋", {(-1, -1, "S"), (-1, 0, "W")}),
        ("╋╱←", {(2, 0, "W"), (1, 0, "S")}),
        ("╋╱\n ↑", {(1, 1, "N"), (1, 0, "E")}),
        ("→╱╋", {(-2, 0, "E"), (-1, 0, "N")}),
    ],
)
def test_a_double_curve_entered_from_any_side_bends_into_the_edge_of_that_lane_only(picture: str, wrong: set[Place]) -> None:
    assert wrong_ways(drawn(picture)) == wrong


def test_a_street_that_crosses_itself_on_a_bridge_is_one_street() -> None:
    s = drawn(CROSSING_ITSELF)
    assert wrong_ways(s) == {
        (1, 0, "E"), (2, 0, "E"), (3, 0, "N"), (3, -1, "W"), (2, -1, "S"), (2, 0, "S"), (2, 1, "S"),
    }  # fmt: skip


def test_a_street_that_meets_itself_on_a_double_curve_is_one_street() -> None:
    s = drawn("""
          │
        ╋→╲┐
          └┘
    """)
    assert wrong_ways(s) == {
        (1, 0, "E"), (2, 0, "S"), (2, 1, "E"), (3, 1, "N"), (3, 0, "W"), (2, 0, "N"), (2, -1, "N"),
    }  # fmt: skip


def test_an_arrow_on_a_ring_points_all_the_way_round() -> None:
    assert wrong_ways(drawn(RING)) == {
        (-1, 2, "N"), (-1, 1, "E"), (0, 1, "E"), (1, 1, "S"), (1, 2, "S"), (1, 3, "W"), (0, 3, "W"), (-1, 3, "N"),
    }  # fmt: skip


def test_two_streets_have_each_their_own_direction() -> None:
    assert wrong_ways(drawn("─→╋→─")) == {(-2, 0, "E"), (-1, 0, "E"), (1, 0, "E"), (2, 0, "E")}
    assert wrong_ways(drawn("─→╋─←")) == {(-2, 0, "E"), (-1, 0, "E"), (1, 0, "W"), (2, 0, "W")}


def test_without_arrows_every_way_is_open() -> None:
    assert wrong_ways(drawn("─╋┼c┐")) == set()


# --- growing


def test_a_one_way_street_keeps_its_direction_as_it_grows() -> None:
    s = drawn("╋→")
    put(s, *_at("─", 2, 0))
    assert wrong_ways(s) == {(1, 0, "E"), (2, 0, "E")}
    put(s, *_at("┐", 3, 0))
    assert wrong_ways(s) == {(1, 0, "E"), (2, 0, "E"), (3, 0, "S")}
    put(s, *_at("┼", 3, 1))
    put(s, *_at("│", 3, 2))
    assert wrong_ways(s) == {(1, 0, "E"), (2, 0, "E"), (3, 0, "S")}


def test_a_street_that_joins_a_one_way_street_takes_its_direction() -> None:
    s = drawn("╋→ ──┼")
    assert wrong_ways(s) == {(1, 0, "E")}
    put(s, *_at("─", 2, 0))
    assert wrong_ways(s) == {(1, 0, "E"), (2, 0, "E"), (3, 0, "E"), (4, 0, "E")}


def test_an_intersection_laid_into_a_one_way_street_ends_its_direction_there() -> None:
    s = drawn("╋→ ──┼")
    put(s, *_at("┼", 2, 0))
    assert wrong_ways(s) == {(1, 0, "E")}


def test_a_street_has_its_direction_for_as_long_as_the_arrow_lies_there() -> None:
    s = drawn("╋─→─┼")
    take_up(s, number(s, (2, 0)))
    assert wrong_ways(s) == set()
    put(s, *_at("←", 2, 0))
    assert wrong_ways(s) == {(1, 0, "W"), (2, 0, "W"), (3, 0, "W")}


def _at(symbol: str, x: int, y: int) -> tuple[int, int, int, int]:
    kind, turn = SYMBOLS[symbol]
    return kind, x, y, turn


# --- counting


@pytest.mark.parametrize(
    ("picture", "counted"),
    [("╋─┼", 0), ("╋─→┼", 1), ("╋─┼→", 0), ("╋─╪→┼", 1), ("→╋─", 0), ("╋─→─→", 2), ("╋─→─←", 2)],
)
def test_the_one_ways_of_a_street_are_counted_up_to_the_intersections(picture: str, counted: int) -> None:
    s = drawn(picture)
    assert one_ways_on_street(s, number(s, (1, 0)), 1) == counted
    assert one_ways_on_street(s, number(s, (1, 0)), 3) == counted


def test_one_ways_on_both_sides_of_a_card_and_on_it_are_counted() -> None:
    s = drawn("╋→→→┼")
    assert [one_ways_on_street(s, number(s, (x, 0)), 3) for x in (1, 2, 3)] == [3, 3, 3]


@pytest.mark.parametrize("square", [(-1, 2), (-1, 1), (0, 1), (1, 1), (1, 2), (1, 3), (0, 3), (-1, 3)])
def test_the_one_way_of_a_ring_is_counted_once_from_every_card(square: tuple[int, int]) -> None:
    s = drawn(RING)
    card = number(s, square)
    on_ring = [edge for edge in range(4) if joined(s, card, edge) >= 0 and square != (0, 1)] or [1, 3]
    assert [one_ways_on_street(s, card, edge) for edge in on_ring] == [1, 1]


def test_the_lane_that_crosses_a_ring_on_a_bridge_is_no_part_of_it() -> None:
    s = drawn(RING)
    assert [one_ways_on_street(s, number(s, (0, 1)), edge) for edge in (0, 2)] == [0, 0]


def test_a_street_that_crosses_itself_is_no_ring() -> None:
    s = drawn(CROSSING_ITSELF)
    assert [one_ways_on_street(s, number(s, (2, 0)), edge) for edge in range(4)] == [1] * 4


def test_a_street_that_comes_back_to_its_intersection_is_no_ring() -> None:
    s = drawn("""
        ┌┐
        │↓
        ╋┘
    """)
    for square, edge in (((0, -1), 0), ((0, -1), 2), ((1, -2), 2), ((1, -1), 0), ((1, -1), 2), ((1, 0), 3)):
        assert one_ways_on_street(s, number(s, square), edge) == 1


# --- joining


def test_road_leads_over_an_edge_only_where_both_cards_have_road() -> None:
    s = drawn("""
        │─
        ╋─┐─
    """)
    assert joined(s, 0, 0) == number(s, (0, -1))
    assert joined(s, 0, 1) == number(s, (1, 0))
    assert joined(s, 0, 2) == -1  # empty
    assert joined(s, number(s, (1, 0)), 0) == -1  # neither
    assert joined(s, number(s, (2, 0)), 1) == -1  # closed here
    assert joined(s, number(s, (3, 0)), 3) == -1  # closed there
