"""Chances to win a game of Space Taxi: against trying everything where that is possible, and sane where it is not."""

from itertools import product

import numpy as np
import pytest
from tests.games.space_taxi.table import GAME, position

from cabstand.core import Refused, Seat
from cabstand.core.rule import States, record
from cabstand.games.space_taxi.record import DONE
from cabstand.games.space_taxi.rules import has_won, rounds
from cabstand.games.space_taxi.solver.aim import aim
from cabstand.games.space_taxi.solver.season import HELD, MOST_SCORE, Season, chance_to_count, scoring
from cabstand.games.space_taxi.solver.win import (
    Future,
    _by_score,
    counted,
    shared_wins,
    standing,
    win_aim,
    win_chances,
    win_utility,
)

TURNS = [(0, 0), (5, 1), (5, 1), (9, 0), (12, 2), (20, 0), (20, 3), (31, 0)]
"""A little bank of turns for everybody, from the least to the best."""


def season(seats: int, turns: list[tuple[int, int]] = TURNS) -> Season:
    """Everybody draws from the same few turns, whatever the round; a coin held adds a point to each that launches."""
    count = int(rounds(seats))
    bank = np.zeros((count, HELD + 1, len(turns), 2), np.int64)
    for coins in range(HELD + 1):
        bank[:, coins] = [(score + (coins if score else 0), left) for score, left in turns]
    scores = np.zeros((count, MOST_SCORE + 1))
    for score, _ in turns:
        scores[:, score] += 1 / len(turns)
    worth = np.arange(count, 0, -1)[:, None] * 10.0 + np.arange(HELD + 1) * 3.0
    return Season(seats, worth, scores, bank)


def situation(**fields: object) -> States:
    return GAME.read_position(position(**fields))


LAST_ROUND = "30,10,20;0,25,20;20,20,20;9,30,29;"


def winners(state: States, scores: list[int]) -> list[float]:
    """By the rules themselves: the shares of the win when the last round ends with these scores."""
    ended = state.copy()
    s = record(ended)
    s.scores[s.round_no, : s.seats] = scores
    s.phase = DONE
    won = [bool(has_won(ended[0], seat)) for seat in range(s.seats)]
    return [one / sum(won) for one in won]


def test_in_the_last_turn_the_chance_to_win_is_exact_by_the_rules() -> None:
    state = situation(round=5, starter=2, coins="2,0,0", scores=LAST_ROUND + "-,22,17")
    aimed = win_aim(season(3), state)
    for score in range(aimed.worth.shape[0]):
        expected = winners(state, [score, 22, 17])[0]
        assert aimed.worth[score] == pytest.approx(expected, abs=1e-12), score
    assert {0.0, 0.5, 1.0} <= set(np.round(aimed.worth[:, 0], 9))  # behind, level with another, ahead


def test_with_two_still_to_play_everything_they_can_draw_counts_with_its_odds() -> None:
    state = situation(round=5, starter=2, coins="1,2,0", scores=LAST_ROUND + "-,-,-")
    little = season(3)
    aimed = win_aim(little, state)
    third, first = ([score + (coins if score else 0) for score, _ in TURNS] for coins in (0, 1))
    for score in (0, 1, 5, 6, 9, 12, 13, 20, 25, 32, 40):
        expected = np.mean([winners(state, [one, score, two])[1] for one, two in product(first, third)])
        assert aimed.worth[score, 0] == pytest.approx(expected, abs=0.012), score
    chances = win_chances(little, state)
    second = [score + (2 if score else 0) for score, _ in TURNS]
    expected = np.mean([winners(state, list(drawn)) for drawn in product(first, second, third)], axis=0)
    assert chances == pytest.approx(expected, abs=0.012)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_chances_of_all_seats_make_one_win_and_more_points_or_coins_are_never_worse(seats: int) -> None:
    state = situation(seats=seats, starter=seats, coins=",".join("3" * seats), scores=",".join("-" * seats))
    assert win_chances(season(seats), state).sum() == pytest.approx(1.0)
    worth = win_aim(season(seats), state).worth
    assert ((worth >= 0) & (worth <= 1 + 1e-12)).all()
    assert np.diff(worth, axis=0).min() >= -1e-12
    assert np.diff(worth, axis=1).min() >= -0.01  # whoever scores more may lift the lowest of a round over another


def test_shares_by_score_are_those_of_every_score_written_down() -> None:
    random = np.random.default_rng(1)
    for seats in (1, 2, 3, 4):
        future = Future(random.integers(0, 9, (300, seats)), random.integers(0, 12, (300, seats)))
        shares = _by_score(future, seats // 2, 30)
        for score in range(31):
            scores = future.scores.copy()
            scores[:, seats // 2] = score
            expected = shared_wins(counted(scores) + future.elsewhere).mean(axis=0)
            assert shares[score] == pytest.approx(expected, abs=1e-12)


def test_chances_are_the_same_every_time() -> None:
    state = situation(round=2, starter=1, coins="4,1,0", scores="30,10,20;12,-,-")
    assert (win_chances(season(3), state) == win_chances(season(3), state)).all()
    assert (win_aim(season(3), state).worth == win_aim(season(3), state).worth).all()


def test_a_turn_under_way_counts_as_not_begun() -> None:
    begun = situation(round=2, starter=1, coins="4,1,0", scores="30,10,20;12,-,-")
    assert standing(begun).seat == 1
    assert standing(begun).totals.tolist() == [30, 0, 20]
    assert standing(begun).scores.tolist() == [12, -1, -1]


def test_only_the_seat_in_turn_has_a_turn_to_win_with() -> None:
    state = situation()
    with pytest.raises(Refused) as error:
        win_utility(season(3), state, Seat(2))
    assert error.value.refusal.args == {"seat": 1}
    utility = win_utility(season(3), state, Seat(0))
    assert utility.launched(10, 2) == max(win_aim(season(3), state).worth[[10, 12, 14], [2, 1, 0]])
    assert utility.failed(3) == win_aim(season(3), state).worth[0, 3]


# --- for points ------------------------------------------------------------------------------------------------------


def test_a_score_counts_if_somebody_has_less_or_will_have() -> None:
    chances = season(3).scores[0]
    assert chance_to_count(chances, (12, 20), 0).tolist() == [0.0] * 13 + [1.0] * (MOST_SCORE - 12)
    to_come = chance_to_count(chances, (12,), 1)
    assert to_come[0] == 0
    assert to_come[9] == 3 / 8  # the one to come has 0 or 5
    assert to_come[13] == 1
    assert chance_to_count(chances, (), 2)[9] == pytest.approx(1 - (5 / 8) ** 2)
    assert (chance_to_count(chances, (12,), 0) == 1).all()  # two players: nothing is struck out


def test_coins_are_returned_where_they_lift_a_score_over_the_lowest() -> None:
    aimed = scoring(season(3), 1, (12, 20), 3)
    assert aimed.coins_to_return(9, 3) == 2  # 13 points, of which all count, for two coins of 3 points each
    assert aimed.coins_to_return(20, 3) == 0
    assert aimed.coins_to_return(2, 3) == 0  # out of reach
    last = scoring(season(3), 4, (12, 20), 3)
    assert last.coins_to_return(20, 3) == 3
    assert last.utility().launched(20, 3) == 26
    assert last.utility().failed(3) == 0


def test_an_aim_for_coins_that_nobody_can_hold_is_refused() -> None:
    with pytest.raises(Refused):
        aim(-1, lambda _, __: 0.0)
