"""Tournament play through the door: dead ends, and distances that hold for everything on the map."""

import pytest
from tests.games.fare_play.drawing import Tokens
from tests.games.fare_play.table import Table, new_table, table

from cabstand.games.fare_play import cards

BETWEEN = """
    ┌─┐
    ╋ ┼
"""
TWO_STREETS = """
    ┌ ┐
    H │
    ╋c┘
"""
CROSSING = """
     H
    c╲╋
     │
"""


def playing(picture: str, hand: str, *, tournament: bool = True, tokens: Tokens = ()) -> Table:
    return table(picture, hands=[hand], tokens=tokens, ask="play", tournament=tournament)


def test_tournament_play_is_an_option_of_the_game() -> None:
    assert new_table(4, tournament=True).view().tournament
    assert not new_table(4).view().tournament


def test_no_card_is_laid_with_a_closed_side_against_a_road() -> None:
    assert playing(BETWEEN, "curve tee", tournament=False).can("lay curve e1 t2")
    t = playing(BETWEEN, "curve tee")
    assert t.why_not("lay curve e1 t2") == "dead-end"
    assert t.refusal("lay curve e1 t2").args == {"edge": "east"}
    assert t.can("lay tee e1 t0")


def test_no_card_is_turned_with_a_closed_side_against_a_road() -> None:
    picture = "╋┐\n │"
    assert playing(picture, "u-turn tee").why_not("play u-turn e1 t3") == "dead-end"
    assert playing(picture, "u-turn tee", tournament=False).why_not("play u-turn e1 t3") == "splits"


def test_a_road_card_may_not_bring_two_locations_too_near() -> None:
    assert playing(TWO_STREETS, "straight tee", tournament=False).can("lay straight e1n2 t1")
    t = playing(TWO_STREETS, "straight tee")
    assert t.why_not("lay straight e1n2 t1") == "too-near"
    assert t.can("lay tee e1n2 t0")


def test_a_road_card_may_not_be_turned_so_that_two_locations_are_too_near() -> None:
    assert playing(CROSSING, "u-turn tee", tournament=False).can("play u-turn w1 t1")
    t = playing(CROSSING, "u-turn tee")
    assert t.why_not("play u-turn w1 t1") == "too-near"


def test_a_card_taken_up_leaves_open_roads_and_no_dead_ends() -> None:
    t = playing(BETWEEN, "resurface tee").play("play resurface e2", "nothing", "nothing")
    assert t.picture == "┌─┐\n╋"


def test_a_token_is_put_an_intersection_away_from_every_other() -> None:
    tokens = {(1, 0): cards.PARADE}
    assert playing("╋──┼─", "road-works tee", tokens=tokens, tournament=False).can("token road-works e2")
    t = playing("╋──┼─", "road-works tee", tokens=tokens)
    assert t.choices("token") == ["token road-works e4"]
    assert [t.why_not(f"token road-works {at}") for at in ("start", "e2", "e3")] == ["token-cannot-stand"] * 3


def test_the_hearse_does_not_count_as_a_token() -> None:
    t = table("c╋─┼", hands=["road-works tee"], hearse=(1, 0, "W"), ask="play", tournament=True)
    assert t.choices("token") == ["token road-works e1", "token road-works e2", "token road-works start"]


def test_a_token_moved_from_the_map_keeps_its_distance_to_the_others_only() -> None:
    tokens = {(1, 0): cards.PARADE, (4, 0): cards.BLIZZARD}
    t = playing("╋──┼─┼─", "parade tee", tokens=tokens)
    assert t.choices("token") == [f"token parade {to} from e1" for to in ("e2", "e6", "start")]


def test_a_road_card_may_not_bring_two_tokens_too_near() -> None:
    picture = """
        ┌ ┐
        │ │
        ╋┼┘
    """
    tokens = {(0, -1): cards.PARADE, (2, -1): cards.BLIZZARD}
    assert playing(picture, "straight tee", tokens=tokens, tournament=False).can("lay straight e1n2 t1")
    t = playing(picture, "straight tee", tokens=tokens)
    assert t.why_not("lay straight e1n2 t1") == "tokens-too-near"
    assert t.can("lay tee e1n2 t2")


def test_a_road_card_may_not_be_turned_so_that_two_tokens_are_too_near() -> None:
    picture = """
         │
        ─╲╋
         │
    """
    tokens = {(-1, -1): cards.PARADE, (-2, 0): cards.BLIZZARD}
    assert playing(picture, "u-turn tee", tokens=tokens, tournament=False).can("play u-turn w1 t1")
    assert playing(picture, "u-turn tee", tokens=tokens).why_not("play u-turn w1 t1") == "tokens-too-near"


@pytest.mark.parametrize("tournament", [False, True])
def test_two_one_ways_on_a_street_are_too_many_in_any_play(tournament: bool) -> None:
    assert playing("╋→", "one-way tee", tournament=tournament).why_not("lay one-way e2 t3") == "two-one-ways"


def test_a_location_may_not_bring_two_tokens_too_near_either() -> None:
    picture = """
        ┌ ┐
        │ │
        ╋┼┘
    """
    tokens = {(0, -1): cards.PARADE, (2, -1): cards.BLIZZARD}
    for tournament in (False, True):
        t = table(picture, hands=["hotel tee tee tee tee"], fares="CA", tokens=tokens, tournament=tournament).play("go")
        assert t.can("lay hotel e1n2 t1") != tournament
