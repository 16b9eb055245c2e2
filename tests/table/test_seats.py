"""Sitting down and getting up, and who is host after that."""

import pytest
from tests.table.plans import ADA, BEN, CLEO, OPEN, ROSIE, TEAM, game, table

from cabstand.core import Refused
from cabstand.table.plan import Place
from cabstand.table.seats import give_up_seat, order_seats, sit_down, succeed_host, with_nonce


def test_a_newcomer_takes_the_first_open_seat() -> None:
    plan = sit_down(table(ADA, ROSIE, OPEN, OPEN), "ben", "Ben", "b")
    assert plan.seats.places == (ADA, ROSIE, BEN, OPEN)


def test_somebody_who_sits_already_keeps_their_seat_and_takes_no_other() -> None:
    plan = table(ADA, TEAM, OPEN)
    for player in ("ada", "ben", "eve"):
        assert sit_down(plan, player, "Another name", "n") is plan


def test_nobody_sits_down_where_every_seat_is_taken_or_the_game_has_begun() -> None:
    with pytest.raises(Refused, match="table-full"):
        sit_down(table(ADA, ROSIE), "ben", "Ben", "b")
    with pytest.raises(Refused, match="table-not-in-the-lobby"):
        sit_down(game(ADA, OPEN), "ben", "Ben", "b")


def test_a_nonce_is_changed_in_the_lobby_alone_and_must_be_one() -> None:
    assert with_nonce(table(ADA, BEN), 1, "new").seats.places == (ADA, Place("ben", "Ben", nonce="new"))
    with pytest.raises(Refused, match="dice-bad-nonce"):
        with_nonce(table(ADA, BEN), 1, "two words")
    with pytest.raises(Refused, match="table-not-in-the-lobby"):
        with_nonce(game(ADA, BEN), 1, "new")


def test_a_seat_that_is_given_up_is_open_again_in_the_lobby_and_a_bots_in_a_game() -> None:
    assert give_up_seat(table(ADA, BEN), 1, "rosie").seats.places == (ADA, OPEN)
    left = give_up_seat(game(ADA, BEN), 1, "rosie").seats.places
    assert left == (ADA, Place(bot="rosie", nonce="b")), "what the seat added to the dice stays in the header"


def test_the_next_player_in_the_order_of_seats_succeeds_the_host() -> None:
    plan = give_up_seat(game(ADA, ROSIE, TEAM, CLEO), 0, "rosie")
    assert plan.seats.host == "ben"
    assert give_up_seat(plan, 2, "rosie").seats.host == "cleo"


def test_a_host_who_still_sits_somewhere_and_a_big_screen_stay_host() -> None:
    assert give_up_seat(game(ADA, ADA, BEN), 0, "rosie").seats.host == "ada"
    for plan in (table(BEN, OPEN, host="screen", big=True), game(BEN, OPEN, host="screen", big=True)):
        assert give_up_seat(plan, 0, "rosie").seats.host == "screen"


def test_a_lobby_without_anybody_is_gone_while_bots_play_a_game_on() -> None:
    assert give_up_seat(table(ADA, ROSIE), 0, "rosie").progress.stage == "gone"
    plan = give_up_seat(game(ADA, ROSIE), 0, "rosie")
    assert (plan.progress.stage, plan.seats.host) == ("playing", "ada")
    assert succeed_host(table(OPEN, host="screen", big=True)).progress.stage == "lobby"


def test_the_host_puts_the_seats_in_another_order() -> None:
    assert order_seats(table(ADA, BEN, ROSIE), (3, 1, 2)).seats.places == (ROSIE, ADA, BEN)
    with pytest.raises(Refused, match="table-not-in-the-lobby"):
        order_seats(game(ADA, BEN, ROSIE), (3, 1, 2))


@pytest.mark.parametrize("order", [(), (1, 2), (1, 2, 2), (0, 1, 2), (1, 2, 3, 4)])
def test_an_order_names_every_seat_once(order: tuple[int, ...]) -> None:
    with pytest.raises(Refused, match="table-bad-order") as refused:
        order_seats(table(ADA, BEN, ROSIE), order)
    assert refused.value.refusal.args == {"seats": 3}
