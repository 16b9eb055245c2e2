"""Envelopes that a table has worked out once for everybody are those that each reader would get alone."""

import pytest

from cabstand.core import CHANCE, OVER, REFEREE, Actor, Seat, find_game
from cabstand.core.envelope import envelope
from cabstand.core.rng import stream
from cabstand.server.envelopes import Envelopes

MOVES = 60


@pytest.mark.parametrize("name", ["space-taxi", "taxi", "fare-play"])
def test_each_reader_gets_the_envelope_made_for_them_alone(name: str) -> None:
    game, rng = find_game(name), stream(11)
    envelopes, state, compared = Envelopes(game), game.new(3), 0
    for _ in range(MOVES):
        mover = game.to_move(state)
        if mover == OVER:
            break
        answering = [Seat(1)] if mover == REFEREE else []
        for seat in (None, Seat(0), Seat(1), Seat(2)):
            hidden = game.hide(state, seat)
            made = envelopes.make(state if game.all_open else hidden, seat, (), answering, ended=False)
            assert made == envelope(game, hidden, seat, answering=answering)
            compared += 1
        if game.all_open:
            assert envelopes.acting(state) == {seat for seat in range(3) if len(game.legal(state, Actor(seat)))}
        move = game.sample(state, rng) if mover == CHANCE else game.draw(state, mover, rng)
        state = game.apply(state, mover, move)
    assert compared > 40


def test_a_game_that_was_given_up_is_over_for_everybody() -> None:
    game = find_game("space-taxi")
    state = game.new(3)
    envelopes = Envelopes(game)
    for ended in (False, True):
        assert envelopes.make(state, Seat(0), (), (), ended).over == ended
