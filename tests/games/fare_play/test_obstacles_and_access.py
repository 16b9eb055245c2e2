"""Obstacle cards put their tokens on the map or move them there; Access cards take them off again."""

import pytest
from tests.games.fare_play.table import table

from cabstand.games.fare_play import cards

OBSTACLES = ["road-works", "traffic-jam", "blizzard", "parade"]


@pytest.mark.parametrize("card", OBSTACLES)
def test_an_obstacle_card_puts_its_token_on_a_road_card_and_leaves_the_game(card: str) -> None:
    t = table("╋─c", hands=[f"{card} tee"], ask="play", discards="")
    assert t.choices("token") == [f"token {card} e1", f"token {card} start"]
    assert t.why_not(f"token {card} e2") == "token-cannot-stand"
    t.play(f"token {card} e1")
    assert t.tokens == {(1, 0): cards.CARD_NAMES.index(card)}
    assert (t.gone, t.discards) == (card, "")
    assert t.asks == "1 discard"


@pytest.mark.parametrize(("card", "count"), list(zip(OBSTACLES, (2, 2, 1, 1), strict=True)))
def test_once_the_pool_is_empty_a_token_on_the_map_moves_to_a_different_card(card: str, count: int) -> None:
    token = cards.CARD_NAMES.index(card)
    t = table("╋───", hands=[f"{card} tee"], tokens={(x, 0): token for x in range(count)}, ask="play")
    free = ["e2", "e3"] if count == 2 else ["e1", "e2", "e3"]
    origins = ["start", "e1"][:count]
    assert t.choices("token") == sorted(f"token {card} {to} from {origin}" for to in free for origin in origins)
    assert t.why_not(f"token {card} e3") == "pool-is-empty"
    t.play(f"token {card} e3 from start")
    assert t.tokens == {(3, 0): token} | {(x, 0): token for x in range(1, count)}


def test_while_the_pool_has_one_no_token_is_moved() -> None:
    t = table("╋──", hands=["road-works tee"], tokens={(1, 0): cards.ROAD_WORKS}, ask="play")
    assert t.choices("token") == ["token road-works e2", "token road-works start"]
    assert t.why_not("token road-works e2 from e1") == "take-from-pool"


def test_a_token_put_on_the_map_is_no_longer_in_the_pool() -> None:
    t = table("╋──", hands=["blizzard tee", "blizzard tee tee tee tee"], ask="play").play(
        "token blizzard e1", "discard tee", "go"
    )
    assert t.choices("token") == ["token blizzard e2 from e1", "token blizzard start from e1"]


def test_only_a_matching_token_moves() -> None:
    tokens = {(0, 0): cards.BLIZZARD, (1, 0): cards.PARADE}
    t = table("╋──", hands=["blizzard tee"], tokens=tokens, ask="play")
    assert t.choices("token") == ["token blizzard e2 from start"]
    assert t.why_not("token blizzard e2 from e1") == "no-token-there"
    assert t.why_not("token blizzard start from start") == "token-cannot-stand"


def test_a_token_may_share_a_card_with_the_hearse() -> None:
    t = table("c╋─", hands=["parade tee"], hearse=(1, 0, "W"), ask="play")
    assert t.play("token parade e1").tokens == {(1, 0): cards.PARADE}
    assert t.hearse == (1, 0, "W")


def test_an_access_card_brings_one_token_back_to_the_pool_and_goes_to_the_discards() -> None:
    tokens = {(0, 0): cards.TRAFFIC_JAM, (1, 0): cards.TRAFFIC_JAM, (2, 0): cards.PARADE}
    t = table("╋──", hands=["traffic-police tee", "traffic-jam tee"], tokens=tokens, ask="play", discards="")
    assert t.choices("clear") == ["clear traffic-police e1", "clear traffic-police start"]
    assert t.why_not("clear traffic-police e2") == "no-token-there"
    t.play("clear traffic-police e1")
    assert t.tokens == {(0, 0): cards.TRAFFIC_JAM, (2, 0): cards.PARADE}
    assert t.discards == "traffic-police"
    t.play("discard tee", "go", "draw tee", "draw tee", "draw tee")
    assert t.choices("token") == ["token traffic-jam e1"]  # from the pool


def test_all_clear_removes_any_token_or_the_hearse_beside_it() -> None:
    tokens = {(0, 0): cards.BLIZZARD, (1, 0): cards.ROAD_WORKS}
    t = table("c╋─", hands=["all-clear tee"], tokens=tokens, hearse=(1, 0, "W"), ask="play")
    assert t.choices("clear") == ["clear all-clear e1", "clear all-clear hearse e1", "clear all-clear start"]
    assert t.play("clear all-clear e1").hearse == (1, 0, "W")
    assert t.tokens == {(0, 0): cards.BLIZZARD}


def test_an_access_card_for_tokens_does_not_move_the_hearse_away() -> None:
    t = table("c╋─", hands=["road-crew tee"], tokens={(1, 0): cards.ROAD_WORKS}, hearse=(1, 0, "W"), ask="play")
    assert t.why_not("clear road-crew hearse e1") == "no-token-there"
    assert t.why_not("clear all-clear hearse e1") == "not-in-hand"
