"""Out of time: the move made for somebody who does not answer is legal, no reaction, and no declaration missed."""

import pytest
from tests.games.fare_play.table import IDLE, Table, table

from cabstand.core.game import Seat
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY


def fallback(t: Table) -> str:
    actor = FARE_PLAY.to_move(t.state)
    text = FARE_PLAY.write_move(actor, FARE_PLAY.fallback(t.state, Seat(actor)))
    assert t.can(text)
    return text


def test_no_reaction_is_made_for_anybody() -> None:
    t = table(hands=["lose-a-turn tee", "detour red-light"], ask="play").play("play lose-a-turn 2")
    assert fallback(t) == "nothing"


def test_no_declaration_is_missed() -> None:
    assert fallback(table("c╋a", fares="CA", ask="declare")) == "declare"


@pytest.mark.parametrize("ask", ["locate", "play", "discard", "drive"])
def test_everywhere_else_it_is_some_legal_move(ask: str) -> None:
    hand = {"locate": "hotel tee tee tee tee", "play": "tee tee tee tee tee"}.get(ask, IDLE)
    t = table("c╋─┼", fares="SR", hands=[hand], hearse=(1, 0, "W")).play("go")
    if ask == "drive":
        t.play("discard detour", "discard red-light")
    assert t.asks == f"1 {ask}"
    assert fallback(t) in t.choices()


def test_the_choice_is_fixed_by_the_position_and_not_drawn_at_random() -> None:
    t = table("c╋─┼", fares="SR", hands=["tee tee tee tee tee"], hearse=(1, 0, "W")).play("go")
    assert len(t.choices()) > 10
    again = Table(FARE_PLAY.read_position(FARE_PLAY.write_position(t.state)))
    assert {fallback(each) for each in (t, again) for _ in range(20)} == {fallback(t)}
