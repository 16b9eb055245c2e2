"""RANK: landing on it does nothing; £10 when the counter moves on past it, before the new box is done."""

import pytest
from tests.games.taxi.table import BOARD, B, asked, begin, fields, look, money, say, sit, throws, where


@pytest.mark.parametrize(("start", "die"), [("exit", 4), ("foot-sound", 2), ("foot-give", 1)])
def test_landing_on_rank_pays_nothing_and_ends_the_turn(start: str, die: int) -> None:
    match = throws(sit(start), die)
    assert where(match) == "rank"
    assert money(match) == [20, 20, 20]
    assert asked(match) == "2 throw"


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_leaving_rank_pays_10(die: int) -> None:
    match = throws(sit("rank"), die)
    assert money(match) == [30 + (3 if die == 2 else 0), 20, 20]
    assert where(match) == BOARD.split(",")[die]


@pytest.mark.parametrize(("start", "die"), [("exit", 5), ("exit", 6), ("foot-sound", 3), ("foot-give", 2), ("foot-give", 6)])
def test_passing_rank_pays_10(start: str, die: int) -> None:
    match = throws(sit(start), die)
    assert money(match)[0] == 30 + (3 if where(match) == "fare-3" else 0)


def test_the_last_box_before_rank_pays_nothing_yet() -> None:
    assert money(throws(sit("exit"), 3)) == [20, 20, 20]


def test_landing_and_then_leaving_pays_once() -> None:
    match = throws(sit("foot-give", seats=2), 1, 5, 1)
    assert money(match) == [30, 14]


def test_the_bank_pays_for_rank() -> None:
    match = sit("rank")
    before = look(match).bank
    assert look(throws(match, 1)).bank == before - 10


@pytest.mark.parametrize("die", [1, 3, 4, 5])
def test_rank_pays_nothing_for_the_first_start_of_the_game(die: int) -> None:
    match = throws(begin(2), 6, 1, die)
    assert money(match) == [20, 20]
    assert fields(match, "started") == ("1,0",)


def test_the_first_start_of_one_seat_is_not_that_of_another() -> None:
    match = sit(seat=2, place="rank,rank,rank", started="1,0,0", rounds="20/0")
    assert money(say(throws(match, 3), "question 1", "right")) == [20, 24, 20]
    match = sit(seat=1, place="rank,rank,rank", started="1,0,0", rounds="20/0")
    assert money(say(throws(match, 3), "question 1", "right")) == [34, 20, 20]


def test_rank_pays_at_every_pass() -> None:
    match = sit(seats=2, place="foot-give,d8", money="20,99")
    for passed in (1, 2, 3):
        throws(match, 6)
        say(match, f"talk {passed}", "words 0")
        assert money(match)[0] == 20 + 10 * passed
        throws(match, 1, 1)  # B stays on the ladder
        throws(match, 3)  # A from sound to exit
        throws(match, 1, 1)
        throws(match, 3)  # to the foot of the ladder
        say(match, "hand 2", f"card {passed}")
        throws(match, 1, 1)


def test_rank_pays_in_the_middle_of_a_row_of_fares() -> None:
    match = throws(sit("exit"), 1, 5)  # a fare of 5, then past rank to one of 3
    assert money(match) == [20 + 5 + 10 + 3, 20, 20]
    assert where(match) == "fare-3"


def test_rank_pays_before_the_new_box_is_done_so_that_its_10_can_save_a_seat() -> None:
    match = throws(sit("rank", money="1,20,20"), 6)
    assert where(match) == "refuel"
    assert fields(match, "money", "token") == ("5,20,20", "1,1,1")


def test_a_jump_to_exit_pays_nothing_for_rank() -> None:
    match = say(sit("d1", ask="divert", money="50,20,20"), "pay")
    assert where(match) == "exit"
    assert money(match) == [30, 20, 20]


@pytest.mark.parametrize(("way", "box"), [("leave sound", "foot-sound"), ("leave give", "foot-give")])
def test_a_jump_to_the_foot_of_the_ladder_pays_nothing_for_rank(way: str, box: str) -> None:
    match = say(sit("d3", ask="leave"), way)
    assert where(match) == box
    assert money(match) == [20, 20, 20]


def test_counters_go_on_from_the_foot_of_the_ladder_as_usual() -> None:
    match = say(sit("d3", seats=2, ask="leave"), "leave give", "keep", "card 1")
    throws(match, 5)  # B re-fuels
    assert (where(match), where(match, B), asked(match)) == ("foot-give", "refuel", "1 throw")
    assert money(throws(match, 2)) == [20 + 7 + 10, 14]
