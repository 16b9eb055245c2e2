"""What is told of each move."""

from typing import Any

import pytest
from tests.games.taxi.table import A, B, begin, last_lines, say, sit

from cabstand.core import REFEREE, Actor, Match, Seat

Told = tuple[str, dict[str, int | str]]


def told(match: Match, *texts: str) -> list[Told]:
    """The lines of the last of these moves, without the name of the game."""
    return [(line.message.removeprefix("taxi-story-"), line.args) for line in last_lines(say(match, *texts))]


def thrown(die: int, seat: int = 1) -> Told:
    return ("throw", {"seat": seat, "die": die})


# --- the order of play


def test_throws_for_the_order_are_told_and_who_starts() -> None:
    match = begin()
    assert told(match, "throw", "die 2") == [thrown(2)]
    assert told(match, "throw", "die 5") == [thrown(5, 2)]
    assert told(match, "throw", "die 4") == [thrown(4, 3), ("starts", {"seat": 2})]


def test_a_tie_of_some_is_told() -> None:
    match = say(begin(), "throw", "die 5", "throw", "die 2")
    assert told(match, "throw", "die 5") == [thrown(5, 3), ("tie", {})]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tie_of_all_is_told_too(seats: int) -> None:
    match = begin(seats)
    for seat in range(1, seats):
        assert told(match, "throw", "die 3") == [thrown(3, seat)]
    assert told(match, "throw", "die 3") == [thrown(3, seats), ("tie", {})]


def test_the_wish_to_throw_is_not_told() -> None:
    assert told(sit(), "throw") == []


# --- driving


@pytest.mark.parametrize(
    ("start", "die", "lines"),
    [
        ("question-2", 1, [("fare", {"seat": 1, "pounds": 3})]),
        ("question-2", 2, []),
        ("question-2", 3, [("give", {"seat": 1, "pounds": 0})]),
        ("question-2", 4, []),
        ("question-2", 5, [("refuel", {"seat": 1, "pounds": 6})]),
        ("question-2", 6, [("diversion", {"seat": 1, "pounds": 0})]),
        ("sound", 3, [("exit", {"seat": 1, "pounds": 0})]),
        ("exit", 4, [("on-rank", {"seat": 1, "pounds": 0})]),
        ("exit", 5, [("rank", {"seat": 1, "pounds": 10})]),
        ("exit", 6, [("rank", {"seat": 1, "pounds": 10}), ("fare", {"seat": 1, "pounds": 3})]),
        ("rank", 6, [("rank", {"seat": 1, "pounds": 10}), ("refuel", {"seat": 1, "pounds": 6})]),
    ],
)
def test_a_throw_is_told_with_rank_and_the_box(start: str, die: int, lines: list[Told]) -> None:
    assert told(sit(start), "throw", f"die {die}") == [thrown(die), *lines]


def test_the_first_start_tells_nothing_of_rank() -> None:
    match = say(begin(2), "throw", "die 5", "throw", "die 2")
    assert told(match, "throw", "die 6") == [thrown(6), ("refuel", {"seat": 1, "pounds": 6})]


# --- boxes


def test_a_question_and_its_answer_are_told() -> None:
    match = sit("question-4", ask="question", seat=2)
    assert told(match, "question 3") == [("question", {"seat": 2, "value": 4})]
    assert told(match, "right") == [("right", {"seat": 2, "pounds": 4})]
    assert told(sit("question-2", ask="question"), "question 3", "wrong") == [("wrong", {"seat": 1})]


def test_a_card_kept_or_handed_on_is_told() -> None:
    assert told(sit("give", ask="choose"), "keep") == [("keep", {"seat": 1})]
    assert told(sit("give", ask="choose"), "hand 3") == [("hand", {"seat": 1, "to": 3})]


def test_a_card_is_told_of_who_got_it() -> None:
    assert told(sit("give", ask="choose"), "hand 3", "card 1") == [("gain", {"seat": 3, "pounds": 7})]
    assert told(sit("give", ask="choose"), "hand 2", "card 2") == [("loss", {"seat": 2, "pounds": 7})]


def test_a_talk_and_its_words_are_told_without_the_card() -> None:
    match = sit("sound", ask="talk")
    assert told(match, "talk 3") == [("talk", {"seat": 1})]
    assert told(match, "words 5") == [("words", {"seat": 1, "words": 5, "pounds": 20})]


# --- the ladder


def test_the_way_down_the_ladder_is_told() -> None:
    match = sit("d1", ask="divert", money="50,20,20")
    assert told(match, "throw", "die 1") == [thrown(1), ("one", {"seat": 1, "pounds": 6})]
    assert told(match, "throw", "die 1") == [thrown(1), ("one", {"seat": 1, "pounds": 6})]
    assert told(match, "throw", "die 3") == [thrown(3)]


def test_the_short_cut_is_told() -> None:
    assert told(sit("d1", ask="divert", money="50,20,20"), "pay") == [("pay", {"seat": 1, "pounds": 20})]


def test_throws_for_the_number_of_the_box_are_told() -> None:
    match = sit("d6", ask="ladder")  # shows 1
    assert told(match, "throw", "die 5") == [thrown(5), ("miss", {"seat": 1, "pounds": 4})]
    assert told(match, "throw", "die 6") == [thrown(6), ("stay", {"seat": 1, "pounds": 4})]
    assert told(sit("d6", ask="ladder"), "throw", "die 1") == [thrown(1), ("hit", {"seat": 1})]


@pytest.mark.parametrize("way", ["leave sound", "leave give"])
def test_leaving_the_ladder_is_told(way: str) -> None:
    assert told(sit("d3", ask="leave"), way) == [("leave", {"seat": 1})]


# --- money runs out


def test_a_token_handed_in_is_told() -> None:
    assert told(sit(money="6,20,20"), "throw", "die 5")[2:] == [("loan", {"seat": 1, "pounds": 20})]


def test_the_token_of_who_got_the_card_is_told() -> None:
    lines = told(sit("give", ask="choose", money="20,20,3"), "hand 3", "card 2")
    assert lines == [("loss", {"seat": 3, "pounds": 7}), ("loan", {"seat": 3, "pounds": 20})]


def test_a_seat_that_is_out_is_told_once() -> None:
    match = sit(money="6,20,20", token="0,1,1")
    assert told(match, "throw", "die 5")[2:] == [("out", {"seat": 1})]
    assert told(match, "throw", "die 5")[2:] == []


@pytest.mark.parametrize("seat", [A, B])
def test_redeeming_is_told_of_who_redeems(seat: Actor) -> None:
    match = sit(money="50,50,20", token="0,0,1")
    match.push_text("redeem", seat)
    assert [(line.message, line.args) for line in match.story()] == [("taxi-story-redeem", {"seat": seat + 1})]


# --- the end


def end(**fields: Any) -> list[Told]:
    """C makes the last move of the shift and lands on EXIT; what is told after that."""
    return told(sit("sound", seat=3, rounds="2/1", **fields), "throw", "die 3")[2:]


def test_time_is_told() -> None:
    match = sit(rounds="0/1")
    match.push_text("time", REFEREE)
    assert [(line.message, line.args) for line in match.story()] == [("taxi-story-time", {})]


def test_the_winner_is_told() -> None:
    assert end(money="20,50,20") == [("win", {"seat": 2, "pounds": 50})]


def test_winners_who_share_are_told_each() -> None:
    assert end(money="50,20,50") == [("shared-win", {"seat": 1, "pounds": 50}), ("shared-win", {"seat": 3, "pounds": 50})]


def test_that_nobody_wins_is_told() -> None:
    assert end(token="0,0,0") == [("no-winner", {})]


def test_tokens_that_come_back_at_the_end_are_told() -> None:
    assert end(money="60,20,60", token="0,1,0") == [
        ("redeem", {"seat": 1}),
        ("redeem", {"seat": 3}),
        ("shared-win", {"seat": 1, "pounds": 30}),
        ("shared-win", {"seat": 3, "pounds": 30}),
    ]


def test_the_last_seat_out_and_the_end_are_told_together() -> None:
    lines = told(sit(seats=2, seat=2, money="20,6", token="1,0"), "throw", "die 5")
    assert lines == [
        thrown(5, 2),
        ("refuel", {"seat": 2, "pounds": 6}),
        ("out", {"seat": 2}),
        ("win", {"seat": 1, "pounds": 20}),
    ]


def test_everybody_is_told_the_same() -> None:
    match = say(sit(), "throw", "die 4", "talk 2", "words 3", "throw", "die 5")
    assert match.story() == match.story(Seat(0)) == match.story(Seat(2))
    assert len(match.story()) == 5
