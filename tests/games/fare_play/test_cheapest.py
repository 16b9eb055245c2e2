"""What a view says about the map: one-way lanes, the best way for every fare, and the cards that have not been seen."""

from tests.games.fare_play.drawing import Place, Tokens
from tests.games.fare_play.table import new_table, table

from cabstand.core.game import CHANCE
from cabstand.core.rng import stream
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.games.fare_play.cards import CARD_COUNTS, CARD_NAMES

ROUND_A_BLOCK = """
    ╋─┐
    │ │
    C A
"""


def way(picture: str, tokens: Tokens = (), hearse: Place | None = None) -> str:
    """The way from the Church to the Airport."""
    return ", ".join(table(picture, fares="CA", tokens=tokens, hearse=hearse).view().drivers[0].way)


# --- ways


def test_a_clear_way_is_the_shortest_path_with_the_edges_it_uses() -> None:
    assert way("c╋a") == "w1 -e, start we, e1 w-"
    assert way("c╋┐\n  A") == "w1 -e, start we, e1 ws, e1s1 n-"


def test_where_a_location_is_not_on_the_map_no_way_is_told() -> None:
    assert way("c╋") == ""
    assert way("╋") == ""


def test_a_blocked_square_is_marked_where_no_other_way_is_cheaper() -> None:
    assert way(ROUND_A_BLOCK, tokens=[(1, 0)]) == "s2 -n, s1 sn, start se, e1 we!, e2 ws, e2s1 ns, e2s2 n-"
    assert way(ROUND_A_BLOCK, hearse=(2, 2, "N")) == "s2 -n, s1 sn, start se, e1 we, e2 ws, e2s1 ns, e2s2 n-!"
    assert way(ROUND_A_BLOCK, hearse=(0, 2, "S")).startswith("s2 -n!, ")


def test_missing_cards_stand_on_the_squares_that_need_them() -> None:
    against_the_arrow = ROUND_A_BLOCK.replace("─", "←")
    assert way(against_the_arrow) == "s2 -s, s3 ne?, e1s3 we?, e2s3 wn?, e2s2 s-"


def test_a_way_needs_nothing_exactly_where_the_path_is_clear() -> None:
    state, rng = FARE_PLAY.new(4, {}), stream(11)
    told = 0
    for turn in range(300):
        mover = FARE_PLAY.to_move(state)
        move = FARE_PLAY.sample(state, rng) if mover == CHANCE else FARE_PLAY.draw(state, mover, rng)
        state = FARE_PLAY.apply(state, mover, move)
        if turn % 30 == 0:
            for driver in FARE_PLAY.view_hidden(FARE_PLAY.hide(state, None), None).drivers:
                told += bool(driver.way)
                needs = any(step.endswith(("?", "!")) for step in driver.way)
                assert driver.path_clear == (bool(driver.way) and not needs)
    assert told > 0


# --- one-way streets


def test_every_lane_of_a_one_way_street_is_told_with_its_direction() -> None:
    town = table(ROUND_A_BLOCK.replace("─", "→")).view().map
    assert {card.square: card.one_way for card in town if card.one_way} == {
        "e1": ("we",),
        "e2": ("ws",),
        "e2s1": ("ns",),
        "e2s2": ("ns",),
    }


def test_only_the_lane_of_a_bridge_that_lies_on_the_street_is_one_way() -> None:
    town = table("╋→╪").view().map
    assert [card.one_way for card in town] == [(), ("we",), ("we",)]


# --- cards that have not been seen


def test_unseen_cards_are_those_neither_on_the_table_nor_in_the_own_hand() -> None:
    view = table("c╋a", hands=["curve curve", "tee"], discards="bridge").view(1)
    deck = {name: int(count) for name, count in zip(CARD_NAMES, CARD_COUNTS, strict=True)}
    seen = {"curve": 2, "bridge": 1, "church": 1, "airport": 1}
    expected = {name: count - seen.get(name, 0) for name, count in deck.items()}
    assert view.unseen == {name: count for name, count in expected.items() if count}


def test_at_the_beginning_only_the_own_hand_has_been_seen() -> None:
    view = new_table(3).view(None)
    assert sum(view.unseen.values()) == view.pile + sum(driver.cards for driver in view.drivers)
