"""Ratings by Plackett and Luce: strengths are found again, intervals cover them, and a wrong model is noticed."""

from collections.abc import Callable

import numpy as np
import pytest

from cabstand.statistics.plackett_luce import POINTS, Choices, Ratings, chance_of_more, fit

Draw = Callable[[np.random.Generator], list[int]]
LOGS = np.array([0.5, 0.0, -0.5])


def by_the_model(rng: np.random.Generator) -> list[int]:
    """Ranks of three players, drawn as the model says."""
    order = np.argsort(-(LOGS + rng.gumbel(size=3)))
    return [int(rank) + 1 for rank in np.argsort(order)]


def rated(draw: Draw, sets: int, seed: int, repeats: int = 1) -> Ratings:
    """Sets of games, in each of which one result counts so many times: games of a set may depend on each other."""
    rng, choices = np.random.default_rng(seed), Choices([(0, 1, 2)])
    choices.add(np.array([repeats * choices.row((0, 1, 2), draw(rng)) for _ in range(sets)]))
    return fit(choices)


def test_strengths_are_found_again_and_their_mean_is_zero() -> None:
    ratings = rated(by_the_model, 4000, seed=1)
    assert np.allclose(ratings.points, POINTS * LOGS, atol=15)
    assert sum(ratings.points) == pytest.approx(0.0, abs=1e-6)


def test_of_100_intervals_about_95_hold_the_strength() -> None:
    ratings = [rated(by_the_model, 120, seed) for seed in range(200)]
    for player in range(3):
        held = sum(each.intervals[player].low <= POINTS * LOGS[player] <= each.intervals[player].high for each in ratings)
        assert 180 <= held <= 199


def test_games_that_repeat_each_other_make_nothing_more_certain() -> None:
    once, thrice = (rated(by_the_model, 300, 5, repeats) for repeats in (1, 3))
    assert once.intervals[0].high - once.intervals[0].low == pytest.approx(
        thrice.intervals[0].high - thrice.intervals[0].low, rel=0.02
    )


def test_games_of_the_model_pass_the_test_of_fit_nearly_always() -> None:
    found = [rated(by_the_model, 150, seed).fit for seed in range(200)]
    assert all(each is not None and each.degrees == 3 for each in found)
    assert 2 <= sum(each is not None and each.p < 0.05 for each in found) <= 22


def test_a_player_who_is_first_or_last_does_not_fit_the_model() -> None:
    def all_or_nothing(rng: np.random.Generator) -> list[int]:
        return [[1, 2, 3], [3, 1, 2], [3, 2, 1]][int(rng.integers(3))]

    found = rated(all_or_nothing, 300, seed=2).fit
    assert found is not None
    assert found.p < 1e-6


def test_shared_wins_are_shared_and_players_level_at_the_end_are_not_told_apart() -> None:
    choices = Choices([(0, 1, 2)])
    row = {choices.names[at]: weight for at, weight in enumerate(choices.row((0, 1, 2), [1, 1, 3])) if weight}
    assert row == {((0, 1, 2), 0): 0.5, ((0, 1, 2), 1): 0.5, ((0, 2), 0): 0.5, ((1, 2), 1): 0.5}
    assert {choices.names[at] for at in np.flatnonzero(choices.row((2, 0, 1), [2, 2, 1]))} == {((0, 1, 2), 1)}
    nobody = choices.row((0, 1, 2), [1, 1, 1])
    assert sorted(nobody[nobody > 0]) == pytest.approx([1 / 3] * 3)


def test_two_of_a_kind_have_two_chances_and_one_rating() -> None:
    choices = Choices([(0, 1, 1)])
    wins = np.array([choices.row((0, 1, 1), [1, 2, 3]), *[choices.row((0, 1, 1), [3, 1, 2])] * 2] * 2000)
    choices.add(wins)
    # a third of the wins against two others is an even share, but last or first fits no strength
    found = fit(choices)
    assert found.fit is not None
    assert found.fit.p < 1e-6


def test_where_only_the_winner_counts_at_one_table_every_result_fits() -> None:
    choices = Choices([(0, 1, 1)])
    wins = [choices.row((0, 1, 1), ranks) for ranks in ([1, 2, 2], [2, 1, 2], [2, 2, 1], [1, 1, 1])]
    choices.add(np.array(wins * 50))
    assert fit(choices).fit is None


def test_who_has_always_won_can_be_rated() -> None:
    choices = Choices([(0, 1)])
    choices.add(np.array([choices.row((0, 1), [1, 2])] * 50))
    ratings = fit(choices)
    assert 400 < ratings.points[0] - ratings.points[1] < 1600


@pytest.mark.parametrize(
    ("chi_square", "degrees", "chance"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (9.488, 4, 0.05), (24.725, 11, 0.01)],
)
def test_the_chance_of_a_larger_chi_square_is_that_of_the_tables(chi_square: float, degrees: int, chance: float) -> None:
    assert chance_of_more(chi_square, degrees) == pytest.approx(chance, rel=1e-3)
