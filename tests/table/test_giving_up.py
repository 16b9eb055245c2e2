"""Ending a game as it stands: who is asked, and when it is settled."""

import pytest
from msgspec.structs import replace
from tests.table.plans import ADA, BEN, CLEO, ROSIE, TEAM, game, table

from cabstand.core import Refused
from cabstand.table.giving_up import agree_to_give_up, asked_to_give_up, is_given_up


def test_the_first_who_agrees_proposes_it_and_the_last_settles_it() -> None:
    plan = agree_to_give_up(game(ADA, BEN, ROSIE), "ben", agree=True)
    assert (plan.progress.giving_up, asked_to_give_up(plan), is_given_up(plan)) == (("ben",), [0], False)
    plan = agree_to_give_up(plan, "ada", agree=True)
    assert (plan.progress.giving_up, asked_to_give_up(plan), is_given_up(plan)) == (("ben", "ada"), [], True)


def test_who_agrees_twice_has_agreed_once() -> None:
    plan = agree_to_give_up(game(ADA, BEN), "ben", agree=True)
    assert agree_to_give_up(plan, "ben", agree=True) is plan


def test_anybody_who_does_not_agree_ends_the_proposal() -> None:
    proposed = game(ADA, BEN, CLEO, giving_up=("ben", "ada"))
    for player in ("ben", "cleo"):
        assert agree_to_give_up(proposed, player, agree=False).progress.giving_up == ()
    with pytest.raises(Refused, match="table-nothing-proposed"):
        agree_to_give_up(game(ADA, BEN), "ben", agree=False)


def test_only_a_game_that_is_played_is_given_up() -> None:
    for plan in (table(ADA, BEN), table(ADA, BEN, stage="over")):
        with pytest.raises(Refused, match="table-not-playing"):
            agree_to_give_up(plan, "ada", agree=True)


def test_one_of_a_team_agrees_for_it() -> None:
    assert is_given_up(game(ADA, TEAM, giving_up=("eve", "ada")))


def test_bots_people_who_let_one_play_and_deleted_people_are_not_asked() -> None:
    resting = replace(BEN, stand_in="rosie", unasked=True)
    assert asked_to_give_up(game(ADA, ROSIE, resting, CLEO, forgotten=("cleo",))) == [0]
    assert asked_to_give_up(game(ADA, TEAM, forgotten=("ben", "dora"))) == [0, 1], "one of the team is still there"


def test_a_stand_in_that_others_set_asks_on() -> None:
    assert asked_to_give_up(game(ADA, replace(BEN, stand_in="rosie"))) == [0, 1]
    assert asked_to_give_up(game(ADA, replace(BEN, unasked=True))) == [0, 1], "somebody who is back is asked again"


def test_a_game_is_not_given_up_by_somebody_who_has_left_it() -> None:
    assert not is_given_up(game(ROSIE, ROSIE, giving_up=("ben",)))
    assert not is_given_up(game(ROSIE, ROSIE))
