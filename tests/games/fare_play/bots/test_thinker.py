"""Bots that search, where they cannot: interpreted rules. What they do with compiled ones: fare_play_searches.py."""

import time

import numpy as np
import pytest
from tests.games.fare_play.table import table

from cabstand.core import Seat
from cabstand.core.rng import stream
from cabstand.core.rule import blank, record
from cabstand.games.fare_play import moves
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.bots import BOTS
from cabstand.games.fare_play.bots.options import list_moves
from cabstand.games.fare_play.bots.outlook import GRID, NEEDS, look
from cabstand.games.fare_play.bots.search import new_memory
from cabstand.games.fare_play.bots.thinker import Budget, advise, how_far
from cabstand.games.fare_play.bots.tree import ROOT, clear_tree
from cabstand.games.fare_play.cards import CARD_COUNTS, LOCATIONS, MOST_LAID, ROADS
from cabstand.games.fare_play.cheapest import CLEARING, FAR
from cabstand.games.fare_play.map import put
from cabstand.games.fare_play.record import MOST_SEATS, PLAY

ROUND = """
     ┌──┐
    c╋ a┘
"""
TWICE = """
     ┌┐
    a╪┘
     ╋c
"""


@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("random", "simple")])
def test_without_compiled_rules_a_thinker_answers_at_once_by_rule_of_thumb(name: str) -> None:
    t = table(ROUND, fares="CA HT SR", hands=["straight curve tee bridge red-light"], ask="play")
    hidden = FARE_PLAY.hide(t.state, Seat(0))
    started = time.process_time()
    assert BOTS[name].choose(hidden, Seat(0), stream(3)) == BOTS["simple"].choose(hidden, Seat(0), stream(3))
    assert time.process_time() - started < BOTS["ponderer"].budget.seconds  # type: ignore[attr-defined]


def test_how_far_a_fare_is_counts_cards_to_lay_and_clearings() -> None:
    assert how_far(table(ROUND, fares="CA HT SR").state) == (0, None, None)
    assert how_far(table(ROUND, fares="CA HT SR", tokens=[(1, -1)]).state) == (1, None, None)  # a road beside it
    t = table(ROUND, fares="CA HT SR", tokens=[(0, 0), (1, -1)])
    assert how_far(t.state) == (2, None, None)
    advice = advise(FARE_PLAY.hide(t.state, Seat(0)), Seat(0), stream(1), Budget(seconds=1.0))
    assert advice.options == ()
    assert advice.to_do == how_far(t.state)


def test_a_token_on_a_bridge_that_a_way_crosses_twice_is_one_clearing() -> None:
    t = table(TWICE, fares="CA HT SR")
    needed, worst, wants = np.zeros(MOST_SEATS, np.int8), np.zeros(MOST_SEATS, np.int8), np.zeros((MOST_SEATS, NEEDS), np.int8)
    look(record(t.state), blank(GRID)[0], needed, worst, wants)
    assert (needed[0], worst[0]) == (0, CLEARING)


def test_where_every_road_is_laid_a_search_looks_for_no_place_for_another() -> None:
    s = record(FARE_PLAY.new(3))
    for kind in range(ROADS + LOCATIONS):
        for _ in range(CARD_COUNTS[kind]):
            put(s, kind, int(s.laid), 0, 0)
        s.pile[kind] = 0
    assert s.laid == MOST_LAID
    s.phase = PLAY
    memory = new_memory(nodes=1000)
    clear_tree(memory.tree)
    list_moves(memory.tree, ROOT, s, 0, memory.out, memory.grid[0], np.full(MOST_SEATS, FAR, np.int8), stream(1))
    listed = {moves.kind(int(move)) for move in memory.tree.move[1 : memory.tree.size[0]]}
    assert moves.TOKEN in listed
    assert moves.LAY not in listed
