"""The third step: one card is played, and must be if one is playable; what makes each kind playable."""

from collections.abc import Collection

import pytest
from tests.games.fare_play.drawing import START, Place, Tokens
from tests.games.fare_play.table import Table, table

from cabstand.games.fare_play import cards

ONE_WAYS_ALL_ROUND = """
     ↑
    ←╋→
     ↓
"""
FULL = """
     C
    a╋h
     T
"""
JAM = {(0, 0): cards.TRAFFIC_JAM}
USELESS = ("red-light", "red-light", "detour", "lose-a-turn")


def holding(
    card: str,
    picture: str = START,
    *,
    tokens: Tokens = (),
    hearse: Place | str | None = None,
    fares: str = "",
    green: Collection[int] = (),
    tournament: bool = False,
) -> Table:
    """Five cards in hand, this one and four that cannot be played; the hand is full, so the third step has come."""
    hand = " ".join((card, *USELESS))
    return table(
        picture, hands=[hand], tokens=tokens, hearse=hearse, fares=fares, green=green, tournament=tournament, skips=[2, 3]
    ).play("go")


def is_playable(t: Table) -> bool:
    """Whether the one card is asked for, or no card was playable and two must go."""
    assert t.asks in ("1 play", "1 discard")
    assert (t.asks == "1 discard") == (t.view(1).to_discard == 2)
    return t.asks == "1 play"


def test_a_playable_card_must_be_played() -> None:
    t = holding("straight")
    assert {text.split()[0] for text in t.choices()} == {"lay"}
    assert [t.why_not(text) for text in ("discard straight", "end", "declare", "go")] == ["not-now"] * 4


def test_one_card_is_played_and_no_second() -> None:
    t = table(hands=["tee tee tee tee tee"]).play("go", "lay tee e1 t1")
    assert t.asks == "1 discard"
    assert t.why_not("lay tee w1 t3") == "not-now"


@pytest.mark.parametrize("card", ["swap-hands", "pass-left", "rush-hour"])
def test_swap_hands_pass_left_and_rush_hour_are_always_playable(card: str) -> None:
    assert is_playable(holding(card))


@pytest.mark.parametrize("card", ["straight", "curve", "one-way", "crossroad", "tee", "double-curve", "bridge"])
def test_a_road_card_is_playable_where_it_fits(card: str) -> None:
    assert is_playable(holding(card))


def test_a_road_card_that_fits_nowhere_is_not_playable() -> None:
    assert not is_playable(holding("one-way", ONE_WAYS_ALL_ROUND))
    assert is_playable(holding("one-way", ONE_WAYS_ALL_ROUND.replace("→", "─")))


def test_reactions_are_not_for_this_step() -> None:
    t = holding("straight")
    assert t.why_not("red light") == "not-now"
    assert t.why_not("detour 2") == "not-now"
    assert not is_playable(table(hands=["red-light red-light detour snow-plough road-crew"]).play("go"))


def test_locations_are_not_for_this_step() -> None:
    t = holding("station", FULL)
    assert not is_playable(t)
    assert t.why_not("lay station e2 t1") == "not-now"


def test_lose_a_turn_needs_another_driver_before_whom_none_lies() -> None:
    hand = ["lose-a-turn red-light red-light detour road-crew"]
    assert not is_playable(table(hands=hand, skips=[2, 3]).play("go"))
    t = table(hands=hand, skips=[2]).play("go")
    assert t.choices() == ["play lose-a-turn 3"]
    assert t.refusal("play lose-a-turn 2").args == {"seat": 2}
    assert t.why_not("play lose-a-turn 1") == "not-a-target"


def test_steal_a_fare_needs_two_red_fares() -> None:
    assert is_playable(holding("steal-a-fare"))
    assert not is_playable(holding("steal-a-fare", "c╋←a", fares="CA", green=[1]))
    four = """
     C
    a╋h
     T
    """
    assert not is_playable(holding("steal-a-fare", four, fares="SR CA HT", green=[2, 3]))
    t = holding("steal-a-fare", four, fares="SR CA HT", green=[3])
    assert t.choices() == ["play steal-a-fare 2"]
    assert t.why_not("play steal-a-fare 3") == "not-a-target"
    assert t.why_not("play steal-a-fare 1") == "not-a-target"


def test_fast_lane_needs_a_road_card_that_fits() -> None:
    assert not is_playable(holding("fast-lane"))
    hand = "one-way fast-lane red-light red-light detour"
    assert not is_playable(table(ONE_WAYS_ALL_ROUND, hands=[hand]).play("go"))
    assert table(hands=[hand]).play("go").can("play fast-lane")


@pytest.mark.parametrize(
    ("picture", "tokens", "hearse", "playable"),
    [
        ("╋", (), None, False),  # not the Starting Segment
        ("╋─", (), None, True),
        ("╋─", [(1, 0)], None, False),
        ("c╋─", (), (1, 0, "W"), False),
        ("╋─", [(0, 0)], None, True),
        ("╋c", (), None, False),
        ("╋─c", (), None, False),  # the map must stay in one piece
    ],
)
def test_resurface_needs_a_bare_road_card_that_can_go(
    picture: str, tokens: Tokens, hearse: Place | None, playable: bool
) -> None:
    assert is_playable(holding("resurface", picture, tokens=tokens, hearse=hearse)) == playable


@pytest.mark.parametrize(
    ("picture", "tokens", "hearse", "playable"),
    [
        ("╋", (), None, False),
        ("╋┼", (), None, False),  # it would look the same
        ("╋─", (), None, False),  # it would not be joined
        ("╋╪", (), None, False),
        ("╋c", (), None, False),
        ("╋→", (), None, True),
        ("╋┐", (), None, True),
        ("╋┤", (), None, True),
        ("╋╲", (), None, True),
        ("╋┐", [(1, 0)], None, False),
        ("c╋┐", (), (1, 0, "W"), False),
    ],
)
def test_u_turn_needs_a_bare_road_card_whose_lanes_or_arrow_can_change(
    picture: str, tokens: Tokens, hearse: Place | None, playable: bool
) -> None:
    assert is_playable(holding("u-turn", picture, tokens=tokens, hearse=hearse)) == playable


@pytest.mark.parametrize(
    ("picture", "tokens", "playable"),
    [
        ("╋", {}, True),
        ("╋", JAM, False),  # one token to a card
        ("╋c", JAM, False),  # none on a location
        ("╋─", JAM, True),
        ("╋─", {(0, 0): cards.ROAD_WORKS, (1, 0): cards.ROAD_WORKS}, False),  # none in the pool, no card to move one to
        ("╋──", {(0, 0): cards.ROAD_WORKS, (1, 0): cards.ROAD_WORKS}, True),
    ],
)
def test_an_obstacle_card_needs_a_road_card_for_its_token(picture: str, tokens: Tokens, playable: bool) -> None:
    assert is_playable(holding("road-works", picture, tokens=tokens)) == playable


def test_in_tournament_play_an_obstacle_card_needs_a_card_far_enough_from_other_tokens() -> None:
    assert is_playable(holding("road-works", "╋─", tokens=JAM))
    assert not is_playable(holding("road-works", "╋─", tokens=JAM, tournament=True))


@pytest.mark.parametrize(("picture", "playable"), [("╋", False), ("╋a", False), ("╋c", True)])
def test_the_hearse_card_needs_the_church_on_the_map(picture: str, playable: bool) -> None:
    assert is_playable(holding("hearse", picture)) == playable


@pytest.mark.parametrize(
    ("card", "removes"),
    [
        ("road-crew", {cards.ROAD_WORKS}),
        ("traffic-police", {cards.TRAFFIC_JAM}),
        ("snow-plough", {cards.BLIZZARD}),
        ("street-sweepers", {cards.PARADE}),
        ("all-clear", {cards.ROAD_WORKS, cards.TRAFFIC_JAM, cards.BLIZZARD, cards.PARADE}),
    ],
)
def test_an_access_card_needs_a_token_of_its_kind(card: str, removes: set[int]) -> None:
    assert not is_playable(holding(card))
    for token in range(cards.ROAD_WORKS, cards.PARADE + 1):
        assert is_playable(holding(card, tokens={(0, 0): token})) == (token in removes)


@pytest.mark.parametrize("card", ["road-crew", "traffic-police", "snow-plough", "street-sweepers", "all-clear"])
def test_only_all_clear_removes_the_hearse(card: str) -> None:
    assert is_playable(holding(card, "c╋─", hearse=(1, 0, "W"))) == (card == "all-clear")
    assert not is_playable(holding(card, "c╋─", hearse="gone"))
