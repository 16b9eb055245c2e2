"""Taking a card up and turning one: the map stays in one piece, and a turned card passes the tests of a card being laid."""

import pytest
from tests.games.fare_play.drawing import (
    as_bytes,
    drawn,
    hearse_of,
    number,
    picture_of,
    square_of,
    squares,
    take_card,
    tokens_of,
    turn_card,
)

from cabstand.games.fare_play.cards import CURVE, STRAIGHT
from cabstand.games.fare_play.lanes import NOWHERE
from cabstand.games.fare_play.map import card_at, neighbour, put, take_up
from cabstand.games.fare_play.pieces import is_one_piece
from cabstand.games.fare_play.placing import (
    CLOSED_SIDE,
    DEAD_END,
    FITS,
    NOT_JOINED,
    SEALED,
    SPLITS,
    TOKENS_TOO_NEAR,
    TOO_NEAR,
    TWO_ONE_WAYS,
    is_bare_road,
)
from cabstand.games.fare_play.record import GONE, NOT_YET

BLOCK = """
    ╋─┐
    │ │
    └─┘
"""

# --- one piece


def test_a_map_is_in_one_piece_where_every_card_is_reached_from_the_starting_segment() -> None:
    assert is_one_piece(drawn("╋"))
    assert is_one_piece(drawn(BLOCK))
    assert not is_one_piece(drawn("╋ ─"))
    assert not is_one_piece(drawn("╋──│"))
    assert not is_one_piece(drawn("╋\n─"))


def test_a_card_is_one_node_though_its_lanes_do_not_meet() -> None:
    assert is_one_piece(drawn(" │\n╋╪\n │"))
    assert is_one_piece(drawn(" │\n╋╲─\n │"))


def test_a_card_may_be_taken_up_where_the_map_stays_in_one_piece() -> None:
    assert take_card(drawn("╋─┼"), (2, 0)) == FITS
    assert take_card(drawn("╋─┼"), (1, 0)) == SPLITS
    assert take_card(drawn("╋─┼─"), (2, 0)) == SPLITS


def test_on_a_block_of_streets_any_card_but_the_first_may_be_taken_up() -> None:
    s = drawn(BLOCK)
    assert {take_card(s, square) for square in squares(BLOCK) if square != (0, 0)} == {FITS}


def test_a_bridge_holds_together_what_hangs_on_it() -> None:
    s = drawn("""
         │
        ╋╪─
         │
    """)
    assert take_card(s, (1, 0)) == SPLITS
    assert take_card(s, (1, -1)) == FITS


def test_what_touches_only_with_closed_sides_is_no_piece_of_the_map() -> None:
    s = drawn("""
        ╋┐
        ─┘
    """)
    assert take_card(s, (1, 0)) == SPLITS


# --- taking up


def test_a_card_that_is_taken_up_is_off_the_map_and_the_last_card_takes_its_number() -> None:
    s = drawn("╋─┼c", tokens=[(2, 0)])
    take_up(s, 1)
    assert picture_of(s) == "╋ ┼c"
    assert [square_of(s, card) for card in range(s.laid)] == [(0, 0), (3, 0), (2, 0)]
    assert [card_at(s, x, 0) for x in range(4)] == [0, NOWHERE, 2, 1]
    assert list(tokens_of(s)) == [(2, 0)]


def test_the_last_card_taken_up_changes_no_number() -> None:
    s = drawn("╋─┼", tokens=[(1, 0)])
    take_up(s, 2)
    assert picture_of(s) == "╋─"
    assert list(tokens_of(s)) == [(1, 0)]
    assert card_at(s, 2, 0) == NOWHERE


def test_the_token_of_the_last_card_goes_with_it_to_its_new_number() -> None:
    s = drawn("╋─┼c┬", tokens=[(4, 0)])
    take_up(s, 1)
    assert list(tokens_of(s)) == [(4, 0)]


@pytest.mark.parametrize(("hearse", "taken"), [((4, 0, "W"), 1), ((2, 0, "E"), 1), ((2, 0, "E"), 4), ((0, 0, "N"), 3)])
def test_the_hearse_stays_on_its_card(hearse: tuple[int, int, str], taken: int) -> None:
    s = drawn("╋─┼c┬", hearse=hearse)
    take_up(s, taken)
    assert hearse_of(s) == hearse


def test_what_was_laid_and_taken_up_leaves_no_trace() -> None:
    s = drawn("╋─┼c┬", tokens=[(1, 0)], hearse=(3, 0, "W"))
    before = as_bytes(s)
    take_up(s, put(s, CURVE, 5, 0, 2))
    assert as_bytes(s) == before


def test_nothing_is_left_of_a_card_beyond_the_last() -> None:
    s = drawn("╋─┼c┘", tokens=[(4, 0)])
    take_up(s, 1)
    assert [row[s.laid :].any() for row in (s.kind, s.x, s.y, s.turned, s.token)] == [False] * 5


def test_a_card_comes_without_a_token() -> None:
    s = drawn("╋─")
    s.token[2] = 1
    assert s.token[put(s, CURVE, 2, 0, 2)] == 0


def test_numbers_and_squares_agree_however_cards_come_and_go() -> None:
    s = drawn(BLOCK, hearse=(2, 2, "N"))
    for square in [(1, 0), (0, 1), (2, 0), (1, 2)]:
        take_up(s, number(s, square))
        assert [number(s, square_of(s, card)) for card in range(s.laid)] == list(range(s.laid))
        assert card_at(s, *square) == NOWHERE
        assert hearse_of(s) == (2, 2, "N")
    put(s, STRAIGHT, 1, 0, 1)
    assert neighbour(s, 0, 1) == s.laid - 1
    assert picture_of(s) == "╋─\n  │\n└ ┘"


# --- what Resurface and U-Turn act on


def test_they_act_on_road_cards_without_token_or_hearse() -> None:
    s = drawn("╋─┼c╪", tokens=[(1, 0)], hearse=(2, 0, "W"))
    assert [is_bare_road(s, number(s, (x, 0))) for x in range(5)] == [True, False, False, False, True]


@pytest.mark.parametrize("hearse", [NOT_YET, GONE])
def test_a_hearse_that_is_not_on_the_map_is_on_no_card(hearse: int) -> None:
    s = drawn("╋─", hearse=(1, 0, "W"))
    assert not is_bare_road(s, 1)
    s.hearse = hearse
    assert is_bare_road(s, 1)


# --- turning


def test_a_card_may_be_turned_where_it_might_be_laid() -> None:
    s = drawn("╋┐")
    assert turn_card(s, (1, 0), "┘") == FITS
    assert turn_card(s, (1, 0), "└") == NOT_JOINED
    assert turn_card(s, (1, 0), "┌") == NOT_JOINED


def test_a_one_way_may_be_reversed() -> None:
    assert turn_card(drawn("╋→┼"), (1, 0), "←") == FITS
    assert turn_card(drawn("╋→┼"), (1, 0), "→") == FITS


def test_a_turned_card_may_not_meet_a_closed_side() -> None:
    s = drawn("""
         ─
        ╋┐
    """)
    assert turn_card(s, (1, 0), "┘") == CLOSED_SIDE


def test_a_turned_card_leaves_the_map_in_one_piece() -> None:
    s = drawn("""
         │
        ╋┘
    """)
    assert turn_card(s, (1, 0), "┐") == SPLITS
    assert turn_card(s, (1, 0), "┘") == FITS


def test_a_turned_card_may_shut_a_road_in_base_play_but_not_in_tournament_play() -> None:
    picture = """
        ┌┐
        ╋┤
    """
    assert turn_card(drawn(picture), (1, 0), "┬") == FITS
    assert turn_card(drawn(picture, tournament=True), (1, 0), "┬") == DEAD_END
    assert turn_card(drawn(picture, tournament=True), (1, 0), "┴") == FITS


def test_a_turned_card_may_not_join_two_one_way_streets() -> None:
    picture = """
         ↓
        ╋╲
         ↑
    """
    assert turn_card(drawn(picture), (1, 0), "╱") == FITS
    assert turn_card(drawn("""
         ↓
        →╲
         ╋
    """), (0, -1), "╱") == TWO_ONE_WAYS  # fmt: skip


def test_a_turned_one_way_may_not_come_onto_a_one_way_street() -> None:
    s = drawn("""
         ┌─┼
        ╋→
         └←┼
    """)
    assert turn_card(s, (1, 0), "↓") == TWO_ONE_WAYS


def test_a_turned_card_may_not_seal_the_map() -> None:
    s = drawn("""
        ┌┬┐
        ├╋┤
        └┤┘
    """)
    assert turn_card(s, (0, 1), "┴") == SEALED
    assert turn_card(s, (0, 1), "├") == FITS
    assert turn_card(s, (0, 1), "┬") == FITS


def test_a_turned_card_keeps_locations_apart_in_tournament_play_only() -> None:
    picture = """
         ╋
        h╲c
         ┼
    """
    joined = """
          ╋
        h─╲
          C
    """
    assert turn_card(drawn(picture), (0, 1), "╱") == FITS
    assert turn_card(drawn(picture, tournament=True), (0, 1), "╱") == FITS
    assert turn_card(drawn(joined.replace("╲", "╱")), (0, 1), "╲") == FITS
    assert turn_card(drawn(joined.replace("╲", "╱"), tournament=True), (0, 1), "╲") == TOO_NEAR


def test_a_turned_card_keeps_tokens_apart_in_tournament_play_only() -> None:
    picture = """
          ╋
        ──╱
          │
    """
    tokens = [(-1, 1), (0, 2)]
    assert turn_card(drawn(picture, tokens=tokens), (0, 1), "╲") == FITS
    assert turn_card(drawn(picture, tokens=tokens, tournament=True), (0, 1), "╲") == TOKENS_TOO_NEAR
