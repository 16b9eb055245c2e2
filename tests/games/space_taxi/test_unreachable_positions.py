"""Positions of which each field alone looks well, but which no game can come to."""

from collections.abc import Mapping

import pytest
from tests.games.space_taxi.table import position, read_refused, sit

IN_RETURN: dict[str, object] = {"ask": "return", "tiles": "0", "aboard": "RRRRRG", "wings": "334", "crystal": "m8"}
TWO_ROUNDS = "9,8,7,6,5;9,8,7,6,5;-,-,-,-,-"


def test_solo_draws_no_lots_and_has_no_such_position() -> None:
    assert read_refused(position(seats=1, ask="lot")).args["field"] == "ask"


@pytest.mark.parametrize(
    "given",
    [
        {"ask": "lot", "coins": "3,3,4"},
        {"coins": "2,3,3"},  # nobody has thrown yet
        {"coins": "9,9,9"},
        {"coins": "3,4,3", "scores": "8,-,-"},  # B has not had a turn
        {"coins": "3,3,2", "scores": "8,7,-", "ask": "roll"},
        {"coins": "6,3,3", "scores": "8,-,-"},  # one full taxi earns two
        {"coins": "4,3,3", "tiles": "0123", "aboard": "RRRR", "crystal": "5"},
        {"coins": "8,3,3", "round": 3, "scores": "8,7,6;8,7,6;-,-,-"},
        {"coins": "3,3,2", "tiles": "0123", "aboard": "RRRR", "crystal": "5"},  # C has not had a turn
        {"coins": "5,3,3", "tiles": "04", "aboard": "RRRRRR", "crystal": "5"},  # coins come at the end of the turn
        {**IN_RETURN, "aboard": "RRRRRR", "coins": "5,5,3"},  # and to the seat in turn only
        {**IN_RETURN, "aboard": "RRRRRR", "coins": "5,7,3", "round": 2, "scores": "8,7,6;-,-,-"},
        {**IN_RETURN, "coins": "4,3,3"},  # the taxi was not full
        {**IN_RETURN, "aboard": "RRRRRR", "coins": "6,3,3"},
        {**IN_RETURN, "aboard": "RRRRRR", "coins": "1,3,3"},  # two were just received
        {**IN_RETURN, "aboard": "RRRRRR", "seats": 5, "round": 3, "coins": "1,7,7,6,5", "scores": TWO_ROUNDS},
    ],
)
def test_no_seat_holds_coins_that_it_cannot_have_got(given: Mapping[str, object]) -> None:
    assert read_refused(position(**given)).args["field"] == "coins"


@pytest.mark.parametrize(
    "given",
    [
        {"scores": "51,-,-"},  # 8 x 4 + 8, and two for each of five coins
        {"scores": "999,-,-"},
        {"round": 2, "scores": "50,50,51;-,-,-", "starter": 3},
        {"round": 2, "scores": "5,4,3;55,-,-"},
        {"round": 5, "scores": "8,7,6;" * 4 + "67,-,-"},
    ],
)
def test_no_turn_scores_more_than_the_dice_and_all_coins_give(given: Mapping[str, object]) -> None:
    assert read_refused(position(**given)).args["field"] == "scores"


def test_a_shared_highest_score_starts_with_the_seat_that_played_first() -> None:
    # B was best in the first round and so played first in the second
    assert read_refused(position(round=3, scores="18,20,0;5,5,3;-,-,-", starter=1)).args["field"] == "starter"
    sit(round=3, scores="18,20,0;5,5,3;-,-,-", starter=2)
