"""The fourth step: one card, two if none was playable, never a location, and from the hand now held."""

from tests.games.fare_play.table import IDLE, table

FULL = """
     C
    a╋h
     T
"""
FULL_WITH_ONE = """
    R
    ├┐
    └╋┐
     └┘
"""


def test_who_has_played_a_card_discards_one() -> None:
    t = table(hands=["tee tee curve curve detour"], discards="").play("go", "lay tee e1 t1", "discard curve")
    assert t.asks == "2 begin"
    assert t.hand(1) == "curve tee detour"
    assert t.discards == "curve"


def test_who_had_no_playable_card_discards_two() -> None:
    t = table(hands=[IDLE], discards="").play("go", "discard detour")
    assert t.asks == "1 discard"
    t.play("discard red-light")
    assert t.asks == "2 begin"
    assert t.discards == "red-light detour"
    assert t.hand(1) == "snow-plough street-sweepers red-light"


def test_it_is_the_drivers_choice_which_card() -> None:
    t = table(hands=["tee tee curve bridge detour"]).play("go", "lay tee e1 t1")
    assert t.choices() == ["discard bridge", "discard curve", "discard detour", "discard tee"]


def test_a_location_is_never_discarded() -> None:
    t = table(FULL, hands=["stadium station tee tee curve"]).play("go", "lay tee e2 t2")
    assert t.choices() == ["discard curve", "discard tee"]
    assert t.why_not("discard stadium") == "locations-stay"


def test_with_only_locations_left_nothing_is_discarded() -> None:
    t = table(FULL, hands=["stadium station tee"], ask="play").play("lay tee e2 t2")
    assert t.asks == "2 begin"
    assert t.hand(1) == "stadium station"


def test_with_fewer_cards_than_should_go_all_that_can_go() -> None:
    t = table(FULL_WITH_ONE, hands=["church airport hotel theatre detour"], discards="").play("go")
    assert t.view(1).to_discard == 1
    t.play("discard detour")
    assert t.asks == "2 begin"
    assert t.discards == "detour"


def test_after_swap_hands_the_discard_is_from_the_hand_that_came() -> None:
    t = table(hands=["swap-hands tee", "curve bridge"], ask="play").play("play swap-hands 2", "nothing", "nothing")
    assert t.choices() == ["discard bridge", "discard curve"]
    assert t.why_not("discard tee") == "not-in-hand"


def test_after_pass_left_the_discard_is_from_the_hand_that_came() -> None:
    t = table(hands=["pass-left tee", "curve", "bridge"], ask="play").play("play pass-left", "nothing", "nothing")
    assert t.choices() == ["discard bridge"]


def test_with_an_empty_hand_from_another_driver_nothing_is_discarded() -> None:
    t = table(hands=["swap-hands tee"], ask="play").play("play swap-hands 2", "nothing", "nothing")
    assert t.asks == "2 begin"


def test_a_cancelled_card_counts_as_played() -> None:
    t = table(hands=["pass-left detour tee", "red-light"], ask="play").play("play pass-left", "red light")
    assert t.asks == "1 discard"
    assert t.view(1).to_discard == 1
    assert t.play("discard tee").asks == "2 begin"


def test_a_hearse_still_to_be_moved_can_be_moved_between_two_discards() -> None:
    t = table("c╋─┼", hands=[IDLE], hearse=(1, 0, "W")).play("go", "discard detour")
    assert t.can("drive e")
    t.play("drive e")
    assert t.asks == "1 discard"
    assert t.play("discard red-light").asks == "2 begin"
