"""The Sound Off card is hidden from who talks and from who watches; opponents see it."""

import pytest
from tests.games.taxi.table import GAME, A, B, C, fields, look, say, sit

from cabstand.core import CHANCE, REFEREE, Actor, Dice, Match, Move, Seat
from cabstand.core.game import equal
from cabstand.core.rule import record
from cabstand.games.taxi.record import UNKNOWN

HIDDEN_FROM = [A, None]
OPEN_TO = [B, C]


def talking(card: int = 3, talks: str = "5:1") -> Match:
    return sit("sound", ask="talk", card=card, talks=talks)


def viewer(actor: Actor | None) -> Seat | None:
    return None if actor is None else Seat(actor)


@pytest.mark.parametrize("actor", HIDDEN_FROM)
def test_who_talks_and_who_watches_do_not_see_the_card(actor: Actor | None) -> None:
    seen = look(talking(), actor)
    assert seen.card is None
    assert seen.waiting_for == "talk"


@pytest.mark.parametrize("actor", OPEN_TO)
def test_opponents_see_the_card(actor: Actor) -> None:
    assert look(talking(), actor).card == 3


@pytest.mark.parametrize("actor", HIDDEN_FROM)
def test_nothing_in_what_is_hidden_tells_one_card_from_another(actor: Actor | None) -> None:
    first, second = (GAME.hide(talking(card).state, viewer(actor)) for card in (2, 5))
    assert equal(first, second)
    assert record(first).card == UNKNOWN


@pytest.mark.parametrize("actor", OPEN_TO)
def test_nothing_is_hidden_from_opponents(actor: Actor) -> None:
    assert equal(GAME.hide(talking().state, viewer(actor)), talking().state)


def test_hiding_leaves_the_game_itself_alone() -> None:
    match = talking()
    GAME.hide(match.state, None)
    assert fields(match, "card") == ("3",)


@pytest.mark.parametrize("actor", [*HIDDEN_FROM, *OPEN_TO])
@pytest.mark.parametrize(
    "match",
    [
        sit(),
        sit("question-4", ask="question", card=4, questions="10:4"),
        sit("sound", ask="talk"),
        sit("give", ask="choose"),
    ],
)
def test_nothing_else_is_a_secret(match: Match, actor: Actor | None) -> None:
    assert equal(GAME.hide(match.state, viewer(actor)), match.state)


def test_the_secret_is_the_talkers_whichever_seat_that_is() -> None:
    match = sit("sound", ask="talk", seat=2, card=3)
    assert [look(match, actor).card for actor in (A, B, C, None)] == [3, None, 3, None]


@pytest.mark.parametrize("actor", HIDDEN_FROM)
def test_the_log_as_the_talker_reads_it_has_a_question_mark_until_the_words_are_counted(actor: Actor | None) -> None:
    match = sit("sound", ask="talk")
    move = GAME.read_move(match.state, CHANCE, "talk 3")
    assert GAME.told_move(match.state, CHANCE, move, viewer(actor)) == "talk ?"
    match.push(move)
    move = GAME.read_move(match.state, REFEREE, "words 2")
    assert GAME.told_move(match.state, REFEREE, move, viewer(actor)) == "words 2 of talk 3"


@pytest.mark.parametrize("actor", OPEN_TO)
def test_the_log_as_opponents_read_it_names_the_card(actor: Actor) -> None:
    match = sit("sound", ask="talk")
    move = GAME.read_move(match.state, CHANCE, "talk 3")
    assert GAME.told_move(match.state, CHANCE, move, viewer(actor)) == "talk 3"
    match.push(move)
    move = GAME.read_move(match.state, REFEREE, "words 2")
    assert GAME.told_move(match.state, REFEREE, move, viewer(actor)) == "words 2"


@pytest.mark.parametrize("text", ["throw", "die 3", "question 4", "card 2", "keep", "hand 2", "right", "time", "redeem"])
def test_everything_else_in_the_log_is_told_to_everybody(text: str) -> None:
    match = sit()
    move = GAME.read_move(match.state, A, text)
    assert [GAME.told_move(match.state, A, move, viewer(actor)) for actor in (A, B, None)] == [text] * 3


def test_a_used_card_is_known_to_everybody_once_the_words_are_counted() -> None:
    match = say(talking(card=3), "words 2")
    assert fields(match, "talks") == ("5:1,3",)
    assert equal(GAME.hide(match.state, Seat(0)), match.state)


@pytest.mark.parametrize("actor", HIDDEN_FROM)
def test_what_might_be_in_play_is_any_card_that_is_not_used(actor: Actor | None) -> None:
    hidden, dice = GAME.hide(talking(card=3, talks="5:1,4").state, viewer(actor)), Dice(5)
    drawn = [GAME.resample(hidden, viewer(actor), dice.stream) for _ in range(80)]
    assert {int(record(state).card) for state in drawn} == {2, 3, 5}
    assert record(hidden).card == UNKNOWN
    for state in drawn:
        record(state).card = UNKNOWN
        assert equal(state, hidden)


def test_from_an_empty_deck_it_might_be_any_card() -> None:
    hidden, dice = GAME.hide(talking(card=3, talks="5:1-5").state, Seat(0)), Dice(5)
    assert {int(record(GAME.resample(hidden, Seat(0), dice.stream)).card) for _ in range(80)} == {1, 2, 3, 4, 5}


def test_nothing_is_drawn_for_who_knows_everything() -> None:
    match, dice = talking(), Dice(5)
    assert equal(GAME.resample(GAME.hide(match.state, Seat(1)), Seat(1), dice.stream), match.state)
    assert equal(GAME.resample(GAME.hide(sit().state, Seat(0)), Seat(0), dice.stream), sit().state)


def test_the_talker_can_still_redeem_without_knowing_the_card() -> None:
    match = sit("sound", ask="talk", card=3, money="50,20,20", token="0,1,1")
    assert look(match, A).can_redeem
    assert GAME.refusal(GAME.hide(match.state, Seat(0)), A, Move(GAME.read_move(match.state, A, "redeem"))) is None
