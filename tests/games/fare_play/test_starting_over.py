"""Starting over with a new fare: what is given up, what is kept, and when it may be done."""

import pytest
from tests.games.fare_play.table import IDLE, IDLE_TOO, table

WITH_CHURCH_AND_AIRPORT = """
     │
    c╋a
"""


def test_starting_over_gives_up_fare_and_hand_and_ends_the_turn() -> None:
    t = table(hands=["curve curve detour"], fares="CA HT SR", discards="tee").play("start over")
    assert t.fares == "- HT SR"
    assert t.hand(1) == ""
    assert t.discards == "curve curve tee detour"
    assert t.asks == "2 begin"


def test_locations_are_kept() -> None:
    t = table(hands=["curve church tee hotel"]).play("start over")
    assert t.hand(1) == "church hotel"
    assert t.discards == "curve tee"


def test_the_hearse_is_not_moved_in_a_turn_in_which_somebody_starts_over() -> None:
    t = table(WITH_CHURCH_AND_AIRPORT, hearse=(0, -1, "S"), hands=["tee"]).play("start over")
    assert t.hearse == (0, -1, "S")
    assert t.asks == "2 begin"
    assert t.can("drive s")


def test_a_declared_driver_may_start_over_too_and_turns_red() -> None:
    t = table(WITH_CHURCH_AND_AIRPORT, tokens=[(0, 0)], hands=["tee"], fares="CA", green=[1])
    assert t.green == [1]
    t.play("start over")
    assert t.green == []


def test_until_the_next_real_turn_everybody_sees_a_driver_without_a_fare() -> None:
    t = table(hands=["tee"], fares="CA HT SR").play("start over")
    for viewer in (1, 2, 3, None):
        assert [driver.fare is None for driver in t.view(viewer).drivers] == [True, False, False]


def test_who_has_no_fare_cannot_be_robbed_of_it() -> None:
    t = table(aside={2: "CA"}, hands=["steal-a-fare"], ask="play")
    assert t.choices("play") == ["play steal-a-fare 3"]
    assert t.why_not("play steal-a-fare 2") == "not-a-target"


@pytest.mark.parametrize(
    ("place", "own", "old"),
    [("church", "CA", "HC"), ("airport", "CA", "TA"), ("hotel", "HT", "HC"), ("station", "SR", "HR"), ("stadium", "SR", "SC")],
)
def test_passed_locations_may_come_to_who_has_no_fare_even_those_on_the_old_one(place: str, own: str, old: str) -> None:
    hands = [f"{place} tee tee tee tee"]
    third = next(fare for fare in ("HT", "SR", "CA") if fare != own)
    assert table(fares=f"{own} {old} {third}", hands=hands).play("go", f"pass {place}").asks == "3 passed"
    assert table(fares=own, aside={2: old}, hands=hands).play("go", f"pass {place}").asks == "2 passed"


def test_at_the_next_turn_a_new_fare_is_drawn_first() -> None:
    t = table(turn=3, aside={1: "CA"}, fares="HT SR", ask="discard", to_discard=1, hands=["", "", "tee"]).play("discard tee")
    assert t.asks == "chance fare"
    t.play("fare 2")
    assert t.fares == "HC HT SR"
    assert t.asks == "1 begin"


def test_the_old_fare_is_shuffled_back_only_after_the_new_one_is_drawn() -> None:
    t = table(aside={1: "CA", 2: "HC"}, fares="SR", ask="fare", hands=[IDLE])
    assert set(t.chances()) == {f"fare {fare}" for fare in range(3, 15)}
    assert t.why_not("fare 1") == "cannot-come"
    t.play("fare 3", "go", "discard detour", "discard red-light")
    assert t.asks == "chance fare"
    assert set(t.chances()) == {"fare 1", *(f"fare {fare}" for fare in range(4, 15))}


def test_a_start_over_from_beginning_to_end() -> None:
    t = table(seats=2, hands=["church tee", IDLE_TOO], fares="CA HC").play("start over")
    t.play("go", "discard all-clear", "discard all-clear")
    assert t.asks == "chance fare"
    assert set(t.chances()) == {f"fare {fare}" for fare in range(3, 16)}
    t.play("fare 3")
    assert t.asks == "1 begin"
    assert t.fares == "CT HC"
    assert t.why_not("start over") == "not-after-starting-over"


def test_a_skipped_turn_brings_no_new_fare() -> None:
    t = table(turn=3, aside={1: "CA"}, skips=[1], ask="discard", to_discard=1, hands=["", IDLE, "tee"], fares="HT SR").play(
        "discard tee"
    )
    assert t.asks == "2 begin"
    assert t.fares == "- HT SR"
    assert t.skips == []


def test_after_a_skipped_turn_the_new_fare_comes_with_the_next_real_one() -> None:
    hands = ["", "tee snow-plough street-sweepers red-light red-light"]
    t = table(seats=2, turn=2, aside={1: "CA"}, skips=[1], ask="discard", to_discard=1, hands=hands).play("discard tee")
    assert t.asks == "2 begin"
    t.play("go", "draw detour", "discard detour", "discard red-light")
    assert t.asks == "chance fare"
    assert t.play("fare 3").why_not("start over") == "not-after-starting-over"


def test_nobody_starts_over_in_the_turn_right_after_starting_over() -> None:
    t = table(aside={1: "CA"}, ask="fare", hands=[IDLE]).play("fare 3")
    assert t.choices() == ["go"]
    assert t.why_not("start over") == "not-after-starting-over"


def test_two_turns_after_starting_over_one_may_start_over_again() -> None:
    t = table(seats=2, starter=2, fresh=[1], new_fare=True, hands=[IDLE, IDLE_TOO]).play(
        "go", "discard detour", "discard red-light"
    )
    t.play("go", "discard all-clear", "discard all-clear")
    assert t.asks == "1 begin"
    assert t.can("start over")


def test_nobody_starts_over_once_the_hearse_has_been_moved() -> None:
    t = table(WITH_CHURCH_AND_AIRPORT, hearse=(0, -1, "S"), hands=["tee"])
    assert t.choices() == ["drive s", "go", "start over"]
    t.play("drive s")
    assert t.choices() == ["go"]
    assert t.why_not("start over") == "not-after-the-hearse"


def test_nobody_starts_over_once_the_turn_has_begun() -> None:
    assert table(hands=["tee tee tee tee tee"]).play("go").why_not("start over") == "not-now"


def test_who_has_drawn_a_new_fare_does_not_declare_in_that_turn() -> None:
    t = table(WITH_CHURCH_AND_AIRPORT, aside={1: "HT"}, ask="fare", hands=[IDLE]).play("fare 1")
    assert t.fares.startswith("CA")
    assert t.view().drivers[0].path_clear
    t.play("go", "discard detour", "discard red-light")
    assert t.asks == "2 begin"
    assert t.green == []


def test_the_turn_after_that_is_a_turn_as_any_other() -> None:
    t = table(WITH_CHURCH_AND_AIRPORT, fares="CA", hands=[IDLE]).play("go", "discard detour", "discard red-light")
    assert t.asks == "1 declare"


def test_the_turn_with_a_new_fare_is_a_normal_one_and_draws_to_five_with_the_locations_kept() -> None:
    t = table(aside={1: "HT"}, ask="fare", hands=["hotel theatre"]).play("fare 1", "go", "draw tee", "draw tee")
    assert t.asks == "chance draw"
    assert t.play("draw curve").asks == "1 locate"


@pytest.mark.parametrize("seat", [2, 3])
def test_only_who_is_in_turn_starts_over(seat: int) -> None:
    assert table(hands=["tee"]).why_not("start over", by=seat) == "not-your-turn"
