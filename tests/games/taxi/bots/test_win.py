"""The bot of TAXI! that plays to win: Give or Take cards by exact expectation."""

import numpy as np
import pytest
from tests.games.taxi.table import A, position

from cabstand.bots.registry import find_bot
from cabstand.core import Seat, find_game
from cabstand.core.rng import stream
from cabstand.games.taxi.bots.win import chance_to_win

NOBODY_OUT = np.zeros(4, np.int32)


def choice(bot: str, **fields: object) -> str:
    """What a bot on seat 1 does with a Give or Take card, as the move is written."""
    game = find_game("taxi")
    state = game.read_position(position("give", ask="choose", **fields))
    return game.write_move(A, find_bot(game, bot).choose(state, Seat(0), stream(1)))


@pytest.mark.parametrize("wealth", [(50.0, 50.0, 50.0), (80.0, 20.0, 55.0), (10.0, 12.0, 90.0)])
def test_the_chances_of_all_seats_add_up_and_more_money_is_better(wealth: tuple[float, float, float]) -> None:
    money = np.array([*wealth, 0.0])
    chances = [chance_to_win(money, NOBODY_OUT, 3, seat, 25.0) for seat in range(3)]
    assert sum(chances) == pytest.approx(1.0, abs=0.01)
    assert [sorted(chances).index(chance) for chance in chances] == [sorted(wealth).index(money) for money in wealth]


def test_two_alike_have_even_chances_and_a_seat_that_is_out_none_to_take() -> None:
    money = np.array([40.0, 40.0, 200.0, 0.0])
    out = np.array([0, 0, 1, 0], np.int32)
    assert chance_to_win(money, out, 3, 0, 30.0) == pytest.approx(0.5)
    assert chance_to_win(np.array([40.0, -np.inf, 40.0, 0.0]), NOBODY_OUT, 3, 0, 30.0) == pytest.approx(0.5)


def test_what_can_only_gain_is_kept_and_what_can_only_lose_goes_to_the_strongest_rival() -> None:
    assert choice("winner", gifts="4/8/15:", money="40,40,40") == "keep"
    assert choice("winner", gifts="-4/-8/-15:", money="40,70,55") == "hand 2"
    assert choice("winner", gifts="-4/-8/-15:", money="40,55,70") == "hand 3"


def test_who_leads_near_the_end_takes_no_chance_and_gives_it_to_whoever_cannot_win() -> None:
    even = "18/-18/9/-9:"
    assert choice("winner", gifts=even, rounds="20/19", money="100,88,20") == "hand 3"
    assert choice("winner", gifts=even, rounds="20/19", money="70,100,20") == "keep"


def test_without_a_token_only_the_bold_keep_a_card_that_may_put_them_out() -> None:
    poor = {"gifts": "7/-7/30/-25:", "token": "0,1,1", "money": "20,80,90"}
    assert choice("gambler", **poor) == "keep"
    assert choice("simple", **poor) == "hand 3"
    assert choice("careful", **(poor | {"token": "1,1,1"})) == "hand 3"


@pytest.mark.parametrize(("bot", "pays"), [("simple", False), ("gambler", False), ("careful", True), ("winner", False)])
def test_at_the_road_works_only_the_careful_pay(bot: str, pays: bool) -> None:
    game = find_game("taxi")
    state = game.read_position(position("d1", ask="divert", money="100,40,40"))
    assert game.write_move(A, find_bot(game, bot).choose(state, Seat(0), stream(1))) == ("pay" if pays else "throw")
