"""Every seat throws, the highest starts, ties throw again; then clockwise."""

from itertools import permutations

import pytest
from tests.games.taxi.table import TO_REFUEL, asked, begin, fields, money, options, sit, throws


@pytest.mark.parametrize("thrown", list(permutations((2, 3, 5))) + list(permutations((1, 6))) + [(3, 4, 5, 6), (6, 5, 4, 3)])
def test_the_highest_throw_starts(thrown: tuple[int, ...]) -> None:
    match = throws(begin(len(thrown)), *thrown)
    assert asked(match) == f"{1 + thrown.index(max(thrown))} throw"
    assert fields(match, "starter") == (str(1 + thrown.index(max(thrown))),)


def test_seats_throw_one_after_the_other_and_what_they_threw_lies_open() -> None:
    match = begin(4)
    assert asked(match) == "1 order"
    assert asked(throws(match, 3)) == "2 order"
    assert asked(throws(match, 5)) == "3 order"
    assert fields(match, "order", "contending") == ("3,5,0,0", "1,1,1,1")


def test_a_throw_for_the_order_moves_no_counter_and_no_money() -> None:
    match = throws(begin(), 6, 2, 1)
    assert fields(match, "place", "started", "money") == ("0,0,0", "0,0,0", "20,20,20")


def test_nothing_is_left_of_the_throws_once_somebody_starts() -> None:
    assert fields(throws(begin(), 2, 6, 1), "order", "contending", "rounds") == ("0,0,0", "0,0,0", "20/0")


def test_two_who_tie_throw_again() -> None:
    match = throws(begin(2), 4, 4)
    assert asked(match) == "1 order"
    assert fields(match, "order", "contending") == ("0,0", "1,1")
    assert asked(throws(match, 2, 3)) == "2 throw"


def test_only_those_who_tied_for_the_highest_throw_again() -> None:
    match = throws(begin(4), 2, 5, 2, 5)
    assert asked(match) == "2 order"
    assert fields(match, "order", "contending") == ("0,0,0,0", "0,1,0,1")
    assert asked(throws(match, 1)) == "4 order"
    assert asked(throws(match, 6)) == "4 throw"


def test_a_tie_below_the_highest_does_not_matter() -> None:
    assert asked(throws(begin(4), 3, 3, 6, 3)) == "3 throw"


def test_a_throw_in_the_tie_lower_than_one_that_lost_before_still_wins() -> None:
    assert asked(throws(begin(), 6, 6, 5, 1, 2)) == "2 throw"


def test_three_who_tie_throw_again_and_two_of_them_once_more() -> None:
    match = throws(begin(4), 6, 6, 1, 6)
    assert fields(match, "seat", "contending") == ("1", "1,1,0,1")
    throws(match, 4, 2, 4)
    assert fields(match, "seat", "contending") == ("1", "1,0,0,1")
    assert asked(throws(match, 1, 1, 5, 5, 3, 2)) == "1 throw"


def test_all_four_can_tie_again_and_again() -> None:
    match = begin(4)
    for die in (1, 2, 3, 4, 5, 6):
        throws(match, die, die, die, die)
        assert fields(match, "seat", "ask", "contending", "order") == ("1", "order", "1,1,1,1", "0,0,0,0")
    assert asked(throws(match, 1, 1, 1, 2)) == "4 throw"


@pytest.mark.parametrize(("seats", "first", "then"), [(3, 1, 2), (3, 2, 3), (3, 3, 1), (2, 2, 1), (4, 4, 1), (4, 3, 4)])
def test_play_goes_on_clockwise(seats: int, first: int, then: int) -> None:
    match = throws(sit(seats=seats, starter=first, seat=first), TO_REFUEL)
    assert asked(match) == f"{then} throw"
    assert money(match)[first - 1] == 14


@pytest.mark.parametrize("starter", [1, 2, 3])
def test_every_seat_has_its_turn_in_a_round_and_the_starter_opens_the_next(starter: int) -> None:
    match = sit(starter=starter, seat=starter)
    seen = []
    for _ in range(4):
        seen.append((asked(match), *fields(match, "rounds")))
        throws(match, TO_REFUEL)
    order = [1 + (starter - 1 + n) % 3 for n in range(4)]
    assert seen == [(f"{seat} throw", "20/1" if n < 3 else "20/2") for n, seat in enumerate(order)]


def test_a_seat_that_throws_for_the_order_can_do_nothing_else() -> None:
    assert options(begin()) == ["throw"]
