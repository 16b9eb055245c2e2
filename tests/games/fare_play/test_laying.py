"""Laying a card: which squares and turns fit, and the listing of squares that bots and moves begin with."""

import numpy as np
import pytest
from tests.games.fare_play.drawing import SYMBOLS, asked_square, drawn, lay
from tests.games.fare_play.random_maps import squares_open_to

from cabstand.games.fare_play import cards
from cabstand.games.fare_play.map import has_open_road
from cabstand.games.fare_play.placing import (
    CLOSED_SIDE,
    DEAD_END,
    FITS,
    NOT_JOINED,
    ROAD_MASK,
    SEALED,
    TAKEN,
    TWO_ONE_WAYS,
    can_lay_somewhere,
    fits_on,
    masks_around,
    why_not_lay,
    wrong_edge,
)
from cabstand.games.fare_play.playable import MOST_MOVES, list_lays

BELOW = """
    ╋
    ?
"""
ABOVE = """
    ?
    ╋
"""
BETWEEN = """
    ┌─┐
    ╋?┼
"""
CORNER = """
    ┌┬?
    ├╋┤
    └┴┘
"""


# --- edges


def test_a_card_is_laid_on_an_empty_square() -> None:
    s = drawn("╋─")
    assert why_not_lay(s, *_card("─", 0, 0)) == TAKEN
    assert why_not_lay(s, *_card("─", 1, 0)) == TAKEN
    assert why_not_lay(s, *_card("─", 2, 0)) == FITS


@pytest.mark.parametrize(
    ("picture", "fits", "does_not"),
    [("╋?", "─┐┘┤┴┬┼╪╲╱c→←", "│└┌├C↓"), ("?╋", "─└┌├┴┬┼╪╲╱c→←", "│┐┘┤C↑"),
     (BELOW, "│└┘├┤┴┼╪╲╱C↑↓", "─┌┐┬c→"), (ABOVE, "│┌┐├┤┬┼╪╲╱C↑↓", "─└┘┴c←")],
)  # fmt: skip
def test_a_card_is_joined_to_the_road_by_an_edge_of_its_own(picture: str, fits: str, does_not: str) -> None:
    assert {lay(picture, symbol) for symbol in fits} == {FITS}
    assert {lay(picture, symbol) for symbol in does_not} == {NOT_JOINED}


def test_at_least_one_road_edge_meets_a_road_edge() -> None:
    assert lay("╋ ?", "┼") == NOT_JOINED
    assert lay("╋\n ?", "┼") == NOT_JOINED
    assert lay("╋─\n ?", "─") == NOT_JOINED


@pytest.mark.parametrize(("picture", "closed"), [("─\n?╋", "┬"), ("╋\n?│", "┤"), ("╋?\n ─", "┴"), (" ╋\n│?", "├")])
def test_no_road_edge_of_a_card_meets_a_closed_side(picture: str, closed: str) -> None:
    assert lay(picture, "┼") == CLOSED_SIDE
    assert lay(picture, closed) == FITS


def test_closed_sides_that_meet_closed_sides_and_roads_that_meet_empty_squares_fit() -> None:
    assert lay("""
        ╋─
        ?┌
    """, "│") == FITS  # fmt: skip
    assert lay("╋?", "┼") == FITS


# --- shutting a road


def test_a_closed_side_may_shut_an_existing_road_in_base_play() -> None:
    assert lay(BETWEEN, "┐") == FITS
    assert lay(BETWEEN, "─") == FITS


def test_a_closed_side_may_not_shut_an_existing_road_in_tournament_play() -> None:
    assert lay(BETWEEN, "┐", tournament=True) == DEAD_END
    assert lay(BETWEEN, "┌", tournament=True) == DEAD_END
    assert lay(BETWEEN, "─", tournament=True) == FITS
    assert lay(BETWEEN, "┬", tournament=True) == FITS


def test_a_road_that_runs_into_empty_squares_is_no_dead_end_in_tournament_play() -> None:
    assert lay("╋?", "┐", tournament=True) == FITS


def test_the_edge_where_a_refusal_shows_is_named() -> None:
    s = drawn(BETWEEN)
    masks = masks_around(s, 1, 0)
    assert masks == 0b0001_1010
    assert wrong_edge(masks, int(ROAD_MASK[SYMBOLS["┘"]]), CLOSED_SIDE) == 0
    assert wrong_edge(masks, int(ROAD_MASK[SYMBOLS["┌"]]), DEAD_END) == 3
    assert wrong_edge(masks, int(ROAD_MASK[SYMBOLS["┐"]]), DEAD_END) == 1


# --- sealing


@pytest.mark.parametrize("tournament", [False, True])
def test_the_map_cannot_be_sealed(tournament: bool) -> None:
    assert lay(CORNER, "┐", tournament=tournament) == SEALED
    assert lay(CORNER, "┤", tournament=tournament) == FITS
    assert lay(CORNER, "┬", tournament=tournament) == FITS


def test_a_map_is_open_as_long_as_one_road_edge_faces_an_empty_square() -> None:
    assert has_open_road(drawn(CORNER))
    assert has_open_road(drawn(CORNER.replace("?", "┬")))
    assert not has_open_road(drawn(CORNER.replace("?", "┐")))


def test_a_closed_side_can_seal_the_map_too() -> None:
    picture = """
        ┌┬┐
        ├╋┼┐
        └┴?┘
    """
    assert lay(picture, "┘") == SEALED
    assert lay(picture, "┤") == FITS
    assert lay(picture, "┴") == SEALED


# --- one ways


@pytest.mark.parametrize("arrow", "→←")
def test_a_second_one_way_on_a_street_is_refused_either_way_round(arrow: str) -> None:
    assert lay("╋→?", arrow) == TWO_ONE_WAYS
    assert lay("╋→──?", arrow) == TWO_ONE_WAYS
    assert lay("╋→╪?", arrow) == TWO_ONE_WAYS
    assert lay("╋→c?", arrow) == TWO_ONE_WAYS


@pytest.mark.parametrize("intersection", "┼┬┴")
def test_behind_an_intersection_another_one_way_may_lie(intersection: str) -> None:
    assert lay(f"╋→{intersection}?", "→") == FITS


def test_on_both_sides_of_the_starting_segment_a_one_way_may_lie() -> None:
    assert lay("→╋?", "→") == FITS


@pytest.mark.parametrize("road", "─╪c")
def test_a_card_that_joins_two_one_way_streets_is_refused(road: str) -> None:
    assert lay("╋→?→┼", road) == TWO_ONE_WAYS
    assert lay("╋→─?─←┼", road) == TWO_ONE_WAYS
    assert lay("╋→?─┼", road) == FITS


@pytest.mark.parametrize("intersection", "┼┬┴")
def test_an_intersection_between_two_one_way_streets_joins_them_not(intersection: str) -> None:
    assert lay("╋→?→┼", intersection) == FITS


def test_a_double_curve_or_bridge_joins_only_what_its_lanes_join() -> None:
    crossing = """
         ↓
        →?
         ╋
    """
    assert lay(crossing, "╪") == FITS
    assert lay(crossing, "╲") == FITS
    assert lay(crossing, "╱") == TWO_ONE_WAYS
    assert lay(crossing, "┘") == TWO_ONE_WAYS


def test_each_lane_of_a_card_is_looked_at() -> None:
    assert lay("""
         ↓
        ╋?
         ↓
    """, "╪") == TWO_ONE_WAYS  # fmt: skip
    assert lay("""
         ╋↓
        →?╪
         ┼
    """, "╪") == FITS  # fmt: skip


def test_a_second_one_way_on_a_street_that_crosses_itself_is_refused() -> None:
    assert lay("""
          ┌┐
        ╋→╪┘
          ?
    """, "↓") == TWO_ONE_WAYS  # fmt: skip
    assert lay("""
          ┌┐
        ╋→?┘
          ↓
    """, "╪") == TWO_ONE_WAYS  # fmt: skip


def test_a_ring_may_have_one_one_way_and_no_second() -> None:
    ring = """
         ╋
        ┌╪┐
        ↑ ?
        └─┘
    """
    assert lay(ring, "│") == FITS
    assert lay(ring, "↓") == TWO_ONE_WAYS
    assert lay(ring.replace("↑", "│"), "↓") == FITS
    assert lay(ring.replace("─", "→"), "│") == TWO_ONE_WAYS


# --- listing


def test_every_empty_square_that_road_leads_to_is_listed_once_with_what_lies_around_it() -> None:
    xs, ys, masks = squares_open_to(drawn("""
        ┌─
        ╋ ┼
    """))  # fmt: skip
    listed = dict(zip(zip(xs.tolist(), ys.tolist(), strict=True), masks.tolist(), strict=True))
    assert len(listed) == len(xs)
    assert listed == {
        (1, 0): 0b0001_1010, (0, 1): 0b0001, (-1, 0): 0b0010, (2, -1): 0b1100,
        (3, 0): 0b1000, (2, 1): 0b0001,
    }  # fmt: skip


def test_a_square_is_listed_though_the_first_card_beside_it_turns_a_closed_side() -> None:
    xs, ys, _ = squares_open_to(drawn("""
        ╋──
        └─
    """))  # fmt: skip
    assert (2, 1) in zip(xs.tolist(), ys.tolist(), strict=True)


@pytest.mark.parametrize("symbol", "─┐┼┬╪╲→cr│┌┘┤")
@pytest.mark.parametrize("picture", ["╋?", "╋→?", "╋→?→", "╋─?─", BETWEEN, CORNER])
@pytest.mark.parametrize("tournament", [False, True])
def test_a_quick_look_says_what_the_long_one_says(picture: str, symbol: str, tournament: bool) -> None:
    s = drawn(picture, tournament=tournament)
    kind, turn = SYMBOLS[symbol]
    x, y = asked_square(picture)
    quick = fits_on(s, kind, x, y, turn, masks_around(s, x, y))
    assert quick == (lay(picture, symbol, tournament=tournament) == FITS)


@pytest.mark.parametrize(("picture", "symbol", "fits"), [("╋?", "─", True), ("╋?", "│", False), (CORNER, "┐", False)])
def test_whether_a_card_fits_somewhere_is_what_the_list_says(picture: str, symbol: str, fits: bool) -> None:
    s = drawn(picture)
    kind, turn = SYMBOLS[symbol]
    assert fits_on(s, kind, *asked_square(picture), turn, masks_around(s, *asked_square(picture))) == fits
    for kind in range(cards.ROADS + cards.LOCATIONS):
        assert can_lay_somewhere(s, kind) == (list_lays(s, kind, np.empty(MOST_MOVES, np.int64), 0) > 0)


def _card(symbol: str, x: int, y: int) -> tuple[int, int, int, int]:
    kind, turn = SYMBOLS[symbol]
    return kind, x, y, turn
