"""Coaches: what they say follows from what the seat may know, and is told in words."""

import pytest

from cabstand.bots.registry import coach_of
from cabstand.content.catalogue import catalogue
from cabstand.core import CHANCE, OVER, Move, Refused, Seat, find_game, game_names
from cabstand.core.coach import Advice, Coach
from cabstand.core.rng import stream
from cabstand.core.rule import States


class Advisor(Coach):
    """Who advises, and goes through no game."""

    def advise(self, hidden: States, seat: Seat, chosen: Move | None = None) -> Advice:
        return Advice([])


def test_a_coach_that_goes_through_no_games_says_so() -> None:
    with pytest.raises(Refused) as caught:
        Advisor().review(find_game("taxi").new(2), [])
    assert caught.value.refusal.reason == "coach-no-review"


@pytest.mark.usefixtures("coach_tables")
@pytest.mark.parametrize("name", game_names())
def test_whatever_is_asked_the_coach_tells_odds_from_what_the_seat_may_know(name: str) -> None:
    game, rng = find_game(name), stream(3)
    coach, state, told, advised = coach_of(game), game.new(3), set(), 0
    for _ in range(250):
        mover = game.to_move(state)
        if mover == OVER:
            break
        if mover >= 0:
            hidden = game.hide(state, Seat(mover))
            try:
                advice = coach.advise(hidden, Seat(mover))
            except Refused as refused:
                if refused.refusal.reason != "coach-warming-up":
                    raise
                break  # tables for what comes now take longer to make than a test may
            elsewhere = game.resample(hidden, Seat(mover), rng)
            assert coach.advise(game.hide(elsewhere, Seat(mover)), Seat(mover)) == advice
            legal = {game.write_move(mover, move) for move in map(int, game.legal(state, mover))}
            assert {choice.move for choice in advice.best} <= legal
            assert all(0 <= choice.figures.get("win", 0) <= 1 for choice in advice.best)
            lines = [*advice.facts, *(line for choice in advice.best for line in choice.why)]
            advised += 1
            told |= {catalogue().tell(line.message, dict(line.args) | {"player": "Ada"}) for line in lines}
        state = game.apply(state, mover, game.sample(state, rng) if mover == CHANCE else game.draw(state, mover, rng))
    assert advised >= 20
    assert len(told) >= 3
