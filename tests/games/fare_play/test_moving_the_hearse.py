"""The hearse in a turn: once, at any own decision point, at the latest before the end; and the cards that bring and take it."""

import pytest
from tests.games.fare_play.drawing import Place
from tests.games.fare_play.table import IDLE, IDLE_TOO, Table, table

STREET = "c╋──┼"  # the hearse drives east from e1
TEES = "tee tee tee tee tee"


def driving(hand: str = TEES, *, fares: str = "HT SR TS", place: Place = (1, 0, "W"), others: tuple[str, ...] = ()) -> Table:
    return table(STREET, hands=[hand, *others], fares=fares, hearse=place)


@pytest.mark.parametrize(
    ("hand", "before"),
    [
        (TEES, []),
        ("hotel tee tee tee tee", ["go"]),  # a location is to be laid
        (TEES, ["go"]),  # a card is to be played
        (TEES, ["go", "lay tee w2 t0"]),  # a card is to be discarded
        (IDLE, ["go"]),
    ],
)
def test_the_hearse_may_be_moved_at_any_own_decision_point(hand: str, before: list[str]) -> None:
    t = driving(hand, fares="SR").play(*before)
    asks = t.asks
    assert t.choices("drive") == ["drive e"]
    t.play("drive e")
    assert t.hearse == (2, 0, "W")
    assert t.asks == asks


def test_the_hearse_is_moved_once_in_a_turn() -> None:
    t = driving().play("drive e")
    assert t.why_not("drive e") == "not-now"
    assert t.play("go").choices("drive") == []
    assert t.play("lay tee w2 t0").choices("drive") == []


def test_a_hearse_that_has_not_been_moved_must_be_moved_before_the_end() -> None:
    t = driving().play("go", "lay tee w2 t0", "discard tee")
    assert t.asks == "1 drive"
    assert t.choices() == ["drive e"]
    assert t.why_not("end") == "not-now"
    assert t.play("drive e").asks == "2 begin"


def test_every_driver_moves_it_in_the_own_turn() -> None:
    t = driving(IDLE, others=(IDLE_TOO.replace("all-clear all-clear", "lose-a-turn tee"),)).play("drive e", "go")
    t.play("discard detour", "discard red-light")
    assert t.asks == "2 begin"
    assert t.play("drive e").hearse == (3, 0, "W")


def test_a_hearse_that_cannot_move_stays_and_the_turn_ends() -> None:
    t = table("c╋→", hands=[IDLE], hearse=(1, 0, "W")).play("go", "discard detour", "discard red-light")
    assert t.asks == "2 begin"
    assert t.hearse == (1, 0, "W")


def test_the_hearse_goes_by_its_own_rules() -> None:
    t = driving()
    assert [t.why_not(f"drive {edge}") for edge in "nsw"] == ["hearse-cannot"] * 3


def test_without_a_hearse_nothing_is_driven() -> None:
    assert table(STREET, hands=[TEES]).why_not("drive e") == "not-now"
    assert table(STREET, hands=[TEES], hearse="gone").why_not("drive e") == "not-now"


def test_others_do_not_move_it_in_somebody_elses_turn() -> None:
    t = driving("pass-left tee tee tee tee").play("go")
    assert t.why_not("drive e", by=2) == "not-your-turn"
    t.play("play pass-left")
    assert t.asks == "2 react"
    assert t.why_not("drive e") == "not-now"
    assert t.why_not("drive e", by=1) == "not-your-turn"


def test_the_hearse_is_not_moved_while_a_passed_location_is_laid() -> None:
    t = driving("hotel tee tee tee tee", fares="HT SR TS").play("go", "pass hotel")
    assert t.asks == "2 passed"
    assert t.choices("drive") == []
    assert t.why_not("drive e") == "not-now"
    assert t.why_not("drive e", by=1) == "not-your-turn"


def test_the_hearse_is_not_moved_while_a_fast_lane_or_a_rush_hour_takes_effect() -> None:
    t = driving("fast-lane tee tee tee tee").play("go", "play fast-lane", "nothing", "nothing")
    assert t.asks == "1 fast"
    assert t.choices("drive") == []
    assert t.why_not("drive e") == "not-now"
    t = driving("rush-hour tee tee tee tee", others=("curve",)).play("go", "play rush-hour", "nothing", "nothing")
    assert t.asks == "2 rush"
    assert t.why_not("drive e") == "not-now"


def test_the_hearse_may_still_be_moved_after_such_a_card() -> None:
    t = driving("rush-hour tee tee tee tee", others=("curve",)).play("go", "play rush-hour", "nothing", "nothing")
    assert t.play("lay curve w2 t0").can("drive e")


def test_what_can_be_played_is_judged_anew_where_the_hearse_has_gone() -> None:
    t = table("c╋─", hands=["resurface tee"], hearse=(1, 0, "W"), ask="play")
    assert t.choices("play") == []
    assert t.play("drive w").choices("play") == ["play resurface e1"]
    t = table("c╋─", hands=["resurface detour"], hearse=(0, 0, "W"), ask="play")
    assert t.choices("play") == ["play resurface e1"]
    assert t.play("drive e").asks == "1 discard"  # nothing is left to resurface, and nobody is stuck


# --- the Hearse card


def test_the_hearse_card_puts_it_on_a_road_card_beside_the_church_and_leaves_the_game() -> None:
    t = table(STREET, hands=["hearse tee"], ask="play", discards="")
    assert t.choices("hearse") == ["hearse start n"]
    t.play("hearse start n")
    assert t.hearse == (0, 0, "N")
    assert (t.gone, t.discards) == ("hearse", "")


def test_on_a_lane_it_heads_either_way_that_the_lane_allows() -> None:
    assert table("╋─c", hands=["hearse tee"], ask="play").choices("hearse") == ["hearse e1 e", "hearse e1 w"]
    assert table("╋→c", hands=["hearse tee"], ask="play").choices("hearse") == ["hearse e1 w"]
    assert table("╋─c", hands=["hearse tee"], ask="play").why_not("hearse start n") == "not-beside-church"


def test_placing_it_counts_as_the_move_of_that_turn() -> None:
    t = table(STREET, hands=["hearse tee"], ask="play").play("hearse start n")
    assert t.choices("drive") == []
    assert t.play("discard tee").asks == "2 begin"
    assert t.hearse == (0, 0, "N")
    assert t.can("drive e")


def test_a_hearse_removed_by_all_clear_is_out_for_good() -> None:
    t = driving("all-clear tee").play("go", "draw tee", "draw tee", "draw tee", "clear all-clear hearse e1")
    assert t.hearse is None
    assert t.field("hearse") == "gone"
    assert t.choices("drive") == []
    assert t.play("discard tee").asks == "2 begin"
    assert "hearse" not in t.pile.split() + t.discards.split()
    assert "all-clear" in t.discards
