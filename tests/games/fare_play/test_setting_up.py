"""Setting up: the deck, lots, the deal, the FARE cards, and the locations in the top half."""

from collections import Counter

import pytest
from tests.games.fare_play.drawing import START
from tests.games.fare_play.table import Table, new_table, table

from cabstand.core.game import Refused
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY

WITHOUT_LOCATIONS = {
    "straight": 14, "curve": 14, "one-way": 6, "crossroad": 7, "tee": 12, "double-curve": 4, "bridge": 4,
    "road-works": 3, "traffic-jam": 4, "blizzard": 2, "parade": 2,
    "hearse": 1,
    "road-crew": 1, "traffic-police": 2, "snow-plough": 1, "street-sweepers": 1, "all-clear": 2,
    "lose-a-turn": 3, "steal-a-fare": 1, "swap-hands": 2, "pass-left": 1, "resurface": 2, "u-turn": 2, "fast-lane": 3,
    "rush-hour": 1,
    "red-light": 2, "detour": 1,
}  # fmt: skip
LOCATIONS = {"church", "airport", "hotel", "theatre", "stadium", "station"}
FARES = "CA HC CT SC CR AH TA AS RA HT SH HR TS RT SR"


def dealt(seats: int, starter: int = 1) -> Table:
    """All hands dealt: fourteen straights, then curves, then tees."""
    cards = ["straight"] * 14 + ["curve"] * 14 + ["tee"] * 2
    return new_table(seats, starter=starter).play(*(f"draw {card}" for card in cards[: 5 * seats]))


def set_up(seats: int) -> Table:
    t = dealt(seats)
    for seat in range(seats):
        t.play(f"fare {seat + 1}")
    return t


def test_the_starting_segment_is_placed_first_and_the_rest_is_the_deck_of_the_rulings() -> None:
    t = new_table(4)
    assert t.picture == START
    assert Counter(t.pile.split()) == WITHOUT_LOCATIONS
    assert len(t.pile.split()) + len(LOCATIONS) + 1 == 105


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    t = new_table(seats, starter=0)
    assert t.asks == "chance lot"
    assert t.chances() == {f"starts {seat}": 1 for seat in range(1, seats + 1)}
    assert t.play(f"starts {seats}").asks == "chance deal"
    assert t.view().seat_in_turn == seats


def test_or_the_first_player_is_chosen_by_the_host() -> None:
    t = new_table(4, starter=3)
    assert t.asks == "chance deal"
    assert t.view().seat_in_turn == 3


def test_a_first_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        FARE_PLAY.new(3, {"starter": 4})
    assert caught.value.refusal.reason == "fare-play-no-such-starter"
    assert caught.value.refusal.args == {"starter": 4, "seats": 3}


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    with pytest.raises(Refused, match="wrong-seat-count"):
        FARE_PLAY.new(seats)


def test_hands_are_dealt_from_the_deck_without_locations_each_card_equally_likely() -> None:
    t = new_table(3)
    assert t.chances() == {f"draw {card}": count for card, count in WITHOUT_LOCATIONS.items()}
    t.play("draw hearse")
    assert t.hand(1) == "hearse"
    assert t.chances() == {f"draw {card}": count for card, count in WITHOUT_LOCATIONS.items() if card != "hearse"}
    assert t.why_not("draw church") == "cannot-come"


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_dealt_five(seats: int) -> None:
    t = dealt(seats)
    assert [len(t.hand(seat).split()) for seat in range(1, seats + 1)] == [5] * seats
    assert t.asks == "chance fare"


def test_everybody_gets_one_of_the_fifteen_fares_red_side_up() -> None:
    t = dealt(3)
    assert t.chances() == {f"fare {fare}": 1 for fare in range(1, 16)}
    t.play("fare 15", "fare 7")
    assert sorted(t.chances()) == sorted(f"fare {fare}" for fare in range(1, 15) if fare != 7)
    t.play("fare 1")
    assert t.fares == "SR TA CA"
    assert t.green == []
    assert t.asks == "1 begin"


@pytest.mark.parametrize(("number", "fare"), list(enumerate(FARES.split(), 1)))
def test_there_is_a_fare_for_each_pair_of_locations_with_a_fixed_direction(number: int, fare: str) -> None:
    t = dealt(2).play(f"fare {number}")
    assert t.fares.split()[0] == fare


@pytest.mark.parametrize(("seats", "larger_half"), [(2, 44), (3, 42), (4, 39), (5, 37), (6, 34)])
def test_the_six_locations_lie_in_the_larger_top_half_of_what_is_left(seats: int, larger_half: int) -> None:
    t = set_up(seats)
    assert set(t.pile.split()) >= LOCATIONS
    assert int(t.field("pile").partition(":")[2]) == larger_half
    assert t.view().pile == len(t.pile.split()) == 98 - (seats == 2) - 5 * seats + 6


def test_the_first_player_begins_once_all_fares_are_dealt() -> None:
    assert dealt(3, starter=2).play("fare 4", "fare 5", "fare 6").asks == "2 begin"


def test_while_the_top_half_lasts_a_location_comes_as_often_as_it_holds_locations() -> None:
    t = table(hands=["tee", "curve", "curve"], top=44).play("go")
    weights = t.chances()
    chosen = sum(weights[f"draw {place}"] for place in LOCATIONS)
    assert chosen * (44 + 6) == 6 * sum(weights.values())


@pytest.mark.parametrize(("drawn", "others", "places"), [("church", 44, 5), ("tee", 43, 6)])
def test_every_card_drawn_leaves_the_top_half_smaller_by_that_card(drawn: str, others: int, places: int) -> None:
    weights = table(hands=["tee", "curve", "curve"], top=44).play("go", f"draw {drawn}").chances()
    chosen = sum(weights.get(f"draw {place}", 0) for place in LOCATIONS)
    assert chosen * (others + places) == places * sum(weights.values())


def test_the_last_cards_of_the_top_half_are_the_locations_that_have_not_come() -> None:
    t = table("╋c┼", hands=["hotel"], top=0).play("go")
    assert set(t.chances()) == {"draw airport", "draw theatre", "draw stadium", "draw station"}


def test_the_lower_half_holds_no_location_and_comes_as_it_is() -> None:
    t = table(hands=["church airport hotel", "theatre stadium", "station"], top=0).play("go")
    assert t.chances() == {f"draw {card}": count for card, count in WITHOUT_LOCATIONS.items()}
