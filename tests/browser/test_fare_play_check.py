"""The cards of Fare Play, drawn again by the page: whole games of every size, and what was changed in them."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pytest
from tests.browser.test_dice_check import checked, compare, expected
from tests.table.fair_game import any_move, finished_log, lines_of, with_line
from tests.table.test_checked_games import changed_outcomes

from cabstand.core import Actor, Game, Move, find_game
from cabstand.core.rng import Stream, below, stream
from cabstand.core.rule import States, record
from cabstand.games.fare_play.batch import list_others
from cabstand.games.fare_play.playable import MOST_MOVES
from cabstand.games.fare_play.record import PLAY
from cabstand.table.dice import facts
from cabstand.table.log import read_line
from cabstand.table.table import header_for

TRAFFIC: Final = ("lose-a-turn", "steal-a-fare", "swap-hands", "pass-left", "resurface", "u-turn", "fast-lane", "rush-hour")
EVENTFUL: Final = ("start over", "undo", "pass", "hearse", "red light", "detour", *(f"play {card}" for card in TRAFFIC))
"""Moves that change what is where; each comes up in the games."""
LINES: Final = 120
"""After these a game is given up, but for one of ten, which is played to its end."""


def eventful_move(game: Game, state: States, actor: Actor, rng: Stream) -> Move:
    """Most legal moves lay a road: every second time it is another card, where one can be played."""
    if state["phase"][0] == PLAY and below(rng, 2):
        out = np.empty(MOST_MOVES, np.int64)
        others = list_others(record(state), actor, out)
        if others:
            return Move(int(out[below(rng, others)]))
    return any_move(game, state, actor, rng)


@cache
def game_log(number: int) -> str:
    """Two to six seats, with and without the strict rules, lots or the second seat to begin, some nonces left out."""
    seats, secret = 2 + number % 5, sha256(f"game {number}".encode()).digest()
    options = {"tournament": str(number % 4 < 2).lower()} | ({"starter": "2"} if number % 3 == 0 else {})
    nonces = tuple(f"n{number}-{seat}" if (seat + number) % 3 else "" for seat in range(seats))
    players = tuple(f"Player {seat}" for seat in range(seats))
    header = header_for(find_game("fare-play"), options, players, facts(secret, f"table-{number}", nonces))
    return finished_log(header, secret, stream(number), 100_000 if number % 10 == 0 else LINES, eventful_move)


def lines_with_chance(log: str) -> list[int]:
    """Their numbers in the file."""
    return [number for number, line in enumerate(lines_of(log), 1) if "=> " in line and not line.startswith("=>")]


def without(log: str, number: int) -> str:
    """The log without the last thing that chance did in a line."""
    head, _, tail = lines_of(log)[number - 1].partition(" => ")
    rest = tail.split(", ")[:-1]
    return with_line(log, number, f"{head} => {', '.join(rest)}" if rest else head)


def test_every_card_of_whole_games_is_right(size: Callable[[int, int], int]) -> None:
    logs = [game_log(number) for number in range(size(30, 600))]
    verdicts: list[Any] = [told["verdict"] for told in checked(logs)]
    for log, verdict in zip(logs, verdicts, strict=True):
        assert verdict["difference"] is None, log
        chance = [read_line(line).chance for line in lines_of(log)[lines_of(log).index("") + 1 :]]
        assert [draw["written"] for draw in verdict["draws"]] == [outcome for line in chance for outcome in line]
    everything = "".join(logs)
    for moment in EVENTFUL:
        assert f": {moment}" in everything, moment
    assert max(len(verdict["draws"]) for verdict in verdicts) > 200, "the discards are shuffled again"


def test_python_says_the_same(size: Callable[[int, int], int]) -> None:
    logs = [game_log(number) for number in range(1, size(5, 600))]
    assert checked(logs) == [expected(log) for log in logs]


@pytest.mark.parametrize("number", [0, 3, 6])
def test_every_changed_card_is_found_where_it_stands(number: int, size: Callable[[int, int], int]) -> None:
    log = game_log(number)
    changes = list(changed_outcomes(log))
    changes = changes[:: max(1, len(changes) // size(60, 10_000))]
    assert len(changes) >= 50
    told = checked([with_line(log, line, text) for line, text, _ in changes])
    found = [one["verdict"]["difference"] for one in told]
    assert [(one["line"], one["text"], one["draw"]["name"]) for one in found] == changes


def test_a_card_left_out_or_put_in_is_found_where_python_finds_it(size: Callable[[int, int], int]) -> None:
    log = game_log(4)
    at = lines_with_chance(log)
    at = at[:: max(1, len(at) // size(6, 1000))]
    idle = [number for number, line in enumerate(lines_of(log), 1) if ": discard" in line and "=>" not in line]
    logs = [without(log, number) for number in at]
    logs += [with_line(log, number, f"{lines_of(log)[number - 1]}, draw curve") for number in at]
    logs += [with_line(log, number, f"{lines_of(log)[number - 1]} => fare 3") for number in idle[:5]]
    assert compare(logs) == len(logs)
    assert all(told["verdict"]["difference"] for told in checked(logs))
