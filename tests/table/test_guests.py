"""People who come by the spoken code, to the host's nod or to a big screen."""

import pytest
from tests.table.plans import ADA, BEN, OPEN, ROSIE, TEAM, game, table

from cabstand.core import Refused
from cabstand.table.guests import MOST_WAITING, answer_knock, come_by_code, come_in, knock, make_room
from cabstand.table.plan import GameSettings, Mate, Place, Plan, Waiting, change

FINN, GUS = Waiting("finn", "Finn", "f"), Waiting("gus", "Gus", "g")
CROWD = tuple(Waiting(f"guest {number}", f"Guest {chr(65 + number)}", "") for number in range(MOST_WAITING))


def names(plan: Plan) -> list[str]:
    return [guest.name for guest in plan.seats.waiting]


def test_guests_wait_in_the_order_in_which_they_came() -> None:
    plan = knock(knock(table(ADA, OPEN), "finn", "Finn", "f"), "gus", "Gus", "g")
    assert plan.seats.waiting == (FINN, GUS)


def test_somebody_who_waits_or_sits_here_does_not_wait_again() -> None:
    plan = table(ADA, TEAM, waiting=(FINN,))
    for player in ("finn", "ada", "eve"):
        assert knock(plan, player, "Another", "n") is plan


def test_nobody_waits_under_a_name_of_somebody_who_sits_or_waits_here() -> None:
    for taken in ("Ada", "FINN"):
        with pytest.raises(Refused, match="table-name-taken"):
            knock(table(ADA, OPEN, waiting=(FINN,)), "gus", taken, "g")


def test_there_is_room_for_a_crowd_and_no_more() -> None:
    assert len(knock(table(ADA, OPEN, waiting=CROWD[:-1]), "gus", "Gus", "g").seats.waiting) == MOST_WAITING
    with pytest.raises(Refused, match="table-full"):
        knock(table(ADA, OPEN, waiting=CROWD), "gus", "Gus", "g")


def test_nobody_knocks_at_a_game_but_at_one_on_a_big_screen() -> None:
    with pytest.raises(Refused, match="table-not-in-the-lobby"):
        knock(game(ADA, BEN), "gus", "Gus", "g")
    assert names(knock(game(ADA, BEN, big=True), "gus", "Gus", "g")) == ["Gus"]
    with pytest.raises(Refused, match="table-not-in-the-lobby"):
        knock(table(ADA, BEN, stage="over", big=True), "gus", "Gus", "g")


def test_during_a_game_the_first_guest_who_has_gone_makes_room() -> None:
    plan = game(ADA, BEN, big=True, waiting=CROWD)
    here = {guest.player for guest in CROWD if guest not in (CROWD[3], CROWD[7])}
    assert make_room(plan, here).seats.waiting == CROWD[:3] + CROWD[4:]


def test_nobody_makes_room_in_a_lobby_or_where_there_is_some_or_everybody_is_here() -> None:
    lobby, some = table(ADA, OPEN, big=True, waiting=CROWD), game(ADA, BEN, big=True, waiting=CROWD[1:])
    assert make_room(lobby, ()) is lobby
    assert make_room(some, ()) is some
    full = game(ADA, BEN, big=True, waiting=CROWD)
    assert make_room(full, {guest.player for guest in CROWD}) == full


def test_the_code_leads_to_the_hosts_nod_and_off_a_big_screen_to_an_open_seat() -> None:
    assert names(come_by_code(table(ADA, OPEN), "gus", "Gus", "g")) == ["Gus"]
    seated = come_by_code(table(OPEN, ROSIE, host="screen", big=True), "gus", "Gus", "g")
    assert (seated.seats.places[0], seated.seats.waiting) == (Place("gus", "Gus", nonce="g"), ())


def test_before_a_big_screen_guests_wait_for_a_team_once_no_seat_is_open() -> None:
    for plan in (table(BEN, ROSIE, host="screen", big=True), game(BEN, OPEN, host="screen", big=True)):
        assert names(come_by_code(plan, "gus", "Gus", "g")) == ["Gus"]


def test_who_comes_in_has_a_name_that_nobody_else_has_and_who_is_in_keeps_theirs() -> None:
    with pytest.raises(Refused, match="table-name-taken"):
        come_in(table(ADA, OPEN), "gus", "ADA", "g")
    plan = table(ADA, BEN)
    assert come_in(plan, "ben", "Ada", "b") is plan


def test_the_host_lets_a_guest_in_by_their_place_in_the_queue() -> None:
    plan = answer_knock(table(ADA, OPEN, waiting=(FINN, GUS)), 2, let_in=True)
    assert (plan.seats.places[1], plan.seats.waiting) == (Place("gus", "Gus", nonce="g"), (FINN,))


def test_the_host_sends_a_guest_away_even_during_a_game() -> None:
    for plan in (table(ADA, OPEN, waiting=(FINN, GUS)), game(ADA, BEN, big=True, waiting=(FINN, GUS))):
        assert answer_knock(plan, 1, let_in=False) == change(plan, waiting=(GUS,))


def test_during_a_game_guests_choose_a_team_themselves() -> None:
    with pytest.raises(Refused, match="table-not-in-the-lobby"):
        answer_knock(game(ADA, BEN, big=True, waiting=(FINN,)), 1, let_in=True, seat=1)


@pytest.mark.parametrize("number", [0, 2, -1])
def test_only_a_guest_who_waits_is_answered(number: int) -> None:
    with pytest.raises(Refused, match="table-nobody-waits") as refused:
        answer_knock(table(ADA, OPEN, waiting=(FINN,)), number, let_in=True)
    assert refused.value.refusal.args == {"number": number}


def test_the_host_leads_a_guest_to_a_team() -> None:
    plan = answer_knock(table(ADA, BEN, waiting=(FINN, GUS)), 1, let_in=True, seat=1)
    assert (plan.seats.places[1].mates, plan.seats.waiting) == ((Mate("finn", "Finn"),), (GUS,))


def test_where_seats_hold_hands_the_host_leads_guests_to_no_seat_but_their_own() -> None:
    plan = change(table(ADA, BEN, waiting=(FINN,)), game=GameSettings("fare-play", 1))
    with pytest.raises(Refused, match="table-team-by-link"):
        answer_knock(plan, 1, let_in=True, seat=1)
    assert answer_knock(plan, 1, let_in=True, seat=0).seats.places[0].mates == (Mate("finn", "Finn"),)
