"""From the lobby to the game."""

import pytest
from tests.table.plans import ADA, BEN, OPEN, ROSIE, TEAM, game, table

from cabstand.core import Refused
from cabstand.table.plan import Waiting, header_of
from cabstand.table.starting import begin_play, can_start

GUS = Waiting("gus", "Gus", "g")


def test_a_game_starts_when_every_seat_is_taken_and_nobody_waits() -> None:
    can_start(table(ADA, ROSIE))
    with pytest.raises(Refused, match=r"table-seats-open\(free=2\)"):
        can_start(table(ADA, OPEN, OPEN))
    with pytest.raises(Refused, match=r"table-guests-wait\(guests=1\)"):
        can_start(table(ADA, BEN, waiting=(GUS,)))
    with pytest.raises(Refused, match="table-not-in-the-lobby"):
        can_start(game(ADA, BEN))


def test_before_a_big_screen_a_game_starts_with_those_who_came_as_soon_as_they_are_enough() -> None:
    can_start(table(ADA, BEN, OPEN, host="screen", big=True, waiting=(GUS,)))
    with pytest.raises(Refused):
        can_start(table(OPEN, OPEN, host="screen", big=True))


def test_a_game_that_has_begun_cannot_be_found_by_its_code_and_nobody_waits() -> None:
    plan = begin_play(table(ADA, TEAM, ROSIE, waiting=(GUS,)))
    assert (plan.progress.stage, plan.invitation.code, plan.seats.waiting) == ("playing", "", ())
    assert plan.progress.names == ("Ada", "Ben & Dora & Eve", "bot rosie")
    assert not plan.is_found_by_code


def test_a_game_on_a_big_screen_begins_without_its_open_seats_and_latecomers_still_find_it() -> None:
    plan = begin_play(table(OPEN, ADA, OPEN, BEN, host="screen", big=True, waiting=(GUS,)))
    assert plan.seats.places == (ADA, BEN)
    assert (plan.progress.names, plan.invitation.code, plan.seats.waiting) == (("Ada", "Ben"), "HORSE", (GUS,))
    assert plan.is_found_by_code


def test_the_header_of_the_log_names_everybody_and_what_each_seat_adds_to_the_dice() -> None:
    header = header_of(begin_play(table(ADA, TEAM, ROSIE, facts={"pack": "aa"}, options={"rounds": "1"})))
    assert (header.game, header.rules, header.options) == ("taxi", 1, {"rounds": "1"})
    assert header.seats == ("Ada", "Ben & Dora & Eve", "bot rosie")
    assert header.facts == {"pack": "aa", "table": "t", "dice": table().commitment, "nonces": "a b ."}
