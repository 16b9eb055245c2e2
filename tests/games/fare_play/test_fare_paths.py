"""Fare paths: from the start of a fare to its end, along lanes, with the one-way streets, past what stands in the way."""

import pytest
from tests.games.fare_play.drawing import Place, drawn, fare_number, number, path

from cabstand.games.fare_play.paths import leaves_by, path_is_clear, path_length
from cabstand.games.fare_play.record import GONE, NOT_YET

TWICE_OVER_A_BRIDGE = """
      ┌┐
    c╋╪┘
      A
"""
TWICE_ON_A_DOUBLE_CURVE = """
      A
    c╋╲┐
      └┘
"""


def clear(picture: str, fare: str, tokens: list[tuple[int, int]] | None = None, hearse: Place | None = None) -> bool:
    s = drawn(picture, tokens=tokens or [], hearse=hearse)
    assert path_is_clear(s, fare_number(fare)) == (path_length(s, fare_number(fare)) > 0)
    return path_is_clear(s, fare_number(fare))


# --- along lanes


def test_a_path_leads_from_the_start_to_the_end_and_counts_both() -> None:
    assert path(drawn("c╋a"), "CA") == 3
    assert path(drawn("c──╋─a"), "CA") == 6


def test_without_both_locations_on_the_map_there_is_no_path() -> None:
    assert not clear("c╋", "CA")
    assert not clear("╋a", "CA")
    assert not clear("╋", "CA")


@pytest.mark.parametrize(
    "picture", ["c╋a", "a╋c", "A\n╋\nC", "C\n╋\nA", "c╋\n A", "c┐\n ╋\n A", "┌╋┐\n│ │\n└c┼a"]
)  # fmt: skip
def test_a_path_begins_by_either_exit_and_ends_by_either(picture: str) -> None:
    assert clear(picture, "CA")


def test_a_path_is_the_shortest() -> None:
    s = drawn("""
        ┌┐┌┐
        c╋┼a
        └───┘
    """)
    assert path(s, "CA") == 4


def test_a_path_does_not_cross_a_gap_or_a_closed_side() -> None:
    assert not clear("c╋ a", "CA")
    assert not clear("c╋│a", "CA")
    assert not clear("c╋A", "CA")
    assert not clear("c╋├┐a", "CA")


def test_a_start_that_is_not_on_the_map_is_nowhere_and_not_on_the_starting_segment() -> None:
    assert not clear("A\n╋", "CA")


def test_a_road_into_empty_squares_leads_nowhere_and_not_to_the_starting_segment() -> None:
    assert not clear("A\n╋ C", "CA")


def test_a_path_that_goes_round_in_circles_is_no_path() -> None:
    assert not clear("""
        ┌┬┐
        ├╋┤ a
        └┼┘
         C
    """, "CA")  # fmt: skip


def test_a_path_passes_other_locations() -> None:
    assert path(drawn("c╋h┼a"), "CA") == 5


def test_a_path_keeps_to_its_lane_on_a_bridge_and_a_double_curve() -> None:
    assert not clear("c╋╪\n  A", "CA")
    assert clear("c╋╪a", "CA")
    assert clear("c╋╲\n  A", "CA")
    assert not clear("c╋╲a", "CA")
    assert not clear("c╋╱\n  A", "CA")


def test_a_path_may_take_both_lanes_of_a_bridge_or_a_double_curve() -> None:
    assert path(drawn(TWICE_OVER_A_BRIDGE), "CA") == 8
    assert path(drawn(TWICE_ON_A_DOUBLE_CURVE), "CA") == 8


def test_a_path_takes_every_exit_of_an_intersection() -> None:
    assert [clear(picture, "CA") for picture in ("c╋a", " A\nc╋", "c╋\n A")] == [True] * 3
    assert not clear("c╋┤a", "CA")


def test_a_path_never_turns_back_on_a_card() -> None:
    s = drawn("─╋─")
    assert not any(leaves_by(s, 0, edge, edge) for edge in range(4))
    assert [edge for edge in range(4) if leaves_by(s, 0, 3, edge)] == [0, 1, 2]
    assert [edge for edge in range(4) if leaves_by(s, number(s, (1, 0)), 3, edge)] == [1]


def test_a_path_leaves_a_tee_by_its_roads_only() -> None:
    s = drawn("╋┬")
    assert [edge for edge in range(4) if leaves_by(s, 1, 3, edge)] == [1, 2]


# --- one way


def test_a_path_goes_with_a_one_way_street_and_not_against_it() -> None:
    assert clear("c╋→┼a", "CA")
    assert not clear("c╋←┼a", "CA")
    assert not clear("c╋──←┼a", "CA")
    assert not clear("c╋←──┼a", "CA")


def test_a_fare_has_a_direction() -> None:
    assert clear("h╋→┼c", "HC")
    assert not clear("c╋→┼h", "HC")


def test_the_street_of_the_start_may_be_one_way() -> None:
    assert clear("→c╋a", "CA")
    assert not clear("←c╋a", "CA")
    assert clear("c→╋a", "CA")
    assert not clear("c←╋a", "CA")


def test_the_street_of_the_end_may_be_one_way() -> None:
    assert clear("c╋a→", "CA")
    assert not clear("c╋a←", "CA")


def test_a_one_way_may_be_gone_round() -> None:
    assert clear("""
        c╋←┼a
         └─┘
    """, "CA")  # fmt: skip


# --- blocked


@pytest.mark.parametrize("card", "─→┼┬╪")
def test_a_token_blocks_its_card(card: str) -> None:
    picture = f"c╋{card}┼a"
    assert clear(picture, "CA")
    assert not clear(picture, "CA", tokens=[(1, 0)])
    assert clear(picture + "─", "CA", tokens=[(4, 0)])


def test_a_token_on_the_starting_segment_blocks_it() -> None:
    assert not clear("c╋a", "CA", tokens=[(0, 0)])


@pytest.mark.parametrize("picture", ["c╋╪a", " C\n╋╪\n A", "c╋╲\n  A", " C\n╋╲a"])
def test_a_token_blocks_every_lane_of_its_card(picture: str) -> None:
    assert clear(picture, "CA")
    assert not clear(picture, "CA", tokens=[(1, 0)])


def test_a_token_may_be_gone_round() -> None:
    assert clear("""
        c╋─┼a
         └─┘
    """, "CA", tokens=[(1, 0)])  # fmt: skip


@pytest.mark.parametrize(("edge", "blocks"), [("W", True), ("E", True), ("N", False), ("S", False)])
def test_the_hearse_blocks_only_its_own_lane_of_a_bridge(edge: str, blocks: bool) -> None:
    assert clear("c╋╪┼a", "CA", hearse=(1, 0, edge)) == (not blocks)
    assert not clear(TWICE_OVER_A_BRIDGE, "CA", hearse=(1, 0, edge))


@pytest.mark.parametrize(("edge", "blocks"), [("W", True), ("S", True), ("N", False), ("E", False)])
def test_the_hearse_blocks_only_its_own_lane_of_a_double_curve(edge: str, blocks: bool) -> None:
    assert clear("c╋╲\n  A", "CA", hearse=(1, 0, edge)) == (not blocks)
    assert not clear(TWICE_ON_A_DOUBLE_CURVE, "CA", hearse=(1, 0, edge))


@pytest.mark.parametrize("edge", "NESW")
def test_the_hearse_blocks_the_whole_card_of_an_intersection(edge: str) -> None:
    assert not clear("c╋a", "CA", hearse=(0, 0, edge))
    assert not clear("c─┼╋a", "CA", hearse=(-1, 0, edge))


@pytest.mark.parametrize("edge", "EW")
def test_the_hearse_blocks_a_location_for_fares_from_there_to_there_and_through(edge: str) -> None:
    assert clear("c╋h┼a", "CA")
    assert not clear("c╋h┼a", "CA", hearse=(-1, 0, edge))
    assert not clear("c╋h┼a", "CA", hearse=(3, 0, edge))
    assert not clear("c╋h┼a", "CA", hearse=(1, 0, edge))


@pytest.mark.parametrize("edge", "EW")
def test_the_hearse_blocks_a_street_in_both_directions(edge: str) -> None:
    assert not clear("c╋─┼a", "CA", hearse=(1, 0, edge))
    assert not clear("a╋─┼c", "CA", hearse=(1, 0, edge))


def test_the_hearse_blocks_no_other_card() -> None:
    assert clear("c╋─┼a─", "CA", hearse=(4, 0, "W"))


@pytest.mark.parametrize("hearse", [NOT_YET, GONE])
def test_a_hearse_that_is_not_on_the_map_blocks_nothing(hearse: int) -> None:
    s = drawn("c╋a", hearse=(0, 0, "N"))
    s.hearse = hearse
    assert path(s, "CA") == 3
