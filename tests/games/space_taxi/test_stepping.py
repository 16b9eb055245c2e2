"""Whole steps for programs play the same game as single moves."""

import numpy as np
import pytest
import space_taxi_steps
from tests.games.space_taxi.table import GAME, field, say, sit

from cabstand.core import CHANCE, Actor, Match, Move
from cabstand.core.rng import streams
from cabstand.core.rule import States, blank
from cabstand.games.space_taxi.record import STATE


def games(count: int, seats: int = 3, starter: int = 0) -> States:
    states = blank(STATE, count)
    space_taxi_steps.begin(states, seats, starter, streams(7, 0, count))
    return states


def positions(states: States) -> list[str]:
    return [GAME.write_position(states[n : n + 1]) for n in range(len(states))]


def test_all_games_begin_with_the_first_throw_to_make() -> None:
    assert {field(Match(GAME, state[None]), "ask") for state in games(4, starter=-1)} == {"throw"}
    assert positions(games(2, starter=1)) == [sit(starter=2).position()] * 2


def test_lots_fall_on_different_seats() -> None:
    starters = {field(Match(GAME, state[None]), "starter") for state in games(40, starter=-1)}
    assert starters == {"1", "2", "3"}


def test_a_step_makes_a_move_and_lets_chance_answer() -> None:
    states = games(1)
    out = np.empty(GAME.most_moves, np.int64)
    count = space_taxi_steps.step(states, 0, streams(3, 0, 1)[0], out)
    match = Match(GAME, states)
    assert field(match, "ask") == "play"
    assert list(out[:count]) == list(match.legal_moves)


def test_the_step_that_ends_a_game_lists_nothing() -> None:
    four = "8,7,6;8,7,6;8,7,6;8,7,6;"
    match = sit(round=5, scores=four + "1,7,-", ask="return", tiles="0", aboard="TTTTTT", wings="223", crystal="m5")
    move = GAME.read_move(match.state, match.to_move, "return 0")
    out = np.empty(GAME.most_moves, np.int64)
    assert space_taxi_steps.step(match.state, int(move), streams(3, 0, 1)[0], out) == 0
    assert match.is_over


def test_steps_of_many_games_are_steps_of_each() -> None:
    states, rngs = games(3), streams(5, 0, 3)
    alone, rngs_alone = games(3), streams(5, 0, 3)
    chosen = np.empty(3, np.int64)
    for _ in range(12):
        space_taxi_steps.draw_all(states, rngs, chosen)
        assert space_taxi_steps.step_all(states, chosen, rngs) == 0
        for n in range(3):
            state, rng = alone[n : n + 1], rngs_alone[n]
            GAME.advance(state, Actor(0), GAME.draw(state, GAME.to_move(state), rng))
            while GAME.to_move(state) == CHANCE:
                GAME.advance(state, CHANCE, GAME.sample(state, rng))
    assert positions(states) == positions(alone)


@pytest.mark.parametrize("seats", [1, 3])
def test_games_that_end_start_anew(seats: int) -> None:
    row = ",".join("87654"[:seats])
    last = ",".join([*"87654"[: seats - 1], "-"])
    match = sit(
        seats=seats,
        round=5,
        scores=";".join([row] * 4 + [last]),
        ask="return",
        tiles="0",
        aboard="TTTTTT",
        wings="223",
        crystal="m5",
    )
    move = GAME.read_move(match.state, match.to_move, "return 0")
    assert space_taxi_steps.step_all(match.state, np.array([move], np.int64), streams(3, 0, 1)) == 1
    starter = field(match, "starter")
    assert match.state.tobytes() == sit(seats=seats, starter=starter).state.tobytes()


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_table_that_was_played_at_before_is_laid_out_anew(seats: int) -> None:
    used = blank(STATE, 2)
    for name in STATE.names or ():
        used[name] = 7
    space_taxi_steps.begin(used, seats, 0, streams(7, 0, 2))
    assert used.tobytes() == games(2, seats).tobytes()


def test_random_play_goes_to_the_end_and_counts_the_moves_of_seats() -> None:
    states, rngs = games(2), streams(5, 0, 2)
    alone, rngs_alone = games(2), streams(5, 0, 2)
    made = space_taxi_steps.play_randomly(states, rngs)
    counted = 0
    for n in range(2):
        match = Match(GAME, alone[n : n + 1].copy())
        while not match.is_over:
            if match.to_move == CHANCE:
                match.push(GAME.sample(match.state, rngs_alone[n]))
            else:
                match.push(Move(int(GAME.draw(match.state, match.to_move, rngs_alone[n]))))
                counted += 1
        assert positions(states)[n] == match.position()
    assert made == counted


def test_a_game_can_be_taken_over_by_hand_after_a_step() -> None:
    match = Match(GAME, games(1))
    assert field(say(match, "throw", "RRGBTT 126 s5", "RR"), "aboard") == "RR"
