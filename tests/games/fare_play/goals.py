"""Positions with what a seat still needs to win in them: the page works it out by itself, and must say the same."""

import json
from typing import Any, Final

import msgspec
from tests.games.fare_play.drawing import START
from tests.games.fare_play.table import Table, table

from cabstand.games.fare_play.goal import goal_of

AGAINST_THE_ARROW: Final = "c╋←a"
"""The way round to the Airport's far side is five cards long."""
POSITIONS: Final[dict[str, dict[str, Any]]] = {
    "neither location": {"picture": START},
    "one location": {"picture": "c╋"},
    "missing roads": {"picture": AGAINST_THE_ARROW},
    "a token": {"picture": "c╋─a", "tokens": [(1, 0)]},
    "the hearse": {"picture": "c╋─a", "hearse": (1, 0, "W")},
    "two tokens": {"picture": "c╋─┼a", "tokens": [(1, 0), (2, 0)]},
    "missing roads and a token": {"picture": AGAINST_THE_ARROW, "tokens": [(0, 0)]},
    "clear": {"picture": "c╋a"},
    "declared": {"picture": "c╋a", "green": [1], "turn": 2},
    "declared, and loses a turn": {"picture": "c╋a", "green": [1], "turn": 2, "skips": [1]},
    "declared, for two": {"picture": "c╋┼a", "seats": 2, "green": [1], "turn": 2},
    "blocked in my turn": {"picture": "c╋─a", "tokens": [(1, 0)], "green": [1]},
    "blocked meanwhile": {"picture": "c╋─a", "tokens": [(1, 0)], "green": [1], "turn": 2},
    "no fare": {"picture": START, "fares": "", "aside": {1: "CA"}, "turn": 2},
}
"""What lies on the table for seat 1, whose fare leads from the Church to the Airport."""
SEEN: Final = ("seats", "over", "seat_in_turn", "map", "drivers")


def standing(name: str) -> Table:
    return table(**{"fares": "CA", **POSITIONS[name]})


def told(name: str) -> dict[str, object]:
    """The goal of seat 1: the last word of its message, and its arguments."""
    goal = goal_of(standing(name).view(1), 1)
    assert goal is not None
    return {"goal": goal.message.removeprefix("fare-play-goal-"), **goal.args}


def told_goals() -> str:
    """The same for the page: what it sees of each position, and what is to be said."""
    rows = []
    for name in POSITIONS:
        view = msgspec.to_builtins(standing(name).view(1))
        rows.append(json.dumps({"name": name, "view": {field: view[field] for field in SEEN}, "told": told(name)}))
    return "[\n" + ",\n".join(rows) + "\n]\n"
