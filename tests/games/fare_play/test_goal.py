"""The one line that says what a seat still needs to win."""

from tests.games.fare_play.goals import told
from tests.games.fare_play.table import table

from cabstand.games.fare_play.goal import goal_of

ENDS = {"start": "church", "end": "airport"}
JAM = {"card": "traffic-jam", "count": 1}


def test_locations_that_do_not_lie_there_come_first() -> None:
    assert told("neither location") == {"goal": "absent", **ENDS, "card": "church", "count": 2}
    assert told("one location") == {"goal": "absent", **ENDS, "card": "airport", "count": 1}


def test_missing_roads_and_what_stands_in_the_way_are_counted_along_the_best_way() -> None:
    assert told("missing roads") == {"goal": "roads", **ENDS, "roads": 5}
    assert told("a token") == {"goal": "blocked", **ENDS, **JAM}
    assert told("the hearse") == {"goal": "blocked", **ENDS, "card": "hearse", "count": 1}
    assert told("two tokens") == {"goal": "blocked", **ENDS, **JAM, "count": 2}
    assert told("missing roads and a token") == {"goal": "both", **ENDS, **JAM, "roads": 5}


def test_a_clear_way_is_to_be_declared_and_then_held() -> None:
    assert told("clear") == {"goal": "declare"}
    assert told("declared") == {"goal": "hold", "two": 0, "skips": 0}
    assert told("declared, and loses a turn") == {"goal": "hold", "two": 0, "skips": 1}
    assert told("declared, for two") == {"goal": "hold", "two": 1, "skips": 0}


def test_a_declared_way_that_was_blocked_wins_once_it_is_opened_again() -> None:
    assert told("blocked in my turn") == {"goal": "mend", "two": 0, "now": 1}
    assert told("blocked meanwhile") == {"goal": "mend", "two": 0, "now": 0}


def test_who_has_started_over_waits_for_a_new_fare() -> None:
    assert told("no fare") == {"goal": "none"}


def test_no_goal_is_left_once_the_game_is_over() -> None:
    t = table("c╋─a", fares="CA", tokens=[(1, 0)], green=[1], hands=["traffic-police curve curve curve curve"])
    t.play("go", "clear traffic-police e1")
    assert t.winner == 1
    assert goal_of(t.view(1), 1) is None
