"""What each Traffic card does, with nobody reacting."""

import pytest
from tests.games.fare_play.drawing import Place
from tests.games.fare_play.table import Table, table

CLEAR = """
     │
    c╋a
"""
ONE_WAYS_ALL_ROUND = """
     ↑
    ←╋→
     ↓
"""


def playing(
    *hands: str,
    picture: str = "╋",
    seats: int = 3,
    fares: str = "",
    hearse: Place | None = None,
    skips: tuple[int, ...] = (),
    green: tuple[int, ...] = (),
    turn: int = 1,
) -> Table:
    """A card is to be played."""
    return table(
        picture,
        seats=seats,
        hands=hands,
        ask="play",
        discards="",
        fares=fares,
        hearse=hearse,
        skips=skips,
        green=green,
        turn=turn,
    )


def unanswered(t: Table, card: str) -> Table:
    """Play it, and nobody reacts."""
    seats = len(t.view().drivers)
    return t.play(card, *["nothing"] * (seats - 1))


# --- Lose a Turn


def test_lose_a_turn_lies_before_its_target_and_not_in_the_discards() -> None:
    t = unanswered(playing("lose-a-turn tee"), "play lose-a-turn 3")
    assert t.skips == [3]
    assert t.discards == ""
    assert t.asks == "1 discard"


def test_no_second_lose_a_turn_is_put_before_the_same_driver() -> None:
    t = playing("lose-a-turn tee", skips=(3,))
    assert t.choices("play") == ["play lose-a-turn 2"]


def test_with_more_than_two_drivers_a_declared_one_may_play_lose_a_turn() -> None:
    assert playing("lose-a-turn tee", picture="c╋←a", fares="CA", green=(1,)).can("play lose-a-turn 2")


def test_a_driver_who_was_skipped_may_be_skipped_again() -> None:
    t = playing("", "lose-a-turn tee", turn=2)
    t = unanswered(t, "play lose-a-turn 3").play("discard tee")
    assert t.asks == "1 begin"
    t.play("go", "draw lose-a-turn", "draw tee", "draw tee", "draw tee", "draw tee")
    assert t.can("play lose-a-turn 3")


# --- Steal a Fare


def test_steal_a_fare_swaps_two_fare_cards() -> None:
    t = unanswered(playing("steal-a-fare tee", fares="CA HT SR"), "play steal-a-fare 3")
    assert t.fares == "SR HT CA"
    assert t.discards == "steal-a-fare"


def test_who_steals_a_fare_does_not_declare_in_that_turn() -> None:
    t = unanswered(playing("steal-a-fare tee", picture=CLEAR, fares="HT CA SR"), "play steal-a-fare 2").play("discard tee")
    assert t.view().drivers[0].path_clear
    assert t.asks == "2 begin"


def test_who_was_robbed_may_declare_in_the_own_turn() -> None:
    t = playing("steal-a-fare tee", "red-light red-light detour snow-plough road-crew", picture=CLEAR, fares="CA HT SR")
    t = unanswered(t, "play steal-a-fare 2").play("discard tee")
    assert t.play("go", "discard detour", "discard red-light").asks == "2 declare"


# --- Swap Hands, Pass Left


def test_swap_hands_swaps_what_is_left_in_two_hands() -> None:
    t = unanswered(playing("swap-hands tee church", "curve", "bridge bridge"), "play swap-hands 3")
    assert [t.hand(seat) for seat in (1, 2, 3)] == ["bridge bridge", "curve", "tee church"]
    assert t.discards == "swap-hands"


def test_who_has_swapped_hands_knows_what_was_given_away_and_others_do_not() -> None:
    t = unanswered(playing("swap-hands tee church", "curve", "bridge bridge"), "play swap-hands 3")
    assert t.view(1).drivers[2].known == ("tee", "church")
    assert t.view(3).drivers[0].known == ("bridge", "bridge")
    assert [driver.known for driver in t.view(2).drivers] == [(), (), ()]


@pytest.mark.parametrize("seats", [3, 6])
def test_pass_left_sends_every_hand_to_the_left(seats: int) -> None:
    hands = ["pass-left tee", "curve curve", "bridge", "straight straight", "", "one-way tee tee"][:seats]
    t = unanswered(playing(*hands, seats=seats), "play pass-left")
    assert [t.hand(seat) for seat in range(1, seats + 1)] == [hands[-1], "tee", *hands[1:-1]]
    assert t.discards == "pass-left"


def test_a_location_that_came_with_a_hand_is_not_laid_in_that_turn() -> None:
    t = unanswered(playing("swap-hands tee", "church curve"), "play swap-hands 2")
    assert t.choices() == ["discard curve"]


# --- Resurface, U-Turn


def test_resurface_takes_a_road_card_to_the_discards() -> None:
    t = unanswered(playing("resurface tee", picture="╋─┐"), "play resurface e2")
    assert t.picture == "╋─"
    assert t.discards == "curve resurface"


def test_resurface_leaves_the_starting_segment_locations_and_what_holds_the_map_together() -> None:
    t = playing("resurface tee", picture="╋─c")
    assert [t.why_not(f"play resurface {at}") for at in ("start", "e2", "e3")] == ["cannot-be-worked-on"] * 3
    assert t.why_not("play resurface e1") == "splits"


def test_the_hearse_keeps_its_card_and_its_place_when_another_card_is_taken_up() -> None:
    t = unanswered(playing("resurface tee", picture="c╋─┐", hearse=(1, 0, "W"), fares="HT"), "play resurface e2")
    assert t.hearse == (1, 0, "W")
    for picture in ("│\n╋─\nC", " │\nc╋─", "  │\n ┌╋─\nc┘"):
        t = unanswered(playing("resurface tee", picture=picture, hearse=(1, 0, "W"), fares="HT"), "play resurface n1")
        assert t.hearse == (1, 0, "W")


def test_u_turn_turns_a_road_card() -> None:
    t = playing("u-turn tee", picture="╋┐")
    assert t.choices("play u-turn") == ["play u-turn e1 t3"]
    assert unanswered(t, "play u-turn e1 t3").picture == "╋┘"
    assert t.discards == "u-turn"


def test_u_turn_may_reverse_a_one_way() -> None:
    t = playing("u-turn tee", picture="╋→")
    assert t.choices("play u-turn") == ["play u-turn e1 t1"]
    assert unanswered(t, "play u-turn e1 t1").picture == "╋←"


def test_u_turn_must_change_something() -> None:
    t = playing("u-turn tee", picture="╋┐")
    assert t.why_not("play u-turn e1 t2") == "changes-nothing"
    assert t.why_not("play u-turn e1 t0") == "not-joined"


def test_u_turn_must_leave_the_map_in_one_piece() -> None:
    assert playing("u-turn tee curve", picture="╋┐\n └").why_not("play u-turn e1 t3") == "splits"


# --- Fast Lane


def test_fast_lane_plays_two_road_cards_one_after_the_other() -> None:
    t = unanswered(playing("fast-lane tee curve bridge"), "play fast-lane")
    assert t.asks == "1 fast"
    t.play("lay tee e1 t1")
    assert t.asks == "1 fast"
    t.play("lay curve e1s1 t0")
    assert t.asks == "1 discard"
    assert t.picture == "╋┤\n └"
    assert t.hand(1) == "bridge"
    assert t.discards == "fast-lane"


def test_the_second_card_of_a_fast_lane_must_be_played_if_one_fits() -> None:
    t = unanswered(playing("fast-lane tee curve bridge"), "play fast-lane").play("lay tee e1 t1")
    assert {text.split()[0] for text in t.choices()} == {"lay"}
    assert t.why_not("discard bridge") == "not-now"
    assert t.why_not("end") == "not-now"


def test_with_no_second_road_card_a_fast_lane_ends_after_the_first() -> None:
    t = unanswered(playing("fast-lane tee detour"), "play fast-lane").play("lay tee e1 t1")
    assert t.asks == "1 discard"


def test_with_no_second_road_card_that_fits_a_fast_lane_ends_after_the_first() -> None:
    picture = ONE_WAYS_ALL_ROUND.replace("→", " ")
    t = unanswered(playing("fast-lane one-way one-way", picture=picture), "play fast-lane").play("lay one-way e1 t3")
    assert t.asks == "1 discard"
    assert t.hand(1) == "one-way"


def test_only_road_cards_are_played_in_a_fast_lane() -> None:
    t = unanswered(playing("fast-lane tee parade rush-hour"), "play fast-lane")
    assert t.why_not("token parade start") == "not-now"
    assert t.why_not("play rush-hour") == "not-now"


# --- Rush Hour


def test_in_a_rush_hour_every_other_driver_lays_a_road_card_from_the_left_on() -> None:
    hands = ("", "rush-hour tee", "curve curve", "bridge", "straight")
    t = unanswered(playing(*hands, seats=5, picture="c╋", turn=2, fares="HT SR"), "play rush-hour")
    assert t.asks == "3 rush"
    assert t.play("lay curve e1 t2").asks == "4 rush"
    assert t.play("lay bridge s1 t0").asks == "5 rush"
    assert t.play("lay straight n1 t0").asks == "2 discard"  # the first driver had none
    assert [t.hand(seat) for seat in range(1, 6)] == ["", "tee", "curve", "", ""]
    assert t.discards == "rush-hour"


def test_who_can_lay_a_card_in_a_rush_hour_must() -> None:
    t = unanswered(playing("rush-hour tee", "curve"), "play rush-hour")
    assert {text.split()[0] for text in t.choices()} == {"lay"}
    assert [t.why_not(text) for text in ("nothing", "discard curve", "end")] == ["not-now"] * 3


def test_who_holds_no_road_card_that_fits_is_passed_over_in_a_rush_hour() -> None:
    t = unanswered(playing("rush-hour tee", "one-way", "tee", picture=ONE_WAYS_ALL_ROUND), "play rush-hour")
    assert t.asks == "3 rush"


def test_a_rush_hour_that_nobody_can_answer_is_played_all_the_same() -> None:
    t = unanswered(playing("rush-hour tee", "detour", "red-light"), "play rush-hour")
    assert t.asks == "1 discard"


def test_a_rush_hour_brings_the_others_no_draw_no_discard_and_no_hearse_move() -> None:
    t = playing("rush-hour tee", "curve", "curve detour", picture="c╋─┼", hearse=(1, 0, "W"), fares="HT SR TS")
    t = unanswered(t, "play rush-hour").play("lay curve n1 t1")
    assert t.asks == "3 rush"
    t.play("lay curve s1 t0")
    assert t.asks == "1 discard"
    assert (t.hand(2), t.hand(3)) == ("", "detour")
    assert t.hearse == (1, 0, "W")


def test_who_lies_under_a_lose_a_turn_takes_part_in_a_rush_hour() -> None:
    t = unanswered(playing("rush-hour tee", "curve", skips=(2,)), "play rush-hour")
    assert t.asks == "2 rush"
    assert t.play("lay curve e1 t2").skips == [2]


def test_the_driver_who_plays_a_rush_hour_lays_no_card() -> None:
    t = unanswered(playing("rush-hour tee", "curve"), "play rush-hour")
    assert t.why_not("lay tee e1 t1", by=1) == "not-your-turn"
    assert t.play("lay curve e1 t2").asks == "1 discard"
