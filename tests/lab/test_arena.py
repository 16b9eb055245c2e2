"""Bots compared in all seat orders on the same chance: what is played, what is kept, and what is told."""

from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from cabstand.core import Refused
from cabstand.lab import arena_log
from cabstand.lab.arena import Batch, Setup, play_batch, ranked, set_up, tables
from cabstand.lab.simulate import Played
from cabstand.lab.standings import Standings, shares
from cabstand.statistics.sequential import Answer, Sequential

SHORT = {"rounds": "2"}


def arena(
    *bots: str, deals: int, game: str = "space-taxi", players: int = 3, options: dict[str, str] | None = None
) -> Standings:
    setup = set_up(game, bots, players, options or {}, seed=4)
    standings = Standings(setup)
    standings.add(play_batch(setup, 0, deals))
    return standings


def made_up(setup: Setup, *deals: str, luck: list[list[float]] | None = None) -> Standings:
    """An arena of these results; games of a deal are written one after another."""
    told = Standings(setup)
    told.add(Batch(0, len(deals), 0, ["".join(deal.split()) for deal in deals], [{0: 1} for _ in told.bots], luck))
    return told


def test_equal_bots_have_equal_shares_whatever_the_dice() -> None:
    told = arena("random", "random", "random", deals=2)
    assert (told.bots, told.deals, told.games) == (["random"], 2, 2)
    assert told.wins.mean(0) == pytest.approx(1 / 3)
    assert told.wins.interval(0).low == told.wins.interval(0).high == pytest.approx(1 / 3)


def test_every_order_that_differs_is_played() -> None:
    assert sorted(tables(("a", "b", "b"), 3)) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert set(tables(("a", "b", "c"), 3)) == set(permutations("abc"))
    told = arena("simple", "random", "random", deals=3)
    assert told.games == 9
    assert told.seats.tolist() == [3, 6]
    assert told.wins.mean(0) + 2 * told.wins.mean(1) == pytest.approx(1.0)
    assert told.wins.mean(0) > 0.8


def test_where_more_bots_are_named_than_sit_at_a_table_they_take_turns() -> None:
    assert set(tables(("a", "b", "c"), 2)) == {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")}
    told = arena("sid", "rosie", "pearl", deals=2, game="taxi", players=2, options=SHORT)
    assert told.games == 12
    assert told.seats.tolist() == [4, 4, 4]


def test_batches_played_apart_add_up_to_the_same_whatever_the_order() -> None:
    setup = set_up("space-taxi", ("random", "simple"), 2, {}, seed=7)
    whole, parts = Standings(setup), Standings(setup)
    whole.add(play_batch(setup, 0, 3))
    for first, count in ((1, 2), (0, 1)):
        parts.add(play_batch(setup, first, count))
    assert parts.scores == whole.scores
    assert parts.moves == whole.moves
    assert np.allclose(parts.wins.products, whole.wins.products)
    assert parts.ratings().points == pytest.approx(whole.ratings().points)


def test_winners_come_first_then_scores_and_a_game_without_winner_is_shared_by_all() -> None:
    games = Played(0, np.array([[7, 9, 8], [5, 5, 1], [3, 2, 1]]), np.array([[1, 0, 0], [1, 1, 0], [0, 0, 0]]))
    assert ranked(games).tolist() == [[1, 2, 3], [1, 1, 3], [1, 1, 1]]
    assert shares(ranked(games)[None])[0].tolist() == [[1, 0, 0], [0.5, 0.5, 0], [1 / 3] * 3]


def test_the_interval_comes_from_the_spread_between_deals() -> None:
    setup = Setup(1, "space-taxi", 1, ("a", "b"), 2, {}, 0, 500)
    told = made_up(setup, "12 21", "12 12", "12 21", "12 12")  # a wins both games of a deal, then one, both, one
    assert told.wins.mean(0) == 0.75
    assert told.wins.interval(0).low == pytest.approx(0.75 - 1.959964 * (1 / 3 / 4) ** 0.5 / 2)
    assert told.places.tolist() == [[6, 8], [2, 8]]


def test_luck_is_taken_off_where_it_is_noted() -> None:
    setup = Setup(1, "space-taxi", 1, ("a", "b"), 2, {}, 0, 500)
    told = made_up(setup, "12 21", "12 12", luck=[[1.0, -1.0], [0.0, 0.0]])
    assert told.notes_luck
    assert told.wins.mean(0) == 0.75
    assert told.fair.mean(0) == 0.5
    assert told.surest is told.fair


def test_the_first_bot_is_tested_against_an_even_share() -> None:
    setup = Setup(1, "space-taxi", 1, ("a", "b"), 2, {}, 0, 500)
    assert made_up(setup, *["12 21"] * 39).answer(Sequential(0.05)) == Answer.OPEN
    assert made_up(setup, *["12 21"] * 40).answer(Sequential(0.05)) == Answer.ABOVE
    assert made_up(setup, *["21 12"] * 40).answer(Sequential(0.05)) == Answer.BELOW
    assert made_up(setup, *["12 12"] * 40).answer(Sequential(0.05)) == Answer.NEAR


def test_choices_explain_everything_where_one_always_wins_and_nothing_where_seats_decide() -> None:
    setup = Setup(1, "space-taxi", 1, ("a", "b"), 2, {}, 0, 500)
    assert made_up(setup, *["12 21"] * 40).explained().share == pytest.approx(1.0)
    assert made_up(setup, *["12 12", "21 21"] * 20).explained().share == pytest.approx(0.0)


def test_what_choices_explain_lies_in_its_interval_nearly_always() -> None:
    setup = Setup(1, "space-taxi", 1, ("a", "b"), 2, {}, 0, 500)
    rng, chance, held = np.random.default_rng(3), 0.7, 0
    true = (chance - 0.5) ** 2 / 0.25
    for _ in range(100):
        wins = rng.random((200, 2)) < chance
        explained = made_up(setup, *(("12" if one else "21") + ("21" if two else "12") for one, two in wins)).explained()
        held += explained.interval.low <= true <= explained.interval.high
    assert 88 <= held <= 100


def test_a_log_goes_on_where_it_ends_and_gives_the_same_again(tmp_path: Path) -> None:
    setup = set_up("space-taxi", ("random", "simple"), 2, {}, seed=7)
    batches = [play_batch(setup, first, 1) for first in range(3)]
    whole, broken = tmp_path / "whole.log", tmp_path / "broken.log"
    for path in (whole, broken):
        arena_log.begin(path, setup)
        for batch in batches:
            arena_log.append(path, batch)
    assert arena_log.read_setup(whole) == setup
    assert list(arena_log.read_batches(whole)) == batches
    broken.write_bytes(broken.read_bytes()[:-9])  # the power went while the last line was written
    assert list(arena_log.read_batches(broken)) == batches[:2]
    arena_log.append(broken, play_batch(arena_log.read_setup(broken), 2, 1))
    assert broken.read_bytes() == whole.read_bytes()


def test_a_log_of_other_rules_or_of_nothing_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.log"
    arena_log.begin(path, Setup(1, "space-taxi", 99, ("random", "simple"), 2, {}, 0, 500))
    with pytest.raises(Refused, match="arena-old-log"):
        arena_log.read_setup(path)
    path.write_text("Cabstand\n")
    with pytest.raises(Refused, match="arena-no-log"):
        arena_log.read_setup(path)


def test_bots_that_solve_their_turns_are_not_simulated_by_interpreted_rules() -> None:
    with pytest.raises(Refused) as error:
        arena("winner", "exact", "exact", deals=1)
    assert error.value.refusal.reason == "space-taxi-simulate-not-compiled"


def test_a_table_that_cannot_be_filled_is_refused() -> None:
    with pytest.raises(Refused, match="arena-too-few"):
        set_up("space-taxi", ("random",), 2, {}, seed=0)


def test_who_knows_more_wins_more() -> None:
    told = arena("pearl", "sid", deals=12, game="taxi", players=2, options={"rounds": "6"})
    assert told.wins.interval(0).low < told.wins.mean(0) < told.wins.interval(0).high
    assert told.wins.mean(0) > 0.5
