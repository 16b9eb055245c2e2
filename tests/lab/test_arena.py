"""Bots compared in all seat orders on the same dice: of several kinds, or one alone against others."""

from itertools import permutations

import numpy as np
import pytest

from cabstand.core import Refused
from cabstand.lab.arena import WHOLE, Standings, _parts, alone, empty_standings, orders, play_orders
from cabstand.lab.simulate import Job

SHORT = {"rounds": "2"}


def test_equal_bots_have_equal_shares_whatever_the_dice() -> None:
    told = play_orders(Job("space-taxi", ("random",) * 3, 4, 0, 2))
    assert told.bots == ["random"]
    assert (told.sets, told.games) == (2, 2)
    assert told.share(0) == pytest.approx(1 / 3)
    assert told.interval(0).low == told.interval(0).high == pytest.approx(1 / 3)


def test_every_order_that_differs_is_played() -> None:
    assert sorted(orders(("a", "b", "b"))) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert set(orders(("a", "b", "c"))) == set(permutations("abc"))
    told = play_orders(Job("space-taxi", ("simple", "random", "random"), 4, 0, 3))
    assert told.games == 9
    assert told.seats == [3, 6]
    assert told.share(0) + 2 * told.share(1) == pytest.approx(1.0)
    assert told.share(0) > 0.8


def test_sets_played_apart_add_up_to_the_same() -> None:
    bots = ("random",) * 3
    whole = play_orders(Job("space-taxi", bots, 7, 0, 3))
    parts = empty_standings(bots)
    for first, count in ((1, 2), (0, 1)):
        parts.add(play_orders(Job("space-taxi", bots, 7, first, count)))
    assert parts == whole


def test_a_shared_win_is_shared_and_a_game_without_winner_by_all() -> None:
    assert _parts(np.array([[1, 0, 0], [1, 0, 1], [0, 0, 0]])).tolist() == [[60, 0, 0], [30, 0, 30], [20, 20, 20]]


def test_the_interval_comes_from_the_spread_between_sets() -> None:
    # sets in which the bot, once in each of three seats, won 1, 2, 1 and 2 times
    parts = [WHOLE * wins for wins in (1, 2, 1, 2)]
    told = Standings(["a"], 4, 12, 0, 0, [sum(parts)], [sum(n * n for n in parts)], [0], [3], [0.0], [0.0], notes_luck=False)
    assert told.share(0) == 0.5
    half = 1.959964 * (1 / 3 / 4) ** 0.5 / 3
    assert told.interval(0).high == pytest.approx(0.5 + half, abs=1e-5)


def test_bots_that_solve_their_turns_are_not_simulated_by_interpreted_rules() -> None:
    with pytest.raises(Refused) as error:
        play_orders(Job("space-taxi", ("winner", "exact", "exact"), 1, 0, 1))
    assert error.value.refusal.reason == "space-taxi-simulate-not-compiled"


def test_a_bot_among_its_like_wins_exactly_its_share() -> None:
    match = alone("taxi", "simple", "simple", seats=3, games=4, seed=1, options=SHORT)
    assert match.share == pytest.approx(1 / 3)
    assert match.interval.low == pytest.approx(match.interval.high)


def test_who_knows_more_wins_more_and_the_interval_lies_around_the_share() -> None:
    match = alone("taxi", "pearl", "sid", seats=2, games=12, seed=1, options={"rounds": "6"})
    assert match.interval.low < match.share < match.interval.high
    assert match.share > 0.5
