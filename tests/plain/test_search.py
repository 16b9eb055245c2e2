"""A search that knows nothing of a game but its rules."""

from collections.abc import Sequence
from itertools import count

import numpy as np
from tests.plain.bare.adapter import GAME as NIGHT_RANK
from tests.plain.one_pile import GAME as ONE_PILE

from cabstand.core import Actor, Game, Seat
from cabstand.core.bot import Bot
from cabstand.core.rng import stream, streams
from cabstand.core.rule import States, copied
from cabstand.plain.bots import RandomBot, Searcher
from cabstand.plain.lab import play_games
from cabstand.plain.search import Budget, Option, look_ahead


def share_of_wins(game: Game, bots: Sequence[Bot], at: int, games: int, seed: int) -> float:
    """Of the wins, those of one seat; a shared win is shared."""
    states = copied(game.new(len(bots)), games)
    scores, won = (np.zeros((games, len(bots)), np.int64) for _ in range(2))
    play_games(game, states, streams(seed, 0, games), bots, scores, won)
    return float((won[:, at] / won.sum(axis=1)).mean())


def pile(stones: int, seats: int = 2) -> States:
    return ONE_PILE.new(seats, {"stones": stones})


def looked(state: States, simulations: int, seed: int = 1) -> list[Option]:
    return look_ahead(ONE_PILE, state, Seat(0), stream(seed), Budget(simulations))


def test_it_beats_chance_at_hidden_hands_from_either_seat() -> None:
    searcher, chance = Searcher(NIGHT_RANK, Budget(25)), RandomBot(NIGHT_RANK)
    shares = [
        share_of_wins(NIGHT_RANK, [searcher, chance], 0, games=20, seed=1),
        share_of_wins(NIGHT_RANK, [chance, searcher], 1, games=20, seed=1),
    ]
    assert sum(shares) / 2 > 0.6


def test_it_takes_a_win_that_is_there() -> None:
    assert looked(pile(7), simulations=200)[0].move == 7


def test_of_hundreds_of_moves_it_tries_a_part_and_the_best_of_them_most() -> None:
    found = looked(pile(600), simulations=300)
    assert 10 < len(found) < 60
    assert sum(option.visits for option in found) == 300
    assert found[0].visits == max(option.visits for option in found)


def test_the_same_numbers_give_the_same_answer() -> None:
    assert looked(pile(90), 60, seed=3) == looked(pile(90), 60, seed=3)
    assert looked(pile(90), 60, seed=3) != looked(pile(90), 60, seed=4)


def test_it_stops_when_its_time_is_up_however_many_simulations_it_was_promised() -> None:
    seconds = count()
    budget = Budget(1_000_000, seconds=30.0, clock=lambda: float(next(seconds)))
    found = look_ahead(ONE_PILE, pile(600), Seat(0), stream(1), budget)
    assert 0 < sum(option.visits for option in found) <= 30


def test_it_has_one_answer_even_without_time() -> None:
    assert look_ahead(NIGHT_RANK, _dealt(), Seat(0), stream(1), Budget(100).at_most(0.0))


def test_somebody_who_plays_alone_is_searched_for_by_points() -> None:
    assert looked(pile(3, seats=1), simulations=50)


def test_a_seat_that_can_do_nothing_gets_no_answer() -> None:
    assert look_ahead(ONE_PILE, pile(5), Seat(1), stream(1), Budget(10)) == []


def test_a_seat_that_is_not_asked_can_be_searched_for_what_it_may_do_out_of_turn() -> None:
    state = _dealt()
    hidden = NIGHT_RANK.hide(state, Seat(1))
    assert NIGHT_RANK.to_move(state) == Actor(0)
    assert [NIGHT_RANK.write_move(Actor(1), o.move) for o in look_ahead(NIGHT_RANK, hidden, Seat(1), stream(1), Budget(9))] == [
        "honk"
    ]


def _dealt() -> States:
    hands = "hands=W12,123 played= points=0,0 horns=11"
    return NIGHT_RANK.read_position(f"night-rank/1 seats=2 hand=3 turn=1 ask=drive asked=- fare=- {hands}")
