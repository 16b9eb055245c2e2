"""Obstacle tokens: on road cards, one to a card, and in tournament play an intersection apart."""

import pytest
from tests.games.fare_play.drawing import Square, as_bytes, drawn, lay, number, tokens_of

from cabstand.games.fare_play.lanes import NOWHERE
from cabstand.games.fare_play.placing import FITS, TOKENS_TOO_NEAR, can_place_token, can_take_token
from cabstand.games.fare_play.record import Record


def places(s: Record, *, moved_from: Square | None = None) -> list[Square]:
    """The squares where a token may be put, from the pool or from another square; the map is as it was."""
    before = as_bytes(s)
    come_from = NOWHERE if moved_from is None else number(s, moved_from)
    found = sorted((int(s.x[card]), int(s.y[card])) for card in range(s.laid) if can_place_token(s, card, come_from))
    assert as_bytes(s) == before
    return found


# --- base play


@pytest.mark.parametrize("road", "─→┼┬╪╲┐")
def test_a_token_stands_on_any_road_card_the_starting_segment_too(road: str) -> None:
    assert places(drawn(f"╋{road}")) == [(0, 0), (1, 0)]


@pytest.mark.parametrize("location", "cahtsr")
def test_a_token_does_not_stand_on_a_location(location: str) -> None:
    s = drawn(f"╋{location}")
    assert places(s) == [(0, 0)]
    assert not can_take_token(s, 1)


def test_there_is_one_token_to_a_card() -> None:
    s = drawn("╋─┼", tokens=[(1, 0)])
    assert places(s) == [(0, 0), (2, 0)]
    assert not can_take_token(s, 1)


def test_a_token_may_share_a_card_with_the_hearse() -> None:
    assert places(drawn("╋─", hearse=(1, 0, "W"))) == [(0, 0), (1, 0)]


def test_a_token_on_the_map_moves_to_a_different_card() -> None:
    s = drawn("╋─┼─", tokens=[(1, 0), (2, 0)])
    assert places(s, moved_from=(1, 0)) == [(0, 0), (3, 0)]
    assert places(drawn("╋─┼─", tokens=[(1, 0)], tournament=True), moved_from=(1, 0)) == [(0, 0), (2, 0), (3, 0)]


# --- tournament


def test_in_base_play_tokens_may_stand_side_by_side() -> None:
    assert places(drawn("╋──┼", tokens=[(1, 0)])) == [(0, 0), (2, 0), (3, 0)]


def test_tokens_stand_an_intersection_apart_in_tournament_play_and_not_on_that_intersection() -> None:
    s = drawn("─╋───┼─┼─", tokens=[(2, 0)], tournament=True)
    assert places(s) == [(-1, 0), (5, 0), (6, 0), (7, 0)]


def test_round_a_token_on_an_intersection_all_streets_are_too_near_up_to_the_next_intersections() -> None:
    s = drawn("""
        ─┼─╋┼─
         │ │
           ┴
    """, tokens=[(0, 0)], tournament=True)  # fmt: skip
    assert places(s) == [(-3, 0), (-2, 1), (2, 0)]


@pytest.mark.parametrize("other", [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_every_road_edge_of_a_card_is_looked_at(other: Square) -> None:
    picture = """
         │
        ─╋─
         │
    """
    assert places(drawn(picture, tokens=[other], tournament=True)) == sorted({(-1, 0), (1, 0), (0, -1), (0, 1)} - {other})


def test_tokens_on_lanes_that_do_not_meet_are_apart() -> None:
    picture = """
         │
        ╋╪─
    """
    assert (1, -1) in places(drawn(picture, tokens=[(2, 0)], tournament=True))
    assert (1, -1) not in places(drawn(picture.replace("╪", "╲"), tokens=[(2, 0)], tournament=True))
    assert (1, -1) in places(drawn(picture.replace("╪", "╱"), tokens=[(2, 0)], tournament=True))


def test_a_token_on_a_bridge_is_too_near_to_both_streets() -> None:
    s = drawn("""
         │
        ╋╪─
         │
    """, tokens=[(1, 0)], tournament=True)  # fmt: skip
    assert places(s) == []


def test_locations_one_ways_and_bends_on_the_way_do_not_keep_tokens_apart() -> None:
    s = drawn("""
        ╋─c→┐
            │
    """, tokens=[(1, 0)], tournament=True)  # fmt: skip
    assert places(s) == []


def test_a_closed_side_keeps_tokens_apart() -> None:
    assert places(drawn("╋─│─", tokens=[(1, 0)], tournament=True)) == [(2, 0), (3, 0)]


def test_a_token_on_a_ring_is_not_too_near_to_itself() -> None:
    ring = """
         ╋
        ┌╪┐
        │ │
        └─┘
    """
    assert (0, 3) in places(drawn(ring, tournament=True))
    assert (0, 3) not in places(drawn(ring, tokens=[(1, 2)], tournament=True))
    assert (0, 3) not in places(drawn(ring, tokens=[(0, 1)], tournament=True))
    assert (0, 3) in places(drawn(ring, tokens=[(0, 0)], tournament=True))


def test_the_hearse_does_not_count() -> None:
    assert places(drawn("╋──", hearse=(1, 0, "W"), tournament=True)) == [(0, 0), (1, 0), (2, 0)]


def test_a_token_that_moves_is_not_too_near_to_where_it_stood() -> None:
    s = drawn("╋──┼─", tokens=[(1, 0)], tournament=True)
    assert places(s) == [(4, 0)]
    assert places(s, moved_from=(1, 0)) == [(0, 0), (2, 0), (3, 0), (4, 0)]
    assert list(tokens_of(s)) == [(1, 0)]


def test_a_token_that_moves_is_too_near_to_the_others_as_before() -> None:
    s = drawn("─╋──┼─", tokens=[(1, 0), (4, 0)], tournament=True)
    assert places(s, moved_from=(4, 0)) == [(-1, 0)]


# --- cards laid later


def test_a_later_road_may_not_bring_tokens_too_near_in_tournament_play() -> None:
    picture = "╋──?──┼"
    tokens = [(1, 0), (5, 0)]
    assert lay(picture, "─", tokens=tokens) == FITS
    assert lay(picture, "─", tokens=tokens, tournament=True) == TOKENS_TOO_NEAR
    assert lay(picture, "┼", tokens=tokens, tournament=True) == FITS
    assert lay(picture, "─", tokens=tokens[:1], tournament=True) == FITS


def test_an_intersection_laid_later_may_bring_a_token_on_another_intersection_too_near() -> None:
    assert lay("╋?┼", "─", tokens=[(0, 0), (2, 0)], tournament=True) == TOKENS_TOO_NEAR
    assert lay("╋?┼", "┬", tokens=[(0, 0), (2, 0)], tournament=True) == FITS
