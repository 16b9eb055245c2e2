"""The cards one by one: edges with road, lanes, arrows, turns that look alike; the fares and the deck."""

import pytest
from tests.games.fare_play.drawing import EDGE_NAMES, SYMBOLS

from cabstand.core import Refused
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.cards import CARD_COUNTS, CARD_NAMES, FARE_ENDS, TOKEN_COUNTS, check_deck, deck
from cabstand.games.fare_play.lanes import (
    DX,
    DY,
    EDGES,
    LEADS,
    NOWHERE,
    ROAD,
    TURNS,
    has_road,
    is_intersection,
    is_location,
    leads_to,
    one_way_entry,
    opposite,
)
from cabstand.games.fare_play.placing import ROAD_MASK

LANES = {
    "│": "NS", "─": "EW",
    "└": "NE", "┌": "ES", "┐": "SW", "┘": "WN",
    "↓": "NS", "←": "EW", "↑": "NS", "→": "EW",
    "╲": "NE SW", "╱": "ES WN",
    "╪": "NS EW",
    "C": "NS", "A": "NS", "H": "NS", "T": "NS", "S": "NS", "R": "NS",
    "c": "EW", "a": "EW", "h": "EW", "t": "EW", "s": "EW", "r": "EW",
}  # fmt: skip
JOINED = {"┼": "NESW", "┬": "ESW", "┤": "SWN", "┴": "WNE", "├": "NES"}


@pytest.mark.parametrize("symbol", LANES)
def test_a_lane_joins_two_edges_and_leads_both_ways(symbol: str) -> None:
    kind, turn = SYMBOLS[symbol]
    ends = {lane[way]: lane[1 - way] for lane in LANES[symbol].split() for way in (0, 1)}
    for edge, name in enumerate(EDGE_NAMES):
        assert has_road(kind, turn, edge) == (name in ends)
        other = leads_to(kind, turn, edge)
        assert (None if other == NOWHERE else EDGE_NAMES[other]) == ends.get(name)
    assert not is_intersection(kind)


@pytest.mark.parametrize("symbol", JOINED)
def test_tee_and_crossroad_join_their_edges_and_are_the_only_intersections(symbol: str) -> None:
    kind, turn = SYMBOLS[symbol]
    assert {name for edge, name in enumerate(EDGE_NAMES) if has_road(kind, turn, edge)} == set(JOINED[symbol])
    assert all(leads_to(kind, turn, edge) == NOWHERE for edge in range(EDGES))
    assert is_intersection(kind)


def test_lanes_and_intersections_are_all_there_is() -> None:
    assert set(LANES) | set(JOINED) == set(SYMBOLS)


@pytest.mark.parametrize(("symbol", "entry"), [("↓", "N"), ("←", "E"), ("↑", "S"), ("→", "W")])
def test_a_one_way_is_entered_behind_its_arrow(symbol: str, entry: str) -> None:
    assert EDGE_NAMES[one_way_entry(SYMBOLS[symbol][1])] == entry


@pytest.mark.parametrize("letter", "CAHTSR")
def test_a_location_is_a_location_and_a_road_is_not(letter: str) -> None:
    assert is_location(SYMBOLS[letter][0])
    assert not any(is_location(kind) for kind in range(cards.ROADS))


def test_turns_that_look_alike_are_one_move() -> None:
    once, twice, four_times = "┼╪", "│╲CAHTSR", "└↓┬"
    assert {symbol for symbol in SYMBOLS if SYMBOLS[symbol][1] == 0} == set(once + twice + four_times)
    for turns, symbols in ((1, once), (2, twice), (4, four_times)):
        assert {int(TURNS[SYMBOLS[symbol][0]]) for symbol in symbols} == {turns}


def test_turns_look_alike_exactly_where_lanes_and_arrow_are_the_same() -> None:
    for kind in range(cards.ROADS + cards.LOCATIONS):
        looks = [(*ROAD[kind, turn], *LEADS[kind, turn], turn * (kind == cards.ONE_WAY)) for turn in range(EDGES)]
        different = len(set(looks))
        assert TURNS[kind] == different
        assert all(looks[turn] == looks[turn % different] for turn in range(EDGES))


def test_a_mask_has_a_bit_for_every_road_edge() -> None:
    assert ROAD_MASK[SYMBOLS["└"]] == 0b0011
    assert ROAD_MASK[SYMBOLS["┤"]] == 0b1101
    assert ROAD_MASK[SYMBOLS["c"]] == 0b1010


def test_opposite_edges_face_each_other() -> None:
    assert "".join(EDGE_NAMES[opposite(edge)] for edge in range(EDGES)) == "SWNE"
    for edge in range(EDGES):
        assert (DX[edge] + DX[opposite(edge)], DY[edge] + DY[opposite(edge)]) == (0, 0)


# --- the deck


def test_there_is_a_fare_for_each_pair_of_locations_in_a_fixed_direction() -> None:
    letters = ["".join("CAHTSR"[place] for place in ends) for ends in FARE_ENDS]
    assert letters == "CA HC CT SC CR AH TA AS RA HT SH HR TS RT SR".split()


def test_the_deck_has_105_cards_and_6_obstacle_tokens() -> None:
    assert CARD_COUNTS.sum() + 1 == 105
    assert CARD_NAMES[: cards.ROADS] == ("straight", "curve", "one-way", "crossroad", "tee", "double-curve", "bridge")
    assert CARD_COUNTS[: cards.ROADS].tolist() == [14, 14, 6, 7, 12, 4, 4]
    assert len(CARD_NAMES) == cards.KINDS
    assert TOKEN_COUNTS.tolist() == [2, 2, 1, 1]
    assert 1 + CARD_COUNTS[: cards.ROADS + cards.LOCATIONS].sum() == cards.MOST_LAID


def test_a_deck_with_a_group_of_another_size_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        check_deck({**deck(), "access": {"all-clear": 6}})
    assert (caught.value.refusal.reason, caught.value.refusal.args) == (
        "fare-play-bad-deck",
        {"group": "access", "found": 6, "wanted": 7},
    )
