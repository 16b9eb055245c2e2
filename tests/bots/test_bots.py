"""Bots: what a seat may know goes in, a legal move comes out."""

import pytest

from cabstand.bots.registry import bots_of, find_bot
from cabstand.core import CHANCE, OVER, REFEREE, Game, Refused, Seat, find_game, game_names
from cabstand.core.manifest import characters_of
from cabstand.core.rng import stream

FEW = 12
"""Moves of a bot that solves its turns where rules are compiled; here it goes by rules of thumb."""
FIRST = 30
"""Moves of a game that is too slow for whole ones here."""


def play_out(game: Game, bot: str, seats: int, seed: int, most: int = 100_000) -> int:
    """A game of one kind of bot, to its end or for `most` of their moves; every move is checked by the rules."""
    state, rng, moves = game.new(seats), stream(seed), 0
    while moves < most and (mover := game.to_move(state)) != OVER:
        if mover == CHANCE:
            move = game.sample(state, rng)
        elif mover == REFEREE:
            move = game.draw(state, REFEREE, rng)
        else:
            move = find_bot(game, bot).warm_up(game.hide(state, Seat(mover)), Seat(mover), rng)
            moves += 1
        state = game.apply(state, mover, move)
    return moves


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in game_names() for bot in bots_of(find_game(name))])
def test_a_bot_plays_with_nothing_but_legal_moves(name: str, bot: str) -> None:
    game = find_game(name)
    most = FEW if find_bot(game, bot).solves else FIRST if game.slow else None
    for seats in game.seats:
        made = play_out(game, bot, seats, seed=seats, most=most or 100_000)
        assert made == (most or made) > 0


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Refused) as error:
        find_bot(find_game("space-taxi"), "genius")
    known = str(error.value.refusal.args["known"])
    assert error.value.refusal.args["name"] == "genius"
    assert known.startswith("random, simple, ")
    assert known.endswith(", ".join(who.id for who in characters_of("space-taxi")))
