"""The end of a turn: green, red; and winning, at the start of the own turn or after any single change in it."""

import pytest
from tests.games.fare_play.drawing import Place, Tokens
from tests.games.fare_play.table import IDLE, Table, table

CLEAR = """
     │
    c╋a
"""
# The airport lies on a one-way street to the west; whoever joins the gap leads it round from the north.
GAP = """
     ┌──┐
    c╋←a
"""
LOCATION_GAP = """
     ┌ ┼┐
    c╋←a┘
"""


def discarding(
    picture: str = CLEAR,
    *,
    tokens: Tokens = (),
    hearse: Place | None = None,
    green: tuple[int, ...] = (),
    new_fare: bool = False,
    hand: str = "tee",
) -> Table:
    """The first of three drivers, whose fare leads from the church to the airport, has one card to discard."""
    return table(
        picture, fares="CA HT SR", hands=[hand], ask="discard", to_discard=1,
        tokens=tokens, hearse=hearse, green=green, new_fare=new_fare, fresh=[1] if new_fare else [],
    )  # fmt: skip


def green_since(picture: str, hand: str, *others: str, tokens: Tokens = (), hearse: Place | None = None) -> Table:
    """The first of three drivers has declared that fare, and it has been blocked since; the turn begins."""
    t = table(picture, fares="CA HT SR", hands=[hand, *others], green=[1], tokens=tokens, hearse=hearse)
    assert t.asks == "1 begin"
    return t


# --- green and red


def test_with_a_clear_path_a_driver_may_declare_at_the_end_of_the_turn() -> None:
    t = discarding().play("discard tee")
    assert t.asks == "1 declare"
    assert t.choices() == ["declare", "end"]
    t.play("declare")
    assert t.green == [1]
    assert t.asks == "2 begin"


def test_a_driver_need_not_declare() -> None:
    t = discarding().play("discard tee", "end")
    assert t.green == []
    assert t.asks == "2 begin"


def test_who_does_not_declare_may_do_so_in_a_later_turn() -> None:
    t = table(CLEAR, fares="CA HT SR", hands=[IDLE]).play("go", "discard detour", "discard red-light")
    assert t.can("declare")


@pytest.mark.parametrize(
    ("picture", "tokens"),
    [(CLEAR, [(0, 0)]), ("c╋", ()), ("c╋←a", ())],
)
def test_with_a_blocked_path_nobody_declares(picture: str, tokens: Tokens) -> None:
    t = discarding(picture, tokens=tokens).play("discard tee")
    assert t.asks == "2 begin"


def test_the_direction_of_the_fare_counts() -> None:
    against = table("c╋←a", fares="CA HT SR", hands=["tee"], ask="discard", to_discard=1)
    along = table("a╋←c", fares="CA HT SR", hands=["tee"], ask="discard", to_discard=1)
    assert [t.play("discard tee").asks for t in (against, along)] == ["2 begin", "1 declare"]


def test_nobody_declares_on_a_turn_with_a_new_fare() -> None:
    assert discarding(new_fare=True).play("discard tee").asks == "2 begin"


def test_nobody_declares_before_the_end_of_the_turn_nor_out_of_turn() -> None:
    t = discarding()
    assert t.why_not("declare") == "not-now"
    assert t.play("discard tee").why_not("declare", by=2) == "not-your-turn"
    assert table(CLEAR, fares="CA", hands=["tee"]).why_not("declare") == "not-now"


def test_a_declared_driver_whose_path_is_blocked_at_the_end_of_the_turn_turns_back_to_red() -> None:
    t = discarding(tokens=[(0, 0)], green=(1,)).play("discard tee")
    assert t.green == []
    assert t.asks == "2 begin"


def test_a_declared_driver_who_is_blocked_in_somebody_elses_turn_stays_green_until_the_own_turn_ends() -> None:
    t = table(CLEAR, fares="HT SR CA", hands=["parade tee"], green=[3], ask="play").play("token parade start", "discard tee")
    assert t.green == [3]


def test_the_hearse_is_moved_before_the_path_is_judged() -> None:
    t = discarding(hearse=(0, -1, "N")).play("discard tee")
    assert t.asks == "1 drive"
    assert t.play("drive s").asks == "2 begin"  # now it stands in the way
    t = discarding(hearse=(0, 0, "W")).play("discard tee")
    assert t.play("drive n").asks == "1 declare"


def test_once_the_hearse_has_been_moved_it_is_not_moved_again_while_declaring() -> None:
    t = discarding(hearse=(0, 0, "W")).play("drive n", "discard tee")
    assert t.asks == "1 declare"
    assert t.why_not("drive s") == "not-now"


def test_the_turn_passes_clockwise() -> None:
    t = table(fares="CA HT SR", turn=3, hands=["", "", "tee"], ask="discard", to_discard=1).play("discard tee")
    assert t.asks == "1 begin"


# --- winning


def test_who_is_green_and_clear_at_the_start_of_the_own_turn_wins() -> None:
    t = table(CLEAR, fares="HT SR CA", green=[3], turn=2, hands=["", "tee"], ask="discard", to_discard=1)
    t.play("discard tee")
    assert t.asks == "over"
    assert t.winner == 3
    assert t.view().winner == 3


def test_who_is_clear_but_red_does_not_win() -> None:
    t = table(CLEAR, fares="HT SR CA", turn=2, hands=["", "tee"], ask="discard", to_discard=1).play("discard tee")
    assert t.asks == "3 begin"


def test_who_declares_does_not_win_in_the_same_turn() -> None:
    t = discarding().play("discard tee", "declare")
    assert t.winner is None


def test_a_green_path_that_becomes_clear_in_somebody_elses_turn_does_not_win_then() -> None:
    hands = ["all-clear tee"]
    t = table(CLEAR, fares="HT SR CA", green=[3], tokens=[(0, 0)], hands=hands, ask="play").play("clear all-clear start")
    assert t.asks == "1 discard"
    assert t.play("discard tee").asks == "2 begin"


def test_an_access_card_that_clears_the_path_wins_at_once() -> None:
    t = green_since(CLEAR, f"all-clear {IDLE[: IDLE.rindex(' ')]}", tokens=[(0, 0)]).play("go", "clear all-clear start")
    assert t.winner == 1


def test_clearing_one_of_two_tokens_does_not_win() -> None:
    hand = "all-clear tee tee tee tee"
    t = green_since("c╋─┼a", hand, tokens=[(0, 0), (1, 0)]).play("go", "clear all-clear start")
    assert t.asks == "1 discard"


@pytest.mark.parametrize("before", [[], ["go"], ["go", "lay tee n2 t1"], ["go", "lay tee n2 t1", "discard tee"]])
def test_the_hearse_driven_out_of_the_way_wins_at_any_decision_point(before: list[str]) -> None:
    t = green_since(CLEAR, "tee tee tee tee tee", hearse=(0, 0, "W")).play(*before)
    assert t.play("drive n").winner == 1


def test_the_hearse_taken_off_the_map_wins() -> None:
    t = green_since(CLEAR, "all-clear tee tee tee tee", hearse=(0, 0, "W")).play("go", "clear all-clear hearse start")
    assert t.winner == 1


def test_a_road_card_that_completes_the_path_wins() -> None:
    assert green_since(GAP, "curve tee tee tee tee").play("go", "lay curve e3 t3").winner == 1


def test_the_first_card_of_a_fast_lane_may_win() -> None:
    t = green_since(GAP, "curve tee tee fast-lane fast-lane").play("go", "play fast-lane", "nothing", "nothing")
    assert t.play("lay curve e3 t3").winner == 1


def test_the_second_card_of_a_fast_lane_may_win() -> None:
    t = green_since(GAP, "curve tee tee fast-lane fast-lane").play("go", "play fast-lane", "nothing", "nothing")
    t.play("lay tee s1 t1")
    assert t.winner is None
    assert t.play("lay curve e3 t3").winner == 1


def test_a_road_card_that_somebody_else_lays_in_the_own_rush_hour_wins() -> None:
    t = green_since(GAP, "rush-hour tee tee tee tee", "curve", "curve").play("go", "play rush-hour", "nothing", "nothing")
    assert t.asks == "2 rush"
    t.play("lay curve e3 t3")
    assert t.asks == "over"
    assert t.winner == 1


def test_a_card_one_was_made_to_play_in_somebody_elses_rush_hour_does_not_win() -> None:
    hands = ["rush-hour tee", "curve"]
    t = table(GAP, fares="HT CA SR", green=[2], hands=hands, ask="play").play("play rush-hour", "nothing", "nothing")
    t.play("lay curve e3 t3")
    assert t.asks == "1 discard"
    assert t.winner is None
    assert t.play("discard tee").winner == 2  # the own turn has come


def test_a_location_that_joins_the_path_wins() -> None:
    t = green_since(LOCATION_GAP, "stadium tee tee tee tee").play("go", "lay stadium e1n1 t1")
    assert t.asks == "over"
    assert t.winner == 1


def test_a_one_way_turned_round_wins() -> None:
    t = green_since("c╋←a", "u-turn tee tee tee tee").play("go", "play u-turn e1 t3", "nothing")
    assert t.winner is None
    assert t.play("nothing").winner == 1


def test_a_one_way_resurfaced_wins() -> None:
    t = green_since("c╋a←", "resurface tee tee tee tee").play("go", "play resurface e2", "nothing", "nothing")
    assert t.winner == 1


def test_a_red_light_keeps_such_a_card_from_winning() -> None:
    t = green_since("c╋←a", "u-turn tee tee tee tee", "red-light").play("go", "play u-turn e1 t3", "red light")
    assert t.asks == "1 discard"
    assert t.picture == "c╋←a"


def test_a_token_moved_off_the_path_wins() -> None:
    t = green_since(CLEAR, "traffic-jam tee tee tee tee", tokens=[(0, 0), (0, -1)])
    assert not t.play("go").can("token traffic-jam n1 from start")
    t = green_since(CLEAR + "     │", "traffic-jam tee tee tee tee", tokens=[(0, 0), (0, -1)]).play("go")
    assert t.play("token traffic-jam s1 from start").winner == 1


def test_the_game_is_over_once_somebody_has_won() -> None:
    t = green_since(GAP, "curve tee tee tee tee").play("go", "lay curve e3 t3")
    assert [t.why_not("go", by=seat) for seat in (1, 2, 3)] == ["over"] * 3
