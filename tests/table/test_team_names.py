"""What a team may be called, and which games deal their seats something secret."""

import pytest
from tests.table.plans import ADA, BEN, OPEN, ROSIE, table

from cabstand.core import Refused, find_game, game_names
from cabstand.table.guests import come_in, knock
from cabstand.table.hands import holds_hands
from cabstand.table.plan import GameSettings, Mate, Place, change
from cabstand.table.teams import join_team, name_team

TWO = Place("ada", "Ada", mates=(Mate("cleo", "Cleo"),))


@pytest.mark.parametrize("name", ["Ada", "Cleo", "СLЕО", "Ben", "rosie", "Eve"])
def test_a_team_is_not_called_like_anybody_at_the_table(name: str) -> None:
    plan = knock(table(TWO, BEN, ROSIE), "eve", "Eve", "")
    with pytest.raises(Refused, match="table-name-taken"):
        name_team(plan, 0, name)


def test_a_team_may_be_called_what_it_is_called_and_go_without_a_name() -> None:
    plan = table(TWO, BEN)
    for name in ("The Cabs", "The Cabs", "Ada & Cleo", ""):
        plan = name_team(plan, 0, name)
        assert plan.seats.places[0].team == name


@pytest.mark.parametrize("name", ["Ada & Cleo", "ada cleo", "Аda & Cleo"])
def test_nobody_is_called_like_a_team_that_goes_by_its_people(name: str) -> None:
    with pytest.raises(Refused, match="table-name-taken"):
        come_in(table(TWO, BEN, OPEN), "eve", name, "")
    with pytest.raises(Refused, match="table-name-taken"):
        name_team(table(TWO, BEN), 1, name)


def test_two_people_do_not_become_a_team_that_is_called_like_somebody() -> None:
    with pytest.raises(Refused, match="table-name-taken"):
        join_team(table(ADA, Place("eve", "Ada & Ben")), 0, "ben", "Ben")


def test_who_moves_to_a_team_from_a_seat_of_their_own_keeps_their_name() -> None:
    assert join_team(table(ADA, BEN), 0, "ben", "Ben").seats.places[0].label == "Ada & Ben"


def test_the_games_themselves_say_whether_seats_hold_hands() -> None:
    games = {name: GameSettings(name, find_game(name).version) for name in game_names()}
    holding = {name: holds_hands(change(table(ADA, BEN), game=game)) for name, game in games.items()}
    assert holding == {"fare-play": True, "space-taxi": False, "taxi": False}
