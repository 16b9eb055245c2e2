"""Bots: what a seat may know goes in, a legal move comes out."""

import pytest

from cabstand.bots.registry import bots_of, find_bot
from cabstand.content.characters import characters_of
from cabstand.core import CHANCE, OVER, REFEREE, Actor, Game, Refused, Seat, find_game, game_names
from cabstand.core.rng import stream
from cabstand.core.rule import record
from cabstand.games.space_taxi.bots.thumb import _crystal_ahead, _factor_ahead, coins_to_return

SLOW = {"fare-play": 30}
"""Of such a game so many moves are looked at here; whole ones by compiled rules: tests/games/fare_play/test_whole_games.py."""


SOLVING = {"gambler": 12, "careful": 12, "exact": 12, "winner": 12}
"""Such a bot solves its turns where rules are compiled; here it goes by rules of thumb, and a few moves are enough."""


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
    most = SOLVING.get(bot) or SLOW.get(name)
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


def test_fuel_ahead_is_exact_for_one_die_and_one_throw() -> None:
    # 6 on the wings, one die left: 1, 2, 3, 4 launch with factor 1 to 4, 5 and 6 fail
    assert _factor_ahead(1, 1, 6) == pytest.approx((1 + 2 + 3 + 4) / 6)
    # with a second throw, throw again whenever that promises more
    once = (1 + 2 + 3 + 4) / 6
    assert _factor_ahead(2, 1, 6) == pytest.approx((once + 2 + 3 + 4 + once + once) / 6)


def test_a_crystal_kept_for_one_more_throw_fails_below_and_scores_above() -> None:
    assert _crystal_ahead(1, 7) == pytest.approx((7 + 8) / 8)
    assert _crystal_ahead(1, 0) == pytest.approx(4.5)


@pytest.mark.parametrize(
    ("text", "coins"),
    [
        ("round=5 starter=1 coins=4,1,0 scores=1,0,0;1,0,0;1,0,0;1,0,0;-,-,-", 4),  # the last round: all
        ("round=2 starter=1 coins=5,1,0 scores=9,8,7;-,-,-", 2),  # three are kept
        ("round=2 starter=2 coins=5,1,0 scores=7,8,6;-,9,20", 3),  # 4 points, 9 is the lowest: three coins make 10
        ("round=1 starter=2 coins=2,1,0 scores=-,9,20", 0),  # out of reach
    ],
)
def test_coins_are_returned_at_the_end_or_to_leave_the_lowest_place(text: str, coins: int) -> None:
    game = find_game("space-taxi")
    state = game.read_position(f"space-taxi/1 seats=3 {text} ask=return tiles=0 throw= aboard=RRRGBY wings=133 crystal=m2")
    assert game.to_move(state) == Actor(0)
    assert coins_to_return(record(state)) == coins
