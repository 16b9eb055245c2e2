"""Observations: what `hide` leaves, all of it, and nothing else."""

from collections.abc import Callable

import numpy as np
import pytest
from tests.research.test_encodings import decisions

from cabstand.core import OVER, find_game, game_names
from cabstand.core.rng import stream
from cabstand.core.rule import blank
from cabstand.research.coding import coding_of


@pytest.mark.parametrize("name", game_names())
def test_worlds_that_differ_in_a_secret_alone_look_the_same(name: str, size: Callable[[int, int], int]) -> None:
    game, rng = find_game(name), stream(5)
    coding = coding_of(game)
    for state, seat in decisions(game, 1, size(15, 300)):
        for viewer in range(game.seat_count(state)):
            other = game.resample(game.hide(state, viewer), viewer, rng)
            seen = coding.observe(state, viewer, viewer == seat)
            assert (coding.observe(other, viewer, viewer == seat) == seen).all()


@pytest.mark.parametrize("name", game_names())
def test_a_dictionary_has_the_fields_of_the_hidden_record_in_their_shapes(name: str) -> None:
    game = find_game(name)
    coding = coding_of(game)
    for state, seat in decisions(game, 2, 10):
        hidden = game.hide(state, seat)
        named = coding.named(coding.observe(state, seat, asked=True))
        left_out = set(coding.encoding.left_out)
        assert list(named) == [field for field in hidden.dtype.names or () if field not in left_out] + ["viewer", "is_asked"]
        for field in set(named) - {"viewer", "is_asked"}:
            assert (named[field] == hidden[field][0]).all()
        assert [named["viewer"].tolist(), named["is_asked"].tolist()] == [[seat], [1]]


@pytest.mark.parametrize("name", game_names())
def test_many_rows_are_those_of_each_game(name: str) -> None:
    game = find_game(name)
    coding = coding_of(game)
    found = list(decisions(game, 4, 5))
    states = blank(game.state_type, len(found))
    for number, (state, seat) in enumerate(found):
        states[number] = game.hide(state, seat)[0]
    seats = np.array([seat for _, seat in found])
    rows = coding.write(states, seats, np.ones(len(found)))
    assert [row.tolist() for row in rows] == [coding.observe(state, seat, True).tolist() for state, seat in found]


@pytest.mark.parametrize("name", game_names())
def test_every_number_fits_into_its_cell(name: str) -> None:
    game, rng = find_game(name), stream(8)
    coding = coding_of(game)
    state = game.new(game.seats[-1])
    for _ in range(400):
        mover = game.to_move(state)
        if mover == OVER:
            break
        state = game.apply(state, mover, game.sample(state, rng) if mover == -1 else game.draw(state, mover, rng))
        for field in set(state.dtype.names or ()) - set(coding.encoding.left_out):
            assert coding.least <= state[field].min() <= state[field].max() <= coding.most, field
