"""Skipped turns: the Lose a Turn card goes to the discards, and nothing else happens."""

from collections.abc import Collection, Sequence

from tests.games.fare_play.drawing import START, Place, Tokens
from tests.games.fare_play.table import IDLE, Table, table

CLEAR = """
     │
    c╋a
"""


def last_discard(
    picture: str = START,
    *,
    hands: Sequence[str] = ("", "", "tee"),
    fares: str = "",
    green: Collection[int] = (),
    skips: Collection[int] = (1,),
    tokens: Tokens = (),
    hearse: Place | None = None,
) -> Table:
    """The third of three drivers is about to end the turn, and a Lose a Turn lies before the first."""
    return table(
        picture, hands=hands, fares=fares, green=green, skips=skips, tokens=tokens, hearse=hearse, hearse_moved=bool(hearse),
        turn=3, ask="discard", to_discard=1, discards="",
    )  # fmt: skip


def test_a_skipped_driver_discards_the_card_and_the_next_one_plays() -> None:
    t = last_discard().play("discard tee")
    assert t.asks == "2 begin"
    assert t.skips == []
    assert t.discards == "tee lose-a-turn"


def test_nothing_is_drawn_in_a_skipped_turn() -> None:
    assert last_discard(hands=["curve", "", "tee"]).play("discard tee").hand(1) == "curve"


def test_the_hearse_does_not_move_in_a_skipped_turn() -> None:
    t = last_discard(CLEAR, hearse=(0, -1, "S")).play("discard tee")
    assert t.hearse == (0, -1, "S")
    assert t.asks == "2 begin"


def test_drivers_skipped_one_after_another_each_discard_their_card() -> None:
    t = last_discard(skips=[1, 2]).play("discard tee")
    assert t.asks == "3 begin"
    assert t.discards == "tee lose-a-turn lose-a-turn"


def test_a_skipped_turn_does_not_win() -> None:
    t = last_discard(CLEAR, fares="CA", green=[1]).play("discard tee")
    assert t.asks == "2 begin"
    assert t.winner is None


def test_a_declared_driver_stays_green_through_a_skipped_turn_even_blocked_and_wins_in_the_next_if_clear() -> None:
    hand = "tee snow-plough street-sweepers all-clear red-light"
    t = last_discard(CLEAR, fares="CA", green=[1], skips=[1, 2], tokens=[(0, 0)], hands=["", "", hand]).play("discard tee")
    assert t.asks == "3 begin"
    assert t.green == [1]
    t.play("go", "draw red-light", "clear all-clear start", "discard red-light")
    assert t.winner == 1


def test_a_red_driver_does_not_declare_in_a_skipped_turn() -> None:
    t = last_discard(CLEAR, fares="CA").play("discard tee")
    assert t.asks == "2 begin"
    assert t.green == []


def test_a_driver_before_whom_a_card_lies_keeps_it_until_the_own_turn() -> None:
    t = table(seats=4, hands=[IDLE], skips=[3]).play("go", "discard detour", "discard red-light")
    assert t.asks == "2 begin"
    assert t.skips == [3]
