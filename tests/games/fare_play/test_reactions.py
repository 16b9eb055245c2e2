"""Reactions to Traffic cards: who is asked and when, Red Light, Detour, and what nobody may learn from being asked."""

import pytest
from tests.games.fare_play.drawing import Place
from tests.games.fare_play.table import Table, table


def playing(
    *hands: str,
    picture: str = "c╋┐",
    seats: int = 4,
    fares: str = "HT SR TS RA",
    turn: int = 1,
    skips: tuple[int, ...] = (),
    green: tuple[int, ...] = (),
    hearse: Place | None = None,
) -> Table:
    return table(
        picture,
        seats=seats,
        hands=hands,
        fares=fares,
        turn=turn,
        skips=skips,
        green=green,
        hearse=hearse,
        ask="play",
        discards="",
    )


def asked_in_turn(t: Table) -> list[int]:
    """Who is asked, one after another, while nobody reacts."""
    seats = []
    while t.asks.endswith("react"):
        seats.append(int(t.asks.split()[0]))
        assert len(seats) < 10, f"there is no end to asking: {seats}"
        t.play("nothing")
    return seats


ANY_TRAFFIC = [
    "play lose-a-turn 3",
    "play steal-a-fare 3",
    "play swap-hands 3",
    "play pass-left",
    "play resurface e1",
    "play u-turn e1 t3",
    "play fast-lane",
    "play rush-hour",
]


# --- asking


@pytest.mark.parametrize("play", ANY_TRAFFIC)
def test_all_others_are_asked_clockwise_from_the_left_of_who_plays(play: str) -> None:
    card = play.split()[1]
    t = playing("tee", f"{card} tee", turn=2).play(play)
    assert asked_in_turn(t) == [3, 4, 1]


def test_also_who_holds_no_reaction_is_asked_and_can_only_pass() -> None:
    t = playing("pass-left tee", "tee").play("play pass-left")
    assert t.asks == "2 react"
    assert t.choices() == ["nothing"]
    assert t.why_not("red light") == "not-in-hand"
    assert t.why_not("detour 3") == "not-in-hand"


def test_before_all_have_passed_the_card_has_no_effect() -> None:
    t = playing("swap-hands tee", "curve", "bridge").play("play swap-hands 3", "nothing", "nothing")
    assert t.asks == "4 react"
    assert (t.hand(1), t.hand(3)) == ("tee", "bridge")
    assert t.gone == "swap-hands"  # it lies open on the table
    assert (waiting := t.view(4).waiting) is not None
    assert (waiting.card, waiting.target) == ("swap-hands", 3)
    assert t.play("nothing").hand(3) == "tee"


def test_the_first_in_that_order_who_reacts_does_so_and_no_other_reaction_follows() -> None:
    t = playing("pass-left tee", "curve", "red-light", "red-light").play("play pass-left", "nothing", "red light")
    assert t.asks == "1 discard"
    assert t.hand(4) == "red-light"


def test_only_who_is_asked_reacts() -> None:
    t = playing("pass-left tee", "curve", "red-light").play("play pass-left")
    assert t.why_not("red light", by=3) == "not-your-turn"
    assert t.why_not("red light", by=1) == "not-your-turn"


def test_nobody_reacts_to_a_road_card_an_obstacle_an_access_card_or_the_hearse() -> None:
    for play in ("lay tee e1s1 t1", "token parade start", "hearse start n"):
        hand = "tee tee parade hearse"
        t = playing(hand, "red-light", "red-light").play(play)
        assert t.asks == "1 discard"
    t = table("c╋", hands=["all-clear tee", "red-light"], tokens=[(0, 0)], ask="play").play("clear all-clear start")
    assert t.asks == "1 discard"


def test_road_cards_laid_through_fast_lane_cannot_be_answered() -> None:
    t = playing("fast-lane tee curve detour", "red-light").play("play fast-lane", "nothing", "nothing", "nothing")
    t.play("lay tee e1s1 t1")
    assert t.asks == "1 fast"
    assert t.why_not("red light", by=2) == "not-your-turn"
    assert t.play("lay curve s1 t0").asks == "1 discard"


def test_road_cards_laid_through_rush_hour_cannot_be_answered() -> None:
    t = playing("rush-hour tee", "curve", "curve red-light").play("play rush-hour", "nothing", "nothing", "nothing")
    t.play("lay curve e1s1 t0")
    assert t.asks == "3 rush"
    assert t.why_not("red light") == "not-now"


# --- Red Light


@pytest.mark.parametrize("play", ANY_TRAFFIC)
@pytest.mark.parametrize("seat", [2, 3, 4])
def test_a_red_light_by_anybody_else_makes_any_traffic_card_do_nothing(play: str, seat: int) -> None:
    card = play.split()[1]
    hands = [f"{card} tee curve", "straight", "bridge", "one-way"]
    hands[seat - 1] += " red-light"
    t = playing(*hands)
    picture, fares = t.picture, t.fares
    t.play(play, *["nothing"] * (seat - 2), "red light")
    assert t.asks == "1 discard"
    assert t.view(1).to_discard == 1
    assert (t.picture, t.fares, t.skips) == (picture, fares, [])
    assert [t.hand(s) for s in (1, 2, 3, 4)] == ["curve tee", "straight", "bridge", "one-way"]
    assert sorted(t.discards.split()) == sorted([card, "red-light"])


def test_after_a_stopped_steal_a_fare_the_own_fare_may_be_declared() -> None:
    t = playing("steal-a-fare tee", "red-light", picture="c╋a", fares="CA").play(
        "play steal-a-fare 2", "red light", "discard tee"
    )
    assert t.asks == "1 declare"


# --- Detour


@pytest.mark.parametrize(
    ("play", "targets"),
    [
        ("play lose-a-turn 3", ["detour 1", "detour 2", "detour 4"]),  # also back to its player
        ("play steal-a-fare 3", ["detour 2", "detour 4"]),
        ("play swap-hands 3", ["detour 2", "detour 4"]),
    ],
)
def test_the_target_may_name_another_legal_target(play: str, targets: list[str]) -> None:
    t = playing(f"{play.split()[1]} tee", "tee", "detour tee").play(play, "nothing")
    assert t.choices("detour") == targets
    assert t.refusal("detour 3").args == {"seat": 3}
    assert t.why_not("detour 3") == "not-a-target"


@pytest.mark.parametrize("play", ["play steal-a-fare 3", "play swap-hands 3"])
def test_only_lose_a_turn_is_sent_back_to_its_player(play: str) -> None:
    t = playing(f"{play.split()[1]} tee", "tee", "detour tee").play(play, "nothing")
    assert t.why_not("detour 1") == "not-a-target"


def test_a_detour_is_for_the_target_only() -> None:
    for seat in (2, 4):
        hands = ["lose-a-turn tee", "tee", "tee", "tee"]
        hands[seat - 1] = "detour"
        t = playing(*hands).play("play lose-a-turn 3", *["nothing"] * (seat - 2))
        assert t.choices() == ["nothing"]
        assert t.why_not("detour 3") == "not-now"


@pytest.mark.parametrize("play", ANY_TRAFFIC[3:])
def test_a_card_without_a_target_is_not_redirected(play: str) -> None:
    t = playing(f"{play.split()[1]} tee", "detour").play(play)
    assert t.choices() == ["nothing"]
    assert t.why_not("detour 3") == "not-now"


def test_lose_a_turn_is_not_redirected_to_who_has_one() -> None:
    t = playing("lose-a-turn tee", "tee", "detour tee", skips=(2,)).play("play lose-a-turn 3", "nothing")
    assert t.choices("detour") == ["detour 1", "detour 4"]
    assert t.why_not("detour 2") == "not-a-target"


def test_steal_a_fare_is_not_redirected_to_a_declared_driver() -> None:
    t = playing("steal-a-fare tee", "tee", "detour tee", picture="c╋a", fares="HT SR TS CA", green=(4,)).play(
        "play steal-a-fare 3", "nothing"
    )
    assert t.choices("detour") == ["detour 2"]


def test_where_there_is_no_other_target_there_is_no_detour() -> None:
    t = playing("steal-a-fare tee", "detour", seats=3, picture="c╋a", fares="HT SR CA", green=(3,)).play("play steal-a-fare 2")
    assert t.choices() == ["nothing"]
    assert t.why_not("detour 3") == "not-a-target"


def test_a_lose_a_turn_sent_back_lies_before_its_player() -> None:
    t = playing("lose-a-turn tee", "detour", seats=3).play("play lose-a-turn 2", "detour 1", "nothing", "nothing")
    assert t.skips == [1]
    assert t.asks == "1 discard"
    assert t.discards == "detour"


def test_a_redirected_steal_a_fare_swaps_with_the_new_target() -> None:
    t = playing("steal-a-fare tee", "detour", fares="HT SR TS RA").play("play steal-a-fare 2", "detour 4")
    t.play("nothing", "nothing", "nothing")
    assert t.fares == "RA SR TS HT"
    assert t.discards == "steal-a-fare detour"


def test_redirected_swap_hands_swaps_with_the_new_target_and_the_detour_is_not_in_a_hand_any_more() -> None:
    t = playing("swap-hands tee", "detour curve", "bridge").play("play swap-hands 2", "detour 3")
    t.play("nothing", "nothing", "nothing")
    assert [t.hand(seat) for seat in (1, 2, 3)] == ["bridge", "curve", "tee"]


@pytest.mark.parametrize(("target", "asked"), [(2, [3, 4, 1]), (3, [2, 4, 1]), (4, [2, 3, 1])])
def test_after_a_detour_all_but_its_player_are_asked_again(target: int, asked: list[int]) -> None:
    hands = ["lose-a-turn tee", "tee", "tee", "tee"]
    hands[target - 1] = "detour"
    t = playing(*hands).play(f"play lose-a-turn {target}", *["nothing"] * (target - 2), "detour 1")
    assert asked_in_turn(t) == asked
    assert t.skips == [1]


def test_a_detoured_card_counts_as_the_detourers_for_the_second_question_and_its_effect_stays_with_its_first_player() -> None:
    t = playing("swap-hands red-light", "detour curve", "bridge").play("play swap-hands 2", "detour 3")
    t.play("nothing", "nothing")
    assert t.asks == "1 react"  # who played the card may stop it now
    assert t.choices() == ["nothing", "red light"]
    assert t.play("nothing").hand(1) == "bridge"
    assert t.hand(3) == "red-light"


@pytest.mark.parametrize("seat", [1, 2, 4])
def test_a_red_light_after_a_detour_stops_the_card_even_by_the_player_it_was_sent_back_to(seat: int) -> None:
    hands = ["lose-a-turn tee", "tee", "detour", "tee"]
    hands[seat - 1] += " red-light"
    t = playing(*hands).play("play lose-a-turn 3", "nothing", "detour 1")
    t.play(*["nothing"] * {2: 0, 4: 1, 1: 2}[seat], "red light")
    assert t.asks == "1 discard"
    assert t.skips == []
    assert t.discards == "lose-a-turn red-light detour"


def test_who_played_the_detour_does_not_stop_the_card_with_a_red_light_too() -> None:
    t = playing("lose-a-turn tee", "tee", "detour red-light").play("play lose-a-turn 3", "nothing", "detour 4")
    assert t.why_not("red light", by=3) == "not-your-turn"
    assert asked_in_turn(t) == [2, 4, 1]


def test_who_passed_before_the_detour_may_still_stop_the_card_after_it() -> None:
    t = playing("lose-a-turn tee", "red-light", "detour").play("play lose-a-turn 3", "nothing", "detour 2")
    assert t.asks == "2 react"
    assert t.play("red light").skips == []


# --- secrets


@pytest.mark.parametrize("reaction", ["red-light", "detour"])
def test_no_view_tells_who_holds_a_reaction_while_all_are_asked(reaction: str) -> None:
    t = playing("lose-a-turn tee", f"{reaction} bridge", "curve", "straight").play("play lose-a-turn 2")
    u = playing("lose-a-turn tee", "curve bridge", reaction, "straight").play("play lose-a-turn 2")
    for _ in range(3):
        for viewer in (1, 4, None):
            assert t.view(viewer) == u.view(viewer)
            assert t.told("nothing", viewer) == u.told("nothing", viewer)
        t.play("nothing")
        u.play("nothing")


def test_passing_leaves_no_trace() -> None:
    t = playing("rush-hour tee", "red-light", "red-light").play("play rush-hour", "nothing", "nothing", "nothing")
    u = playing("rush-hour tee", "red-light", "red-light").play("play rush-hour")
    assert [driver.known for driver in t.view(1).drivers] == [(), (), (), ()]
    assert (t.hand(2), t.hand(3)) == (u.hand(2), u.hand(3)) == ("red-light", "red-light")
    assert t.discards == "rush-hour"
