"""Actions: every legal move is one of them, in every game, and each stands for one move."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from tests.core.coin_race import GAME as COIN_RACE

from cabstand.core import CHANCE, OVER, Game, find_game, game_names
from cabstand.core.encoding import NO_MOVE
from cabstand.core.rng import stream
from cabstand.core.rule import Ints, States, record
from cabstand.games.fare_play.encoding.actions import BLOCKS
from cabstand.games.fare_play.encoding.actions import LAY as LAYS
from cabstand.games.space_taxi.adapter import GAME as SPACE_TAXI
from cabstand.games.space_taxi.encoding.actions import ACTIONS, BEGIN, FIRST_PLAY, list_actions
from cabstand.games.space_taxi.encoding.actions import move as move_of
from cabstand.games.space_taxi.plays import MOST_MOVES
from cabstand.games.space_taxi.record import PLAY, RETURN, THROW, Record
from cabstand.games.taxi import moves as taxi_moves
from cabstand.games.taxi.encoding.actions import answers
from cabstand.games.taxi.record import QUESTION, TALK
from cabstand.plain.encoding import by_place, plain_encoding
from cabstand.research.coding import coding_of, encoding_of


def decisions(game: Game, seed: int, most: int) -> Iterator[tuple[States, int]]:
    """States of random games in which a seat is asked, and the seat."""
    rng, found = stream(seed), 0
    while True:
        state = game.new(game.seats[seed % len(game.seats)])
        while (mover := game.to_move(state)) != OVER:
            if mover >= 0:
                yield state, mover
                found += 1
                if found == most:
                    return
            move = game.sample(state, rng) if mover == CHANCE else game.draw(state, mover, rng)
            state = game.apply(state, mover, move)


@pytest.mark.parametrize("name", game_names())
def test_every_legal_move_is_an_action_of_its_own(name: str, size: Callable[[int, int], int]) -> None:
    game = find_game(name)
    encoding = encoding_of(game)
    for seed in range(size(2, 20)):
        for state, seat in decisions(game, seed, 80):
            legal = game.legal(state, seat).tolist()
            actions = [int(encoding.index(state, seat, move)) for move in legal]
            assert len(set(actions)) == len(legal)
            assert set(actions) <= set(range(encoding.actions))
            assert [int(encoding.move(state, seat, action)) for action in actions] == legal


def test_space_taxi_lists_its_actions_without_listing_moves() -> None:
    out, ranks, sizes = (np.empty(MOST_MOVES, np.int64) for _ in range(3))
    for state, seat in decisions(SPACE_TAXI, 3, 120):
        count = list_actions(record(state), out, ranks, sizes)
        assert sorted(out[:count].tolist()) == coding_of(SPACE_TAXI).legal_actions(state, seat).tolist()


def test_every_action_of_space_taxi_can_be_legal() -> None:
    assert BEGIN[4, 0] + 126 == BEGIN[3, 1] + 969, "heaps of four without those of four fuel dice follow all others"
    state = SPACE_TAXI.new(3, {"starter": 1})
    s: Record = record(state)
    assert s.phase == THROW
    assert SPACE_TAXI.refusal(state, 0, move_of(state, 0, 0)) is None
    s.coins[0] = 27
    s.phase = RETURN
    for action in range(1, FIRST_PLAY):
        assert SPACE_TAXI.refusal(state, 0, move_of(state, 0, action)) is None
    s.phase = PLAY
    s.faces[:] = s.fuels[:3] = s.fuels[3:] = 4
    s.crystal = 5
    refused = [a for a in range(FIRST_PLAY, ACTIONS) if SPACE_TAXI.refusal(state, 0, move_of(state, 0, a)) is not None]
    assert refused == []


def test_a_heap_with_a_die_that_was_not_thrown_is_no_move() -> None:
    state = SPACE_TAXI.new(3, {"starter": 1})
    assert move_of(state, 0, int(BEGIN[1, 1])) == NO_MOVE


def test_actions_of_fare_play_that_name_what_is_not_there_are_no_moves() -> None:
    game = find_game("fare-play")
    encoding = encoding_of(game)
    assert sum(block.size for block in BLOCKS) == encoding.actions
    state, seat = next(decisions(game, 1, 1))
    nowhere = [action for action in range(LAYS, encoding.actions) if encoding.move(state, seat, action) == NO_MOVE]
    assert len(nowhere) == (encoding.actions - LAYS) * 67 // 68, (
        "the Starting Segment has road on all sides; no other card lies there"
    )
    for action in range(encoding.actions):
        encoding.move(state, seat, action)


@pytest.mark.parametrize(("phase", "right"), [(QUESTION, 60), (TALK, 50)])
def test_what_turns_out_to_be_true_in_taxi_depends_on_what_is_known(phase: int, right: int) -> None:
    state = find_game("taxi").new(2)
    state["phase"] = phase
    could, weights = answers(state, 60)
    hits: Ints = np.array([1, 0]) if phase == QUESTION else np.arange(7)
    assert (hits * weights).sum() * 100 == right * max(hits) * weights.sum()
    assert all(taxi_moves.kind(int(move)) in (taxi_moves.RIGHT, taxi_moves.WRONG, taxi_moves.WORDS) for move in could)


def test_named_moves_are_actions_and_others_are_places_in_the_list() -> None:
    named, placed = plain_encoding(COIN_RACE), by_place(COIN_RACE)
    state, seat = next(decisions(COIN_RACE, 1, 1))
    assert [named.move(state, seat, action) for action in range(named.actions)] == sorted(COIN_RACE.notation.moves)
    assert [placed.move(state, seat, action) for action in range(placed.actions)][: len(COIN_RACE.legal(state, seat))] == list(
        COIN_RACE.legal(state, seat)
    )
    assert placed.move(state, seat, placed.actions) == NO_MOVE
    with pytest.raises(ValueError, match="has no name"):
        named.index(state, seat, 99)
