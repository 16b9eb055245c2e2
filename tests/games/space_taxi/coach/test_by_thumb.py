"""The coach by rules of thumb: what it says before any table is there."""

import pytest

from cabstand.bots.registry import coach_of, find_bot
from cabstand.core import CHANCE, Actor, Move, Refused, Seat, find_game
from cabstand.core.coach import Advice
from cabstand.core.rng import stream
from cabstand.core.rule import States

GAME = find_game("space-taxi")


def thrown() -> States:
    """Seat 1 has thrown ten dice."""
    state = GAME.new(3, {"starter": "1"})
    state = GAME.apply(state, 0, GAME.read_move(state, Actor(0), "throw"))
    return GAME.apply(state, CHANCE, GAME.sample(state, stream(3)))


def advised(state: States, chosen: Move | None = None) -> Advice:
    advice = coach_of(GAME).advise_at_once(GAME.hide(state, Seat(0)), Seat(0), chosen)
    assert advice is not None
    return advice


def test_it_names_three_plays_with_reasons_and_without_figures_the_simple_bots_first() -> None:
    state = thrown()
    best = advised(state).best
    assert len(best) == 3
    assert all(choice.why and not choice.figures for choice in best)
    simple = find_bot(GAME, "simple").choose(GAME.hide(state, Seat(0)), Seat(0), stream(1))
    assert best[0].move == GAME.write_move(Actor(0), simple)


def test_it_speaks_about_a_chosen_play_and_refuses_one_that_the_rules_refuse() -> None:
    state = thrown()
    other = GAME.read_move(state, Actor(0), advised(state).best[2].move)
    chosen = advised(state, other).chosen
    assert chosen is not None
    assert chosen == advised(state).best[2]
    with pytest.raises(Refused):
        advised(state, GAME.read_move(state, Actor(0), "throw"))


def test_before_a_throw_there_is_nothing_to_choose() -> None:
    assert [choice.move for choice in advised(GAME.new(3, {"starter": "1"})).best] == ["throw"]


def test_a_seat_that_is_not_asked_is_told_nothing() -> None:
    state = thrown()
    with pytest.raises(Refused, match="coach-not-asked"):
        coach_of(GAME).advise_at_once(GAME.hide(state, Seat(1)), Seat(1))
