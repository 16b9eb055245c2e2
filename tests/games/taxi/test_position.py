"""A game as one line of text, and back; a field that cannot be read is named."""

from typing import Any

import pytest
from tests.games.taxi.table import (
    BOARD,
    GAME,
    GIFTS,
    begin,
    field,
    fields,
    look,
    position,
    read_refused,
    say,
    sit,
    throws,
    wrong_field,
)

from cabstand.core import Match, new_match

NAMES = (
    "seats", "rounds", "starter", "seat", "ask", "money", "token", "out", "place", "started", "order", "contending",
    "card", "target", "misses", "time", "questions", "talks", "gifts", "board",
)  # fmt: skip
ASKED: dict[str, dict[str, Any]] = {
    "throw": {},
    "throw+": {},
    "question": {"at": "question-4"},
    "choose": {"at": "give"},
    "gift": {"at": "give", "target": 3},
    "talk": {"at": "sound"},
    "divert": {"at": "d1"},
    "divert+": {"at": "d1"},
    "slide": {"at": "d7"},
    "slide+": {"at": "d2"},
    "ladder": {"at": "d8", "misses": 1},
    "ladder+": {"at": "d3", "misses": 1},
    "leave": {"at": "d3"},
}


def reads_back(match: Match) -> bool:
    return GAME.read_position(match.position()).tobytes() == match.state.tobytes()


def test_a_new_game_is_written_so() -> None:
    assert begin(2).position() == (
        "taxi/1 seats=2 rounds=20/0 starter=1 seat=1 ask=order money=20,20 token=1,1 out=0,0 place=0,0 started=0,0 "
        f"order=0,0 contending=1,1 card=0 target=1 misses=0 time=0 questions=10: talks=5: gifts={GIFTS}: board={BOARD}"
    )


def test_a_game_in_the_middle_is_written_so() -> None:
    given: dict[str, Any] = {"at": "d5", "seats": 4, "seat": 3, "ask": "ladder+", "misses": 1, "starter": 4}
    given |= {"rounds": "0/7", "time": 1, "questions": "10:1-3,5,9-10"}
    assert sit(**given).position() == position(**given)


@pytest.mark.parametrize("ask", ASKED)
def test_whatever_is_asked_reads_back(ask: str) -> None:
    match = sit(ask=ask, **ASKED[ask])
    assert match.position() == position(ask=ask, **ASKED[ask])
    assert reads_back(match)


def test_a_game_that_is_over_reads_back() -> None:
    match = throws(sit("sound", seat=3, rounds="2/1"), 3)
    assert field(match, "ask") == "over"
    assert reads_back(match)


def test_the_throws_for_the_order_read_back() -> None:
    match = begin(4)
    for die in (2, 5, 2, 5, 1, 1, 4):
        throws(match, die)
        assert reads_back(match)
    assert field(say(match, "throw"), "ask") == "order+"
    assert reads_back(match)


def test_the_standard_board_is_called_standard_and_any_other_is_written_out() -> None:
    assert field(new_match("taxi", seats=2), "board") == "standard"
    assert reads_back(new_match("taxi", seats=2))
    assert field(begin(), "board") == BOARD


@pytest.mark.parametrize("used", ["", "1", "10", "1-10", "1-2", "1,3", "2-4,6,8-10"])
def test_used_cards_are_written_in_runs(used: str) -> None:
    match = sit(questions=f"10:{used}", talks="5:2-3,5", gifts=f"{GIFTS}:1-2,4")
    assert fields(match, "questions", "talks", "gifts") == (f"10:{used}", "5:2-3,5", f"{GIFTS}:1-2,4")
    assert reads_back(match)


def test_what_the_seats_do_not_hold_is_the_banks() -> None:
    assert look(sit(money="700,90,20")).bank == -10


def test_fields_may_stand_in_any_order_and_blanks_do_not_matter() -> None:
    head, *words = position().split()
    assert GAME.read_position("  ".join([head, *reversed(words)])).tobytes() == sit().state.tobytes()


@pytest.mark.parametrize("text", ["", "   ", "taxi/2 seats=2", "space-taxi/1 seats=3", "seats=3", "x" * 99])
def test_a_text_without_the_head_is_no_position(text: str) -> None:
    refusal = read_refused(text)
    assert (refusal.reason, refusal.args) == ("no-position", {"text": text[:60], "head": "taxi/1"})


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_is_missing_is_named(name: str) -> None:
    refusal = read_refused(" ".join(word for word in position().split() if not word.startswith(f"{name}=")))
    assert (refusal.reason, refusal.args) == ("taxi-impossible-position", {"field": name, "value": ""})


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_is_given_twice_is_named(name: str) -> None:
    assert read_refused(f"{position()} {name}=1").args == {"field": name, "value": "1"}


def test_an_unknown_field_is_named() -> None:
    assert read_refused(f"{position()} colour=red").args == {"field": "colour", "value": "red"}
    assert read_refused(f"{position()} {'x' * 30}={'y' * 50}").args == {"field": "x" * 20, "value": "y" * 40}


UNREADABLE: dict[str, list[str]] = {
    "seats": ["1", "5", "x", "", "33"],
    "rounds": ["20", "20/", "/1", "a/1", "20/1/1", "-1/0", "1000000/1", "20/1000000"],
    "starter": ["0", "5", "x", "", "1,2"],
    "seat": ["0", "5", "x", ""],
    "target": ["0", "5", "x", ""],
    "ask": ["", "fly", "Throw", "throw++", "+"],
    "card": ["x", "", "-1", "1000"],
    "misses": ["2", "x", ""],
    "time": ["2", "x", ""],
    "money": ["20,20", "20,20,20,20", "20,x,20", "20,-1,20", "20,,20", "20,20,1000000"],
    "token": ["1,1", "1,1,2", "111"],
    "out": ["0,0", "0,0,2"],
    "started": ["1,1", "1,1,2"],
    "order": ["0,0", "0,0,7"],
    "contending": ["0,0", "0,0,2", "000"],
    "questions": ["", *"10 : 0: 010: 513: x: 10:0 10:11 10:3-11 10:x 10:1, 10:1- 10:1-2-3 1000:".split()],
    "talks": ["", "5", "0:", "129:", "5:6", "5:0"],
    "gifts": [
        "",
        ":",
        "5",
        "0:",
        "5/:",
        "x:",
        "1000:",
        "5,6:",
        "/".join(["1"] * 65) + ":",
        f"{GIFTS}:5",
        f"{GIFTS}:0",
        f"{GIFTS}:x",
    ],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in UNREADABLE.items() for value in values])
def test_a_value_that_cannot_be_read_is_named_with_its_field(name: str, value: str) -> None:
    refusal = read_refused(swap(name, value))
    assert (refusal.reason, refusal.args) == ("taxi-impossible-position", {"field": name, "value": value[:40]})


@pytest.mark.parametrize(
    "value", ["1,1", "1,1,1,1", "1,x,1", "1,,1", "1,d,1", "1,e3,1", "1,100,1", "1,-1,1", "1,12,1", "1,d9,1", "1,99,1"]
)
def test_a_place_that_is_not_on_the_board_is_refused(value: str) -> None:
    assert read_refused(swap("place", value)).args == {"field": "place", "value": value}


def swap(name: str, value: str) -> str:
    """The usual position with the raw value of one field changed."""
    return " ".join(f"{name}={value}" if word.startswith(f"{name}=") else word for word in position().split())


def test_a_board_in_a_position_is_checked_like_any_other() -> None:
    assert read_refused(swap("board", "")).reason == "taxi-board-unreadable"
    assert read_refused(swap("board", "rank;0")).reason == "taxi-board-length"


def test_values_at_their_limits_are_read() -> None:
    match = sit(
        rounds="999999/999998", money="999999,1,1", questions="512:512", talks="128:128", gifts="/".join(["-999"] * 64) + ":64"
    )
    assert fields(match, "rounds", "money", "questions", "talks") == ("999999/999998", "999999,1,1", "512:512", "128:128")
    assert reads_back(match)


# --- what each field may say beside the others


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("starter", {"starter": 4}),
    ("starter", {"seats": 2, "starter": 3}),
    ("seat", {"seat": 4}),
    ("seat", {"seats": 2, "seat": 3, "at": ""}),
    ("seat", {"out": "1,0,0", "money": "0,20,20", "token": "0,1,1"}),
    ("target", {"target": 2}),
    ("target", {"ask": "choose", "at": "give", "target": 2}),
    ("target", {"ask": "gift", "at": "give", "target": 4}),
    ("target", {"ask": "gift", "at": "give", "target": 3, "out": "0,0,1", "money": "20,20,0", "token": "1,1,0"}),
    ("out", {"out": "0,1,1", "money": "20,0,0", "token": "1,0,0"}),
    ("out", {"out": "0,0,1", "money": "20,20,0"}),  # with its token in hand
    ("out", {"out": "0,0,1", "money": "20,20,0", "token": "1,1,0", "place": "1,1,d4"}),
    ("money", {"money": "20,0,20"}),
    ("money", {"out": "0,0,1", "token": "1,1,0"}),
    ("place", {"at": "d3"}),
    ("place", {"place": "1,d1,1"}),
    ("place", {"place": "1,1,d2"}),
    ("place", {"ask": "divert", "at": "d2"}),
    ("place", {"ask": "divert", "at": "d3"}),
    ("place", {"ask": "divert"}),
    ("place", {"ask": "slide", "at": "d1"}),
    ("place", {"ask": "slide", "at": "d8"}),
    ("place", {"ask": "slide"}),
    ("place", {"ask": "ladder"}),
    ("place", {"ask": "ladder", "at": "d2"}),
    ("place", {"ask": "leave", "at": "d2"}),
    ("place", {"ask": "leave"}),
    ("place", {"ask": "question", "at": "give"}),
    ("place", {"ask": "question", "at": "d3"}),
    ("place", {"ask": "choose"}),
    ("place", {"ask": "gift"}),
    ("place", {"ask": "gift", "at": "d3"}),
    ("place", {"ask": "talk"}),
    ("started", {"started": "1,0,1"}),
    ("started", {"started": "1,0,1", "place": "1,d3,1"}),
    ("ask", {"ask": "question+", "at": "question-4"}),
    ("ask", {"ask": "choose+", "at": "give"}),
    ("ask", {"ask": "gift+", "at": "give"}),
    ("ask", {"ask": "talk+", "at": "sound"}),
    ("ask", {"ask": "leave+", "at": "d3"}),
    ("ask", {"ask": "over+", "rounds": "20/20"}),
    ("order", {"order": "0,3,0"}),
    ("order", {"contending": "0,1,0"}),
    ("card", {"card": 1}),
    ("card", {"ask": "choose", "at": "give", "card": 1}),
    ("card", {"ask": "gift", "at": "give", "card": 1}),
    ("card", {"ask": "question", "at": "question-4", "card": 11}),
    ("card", {"ask": "question", "at": "question-4", "card": 1}),  # not among the used
    ("card", {"ask": "question", "at": "question-4", "card": 1, "questions": "10:2"}),
    ("card", {"ask": "talk", "at": "sound", "card": 6}),
    ("misses", {"misses": 1}),
    ("misses", {"ask": "leave", "at": "d3", "misses": 1}),
    ("misses", {"ask": "divert", "at": "d1", "misses": 1}),
    ("time", {"time": 1}),
    ("time", {"time": 1, "rounds": "1/0"}),
    ("rounds", {"rounds": "20/20"}),
    ("rounds", {"rounds": "20/21"}),
    ("rounds", {"ask": "over", "rounds": "20/21"}),
    ("rounds", {"ask": "over", "rounds": "1/2"}),
]


@pytest.mark.parametrize(("name", "given"), IMPOSSIBLE)
def test_a_position_that_cannot_occur_is_refused_with_the_field_that_shows_it(name: str, given: dict[str, Any]) -> None:
    assert wrong_field(**given) == name


FRESH: dict[str, Any] = {
    "ask": "order", "rounds": "20/0", "place": "rank,rank,rank", "started": "0,0,0", "contending": "1,1,1",
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("ask", {"started": "1,0,0"}),
        ("ask", {"rounds": "20/1"}),
        ("ask", {"rounds": "0/0", "time": 1}),
        ("ask", {"starter": 2}),
        ("started", {"place": "1,0,0"}),
        ("place", {"place": "d3,0,0", "started": "1,0,0"}),
        ("order", {"order": "3,0,0"}),  # A is asked still
        ("order", {"seat": 2}),  # A has not thrown
        ("order", {"seat": 2, "order": "3,4,0"}),
        ("order", {"seat": 2, "order": "3,0,4"}),
        ("order", {"contending": "1,0,0"}),
        ("order", {"contending": "0,0,0"}),
        ("order", {"contending": "0,1,1"}),  # A is asked but does not contend
        ("order", {"contending": "1,0,1", "seat": 3, "order": "3,3,0"}),  # B does not contend
        ("order", {"contending": "1,0,1", "seat": 3}),
    ],
)
def test_while_the_order_is_thrown_for_nothing_else_has_happened(name: str, given: dict[str, Any]) -> None:
    sit(**FRESH)
    sit(**FRESH | {"contending": "1,0,1", "seat": 3, "order": "3,0,0"})
    assert wrong_field(**FRESH | given) == name


def test_neighbours_of_impossible_positions_are_possible() -> None:
    sit(out="0,1,0", money="20,0,20", token="1,0,1")
    sit(ask="gift", at="give", target=3)
    sit(ask="question", at="question-4", card=10, questions="10:10")
    sit(ask="question", at="question-2", card=0)
    sit(ask="talk", at="foot-sound", card=5)
    sit(ask="choose", at="foot-give")
    sit(ask="slide", at="d7")
    sit(place="rank,d3,d8", started="0,1,1", rounds="20/0", starter=2)
    sit(rounds="20/19")
    sit(rounds="0/500", time=1)
    sit(ask="over", rounds="20/20")
    sit(seats=2, ask="over", out="0,1", money="20,0", token="1,0", seat=2)
