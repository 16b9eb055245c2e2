"""Bad moves at the door: each is refused with its reason, and every byte of the game stays as it was."""

import pytest
from tests.games.fare_play.table import IDLE, Table, new_table, table

from cabstand.core.game import CHANCE, REFEREE, Actor, Move, Refusal, Refused
from cabstand.games.fare_play import cards
from cabstand.games.fare_play.adapter import GAME as FARE_PLAY
from cabstand.table.fold import fold_log
from cabstand.table.log import LogError

BETWEEN = """
    ┌─┐
    ╋ ┼
"""
NEARLY_SEALED = """
    ┌┬┐
    ├╋┤
    └┴
"""
LOG = """cabstand log
game: fare-play
rules: 1
option: starter=1
seat: Ada
seat: Bo

=> {first}, {last}, draw tee, draw tee, fare 1, fare 2
"""


def playing(picture: str, hand: str) -> Table:
    return table(picture, hands=[hand], ask="play")


# --- squares and turns


@pytest.mark.parametrize(
    ("picture", "move", "reason", "args"),
    [
        ("╋─", "lay curve e1 t0", "taken", {}),
        ("╋─", "lay curve start t0", "taken", {}),
        ("╋─", "lay curve e1n1 t0", "not-joined", {}),
        ("╋─", "lay curve e9 t0", "not-joined", {}),
        ("╋─", "lay curve e71 t0", "not-joined", {}),  # shares a place in the index with e1
        ("╋─", "lay curve w127n127 t0", "not-joined", {}),
        ("╋─", "lay curve e2 t1", "not-joined", {}),
        (BETWEEN, "lay curve e1 t0", "closed-side", {"edge": "north"}),
        ("╋→", "lay one-way e2 t3", "two-one-ways", {}),
        (NEARLY_SEALED, "lay curve e1s1 t3", "sealed", {}),
    ],
)
def test_a_road_card_on_a_square_where_it_does_not_fit(picture: str, move: str, reason: str, args: dict[str, str]) -> None:
    t = playing(picture, "curve one-way parade")
    assert t.refusal(move) == Refusal("fare-play-" + reason, dict(args))


def test_a_location_too_near_to_another() -> None:
    t = table("╋c", hands=["hotel tee tee tee tee"], fares="SR").play("go")
    assert t.why_not("lay hotel e2 t1") == "too-near"


@pytest.mark.parametrize("move", ["lay straight e1 t2", "lay crossroad e1 t1", "lay bridge e1 t3", "lay double-curve e1 t2"])
def test_a_turn_that_looks_like_another_is_no_move_of_its_own(move: str) -> None:
    assert playing("╋", "straight crossroad bridge double-curve").why_not(move) == "not-a-move"


def test_a_card_that_is_not_in_the_hand() -> None:
    t = playing("╋┐", "tee")
    for move in ("lay curve w1 t0", "token parade start", "play rush-hour", "play lose-a-turn 2", "play u-turn e1 t3"):
        assert t.refusal(move) == Refusal("fare-play-not-in-hand", {"card": move.split()[1]})
    assert table(hands=["tee"], ask="discard", to_discard=1).why_not("discard curve") == "not-in-hand"
    located = table(hands=["church tee tee tee tee"], fares="HT").play("go")
    assert located.why_not("lay hotel e1 t1") == "not-in-hand"
    assert located.why_not("pass hotel") == "not-in-hand"


def test_a_card_of_the_wrong_sort_in_a_move() -> None:
    t = playing("╋", "tee parade red-light all-clear")
    wrong = ("token tee start", "clear parade start", "lay parade e1 t0", "pass tee")
    assert [t.why_not(move) for move in wrong] == ["not-a-move", "not-a-move", "not-a-move", "not-now"]


def test_a_target_that_does_not_sit_at_the_table() -> None:
    t = playing("╋", "lose-a-turn swap-hands")
    assert t.why_not("play lose-a-turn 4") == "not-a-move"
    assert t.refusal("play swap-hands 1") == Refusal("fare-play-not-a-target", {"seat": 1})


def test_a_token_where_none_can_stand_or_none_is() -> None:
    t = table("╋─c", hands=["parade all-clear road-crew"], tokens={(0, 0): cards.BLIZZARD}, ask="play")
    for at in ("start", "e2", "e3", "e70"):
        assert t.why_not(f"token parade {at}") == "token-cannot-stand"
    for move in ("clear all-clear e1", "clear all-clear e9", "clear road-crew start", "clear all-clear hearse start"):
        assert t.why_not(move) == "no-token-there"


def test_traffic_cards_on_squares_they_cannot_work_on() -> None:
    t = table("c╋─┐", hands=["u-turn resurface fast-lane"], tokens={(1, 0): cards.BLIZZARD}, hearse=(0, 0, "W"), ask="play")
    for at in ("start", "w1", "e1", "e5"):
        assert t.why_not(f"play resurface {at}") == "cannot-be-worked-on"
        assert t.why_not(f"play u-turn {at} t1") == "cannot-be-worked-on"
    assert t.why_not("play fast-lane") == "nothing-to-lay"


# --- the wrong time, the wrong seat


def test_moves_of_another_step() -> None:
    begin = table(hands=["tee tee tee tee tee"])
    assert {begin.why_not(text) for text in ("lay tee e1 t1", "discard tee", "end", "declare", "nothing")} == {"not-now"}
    t = begin.play("go")
    assert {t.why_not(text) for text in ("go", "start over", "discard tee", "end", "nothing")} == {"not-now"}
    t.play("lay tee e1 t1")
    assert {t.why_not(text) for text in ("go", "lay tee w1 t3", "end")} == {"not-now"}


@pytest.mark.parametrize("reaction", ["red light", "detour 3", "nothing"])
def test_a_reaction_out_of_time(reaction: str) -> None:
    t = table(hands=["tee tee curve curve lose-a-turn", "red-light detour"])
    assert t.refusal(reaction, by=2) == Refusal("fare-play-not-your-turn", {"seat": 1})
    t.play("go", "play lose-a-turn 3")
    assert t.asks == "2 react"
    t.play("nothing")
    assert t.refusal(reaction, by=2) == Refusal("fare-play-not-your-turn", {"seat": 3})
    t.play("nothing")
    assert t.why_not(reaction) == "not-now"


@pytest.mark.parametrize("seat", [2, 3])
def test_playing_for_another_seat(seat: int) -> None:
    t = table(hands=["tee tee tee tee tee", "tee", "tee"]).play("go")
    assert t.refusal("lay tee e1 t1", by=seat) == Refusal("fare-play-not-your-turn", {"seat": 1})
    t = table(hands=["pass-left tee"], ask="play").play("play pass-left")
    assert t.why_not("nothing", by=1) == "not-your-turn"
    assert t.why_not("nothing", by=3) == "not-your-turn"


def test_a_seat_that_is_not_there() -> None:
    assert table(hands=["tee"]).refusal("go", by=4) == Refusal("fare-play-no-such-seat", {"seat": 4})


def test_no_referee_is_needed() -> None:
    t = table(hands=["tee"])
    with pytest.raises(Refused, match="fare-play-no-referee"):
        FARE_PLAY.apply(t.state, REFEREE, Move(0))


# --- chance


def test_a_seat_does_not_move_while_chance_must() -> None:
    t = table(hands=["tee"]).play("go")
    assert {t.why_not(text, by=1) for text in ("go", "lay tee e1 t1", "draw curve")} == {"wait-for-chance"}


@pytest.mark.parametrize("text", ["draw curve", "starts 2", "fare 3"])
def test_a_seat_does_not_do_what_only_chance_does(text: str) -> None:
    assert table(hands=["tee"]).why_not(text, by=1) == "not-a-move"


@pytest.mark.parametrize("text", ["draw curve", "fare 3", "starts 1", "go", "end"])
def test_chance_does_nothing_while_a_seat_must_move(text: str) -> None:
    assert table(hands=["tee"]).why_not(text, by=CHANCE + 1) == "cannot-come"


def test_a_draw_of_a_card_that_is_not_in_the_pile() -> None:
    hands = ["hearse", "church", "lose-a-turn lose-a-turn lose-a-turn"]
    t = table(hands=hands).play("go")
    assert {t.why_not(f"draw {card}") for card in ("hearse", "church", "lose-a-turn")} == {"cannot-come"}
    assert {t.why_not(text) for text in ("fare 1", "starts 1", "go")} == {"cannot-come"}


def test_a_location_from_the_lower_half_and_another_card_before_the_last_locations() -> None:
    t = table(hands=["tee"], top=0).play("go")
    assert t.why_not("draw tee") == "cannot-come"


def test_a_fare_that_somebody_holds() -> None:
    t = table(aside={1: "CA"}, fares="HC HT", ask="fare", hands=[IDLE])
    assert {t.why_not(f"fare {number}") for number in (1, 2, 10)} == {"cannot-come"}


def test_a_log_with_a_draw_that_cannot_be() -> None:
    seven = ", ".join(["draw crossroad"] * 7)
    assert fold_log(LOG.format(first=seven, last="draw tee")).text()
    for last in ("draw crossroad", "draw church", "draw steal-a-fare", "fare 1"):
        with pytest.raises(LogError) as caught:
            fold_log(LOG.format(first=seven, last=last))
        assert caught.value.number == 8
        assert caught.value.refusal.reason == "fare-play-cannot-come"


# --- no moves at all


@pytest.mark.parametrize("move", [-1, 2**48, 2**63, -(2**63) - 1, 31, 18, 1 << 5, 2 | 13 << 5])
def test_a_number_that_is_no_move(move: int) -> None:
    t = table(hands=["tee"])
    before = t.state.tobytes()
    assert FARE_PLAY.refusal(t.state, Actor(0), Move(move)) == Refusal("fare-play-not-a-move")
    assert t.state.tobytes() == before


@pytest.mark.parametrize(
    "text",
    ["lay", "lay tee", "lay tee e1", "lay tee e1 t4", "lay tram e1 t0", "lay tee e128 t0", "lay tee e0 t0", "lay tee n1e1 t0",
     "play lose-a-turn", "play lose-a-turn 9", "play rush-hour 2", "play tee", "drive x", "detour 0", "fare 16", "fare 0"],
)  # fmt: skip
def test_a_text_that_means_no_move(text: str) -> None:
    t = table(hands=["tee"])
    with pytest.raises(Refused, match="malformed-move"):
        FARE_PLAY.read_move(t.state, Actor(0), text)


def test_nothing_happens_once_a_game_is_over() -> None:
    t = table("c╋a", fares="CA", green=[1], turn=3, hands=["", "", "tee"], ask="discard", to_discard=1).play("discard tee")
    assert {t.why_not(text, by=seat) for text in ("go", "end", "draw tee") for seat in (0, 1, 2, 3)} == {"over"}


def test_a_new_game_waits_for_its_deal() -> None:
    t = new_table(2)
    assert t.why_not("go", by=1) == "wait-for-chance"
    assert t.why_not("fare 1") == "cannot-come"
