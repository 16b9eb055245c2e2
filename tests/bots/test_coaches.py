"""The coaches of TAXI! and Fare Play: what they say follows from what the seat may know, and is told in words."""

import pytest

from cabstand.bots.registry import coach_of
from cabstand.content.catalogue import catalogue
from cabstand.core import CHANCE, OVER, Refused, Seat, find_game
from cabstand.core.rng import stream


@pytest.mark.parametrize("name", ["taxi", "fare-play"])
def test_whatever_is_asked_the_coach_tells_odds_from_what_the_seat_may_know(name: str) -> None:
    game, rng = find_game(name), stream(3)
    coach, state, told = coach_of(game), game.new(3), set()
    for _ in range(250):
        mover = game.to_move(state)
        if mover == OVER:
            break
        if mover >= 0:
            hidden = game.hide(state, Seat(mover))
            advice = coach.advise(hidden, Seat(mover))
            elsewhere = game.resample(hidden, Seat(mover), rng)
            assert coach.advise(game.hide(elsewhere, Seat(mover)), Seat(mover)) == advice
            legal = {game.write_move(mover, move) for move in map(int, game.legal(state, mover))}  # type: ignore[arg-type]
            assert {choice.move for choice in advice.best} <= legal
            assert all(0 <= choice.figures.get("win", 0) <= 1 for choice in advice.best)
            lines = [*advice.facts, *(line for choice in advice.best for line in choice.why)]
            told |= {catalogue().tell(line.message, dict(line.args) | {"player": "Ada"}) for line in lines}
        state = game.apply(state, mover, game.sample(state, rng) if mover == CHANCE else game.draw(state, mover, rng))
    assert len(told) >= 5


def test_keeping_a_card_of_which_most_bring_money_is_better_than_giving_it_away() -> None:
    game, rng = find_game("taxi"), stream(1)
    state = game.new(3)
    while not any(game.write_move(game.to_move(state), m) == "keep" for m in map(int, game.legal(state, game.to_move(state)))):  # type: ignore[arg-type]
        mover = game.to_move(state)
        state = game.apply(state, mover, game.sample(state, rng) if mover == CHANCE else game.draw(state, mover, rng))
    seat = Seat(int(game.to_move(state)))
    best = coach_of(game).advise(game.hide(state, seat), seat).best
    assert {choice.move.split()[0] for choice in best} >= {"keep", "hand"}
    wins = [choice.figures["win"] for choice in best if "win" in choice.figures]
    assert wins == sorted(wins, reverse=True)


def test_a_move_that_is_not_legal_is_refused() -> None:
    game = find_game("taxi")
    state = game.new(2)
    with pytest.raises(Refused):
        coach_of(game).advise(state, Seat(0), game.read_move(state, game.to_move(state), "pay"))
