"""Who speaks in a chat, and for which seat."""

import pytest
from tests.table.plans import ADA, OPEN, TEAM, game, table

from cabstand.server.chat import what_is_said
from cabstand.server.errors import NotYours
from cabstand.server.messages import Said
from cabstand.server.requests import Say
from cabstand.table.plan import Plan, Waiting

HELLO = Say(phrase="chat-hello")


def said_by(plan: Plan, player: str, say: Say = HELLO) -> Said:
    return what_is_said(plan, player, "Somebody", say)


def test_a_player_speaks_for_the_first_of_their_seats_or_for_the_one_they_name() -> None:
    plan = game(TEAM, ADA, OPEN, ADA)
    assert [said_by(plan, "ada", Say(seat=seat, phrase="chat-hello")).seat for seat in (None, 2, 4)] == [2, 2, 4]


@pytest.mark.parametrize("seat", [0, 1, 3, 5])
def test_nobody_speaks_for_a_seat_of_somebody_else(seat: int) -> None:
    with pytest.raises(NotYours):
        said_by(game(TEAM, ADA, OPEN, ADA), "ada", Say(seat=seat, phrase="chat-hello"))


def test_in_a_team_each_speaks_by_their_own_name() -> None:
    plan = game(ADA, TEAM)
    assert [said_by(plan, player).name for player in ("ben", "dora")] == ["Ben", "Dora"]


def test_a_guest_speaks_by_the_name_given_at_the_door_and_a_host_without_a_seat_by_their_own() -> None:
    plan = table(TEAM, waiting=(Waiting("cleo", "Cleo", "c"),))
    assert [(said.seat, said.name) for said in (said_by(plan, "cleo"), said_by(plan, "ada"))] == [
        (None, "Cleo"),
        (None, "Somebody"),
    ]
