"""Locations: laid so that every way to another one passes an intersection, or two of them between two players."""

import pytest
from tests.games.fare_play.drawing import drawn, lay, number

from cabstand.games.fare_play.map import location_is_apart, put
from cabstand.games.fare_play.placing import FITS, TOO_NEAR

RING = """
     ╋
    ┌╪┐
    │ │
    └?┘
"""


def test_between_two_locations_there_is_an_intersection() -> None:
    assert lay("╋h?", "c") == TOO_NEAR
    assert lay("╋h──?", "c") == TOO_NEAR
    assert lay("╋h┼?", "c") == FITS
    assert lay("h╋?", "c") == FITS


@pytest.mark.parametrize("intersection", "┼┬┴")
def test_tee_and_crossroad_both_count(intersection: str) -> None:
    assert lay(f"╋h─{intersection}─?", "c") == FITS


def test_bridge_and_double_curve_do_not_count() -> None:
    assert lay("╋h╪?", "c") == TOO_NEAR
    assert lay("╋h╲\n  ?", "C") == TOO_NEAR


def test_both_ways_out_of_a_location_are_looked_at() -> None:
    assert lay("╋h?┼", "c") == TOO_NEAR
    assert lay("╋?h┼", "c") == TOO_NEAR
    assert lay("┼h┼?╋", "c") == FITS


@pytest.mark.parametrize("arrow", "→←")
def test_the_direction_of_a_street_does_not_matter(arrow: str) -> None:
    assert lay(f"╋h{arrow}?", "c") == TOO_NEAR
    assert lay(f"╋h{arrow}─┼?", "c") == FITS


def test_a_token_on_the_way_does_not_matter() -> None:
    assert lay("╋h─?", "c", tokens=[(2, 0)]) == TOO_NEAR


def test_the_way_is_followed_round_bends_and_along_its_own_lanes_only() -> None:
    assert lay("""
        ╋h┐
          │
          ?
    """, "C") == TOO_NEAR  # fmt: skip
    assert lay("""
         H
        ╋╪?
    """, "c") == FITS  # fmt: skip
    assert lay("""
        ╋H
         ╲?
    """, "c") == TOO_NEAR  # fmt: skip
    assert lay("""
        ╋H
         ╱?
    """, "c") == FITS  # fmt: skip


def test_the_way_is_followed_beyond_a_bend() -> None:
    assert lay("""
        ╋
        H
        │
        └?
    """, "c") == TOO_NEAR  # fmt: skip
    s = drawn("""
        ╋
        H
        │
        └┼c
    """)
    assert [location_is_apart(s, number(s, square), 2) for square in ((0, 1), (2, 3))] == [False, False]


def test_unconnected_locations_may_lie_side_by_side() -> None:
    assert lay("""
        ╋─?
        ┼┼h
    """, "c") == FITS  # fmt: skip


def test_a_location_on_a_ring_is_not_too_near_to_itself() -> None:
    assert lay(RING, "c") == FITS
    assert lay(RING, "c", seats=2) == FITS
    assert lay(RING.replace("│ │", "│ H"), "c") == TOO_NEAR


def test_a_location_on_a_street_that_comes_back_to_its_intersection_is_not_too_near_to_itself() -> None:
    assert lay("""
        ┌?┐
        │ │
        └╋┘
    """, "c", seats=2) == FITS  # fmt: skip


# --- two players


def test_two_players_lay_locations_two_intersections_apart() -> None:
    assert lay("╋h┼?", "c", seats=2) == TOO_NEAR
    assert lay("╋h─┼──?", "c", seats=2) == TOO_NEAR
    assert lay("╋h┼┼?", "c", seats=2) == FITS
    assert lay("╋h─┼─┬─?", "c", seats=2) == FITS
    assert lay("╋h?", "c", seats=2) == TOO_NEAR


def test_a_tournament_of_more_players_needs_one_intersection_only() -> None:
    assert lay("╋h┼?", "c", seats=3, tournament=True) == FITS
    assert lay("╋h─?", "c", seats=3, tournament=True) == TOO_NEAR


@pytest.mark.parametrize("picture", ["?┼h\n ╋", " H\n?┼\n ╋", "?┼╋\n H"])
def test_every_exit_of_the_intersection_between_is_followed(picture: str) -> None:
    assert lay(picture, "c", seats=2) == TOO_NEAR
    assert lay(picture, "c", seats=3, tournament=True) == FITS


def test_a_closed_side_of_the_intersection_between_leads_nowhere() -> None:
    assert lay("""
         ╋
        ?┤h
    """, "c", seats=2) == FITS  # fmt: skip


def test_a_street_that_comes_back_to_its_intersection_is_followed_all_the_way() -> None:
    picture = """
        ┌?┐
        │ H
        └╋┘
    """
    assert lay(picture, "c", seats=2) == TOO_NEAR
    assert lay(picture.replace("H", "┼"), "c", seats=2) == FITS


# --- later


def test_a_later_road_may_bring_locations_too_near_in_base_play() -> None:
    assert lay("╋h?c┼", "─") == FITS
    s = drawn("╋h c┼")
    put(s, 0, 2, 0, 1)
    assert not location_is_apart(s, number(s, (1, 0)), 1)
    assert lay("╋h─c?", "─") == FITS


def test_a_later_road_may_not_bring_locations_too_near_in_tournament_play() -> None:
    assert lay("╋h?c┼", "─", tournament=True) == TOO_NEAR
    assert lay("╋h?c┼", "┼", tournament=True) == FITS
    assert lay("╋h?c┼", "┼", seats=2) == TOO_NEAR
    assert lay("╋h┼?c┼", "┼", seats=2) == FITS
