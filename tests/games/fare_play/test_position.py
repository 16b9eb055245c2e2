"""Positions as text: what can occur reads back, what cannot is refused with the field that shows it."""

import pytest
from tests.games.fare_play.table import IDLE, IDLE_TOO, Table, table

from cabstand.core import Refused
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY

AGAINST = "c╋←a"  # the street leads the other way
GAP = """
    c╋ ┼a
     └←┘
"""  # one road card is missing at e1, and the way round is against the arrow


def reads_back(t: Table) -> Table:
    text = FARE_PLAY.write_position(t.state)
    again = FARE_PLAY.read_position(text)
    assert again.tobytes() == t.state.tobytes()
    assert FARE_PLAY.write_position(again) == text
    return t


def wrong_field(t: Table, **changes: str) -> str:
    """The field by which a changed position is refused."""
    words = dict(word.split("=", 1) for word in FARE_PLAY.write_position(t.state).split()[1:])
    assert changes.keys() <= words.keys()
    with pytest.raises(Refused) as caught:
        FARE_PLAY.read_position("fare-play/1 " + " ".join(f"{name}={value}" for name, value in (words | changes).items()))
    return str(caught.value.refusal.args["field"])


# --- won in the middle of something


def test_a_game_won_in_the_middle_of_a_fast_lane_reads_back() -> None:
    t = table(GAP, fares="CA", green=[1], hands=["fast-lane straight tee tee tee"])
    t.play("go", "play fast-lane", "nothing", "nothing", "lay straight e1 t1")
    assert (t.asks, t.winner) == ("over", 1)
    reads_back(t)


def test_a_game_won_in_the_middle_of_a_rush_hour_reads_back() -> None:
    t = table(GAP, fares="CA", green=[1], hands=["rush-hour tee tee tee tee", "straight", "tee"])
    t.play("go", "play rush-hour", "nothing", "nothing", "lay straight e1 t1")
    assert (t.asks, t.winner) == ("over", 1)
    reads_back(t)


def test_a_game_won_by_the_hearse_before_the_discard_reads_back() -> None:
    t = table(" │ \nc╋a", fares="CA", green=[1], hands=[IDLE], hearse=(0, 0, "S")).play("go")
    assert t.asks == "1 discard"
    t.play("drive n")
    assert (t.asks, t.winner) == ("over", 1)
    reads_back(t)


def test_a_fast_lane_that_takes_effect_reads_back() -> None:
    reads_back(table(hands=["fast-lane tee tee tee tee"]).play("go", "play fast-lane", "nothing", "nothing"))


def test_a_lose_a_turn_that_came_back_lies_before_the_seat_in_turn() -> None:
    t = table(hands=["lose-a-turn tee", "detour"], ask="play", discards="").play(
        "play lose-a-turn 2", "detour 1", "nothing", "nothing"
    )
    assert (t.asks, t.skips) == ("1 discard", [1])
    reads_back(t)


# --- distances


def test_tokens_keep_their_distance_in_tournament_and_two_player_games() -> None:
    near = {(1, 0): cards.TRAFFIC_JAM, (2, 0): cards.BLIZZARD}
    t = table("╋──", tokens=near)
    assert wrong_field(t, tournament="1") == "map"
    with pytest.raises(Refused, match="field=map"):
        table("╋──", seats=2, tokens=near)


def test_locations_keep_their_distance_in_tournament_and_two_player_games() -> None:
    assert wrong_field(table("╋ca"), tournament="1") == "map"
    table("a╋c", tournament=True)
    with pytest.raises(Refused, match="field=map"):
        table("a╋c", seats=2)  # one intersection is too few for two


def test_the_hearse_comes_after_the_church() -> None:
    assert wrong_field(table("c╋─", hearse=(1, 0, "W")), map="crossroad:start:0,airport:w1:1,straight:e1:1") == "hearse"


# --- who is green, skipped, fresh


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("declared", {"declared": "2,0,0", "flags": "0,1,0"}),  # with three, a clear turn wins
        ("declared", {"declared": "0,1,0"}),  # its locations are not on the map
        ("declared", {"declared": "1,0,0", "flags": "0,1,0", "turn": "1/1/1/0"}),  # nobody has had a turn
        ("flags", {"declared": "1,0,0"}),  # green since before this turn: it may win
        ("flags", {"flags": "0,1,0"}),
        ("flags", {"flags": "1,0,0"}),  # no hearse is about
        ("flags", {"flags": "0,0,1"}),  # a new fare comes from starting over or stealing
        ("skips", {"skips": "2,0,0"}),
        ("skips", {"skips": "1,0,0"}),  # a turn is skipped before it begins
        ("skips", {"skips": "0,1,0", "turn": "1/1/1/0"}),  # nobody has played a card
        ("fresh", {"fresh": "1,0,0"}),  # no fare was drawn
        ("fresh", {"fresh": "0,1,0"}),  # no fare lies aside
        ("fresh", {"fresh": "2,0,0"}),
        ("turn", {"turn": "1/1/3/1"}),  # the round has just begun
        ("turn", {"turn": "1/1/101/0"}),
        ("discard", {"discard": "1"}),
        ("draw", {"draw": "1/locate"}),
        ("hands", {"hands": "tee;tee;-"}),  # one card too many
    ],
)
def test_what_cannot_be_when_a_turn_begins(field: str, changes: dict[str, str]) -> None:
    t = reads_back(table(AGAINST, fares="CA HT SR", hands=["tee", "", ""]))
    assert wrong_field(t, **changes) == field


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("skips", {"skips": "1,0,0"}),  # nothing was playable, so nothing was sent back
        ("discard", {"discard": "1+"}),  # two can go
        ("discard", {"discard": "0"}),
        ("fresh", {"fresh": "1,0,0"}),
        ("flags", {"flags": "0,0,1"}),
        ("ask", {"ask": "play", "discard": "0"}),
        ("ask", {"ask": "declare", "discard": "0"}),
        ("ask", {"ask": "drive", "discard": "0"}),
        ("lays", {"lays": "1"}),
        ("asked", {"asked": "2"}),
    ],
)
def test_what_cannot_be_when_cards_are_discarded(field: str, changes: dict[str, str]) -> None:
    t = reads_back(table(hands=[IDLE]).play("go"))
    assert wrong_field(t, **changes) == field


@pytest.mark.parametrize(
    "changes",
    [
        {"declared": "1,0,0"},
        {"skips": "0,1,0"},
        {"fresh": "1,0,0"},
        {"flags": "0,0,1"},
        {"turn": "1/1/1/1"},
        {"turn": "2/1/1/0"},
        {"turn": "1/1/2/0"},
    ],
)
def test_before_the_first_turn_nothing_has_happened(changes: dict[str, str]) -> None:
    for ask in ("lot", "deal"):
        t = Table(FARE_PLAY.new(3, {} if ask == "lot" else {"starter": 1}))
        assert t.asks == f"chance {ask}"
        assert wrong_field(reads_back(t), **changes) in changes


def test_who_has_started_over_is_fresh_until_the_end_of_the_next_turn() -> None:
    t = table(hands=[IDLE, IDLE_TOO]).play("start over")
    reads_back(t)
    assert t.field("fresh") == "1,0,0"
    assert wrong_field(t, fresh="0,0,0") == "fresh"


@pytest.mark.parametrize("value", ["tee+curve", "tee*1+curve", "curve*01+tee"])
def test_cards_are_written_in_one_way(value: str) -> None:
    t = table(hands=["curve tee", "", ""])
    assert wrong_field(t, hands=f"{value};-;-") == "hands"
