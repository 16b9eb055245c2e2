"""The coach of TAXI!."""

import pytest

from cabstand.core import CHANCE, Refused, Seat
from cabstand.core.rng import stream
from cabstand.games.taxi.adapter import GAME as TAXI
from cabstand.games.taxi.coach import COACH


def test_keeping_a_card_of_which_most_bring_money_is_better_than_giving_it_away() -> None:
    rng = stream(1)
    state = TAXI.new(3)
    while not any(TAXI.write_move(TAXI.to_move(state), m) == "keep" for m in map(int, TAXI.legal(state, TAXI.to_move(state)))):
        mover = TAXI.to_move(state)
        state = TAXI.apply(state, mover, TAXI.sample(state, rng) if mover == CHANCE else TAXI.draw(state, mover, rng))
    seat = Seat(int(TAXI.to_move(state)))
    best = COACH.advise(TAXI.hide(state, seat), seat).best
    assert {choice.move.split()[0] for choice in best} >= {"keep", "hand"}
    wins = [choice.figures["win"] for choice in best if "win" in choice.figures]
    assert wins == sorted(wins, reverse=True)


def test_a_move_that_is_not_legal_is_refused() -> None:
    state = TAXI.new(2)
    with pytest.raises(Refused):
        COACH.advise(state, Seat(0), TAXI.read_move(state, TAXI.to_move(state), "pay"))
