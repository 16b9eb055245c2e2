"""SOUND OFF: £4 for each of the six hidden words that the talker says. Only then does the card count as used."""

import pytest
from tests.games.taxi.table import TO_SOUND, asked, fields, look, money, options, outcomes, reason, say, sit, throws, where

from cabstand.core import CHANCE, REFEREE


@pytest.mark.parametrize("words", range(7))
def test_each_word_said_pays_4(words: int) -> None:
    match = say(throws(sit(seat=2), TO_SOUND), "talk 3", f"words {words}")
    assert money(match) == [20, 20 + 4 * words, 20]
    assert asked(match) == "3 throw"


def test_the_bank_pays_for_the_words() -> None:
    match = say(throws(sit(), TO_SOUND), "talk 3")
    before = look(match).bank
    assert look(say(match, "words 5")).bank == before - 20


def test_a_card_has_six_words_and_no_seventh_can_be_said() -> None:
    match = say(throws(sit(), TO_SOUND), "talk 3")
    assert options(match, REFEREE) == [f"words {said}" for said in range(7)]
    assert reason(match, "words 7") == "not-a-move"


def test_first_the_card_is_drawn_then_the_words_are_counted() -> None:
    match = throws(sit(), TO_SOUND)
    assert (match.to_move, *fields(match, "ask", "card")) == (CHANCE, "talk", "0")
    say(match, "talk 3")
    assert (match.to_move, *fields(match, "ask", "card")) == (REFEREE, "talk", "3")
    say(match, "words 1")
    assert fields(match, "card", "talks", "seat", "ask") == ("0", "5:3", "2", "throw")
    assert where(match) == "sound"


def test_a_card_lies_with_the_used_ones_only_when_the_talk_is_over() -> None:
    match = say(throws(sit(), TO_SOUND), "talk 3")
    assert fields(match, "talks") == ("5:",)
    assert fields(say(match, "words 0"), "talks") == ("5:3",)


def test_the_seat_to_the_right_that_is_still_in_names_the_subject() -> None:
    assert look(sit("sound", ask="talk", seat=2)).asker == 1
    assert look(sit("sound", ask="talk", seat=2, out="1,0,0", money="0,20,20", token="0,1,1")).asker == 3


def test_used_cards_do_not_come_again_before_the_deck_is_empty() -> None:
    match = sit("sound", ask="talk", talks="5:2-4")
    assert outcomes(match) == ["talk 1", "talk 5"]
    assert reason(match, "talk 3") == "card-is-used"
    assert fields(say(match, "talk 1", "words 0"), "talks") == ("5:1-4",)


def test_an_empty_deck_is_reshuffled() -> None:
    match = sit("sound", ask="talk", talks="5:1-5", questions="10:1-10", gifts="7/-7/30/-30:1-4")
    assert outcomes(match) == [f"talk {card}" for card in range(1, 6)]
    say(match, "talk 4", "words 2")
    assert fields(match, "talks", "questions", "gifts") == ("5:4", "10:1-10", "7/-7/30/-30:1-4")
    assert outcomes(throws(match, TO_SOUND)) == ["talk 1", "talk 2", "talk 3", "talk 5"]
