"""A game of Fare Play gone through: cards that were drawn, choices that were made, and how sure the figures are."""

import pytest
from tests.games.fare_play.table import Table, table

from cabstand.core import CHANCE, Actor
from cabstand.core.coach import Act, GameReview, Measure
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.bots.thinker import Effort
from cabstand.games.fare_play.coach import COACH
from cabstand.games.fare_play.review import chances, effort_for, review

SHORT = Effort(find=60, weigh=40)
CLEAR = """
     │
    c╋a
"""


def to_win() -> Table:
    """Seat 1 has declared; All Clear takes the token off its way, and it has won."""
    hand = "all-clear straight curve tee bridge"
    return table(CLEAR, fares="CA HT SR", hands=[hand], green=[1], tokens=[(0, 0)]).play("go")


def gone_through(t: Table, *texts: str, effort: Effort | None = SHORT) -> tuple[GameReview, Table]:
    start = t.state
    acts: list[Act] = []
    for seq, text in enumerate(texts, 1):
        actor = FARE_PLAY.to_move(t.state)
        acts.append(Act(seq, actor, FARE_PLAY.read_move(t.state, actor, text)))
        t.play(text)
    return review(start, acts, effort), t


def test_a_win_that_was_passed_over_is_what_was_given_away_for_certain() -> None:
    t = to_win()
    [clear] = t.choices("clear")
    [other] = t.choices("lay bridge")[:1]
    found, _ = gone_through(t, other)
    mine = found.seats[0]
    [moment] = mine.moments
    assert found.measure is Measure.WIN
    assert (moment.move, moment.better) == (other, clear)
    assert 0 < moment.within < moment.loss == mine.loss <= 1
    assert (mine.best, mine.decisions, mine.within) == (0, 1, moment.within)
    assert [(seat.decisions, seat.loss, seat.within) for seat in found.seats[1:]] == [(0, 0, 0)] * 2


def test_the_best_move_gives_nothing_away_and_the_win_is_the_end_of_the_account() -> None:
    t = to_win()
    [clear] = t.choices("clear")
    found, after = gone_through(t, clear)
    mine = found.seats[0]
    assert after.winner == 1
    assert (mine.loss, mine.within, mine.best, mine.moments) == (0, 0, 1, [])
    assert [seat.final for seat in found.seats] == [1, 0, 0]
    for seat in found.seats:
        assert seat.luck is not None
        assert seat.first + seat.luck + seat.besides["rest"] - seat.loss == pytest.approx(seat.final)


def test_a_card_is_the_luck_of_whoever_draws_it() -> None:
    t = table(CLEAR, fares="CA HT SR", tokens=[(0, 0)], hands=["curve tee"])
    while FARE_PLAY.to_move(t.state) != CHANCE:
        t.play(t.choices()[0])
    before = chances(t.state)
    found, after = gone_through(t, "draw all-clear")
    now = chances(after.state)
    assert now[0] > before[0]
    assert found.seats[0].luck == pytest.approx(now[0] - before[0])
    assert [seat.luck for seat in found.seats[1:]] == [0, 0]


def test_without_compiled_rules_the_coach_judges_no_choice() -> None:
    t = to_win()
    [other] = t.choices("lay bridge")[:1]
    found = COACH.review(t.state, [Act(1, Actor(0), FARE_PLAY.read_move(t.state, Actor(0), other))])
    assert [seat.decisions for seat in found.seats] == [0, 0, 0]


def test_a_long_game_is_gone_through_in_about_the_time_of_a_short_one() -> None:
    assert effort_for(20) == Effort()
    assert effort_for(400) == Effort(find=250, weigh=125)
    assert effort_for(0) == Effort()
