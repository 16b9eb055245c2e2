"""The map language of these tests: what is drawn is what lies on the table, and the other way round."""

from textwrap import dedent

from tests.games.fare_play.drawing import (
    ASKED,
    SYMBOLS,
    as_bytes,
    asked_square,
    drawn,
    hearse_of,
    number,
    picture_of,
    square_of,
    squares,
    tokens_of,
)

from cabstand.games.fare_play import cards
from cabstand.games.fare_play.record import NOT_YET, ON_MAP

ALL_CARDS = """
    │─└┌┐┘
    ↓←↑→ ╪
      ╋╲╱┼
    ┬┤┴├
    CAHTSR
    cahtsr"""


def test_a_picture_is_read_and_written_back() -> None:
    s = drawn(ALL_CARDS)
    assert picture_of(s) == dedent(ALL_CARDS).strip("\n")
    assert as_bytes(drawn(picture_of(s))) == as_bytes(s)


def test_every_symbol_is_one_card_in_one_turn() -> None:
    assert set(SYMBOLS) == {symbol for symbol in ALL_CARDS if not symbol.isspace()} - {"╋"}
    assert len(set(SYMBOLS.values())) == len(SYMBOLS)


def test_the_starting_segment_is_card_0_on_square_0_0_and_the_rest_is_numbered_as_one_reads() -> None:
    s = drawn("""
         ┐
        ─╋c
    """)
    assert [square_of(s, card) for card in range(s.laid)] == [(0, 0), (0, -1), (-1, 0), (1, 0)]
    assert s.kind[: s.laid].tolist() == [cards.CROSSROAD, cards.CURVE, cards.STRAIGHT, cards.CHURCH]
    assert s.turned[: s.laid].tolist() == [0, 2, 1, 1]
    assert number(s, (1, 0)) == 3


def test_the_square_of_the_question_is_empty() -> None:
    picture = """
        ╋─
         ?
    """
    assert squares(picture)[1, 1] == ASKED
    assert asked_square(picture) == (1, 1)
    assert drawn(picture).laid == 2


def test_tokens_and_hearse_stand_beside_the_picture() -> None:
    s = drawn("╋─c", tokens={(0, 0): cards.PARADE, (1, 0): cards.ROAD_WORKS}, hearse=(2, 0, "W"))
    assert s.token[:3].tolist() == [4, 1, 0]
    assert tokens_of(s) == {(0, 0): cards.PARADE, (1, 0): cards.ROAD_WORKS}
    assert (s.hearse, s.hearse_card, s.hearse_edge) == (ON_MAP, 2, 3)
    assert hearse_of(s) == (2, 0, "W")


def test_a_token_without_a_name_is_a_traffic_jam_and_no_hearse_is_on_the_map_unless_given() -> None:
    s = drawn("╋─", tokens=[(1, 0)])
    assert tokens_of(s) == {(1, 0): cards.TRAFFIC_JAM}
    assert s.hearse == NOT_YET
    assert hearse_of(s) is None


def test_two_players_always_play_tournament() -> None:
    assert [drawn("╋", seats=seats).tournament for seats in (2, 3)] == [1, 0]
    assert drawn("╋", seats=3, tournament=True).tournament == 1
