"""Several people on one seat: who joins, who leaves, who takes a seat over, and who has seen what it holds."""

import pytest
from msgspec.structs import replace
from tests.table.plans import ADA, BEN, CLEO, OPEN, ROSIE, TEAM, game, table

from cabstand.core import Refused
from cabstand.table.plan import GameSettings, Mate, Place, Waiting, change
from cabstand.table.teams import (
    MOST_PEOPLE,
    check_new_to_others,
    check_open_team,
    join_team,
    leave_seat,
    put_out,
    take_over,
    without_person,
)

CROWD = tuple(Mate(f"p{number}", f"P {chr(65 + number)}") for number in range(MOST_PEOPLE))


def test_somebody_joins_a_player_and_both_are_called_by_name() -> None:
    place = join_team(table(ADA, BEN), 1, "gus", "Gus").seats.places[1]
    assert place == replace(BEN, mates=(Mate("gus", "Gus"),))
    assert (place.label, place.people) == ("Ben & Gus", {"ben": "Ben", "gus": "Gus"})


def test_a_large_team_goes_by_three_names_until_it_has_one_of_its_own() -> None:
    assert replace(TEAM, mates=(*TEAM.mates, Mate("gus", "Gus"))).label == "Ben & Dora & Eve …"
    assert TEAM.label == "Ben & Dora & Eve"
    assert replace(TEAM, team="The Cabs").label == "The Cabs"


def test_who_is_in_a_team_already_stays_as_they_are() -> None:
    plan = table(ADA, TEAM)
    for player in ("ben", "eve"):
        assert join_team(plan, 1, player, "Another") is plan


@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_a_team_is_joined_only_where_a_player_sits(seat: int) -> None:
    with pytest.raises(Refused, match=rf"table-no-team-there\(seat={seat + 1}\)"):
        join_team(table(ADA, ROSIE, OPEN), seat, "gus", "Gus")


def test_a_team_has_room_for_ten() -> None:
    nine = Place("ben", "Ben", mates=CROWD[: MOST_PEOPLE - 2])
    ten = join_team(table(ADA, nine), 1, "gus", "Gus")
    assert len(ten.seats.places[1].people) == MOST_PEOPLE == 10
    with pytest.raises(Refused, match=r"table-team-full\(most=10\)"):
        join_team(ten, 1, "finn", "Finn")


def test_before_the_start_somebody_leaves_their_own_seat_or_team_for_another() -> None:
    assert join_team(table(ADA, BEN, CLEO), 1, "cleo", "Cleo").seats.places == (
        ADA,
        replace(BEN, mates=(Mate("cleo", "Cleo"),)),
        OPEN,
    )
    moved = join_team(table(ADA, TEAM), 0, "dora", "Dora").seats.places
    assert [place.label for place in moved] == ["Ada & Dora", "Ben & Eve"]


def test_who_joins_a_team_waits_no_longer_and_has_a_seat_again() -> None:
    gus, finn = Waiting("gus", "Gus", "g"), Waiting("finn", "Finn", "f")
    plan = join_team(game(ADA, BEN, big=True, waiting=(gus, finn), given_away={"gus": 1, "eve": 0}), 1, "gus", "Gus")
    assert (plan.seats.waiting, plan.seats.given_away) == ((finn,), {"eve": 0})


def test_in_a_game_nobody_joins_a_seat_who_has_sat_on_another() -> None:
    for plan in (game(ADA, BEN), game(ADA, ROSIE, knew={1: ("ben",)})):
        with pytest.raises(Refused, match=r"table-knows-another\(seat=2\)"):
            join_team(plan, 0, "ben", "Ben")
    back = join_team(game(ADA, CLEO, knew={0: ("ben",)}), 0, "ben", "Ben")
    assert back.seats.places[0].label == "Ada & Ben", "on the seat that they know they may sit again"
    check_new_to_others(table(ADA, ROSIE, knew={1: ("ben",)}), 0, "ben")


def test_where_seats_hold_hands_only_their_own_people_bring_somebody_without_a_link() -> None:
    hands = change(table(ADA, TEAM), game=GameSettings("fare-play", 1))
    with pytest.raises(Refused, match="table-team-by-link"):
        check_open_team(hands, 1, "ada")
    check_open_team(hands, 1, "eve")
    check_open_team(table(ADA, TEAM), 1, "ada")


def test_a_team_keeps_the_seat_of_one_who_leaves_and_the_first_mate_succeeds_its_first_player() -> None:
    assert without_person(TEAM, "dora") == replace(TEAM, mates=(Mate("eve", "Eve"),))
    assert without_person(TEAM, "ben") == replace(TEAM, player="dora", name="Dora", mates=(Mate("eve", "Eve"),))
    assert without_person(BEN, "ben") == OPEN
    assert leave_seat(game(ADA, TEAM), 1, "ben", "rosie").seats.places[1].label == "Dora & Eve"


def test_the_last_to_leave_leaves_the_seat_open_in_the_lobby_and_to_a_bot_in_a_game() -> None:
    assert leave_seat(table(ADA, BEN), 1, "ben", "rosie").seats.places[1] == OPEN
    assert leave_seat(game(ADA, BEN), 1, "ben", "rosie").seats.places[1] == Place(bot="rosie", nonce="b")


def test_a_host_who_leaves_a_team_is_succeeded_by_it() -> None:
    plan = leave_seat(game(replace(ADA, mates=(Mate("eve", "Eve"),)), BEN), 0, "ada", "rosie")
    assert plan.seats.host == "eve"


def test_a_game_remembers_once_who_has_seen_what_a_seat_holds_and_a_lobby_does_not() -> None:
    plan = leave_seat(leave_seat(game(ADA, TEAM), 1, "eve", "rosie"), 1, "dora", "rosie")
    assert plan.seats.knew == {1: ("eve", "dora")}
    again = leave_seat(game(ADA, TEAM, knew={1: ("eve",)}), 1, "eve", "rosie")
    assert again.seats.knew == {1: ("eve",)}
    assert leave_seat(table(ADA, TEAM), 1, "eve", "rosie").seats.knew == {}


def test_somebody_takes_over_a_seat_whose_people_find_only_a_notice() -> None:
    away = replace(TEAM, stand_in="rosie", unasked=True, team="The Cabs")
    plan = take_over(game(ADA, away, awaited={0: 1, 1: 2}, given_away={"gus": 0}), 1, "gus", "Gus")
    assert plan.seats.places[1] == Place("gus", "Gus", nonce="b")
    assert plan.seats.given_away == {"ben": 1, "dora": 1, "eve": 1}
    assert plan.seats.knew == {1: ("ben", "dora", "eve")}
    assert plan.seats.awaited == {0: 1}


def test_one_of_a_team_may_take_its_seat_over_alone_and_keeps_it() -> None:
    plan = take_over(game(ADA, TEAM), 1, "dora", "Dora")
    assert plan.seats.places[1] == Place("dora", "Dora", nonce="b")
    assert plan.seats.given_away == {"ben": 1, "eve": 1}


def test_before_the_start_a_seat_changes_hands_without_a_notice() -> None:
    plan = take_over(table(ADA, BEN), 1, "gus", "Gus")
    assert (plan.seats.given_away, plan.seats.knew) == ({}, {})


def test_nobody_takes_over_a_seat_who_knows_another_or_is_called_like_somebody_else() -> None:
    with pytest.raises(Refused, match=r"table-knows-another\(seat=1\)"):
        take_over(game(ADA, BEN, knew={0: ("gus",)}), 1, "gus", "Gus")
    with pytest.raises(Refused, match="table-name-taken"):
        take_over(game(ADA, BEN), 1, "gus", "Ada")
    assert take_over(game(ADA, BEN), 1, "gus", "Ben").seats.places[1].name == "Ben"


def test_mates_can_be_put_out_and_the_player_who_sat_there_first_cannot() -> None:
    plan = put_out(game(ADA, TEAM), 1, 3)
    assert (plan.seats.places[1].label, plan.seats.knew) == ("Ben & Dora", {1: ("eve",)})
    assert put_out(table(ADA, TEAM), 1, 2).seats.places[1].label == "Ben & Eve"
    for person in (0, 1, 4):
        with pytest.raises(Refused, match=r"table-no-such-mate\(seat=2\)"):
            put_out(table(ADA, TEAM), 1, person)
