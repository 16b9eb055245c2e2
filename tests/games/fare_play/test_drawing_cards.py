"""Drawing to five, the pile made anew from the discards, and nothing left to draw."""

import pytest
from tests.games.fare_play.table import IDLE, IDLE_TOO, Table, table

ALL_SIX = """
     CH
    a╋┼t
     SR
"""
# All the road cards and locations of the deck; of two locations the arrows lead only to the one further east.
EVERY_ROAD = "\n".join(("  C A H T S R", "╋" + 6 * "→┼" + "┼" + 12 * "┬" + 4 * "╪" + 4 * "╲" + 14 * "─", 14 * " " + 14 * "└"))
OTHER_HANDS = (
    "lose-a-turn lose-a-turn lose-a-turn steal-a-fare swap-hands",
    "swap-hands pass-left resurface resurface u-turn",
    "u-turn fast-lane fast-lane fast-lane rush-hour",
    IDLE_TOO,
)


def nearly_out_of_cards(hand: str, pile: str, *others: str, discards: str = "") -> Table:
    return table(
        EVERY_ROAD, seats=6, hands=[hand, *others, *OTHER_HANDS], fares="HC", pile=pile, discards=discards, hearse="gone"
    )


@pytest.mark.parametrize("held", range(6))
def test_the_hand_is_filled_up_to_five(held: int) -> None:
    t = table(hands=[" ".join(["tee"] * held)]).play("go", *["draw curve"] * (5 - held))
    assert t.asks == "1 play"
    assert len(t.hand(1).split()) == 5


def test_only_who_draws_sees_the_card() -> None:
    t, u = (table(hands=["tee tee tee tee"], top=40).play("go", f"draw {card}") for card in ("curve", "straight"))
    assert t.view(2) == u.view(2)
    assert t.view(None) == u.view(None)
    assert t.view(1) != u.view(1)


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    t = table(ALL_SIX, tokens=[(0, 0), (1, 0)], hands=["curve curve curve"], pile="tee").play("go", "draw tee")
    assert t.asks == "chance draw"
    assert t.discards == ""
    assert len(t.pile.split()) == 105 - 1 - 7 - 2 - 4  # the start, the map, two tokens, the hand
    assert sum(t.chances().values()) == len(t.pile.split())


def test_discards_are_not_shuffled_before_a_card_is_wanted() -> None:
    t = table(ALL_SIX, tokens=[(0, 0), (1, 0)], hands=["curve curve curve curve"], pile="tee").play("go", "draw tee")
    assert t.asks == "1 play"
    assert t.pile == ""
    assert t.discards


def test_a_lose_a_turn_before_a_driver_is_not_among_the_discards() -> None:
    t = table(ALL_SIX, tokens=[(0, 0), (1, 0)], hands=["curve"], pile="", skips=[2]).play("go")
    assert t.pile.split().count("lose-a-turn") == 2


def test_the_last_card_of_all_is_drawn_and_then_the_turn_goes_on() -> None:
    t = nearly_out_of_cards("snow-plough street-sweepers", "detour", "red-light red-light").play("go")
    assert t.chances() == {"draw detour": 1}
    t.play("draw detour")
    assert t.asks == "1 discard"
    assert t.hand(1) == "snow-plough street-sweepers detour"


def test_with_neither_pile_nor_discards_nothing_is_drawn() -> None:
    t = nearly_out_of_cards("snow-plough street-sweepers", "", "red-light red-light detour").play("go")
    assert t.asks == "1 discard"
    assert t.hand(1) == "snow-plough street-sweepers"


def test_the_last_card_may_come_from_the_discards() -> None:
    t = nearly_out_of_cards("snow-plough street-sweepers", "", "red-light red-light", discards="detour").play("go")
    assert t.chances() == {"draw detour": 1}
    assert t.play("draw detour").asks == "1 discard"


def test_with_nothing_left_to_draw_a_location_is_laid_and_the_turn_goes_on() -> None:
    hands = ["station snow-plough street-sweepers", "red-light red-light detour", *OTHER_HANDS]
    t = table(EVERY_ROAD.replace("R", " "), seats=6, hands=hands, fares="HC", pile="", discards="", hearse="gone")
    assert t.play("go").asks == "1 locate"
    assert t.play("lay station e12n1 t0").asks == "1 discard"


def test_the_idle_hands_of_these_tests_are_neither_filled_nor_played() -> None:
    assert [table(hands=[hand]).play("go").asks for hand in (IDLE, IDLE_TOO)] == ["1 discard", "1 discard"]


def test_hands_are_hidden_and_fares_and_discards_lie_open() -> None:
    t = table(hands=["tee", "curve bridge", ""], fares="CA HT SR", discards="parade")
    for viewer in (2, None):
        seen = t.view(viewer)
        assert [driver.cards for driver in seen.drivers] == [1, 2, 0]
        assert [driver.known for driver in seen.drivers] == [(), (), ()]
        assert [driver.fare for driver in seen.drivers] == [("church", "airport"), ("hotel", "theatre"), ("stadium", "station")]
        assert seen.discards == ("parade",)
    assert [card.card for card in t.view(2).hand] == ["curve", "bridge"]
    assert t.view(None).hand == ()
