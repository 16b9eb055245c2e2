"""The second step: exactly one location is put into play, by oneself or by a driver to the left."""

import pytest
from tests.games.fare_play.table import table

# Every road that is open ends behind a location: no other location fits anywhere.
FULL = """
     C
    a╋h
     T
"""
# The same with a single one.
FULL_WITH_ONE = """
    R
    ├┐
    └╋┐
     └┘
"""


def test_one_location_is_laid_then_one_card_is_drawn_and_the_other_waits() -> None:
    t = table(hands=["church airport tee tee tee"], fares="HT").play("go")
    assert t.asks == "1 locate"
    t.play("lay church e1 t1")
    assert t.picture == "╋c"
    assert t.asks == "chance draw"
    t.play("draw curve")
    assert t.asks == "1 play"
    assert t.hand(1) == "curve tee tee tee airport"


def test_it_is_the_drivers_choice_which_one() -> None:
    t = table(hands=["church airport tee tee tee"], fares="HT").play("go")
    assert {text.split()[1] for text in t.choices("lay")} == {"church", "airport"}


def test_a_location_to_pass_and_one_to_lay_are_a_choice_too() -> None:
    t = table(hands=["church hotel tee tee tee"], fares="CA HC SR").play("go")
    assert [text for text in t.choices() if not text.startswith("lay hotel")] == ["pass church"]
    assert len(t.choices("lay hotel")) == 4


def test_nothing_else_can_be_done_in_that_step() -> None:
    t = table(hands=["church tee tee tee tee"], fares="HT").play("go")
    assert t.choices("lay church") == t.choices()
    assert [t.why_not(text) for text in ("lay tee e1 t0", "discard tee", "end")] == ["not-now"] * 3


def test_a_location_that_is_drawn_to_fill_the_hand_must_be_put_into_play_in_the_same_turn() -> None:
    t = table(hands=["tee tee tee tee"], fares="HT").play("go", "draw stadium")
    assert t.asks == "1 locate"


def test_a_location_drawn_for_a_location_waits_for_the_next_turn() -> None:
    t = table(hands=["church tee tee tee tee"], fares="HT").play("go", "lay church e1 t1", "draw hotel")
    assert t.asks == "1 play"
    assert t.why_not("lay hotel w1 t1") == "not-now"


@pytest.mark.parametrize(
    ("fares", "lays"),
    [
        ("CA HT SR HC", 2),
        ("CA HC HT SC", 3),
        ("CA HC SC HT", 4),
        ("HC CA CT TS", 4),
    ],
)
def test_a_location_on_the_own_fare_goes_to_the_first_on_the_left_whose_fare_does_not_show_it(fares: str, lays: int) -> None:
    t = table(seats=4, hands=["church tee tee tee tee"], fares=fares).play("go")
    assert t.choices() == ["pass church"]
    assert t.refusal("lay church e1 t1").args == {"seat": lays}
    assert t.why_not("lay church e1 t1") == "pass-it-on"
    assert t.play("pass church").asks == f"{lays} passed"


def test_left_of_the_last_seat_sits_the_first() -> None:
    t = table(turn=3, hands=["", "", "church tee tee tee tee"], fares="HC HT CA").play("go", "pass church")
    assert t.asks == "2 passed"


def test_the_end_of_a_fare_counts_as_much_as_its_start() -> None:
    t = table(hands=["airport tee tee tee tee"], fares="CA TA HT").play("go", "pass airport")
    assert t.asks == "3 passed"


def test_who_gets_the_location_lays_it_at_once_on_any_legal_square() -> None:
    t = table(hands=["church tee tee tee tee", "curve"], fares="CA HT").play("go", "pass church")
    assert t.choices() == sorted(["lay church n1 t0", "lay church e1 t1", "lay church s1 t0", "lay church w1 t1"])
    assert t.why_not("lay church e1 t0") == "not-joined"
    assert t.why_not("lay curve e1 t2") == "not-now"
    assert t.why_not("lay church e1 t1", by=1) == "not-your-turn"
    t.play("lay church n1 t0")
    assert t.picture == "C\n╋"


def test_then_the_driver_in_turn_draws_a_card_and_not_the_one_who_laid() -> None:
    t = table(hands=["church tee tee tee tee", "curve"], fares="CA HT").play("go", "pass church", "lay church n1 t0")
    assert t.asks == "chance draw"
    t.play("draw straight")
    assert (t.hand(1), t.hand(2)) == ("straight tee tee tee tee", "curve")
    assert t.asks == "1 play"


def test_where_every_fare_shows_the_location_the_driver_lays_it_alone() -> None:
    t = table(hands=["church tee tee tee tee"], fares="CA HC SC").play("go")
    assert len(t.choices("lay church")) == 4
    assert t.why_not("pass church") == "lay-it-yourself"
    assert t.play("lay church s1 t0").asks == "chance draw"


def test_a_location_that_is_not_on_the_own_fare_is_not_passed() -> None:
    t = table(hands=["church tee tee tee tee"], fares="HT CA HC").play("go")
    assert t.why_not("pass church") == "lay-it-yourself"


@pytest.mark.parametrize(("fares", "place"), [("CA", "stadium"), ("SR", "stadium")])
def test_a_location_without_a_legal_square_stays_in_hand_and_nothing_is_drawn_for_it(fares: str, place: str) -> None:
    t = table(FULL, hands=[f"{place} tee tee tee tee"], fares=fares).play("go")
    assert t.asks == "1 play"
    assert t.hand(1) == f"tee tee tee tee {place}"


def test_a_location_that_stayed_is_put_into_play_once_it_has_a_square() -> None:
    t = table(FULL.replace("h", "┼"), hands=["stadium tee tee tee tee"], fares="CA").play("go")
    assert t.asks == "1 locate"


def test_six_drivers_and_one_with_five_locations() -> None:
    five = "church airport hotel theatre stadium"
    t = table(seats=6, hands=[five], fares="CA HC SC CR CT AH").play("go", "pass church")
    assert t.asks == "6 passed"
    t.play("lay church e1 t1", "draw tee")
    assert t.asks == "1 play"
    t.play("lay tee w1 t0")
    assert t.asks == "2 begin"  # nothing is left to discard
    assert t.hand(1) == "airport hotel theatre stadium"


def test_five_locations_that_fit_nowhere_are_a_whole_turn() -> None:
    five = "church airport hotel theatre stadium"
    t = table(FULL_WITH_ONE, seats=6, hands=[five], fares="CA").play("go")
    assert t.asks == "2 begin"
    assert t.hand(1) == five
