"""Positions as text: what is written, what is read, and what cannot be."""

from collections.abc import Mapping

import pytest
from tests.games.space_taxi.table import GAME, begin, field, look, pile, position, read_refused, say, sit, take

from cabstand.core import Match, Refused

# --- what can be -------------------------------------------------------------------------------------------------------

FOUR = "8,7,6;8,7,6;8,7,6;8,7,6;"
CAN_BE = [
    position(),
    position(ask="lot"),
    position(starter=3),
    position(ask="roll"),
    position(ask="play", throw="RGBYPT.126.s8"),
    position(seats=1),
    position(seats=1, round=5, scores="40;0;3;4;-", coins=9),
    position(seats=2, ask="lot"),
    position(seats=5, round=4, scores="1,2,3,4,5;1,2,3,4,5;1,2,3,4,5;-,-,-,-,-", starter=5),
    position(scores="-,18,20", starter=2),
    position(scores="18,-,20", starter=3),
    position(
        round=2,
        starter=2,
        coins="4,3,3",
        scores="18,20,0;-,-,-",
        ask="play",
        tiles="0134",
        throw="RGYT.145.s6",
        aboard="RG",
        crystal=4,
    ),
    "space-taxi/1 seats=3 round=2 starter=2 coins=4,3,3 scores=18,20,0;-,-,- ask=play tiles=0134"
    " throw=RGYT.145.s6 aboard=RG wings= crystal=4",
    position(round=2, starter=1, scores="20,20,0;-,-,-"),
    position(round=2, starter=2, scores="20,20,0;-,-,-"),
    position(tiles="1234", crystal="8"),
    position(tiles="0234", crystal="m8"),
    position(tiles="0234", aboard="T", crystal="1"),
    position(tiles="0124", wings="334", crystal="1"),
    position(tiles="234", crystal="x"),
    position(tiles="34", aboard="RR", crystal="x"),
    position(tiles="1", aboard="RRRRRR", wings="23", crystal="x"),
    position(ask="roll", tiles="1", aboard="RRRRRR", wings="334", crystal="8"),
    position(ask="play", tiles="1", throw="s7", aboard="RRRRRR", wings="334", crystal="8"),
    position(ask="return", tiles="", aboard="RRRRRG", wings="334", crystal="x"),
    position(ask="return", tiles="0", aboard="RRRRRR", wings="225", crystal="m1", coins="5,3,3"),
    position(ask="return", tiles="0", aboard="RRRRRG", wings="115", crystal="m1", coins="1,3,3"),
    position(ask="return", tiles="0", aboard="RRRRRR", wings="225", crystal="m1", coins="2,3,3"),
    position(
        ask="return",
        tiles="0",
        aboard="RRRRRR",
        wings="225",
        crystal="m1",
        seats=5,
        round=3,
        coins="1,7,7,6,6",  # the pile had one coin left
        scores="9,8,7,6,5;9,8,7,6,5;-,-,-,-,-",
    ),
    position(scores="50,-,-", coins="0,3,3"),  # 8 x 4 + 8, and five coins
    position(round=2, scores="5,4,3;54,-,-", coins="0,3,3"),
    position(round=5, scores=FOUR + "66,-,-", coins="0,3,3"),
    position(round=5, scores=FOUR + "8,7,6", ask="over"),
    position(seats=4, round=4, scores="1,2,3,4;1,2,3,4;1,2,3,4;0,0,0,0", starter=4, ask="over"),
]


@pytest.mark.parametrize("text", CAN_BE)
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert GAME.write_position(GAME.read_position(text)) == text


def test_fields_may_come_in_any_order() -> None:
    words = position(ask="play", tiles="0134", throw="RGYT.145.s6", aboard="RG", crystal=4).split()
    match = Match(GAME, GAME.read_position("  ".join([words[0], *reversed(words[1:])])))
    assert match.position().split() == words


@pytest.mark.parametrize(
    ("name", "value"),
    [("throw", "s6.145.RGYT"), ("throw", "YTRG.145.s6"), ("throw", "RGYT.541.s6"), ("aboard", "GR"), ("seats", "03")],
)
def test_every_value_is_written_in_one_way(name: str, value: str) -> None:
    fields = {"ask": "play", "tiles": "0134", "throw": "RGYT.145.s6", "aboard": "RG", "crystal": "4", name: value}
    with pytest.raises(Refused) as caught:
        GAME.read_position(position(**fields))
    assert caught.value.refusal.args["field"] == name


@pytest.mark.parametrize(("coins", "left"), [("3,3,3", 18), ("0,0,0", 27), ("9,9,9", 0), ("13,13,1", 0), ("13,13,0", 1)])
def test_the_pile_is_what_the_seats_do_not_hold(coins: str, left: int) -> None:
    assert pile(sit(round=5, coins=coins, scores=FOUR + "0,0,0", ask="over")) == left


@pytest.mark.parametrize(
    ("starter", "scores", "in_turn"),
    [(1, "-,-,-", 1), (1, "0,-,-", 2), (1, "0,0,-", 3), (2, "-,0,-", 3), (2, "-,0,0", 1), (3, "0,-,0", 2), (3, "-,-,0", 1)],
)
def test_the_seat_in_turn_follows_from_the_starter_and_the_scores(starter: int, scores: str, in_turn: int) -> None:
    match = sit(starter=starter, scores=scores)
    assert match.to_move == in_turn - 1
    assert look(match).seat_in_turn == in_turn


def test_the_points_follow_from_the_board_while_coins_may_be_returned() -> None:
    match = sit(ask="return", tiles="0", aboard="RRRRRR", wings="225", crystal="m1", coins="5,3,3")
    assert field(say(match, "return 0"), "scores") == "25,-,-"


def test_a_turn_goes_on_from_a_position_as_it_would_have_gone_on() -> None:
    played = take(begin(), "RRGGBT 256 s3: RRGG", "TB 336 s6: B")
    read = Match(GAME, GAME.read_position(played.position()))
    assert read.state.tobytes() == played.state.tobytes()
    for match in (played, read):
        say(match, "throw", "T 336 s5")
    assert read.state.tobytes() == played.state.tobytes()


@pytest.mark.parametrize(
    "lines",
    [
        ["RRGGBT 256 s3: RRGG", "TB 336 s6: T=G s6"],  # into the mine after a throw before
        ["RRGGBT 256 s3: RRGG", "TB 336 s2: B s2"],  # failed
        ["RRGGBT 256 s3: RRG s3"],
        ["RRGGBT 666 s3: 666"],
        ["RRGGBB 223 s8: RRGG", "BB 223 s8: BB s8", "223: 22", "3: 3"],
        ["RRGGBB 223 s8: RRGG", "BB 223 s8: BB s8", "223: 22", "3: 3", "RRGGBB 666 s8: 666"],
    ],
)
def test_a_board_holds_nothing_that_its_position_does_not_tell(lines: list[str]) -> None:
    match = begin()
    for line in lines:
        if field(match, "ask") == "return":
            say(match, "return 1")
        take(match, line)
    assert GAME.read_position(match.position()).tobytes() == match.state.tobytes()


# --- what is no position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", " ", "space-taxi", "space-taxi/2 seats=3", "chess", "👾" * 100, position()[:-1].replace("/1", "/9")]
)
def test_a_text_without_the_head_is_no_position(text: str) -> None:
    refusal = read_refused(text)
    assert (refusal.reason, refusal.args) == ("no-position", {"text": text[:60], "head": "space-taxi/1"})


@pytest.mark.parametrize(
    "name", ["seats", "round", "starter", "coins", "scores", "ask", "tiles", "throw", "aboard", "wings", "crystal"]
)
def test_every_field_is_there_once(name: str) -> None:
    words = position().split()
    missing = " ".join(word for word in words if not word.startswith(name + "="))
    assert read_refused(missing).args == {"field": name, "value": ""}
    twice = position() + f" {name}=1"
    assert read_refused(twice).args == {"field": name, "value": "1"}


def test_there_are_no_other_fields() -> None:
    refusal = read_refused(position() + " hat=blue")
    assert (refusal.reason, refusal.args) == ("space-taxi-impossible-position", {"field": "hat", "value": "blue"})
    assert read_refused(position() + " " + "x" * 50 + "=" + "y" * 50).args == {"field": "x" * 20, "value": "y" * 40}
    assert read_refused(position() + " word").args == {"field": "word", "value": ""}


IN_RETURN: dict[str, object] = {"ask": "return", "tiles": "0", "aboard": "RRRRRG", "wings": "334", "crystal": "m8"}
CANNOT_BE: list[tuple[str, Mapping[str, object]]] = [
    # who sits there
    *(("seats", {"seats": n}) for n in ("0", "6", "-1", "x", "", "3.0", "١", "100")),
    # rounds
    *(("round", {"round": n}) for n in ("0", "6", "-1", "", "two", "1e0")),
    ("round", {"seats": 4, "round": 5, "coins": "3,3,3,3", "scores": "-,-,-,-"}),
    ("round", {"seats": 5, "round": 5, "coins": "3,3,3,3,3", "scores": "-,-,-,-,-"}),
    # the starter
    *(("starter", {"starter": n}) for n in ("0", "4", "-1", "", "A")),
    ("starter", {"round": 2, "starter": 1, "scores": "18,20,0;-,-,-"}),
    ("starter", {"round": 2, "starter": 3, "scores": "18,20,0;-,-,-"}),
    ("starter", {"round": 3, "starter": 2, "scores": "18,20,0;9,5,7;-,-,-"}),
    # coins
    *(
        ("coins", {"coins": text})
        for text in ("3,3", "3,3,3,3", "3,3,-1", "3,3,x", "", "3;3;3", "3,3,", "3,3,100", "9,9,10", "27,1,0")
    ),
    ("coins", {"round": 5, "coins": "10,9,9", "scores": FOUR + "-,-,-"}),  # 28 in all
    # scores
    *(("scores", {"scores": text}) for text in ("-,-", "-,-,-,-", "", "x,-,-", "--,-,-", "-1,-,-", "1000,-,-", "1.5,-,-")),
    ("scores", {"scores": "-,5,-"}),  # the starter has not played
    ("scores", {"scores": "5,-,5"}),  # the second has not
    ("scores", {"starter": 2, "scores": "5,5,-"}),
    ("scores", {"scores": "5,5,5"}),  # the round is over, and not the game
    *(("scores", {"scores": text}) for text in ("5,5,5;-,-,-", "-,-,-;-,-,-", "5,-,-;-,-,-")),  # a row too many
    ("scores", {"scores": ";".join(["-,-,-"] * 6)}),
    ("scores", {"round": 2, "scores": "-,-,-"}),  # a row too few
    ("scores", {"round": 2, "scores": "5,5,-;-,-,-"}),  # a round before this one is not full
    ("scores", {"round": 3, "scores": "5,-,5;5,5,5;-,-,-"}),
    ("scores", {"round": 4, "scores": "5,5,5;5,5,5;5,5,5;5,5,5"}),
    # what is asked
    *(("ask", {"ask": text}) for text in ("", "lots", "Throw", "done", "0", "return")),
    ("ask", {"ask": "lot", "starter": 2}),
    ("ask", {"ask": "lot", "scores": "5,-,-"}),
    ("ask", {"ask": "lot", "round": 2, "scores": "5,5,5;-,-,-"}),
    ("ask", {"ask": "lot", "tiles": "1234", "crystal": "5"}),
    ("ask", {"ask": "over"}),
    ("ask", {"ask": "over", "round": 5, "scores": FOUR + "8,7,-"}),
    ("ask", {"ask": "over", "round": 5, "scores": FOUR + "8,7,6", "tiles": "1234", "crystal": "5"}),
    *(("ask", {"ask": text, "round": 5, "scores": FOUR + "8,7,6"}) for text in ("throw", "roll", "play", "lot", "return")),
    *(("ask", IN_RETURN | {"ask": text}) for text in ("throw", "roll", "play", "lot", "over")),  # no die is left
    ("ask", IN_RETURN | {"coins": "0,3,3"}),  # nothing to return
    ("ask", IN_RETURN | {"round": 5, "scores": FOUR + "8,7,6"}),  # all have played
    ("ask", {"ask": "return", "tiles": "01", "aboard": "RRRRR", "wings": "334", "crystal": "m8"}),
    # tiles
    *(("tiles", {"tiles": text}) for text in ("43210", "012345", "00", "5", "x", "0,1", "1223")),
    ("tiles", {"tiles": "", "crystal": "5"}),
    ("tiles", {"tiles": "0123", "aboard": "RRR", "crystal": "5"}),  # tile 4, three dice
    ("tiles", {"tiles": "0123", "aboard": "RRRRR", "crystal": "5"}),
    ("tiles", {"tiles": "0123", "aboard": "RRRR", "crystal": "m5"}),
    ("tiles", {"aboard": "R"}),
    ("tiles", {"wings": "3"}),
    ("tiles", {"crystal": "m5"}),
    ("tiles", {"tiles": "34", "aboard": "RRR", "crystal": "x"}),
    # the taxi
    *(("aboard", {"aboard": text}) for text in ("RRRRRRR", "r", "X", "T=R", "R,G", "1")),
    *(("wings", {"wings": text}) for text in ("3344", "0", "7", "R", "3,3")),
    *(("wings", {"tiles": "0124", "wings": text, "crystal": "5"}) for text in ("111", "666", "222", "335", "456")),  # no launch
    # the smuggling die
    *(("crystal", {"crystal": text}) for text in ("", "0", "9", "m", "m0", "m9", "X", "x5", "--", "m-", "-5", "88")),
    ("crystal", {"crystal": "5"}),  # it was not thrown yet
    ("crystal", {"tiles": "0123", "aboard": "RRRR", "crystal": "-"}),  # it was thrown
    ("crystal", {"tiles": "1234", "crystal": "-"}),
    ("crystal", {"tiles": "0234", "crystal": "x"}),  # thrown once it cannot have failed
    ("crystal", {"crystal": "x"}),
    # the throw
    ("throw", {"ask": "play"}),
    *(("throw", {"ask": text, "throw": "RGBYPT.126.s8"}) for text in ("throw", "roll", "lot")),
    ("throw", IN_RETURN | {"throw": "R"}),
    ("throw", {"ask": "over", "round": 5, "scores": FOUR + "8,7,6", "throw": "RGBYPT.126.s8"}),
    *(
        ("throw", {"ask": "play", "throw": text})
        for text in (
            "RGBYP.126.s8",
            "RGBYPT.12.s8",
            "RGBYPT.126",
            "RGBYPTT.26.s8",
            "RGBYPT=R.126.s8",
            "RGBYP.1266.s8",
            "0",
            "XXXXXX.126.s8",
            "RGBYPT.127.s8",
            "RGBYPT.126.s9",
            "RGBYPT.126.s",
            "RGBYPT.126.s8.s8",
            "RGBYPTT.126.s8",
            "RRRRRRRRR.s8",
            ".",
            "👽",
        )
    ),
    ("throw", {"ask": "play", "tiles": "01", "throw": "R.s1", "aboard": "RRRRR", "wings": "334", "crystal": "m8"}),
    ("throw", {"ask": "play", "tiles": "01", "throw": "3", "aboard": "RRRRR", "wings": "334", "crystal": "m8"}),
]


@pytest.mark.parametrize(
    ("name", "given"), CANNOT_BE, ids=[f"{name}: {','.join(f'{k}={v}' for k, v in given.items())}" for name, given in CANNOT_BE]
)
def test_what_cannot_be_is_refused_with_the_field_that_shows_it(name: str, given: Mapping[str, object]) -> None:
    refusal = read_refused(position(**given))
    assert refusal.reason == "space-taxi-impossible-position"
    assert refusal.args["field"] == name


def test_long_nonsense_in_a_field_is_cut_short() -> None:
    assert read_refused(position(aboard="R" * 5000)).args == {"field": "aboard", "value": "R" * 40}
