"""The index of squares wraps round: no two cards of a map share a place in it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.fare_play.drawing import Square, drawn, number, picture_of, square_of
from tests.games.fare_play.slow import STEPS, beyond

from cabstand.core.rule import blank, record
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.lanes import EDGES, NOWHERE
from cabstand.games.fare_play.map import card_at, find_card, has_open_road, neighbour, put, take_up
from cabstand.games.fare_play.placing import FITS, why_not_lay
from cabstand.games.fare_play.record import STATE, WRAP, Record

SOAK = settings.get_current_profile_name() == "soak"


def laid_on(squares: list[Square]) -> Record:
    s: Record = record(blank(STATE))
    for x, y in squares:
        assert card_at(s, x, y) == NOWHERE
        put(s, cards.CROSSROAD, x, y, 0)
    return s


def assert_every_card_is_found(s: Record, squares: list[Square]) -> None:
    assert s.laid == len(squares) == len(set(squares))
    assert [square_of(s, card) for card in range(s.laid)] == squares
    assert [card_at(s, x, y) for x, y in squares] == list(range(len(squares)))
    assert len({(x % WRAP, y % WRAP) for x, y in squares}) == len(squares)


@pytest.mark.parametrize("edge", STEPS)
def test_a_straight_map_of_all_68_cards_has_a_place_for_each(edge: str) -> None:
    dx, dy = STEPS[edge]
    squares = [(dx * far, dy * far) for far in range(cards.MOST_LAID)]
    assert_every_card_is_found(laid_on(squares), squares)


@pytest.mark.parametrize("edge", STEPS)
def test_a_straight_map_has_empty_squares_beyond_both_ends(edge: str) -> None:
    """The deck's curves keep the longest straight map well below this."""
    s = laid_on([(STEPS[edge][0] * far, STEPS[edge][1] * far) for far in range(cards.MOST_LAID - 2)])
    ahead = "NESW".index(edge)
    assert neighbour(s, s.laid - 1, ahead) == NOWHERE
    assert neighbour(s, 0, (ahead + 2) % EDGES) == NOWHERE
    x, y = beyond(square_of(s, s.laid - 1), edge)
    assert why_not_lay(s, cards.CROSSROAD, x, y, 0) == FITS
    assert has_open_road(s)


@settings(max_examples=500 if SOAK else 40)
@given(st.data())
def test_a_connected_map_has_a_place_for_each_card(data: st.DataObject) -> None:
    """Cards are added beside one of the last few, so that maps are long as well as broad."""
    reach = data.draw(st.sampled_from([1, 2, 5, cards.MOST_LAID]))
    squares = [(0, 0)]
    for _ in range(data.draw(st.integers(1, cards.MOST_LAID - 1))):
        free = [beyond(square, edge) for square in squares[-reach:] for edge in STEPS]
        free = [square for square in free if square not in squares] or [(min(x for x, y in squares if y == 0) - 1, 0)]
        squares.append(data.draw(st.sampled_from(free)))
    s = laid_on(squares)
    assert_every_card_is_found(s, squares)
    for card, square in enumerate(squares):
        for edge, name in enumerate("NESW"):
            other = beyond(square, name)
            if other in squares:
                assert neighbour(s, card, edge) == squares.index(other)


def test_squares_west_and_north_of_the_starting_segment_are_found() -> None:
    s = drawn("""
        ┌─
        └╋
    """)
    assert [number(s, square) for square in [(0, 0), (-1, -1), (0, -1), (-1, 0)]] == [0, 1, 2, 3]
    take_up(s, 1)
    assert card_at(s, -1, -1) == NOWHERE
    assert picture_of(s) == " ─\n└╋"


def test_a_square_far_away_is_not_taken_for_the_one_that_shares_its_place() -> None:
    s = drawn("╋─")
    assert [find_card(s, x, 0) for x in (0, 1, 2)] == [0, 1, NOWHERE]
    assert card_at(s, 1 - WRAP, 0) == 1
    assert find_card(s, 1 - WRAP, 0) == NOWHERE
    assert find_card(s, 1 + WRAP, 0) == NOWHERE
    assert find_card(s, 1, WRAP) == NOWHERE
    assert find_card(s, 1 - WRAP, -WRAP) == NOWHERE
