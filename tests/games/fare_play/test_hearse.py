"""The hearse: where it is put, where it goes, and where it stays."""

import pytest
from tests.games.fare_play.drawing import EDGE_NAMES, Place, drawn, exits, hearse_of, number, starts

from cabstand.games.fare_play.map import put, take_up
from cabstand.games.fare_play.paths import drive_hearse

STAR = """
     │
    ─╋─
     │
"""

# --- moving


@pytest.mark.parametrize("entry", "NESW")
def test_at_an_intersection_the_hearse_takes_any_exit_also_back(entry: str) -> None:
    assert exits(drawn(STAR, hearse=(0, 0, entry))) == "NESW"


def test_at_an_intersection_the_hearse_leaves_only_where_road_goes_on() -> None:
    assert exits(drawn("─╋│", hearse=(0, 0, "W"))) == "W"
    assert exits(drawn("╋─", hearse=(0, 0, "W"))) == "E"
    assert exits(drawn("╋\n┬─", hearse=(0, 1, "E"))) == "E"


def test_at_an_intersection_the_hearse_obeys_one_way_streets() -> None:
    assert exits(drawn("→╋→", hearse=(0, 0, "W"))) == "E"
    assert exits(drawn("←╋─←", hearse=(0, 0, "W"))) == "W"


def test_a_hearse_with_only_wrong_ways_out_of_an_intersection_stays() -> None:
    assert exits(drawn("→╋←", hearse=(0, 0, "W"))) == ""


@pytest.mark.parametrize(("entry", "leaves"), [("W", "E"), ("E", "W")])
def test_elsewhere_the_hearse_goes_forward_only(entry: str, leaves: str) -> None:
    assert exits(drawn("╋──┼", hearse=(1, 0, entry))) == leaves


@pytest.mark.parametrize(
    ("card", "entry", "leaves"),
    [
        ("╪", "N", "S"), ("╪", "E", "W"), ("╪", "S", "N"), ("╪", "W", "E"),
        ("╲", "N", "E"), ("╲", "E", "N"), ("╲", "S", "W"), ("╲", "W", "S"),
        ("╱", "N", "W"), ("╱", "E", "S"), ("╱", "S", "E"), ("╱", "W", "N"),
    ],
)  # fmt: skip
def test_on_a_bridge_or_double_curve_the_hearse_follows_its_lane(card: str, entry: str, leaves: str) -> None:
    around = f" │\n╋{card}─\n │"
    assert exits(drawn(around, hearse=(1, 0, entry))) == leaves


def test_the_hearse_travels_on_locations() -> None:
    assert exits(drawn("╋c─", hearse=(1, 0, "W"))) == "E"
    assert exits(drawn("╋─c", hearse=(1, 0, "W"))) == "E"


def test_tokens_do_not_stop_the_hearse() -> None:
    assert exits(drawn("╋──┼", hearse=(1, 0, "W"), tokens=[(1, 0), (2, 0)])) == "E"
    assert exits(drawn("╋─", hearse=(0, 0, "W"), tokens=[(0, 0), (1, 0)])) == "E"


def test_at_a_dead_end_the_hearse_turns_back() -> None:
    assert exits(drawn("╋─", hearse=(1, 0, "W"))) == "W"
    assert exits(drawn("╋─│", hearse=(1, 0, "W"))) == "W"
    assert exits(drawn("╋c", hearse=(1, 0, "W"))) == "W"


def test_at_a_bridge_that_ends_the_hearse_turns_back_on_its_lane() -> None:
    assert exits(drawn(" │\n╋╪", hearse=(1, 0, "W"))) == "W"
    assert exits(drawn(" │\n╋╪", hearse=(1, 0, "N"))) == "N"


def test_at_the_dead_end_of_a_one_way_street_the_hearse_stays() -> None:
    assert exits(drawn("╋→", hearse=(1, 0, "W"))) == ""
    assert exits(drawn("╋→─", hearse=(2, 0, "W"))) == ""
    assert exits(drawn("╋─→", hearse=(2, 0, "W"))) == ""


def test_a_hearse_that_stays_goes_on_when_the_road_does() -> None:
    s = drawn("╋→", hearse=(1, 0, "W"))
    put(s, 0, 2, 0, 1)
    assert exits(s) == "E"


def test_a_hearse_alone_on_its_lane_stays() -> None:
    assert exits(drawn("╋┼╪\n │ ", hearse=(2, 0, "N"))) == ""


def test_the_hearse_goes_with_a_one_way_street() -> None:
    assert exits(drawn("╋─→─┼", hearse=(1, 0, "W"))) == "E"
    assert exits(drawn("╋─→─┼", hearse=(2, 0, "W"))) == "E"
    assert exits(drawn("╋─→─┼", hearse=(3, 0, "W"))) == "E"


@pytest.mark.parametrize("x", [1, 2, 3])
def test_a_hearse_against_whose_heading_a_one_way_is_laid_turns_back(x: int) -> None:
    assert exits(drawn("╋─←─┼", hearse=(x, 0, "W"))) == "W"
    assert exits(drawn("╋─→─┼", hearse=(x, 0, "E"))) == "E"


def test_a_hearse_against_whose_heading_a_one_way_is_laid_stays_where_there_is_no_way_back() -> None:
    assert exits(drawn("╋ ─←┼", hearse=(2, 0, "W"))) == ""
    assert exits(drawn("╋ ←┼", hearse=(2, 0, "W"))) == ""


def test_the_hearse_is_on_the_next_card_and_came_by_the_edge_between() -> None:
    s = drawn(STAR, hearse=(0, 0, "N"))
    for edge, square in [
        ("E", (1, 0)),
        ("W", (0, 0)),
        ("S", (0, 1)),
        ("N", (0, 0)),
        ("N", (0, -1)),
        ("S", (0, 0)),
        ("W", (-1, 0)),
    ]:
        drive_hearse(s, EDGE_NAMES.index(edge))
        assert hearse_of(s) == (*square, EDGE_NAMES[(EDGE_NAMES.index(edge) + 2) % 4])


def test_the_hearse_drives_to_the_end_of_the_road_and_back_again() -> None:
    s = drawn("""
        ╋╲
         └┐
    """, hearse=(1, 0, "W"))  # fmt: skip
    seen = []
    for _ in range(5):
        drive_hearse(s, EDGE_NAMES.index(exits(s)))
        seen.append(hearse_of(s))
    assert seen == [(1, 1, "N"), (2, 1, "W"), (1, 1, "E"), (1, 0, "S"), (0, 0, "E")]


# --- beginning


def test_without_the_church_the_hearse_is_not_put_on_the_map() -> None:
    assert starts(drawn("╋─h")) == []


def test_the_hearse_begins_on_a_road_card_beside_the_church_the_starting_segment_too() -> None:
    assert {place[:2] for place in starts(drawn("╋c"))} == {(0, 0)}
    assert {place[:2] for place in starts(drawn("╋─c─┼"))} == {(1, 0), (3, 0)}


def test_a_card_beside_the_church_need_not_be_joined_to_it() -> None:
    s = drawn("""
         ─
        ╋c│
         ┐
    """)
    assert {place[:2] for place in starts(s)} == {(0, 0), (1, -1), (2, 0), (1, 1)}


def test_beside_is_orthogonal_and_not_at_a_corner() -> None:
    s = drawn("""
        ┌─┐
        ╋ │
        └C┘
    """)
    assert {place[:2] for place in starts(s)} == {(0, 1), (2, 1)}


def test_the_hearse_does_not_begin_on_a_location() -> None:
    assert starts(drawn("╋─hc")) == []


@pytest.mark.parametrize(
    ("card", "entries"),
    [("─", "EW"), ("┐", "SW"), ("╪", "NESW"), ("╲", "NESW"), ("╱", "NESW"), ("→", "W"), ("←", "E")],
)
def test_the_hearse_begins_on_any_lane_and_heads_as_the_lane_allows(card: str, entries: str) -> None:
    assert sorted(starts(drawn(f"┼{card}c┼╋"))) == sorted([*((-3, 0, entry) for entry in entries), (-1, 0, "N")])


def test_on_an_intersection_the_hearse_has_no_heading_and_one_place_is_named() -> None:
    assert starts(drawn("c╋")) == [(0, 0, "N")]
    assert starts(drawn("c┬╋")) == [(-1, 0, "E")]


def test_a_one_way_street_gives_the_heading_on_all_its_cards() -> None:
    assert starts(drawn("╋─→─c┼")) == [(5, 0, "N"), (3, 0, "W")]
    assert starts(drawn("╋─←─c┼")) == [(5, 0, "N"), (3, 0, "E")]


def test_the_church_alone_has_no_road_beside_it() -> None:
    s = drawn("╋─c")
    take_up(s, number(s, (1, 0)))
    assert starts(s) == []


@pytest.mark.parametrize("place", [(1, 0, "E"), (1, 0, "W")])
def test_a_start_is_a_place_to_drive_from(place: Place) -> None:
    s = drawn("╋─c", hearse=place)
    assert place in starts(s)
    assert exits(s) == {"E": "W", "W": "E"}[place[2]]
