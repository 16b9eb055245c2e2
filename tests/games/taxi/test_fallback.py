"""The move made for somebody out of time: keep the card, throw rather than pay, leave by Give or Take."""

from typing import Any

import pytest
from tests.games.taxi.table import GAME, A, begin, sit

from cabstand.core import CHANCE, REFEREE, Dice, Match, Seat, new_match


def fallback(match: Match) -> str:
    return GAME.write_move(A, GAME.fallback(match.state, Seat(match.to_move)))


@pytest.mark.parametrize(
    ("made", "given"),
    [
        ("throw", {}),
        ("throw", {"money": "90,20,20", "token": "0,1,1"}),
        ("keep", {"at": "give", "ask": "choose"}),
        ("throw", {"at": "d1", "ask": "divert", "money": "90,20,20"}),
        ("throw", {"at": "d2", "ask": "slide"}),
        ("throw", {"at": "d3", "ask": "ladder"}),
        ("throw", {"at": "d3", "ask": "ladder", "misses": 1}),
        ("leave give", {"at": "d3", "ask": "leave"}),
    ],
)
def test_for_somebody_out_of_time_the_house_does_this(made: str, given: dict[str, Any]) -> None:
    assert fallback(sit(**given)) == made


def test_the_order_is_thrown_for_as_well() -> None:
    assert fallback(begin()) == "throw"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_nobody_plays_comes_to_its_end(seats: int) -> None:
    match, dice = new_match("taxi", seats=seats, rounds=5), Dice(seats)
    while not match.is_over:
        actor = match.to_move
        if actor == CHANCE:
            match.settle(dice)
        elif actor == REFEREE:
            match.push(match.legal_moves[0])
        else:
            match.push(GAME.fallback(match.state, Seat(actor)))
    assert sum(match.result().scores) > 0
