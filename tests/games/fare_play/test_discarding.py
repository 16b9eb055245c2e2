"""The fourth step: one card, two if none was playable, never a location, and from the hand now held."""

import pytest
from tests.games.fare_play.table import IDLE, Table, table

from cabstand.bots.registry import find_bot
from cabstand.core.game import Actor, Seat
from cabstand.core.rng import stream
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY

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


# --- nothing playable, and the hearse not moved yet

WAITS = "resurface red-light red-light detour snow-plough"  # the only card to resurface is the one that the hearse is on


def stuck(hand: str = WAITS, picture: str = "c╋─") -> Table:
    return table(picture, hands=[hand], hearse=(1, 0, "W"), discards="").play("go")


def test_who_can_play_nothing_may_discard_at_once_or_move_the_hearse_first() -> None:
    t = stuck()
    assert (t.asks, t.view(1).to_discard) == ("1 discard", 2)
    assert t.choices("drive") == ["drive w"]
    t.play("discard detour", "discard red-light")
    assert t.asks == "1 drive"


def test_what_is_playable_once_the_hearse_has_moved_must_be_played_and_one_card_is_discarded() -> None:
    t = stuck().play("drive w")
    assert t.asks == "1 play"
    assert t.choices() == ["play resurface e1"]
    assert t.why_not("discard detour") == "not-now"
    t.play("play resurface e1", "nothing", "nothing")
    assert (t.asks, t.view(1).to_discard) == ("1 discard", 1)
    assert t.play("discard detour").asks == "2 begin"


def test_where_the_hearse_changes_nothing_two_cards_are_discarded() -> None:
    t = stuck(IDLE).play("drive w")
    assert (t.asks, t.view(1).to_discard) == ("1 discard", 2)
    assert t.choices("drive") == []


def test_after_the_first_discard_it_is_too_late_to_play() -> None:
    t = stuck().play("discard detour", "drive w")
    assert (t.asks, t.view(1).to_discard) == ("1 discard", 1)
    assert t.choices("play") == []


def test_after_a_card_was_played_the_hearse_opens_no_second_one() -> None:
    t = table("c╋─", hands=["resurface tee tee tee tee"], hearse=(1, 0, "W")).play("go", "lay tee n1 t0", "drive w")
    assert (t.asks, t.view(1).to_discard) == ("1 discard", 1)


def test_it_holds_for_a_hand_with_a_single_card_to_discard() -> None:
    """One card to go may mean that one was played, or that nothing could be: the position tells them apart."""
    played = table("c╋─", hands=["resurface"], hearse=(1, 0, "W"), ask="discard", to_discard=1)
    text = FARE_PLAY.write_position(played.state)
    none_was_playable = Table(FARE_PLAY.read_position(text.replace(" discard=1 ", " discard=1+ ")))
    assert none_was_playable.field("discard") == "1+"
    assert played.play("drive w").asks == "1 discard"
    assert none_was_playable.play("drive w").asks == "1 play"


@pytest.mark.parametrize("bot", ["random", "simple", "quick"])
def test_bots_know_what_to_do_before_and_after(bot: str) -> None:
    for t in (stuck(), stuck().play("drive w")):
        hidden = FARE_PLAY.hide(t.state, Seat(0))
        move = find_bot(FARE_PLAY, bot).choose(hidden, Seat(0), stream(3))
        assert FARE_PLAY.write_move(Actor(0), move) in t.choices()
