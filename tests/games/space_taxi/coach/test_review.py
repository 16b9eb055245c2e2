"""Luck and skill of whole games of Space Taxi."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.compiled import run_python
from tests.games.space_taxi.table import position

from cabstand.bots.registry import coach_of
from cabstand.core import Actor, Refused, Seat
from cabstand.core.coach import GameReview, SeatReview
from cabstand.games.space_taxi import coach
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI

PLAY = position(ask="play", throw="RRGBYT.134.s6")


@pytest.fixture(scope="module")
def games(compiled_rules: Path, size: Callable[[int, int], int]) -> list[dict[str, Any]]:
    words = ["-m", "tests.games.space_taxi.reviewed_games", str(size(21, 2000))]
    told: list[dict[str, Any]] = msgspec.json.decode(run_python(compiled_rules, *words))
    return told


def reviews(games: list[dict[str, Any]]) -> list[tuple[dict[str, Any], SeatReview]]:
    return [(game, review) for game in games for review in msgspec.convert(game["reviews"], GameReview).seats]


@pytest.mark.long
def test_first_value_and_luck_less_what_was_given_away_is_the_final_value(games: list[dict[str, Any]]) -> None:
    for _, review in reviews(games):
        assert review.luck is not None
        assert review.accuracy is not None
        assert review.best <= review.decisions
        assert review.first + review.luck - review.loss == pytest.approx(review.final, abs=1e-9)
        assert sum(turn.luck for turn in review.turns) == pytest.approx(review.luck, abs=1e-9)
        assert sum(turn.loss for turn in review.turns) == pytest.approx(review.loss, abs=1e-9)
        assert all(turn.loss >= 0 for turn in review.turns)
        assert 0 <= review.accuracy <= 1


@pytest.mark.long
def test_the_final_value_of_a_game_that_is_over_is_what_was_written_down(games: list[dict[str, Any]]) -> None:
    over = [(game, review) for game, review in reviews(games) if game["over"]]
    assert over
    for game, review in over:
        written = [score for score in game["scores"][review.seat - 1] if score >= 0]
        assert review.final == pytest.approx(sum(written), abs=1e-9)
        assert [turn.points for turn in review.turns] == written
    lines = [line for game in games for line in game["lines"]]
    assert any("undo" in line for line in lines)
    assert any("return 2" in line for line in lines)
    assert any(not game["over"] for game in games)
    assert any(turn.points == 0 for _, review in reviews(games) for turn in review.turns)


@pytest.mark.long
def test_where_the_score_sheet_says_something_else_the_review_says_why(games: list[dict[str, Any]]) -> None:
    for game, review in reviews(games):
        why = {line.message.removeprefix("space-taxi-coach-review-"): line.args for line in review.apart}
        assert ("unplayed" in why) == (not game["over"])
        struck = int(why.get("struck", {}).get("points", 0))
        if game["over"]:
            assert review.final - struck == pytest.approx(game["totals"][review.seat - 1])
        if struck:
            assert why["struck"]["total"] == game["totals"][review.seat - 1]
    assert any(review.apart for _, review in reviews(games))


@pytest.mark.long
def test_the_moments_that_mattered_are_lines_of_the_log_and_name_a_better_play(games: list[dict[str, Any]]) -> None:
    for game, review in reviews(games):
        losses = [moment.loss for moment in review.moments]
        assert losses == sorted(losses, reverse=True)
        assert len(losses) <= 3
        for moment in review.moments:
            assert game["lines"][moment.seq - 1].split("=>")[0].strip() == f"{review.seat}: {moment.move}"
            assert moment.better != moment.move


# --- bad input


def test_the_coach_speaks_only_to_the_seat_that_is_asked() -> None:
    state = SPACE_TAXI.read_position(PLAY)
    with pytest.raises(Refused, match="coach-not-asked"):
        coach_of(SPACE_TAXI).advise(state, Seat(1))


def test_a_play_that_is_not_legal_is_refused_with_the_reason_of_the_rules() -> None:
    state = SPACE_TAXI.read_position(PLAY)
    play = SPACE_TAXI.read_move(state, Actor(0), "RRG 34")
    with pytest.raises(Refused, match="space-taxi-too-many-dice"):
        coach_of(SPACE_TAXI).advise(state, Seat(0), play)


def test_while_the_tables_are_not_made_the_coach_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABSTAND_DATA", str(tmp_path))
    coach._table.cache_clear()  # other tests of this process have read the tables
    with pytest.raises(Refused, match="coach-warming-up"):
        coach_of(SPACE_TAXI).advise(SPACE_TAXI.read_position(PLAY), Seat(0))
    assert len(coach_of(SPACE_TAXI).missing()) == 10
