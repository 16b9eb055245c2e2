"""How moves are written and read."""

import pytest
from tests.games.taxi.table import GAME, A, begin, refused, say, sit

from cabstand.core import CHANCE
from cabstand.games.taxi import moves, notation

WRITTEN = {
    "throw": moves.THROW,
    "keep": moves.KEEP,
    "hand 1": moves.of(moves.HAND, 0),
    "hand 4": moves.of(moves.HAND, 3),
    "pay": moves.PAY,
    "leave sound": moves.BY_SOUND,
    "leave give": moves.BY_GIVE,
    "redeem": moves.REDEEM,
    "right": moves.RIGHT,
    "wrong": moves.WRONG,
    "words 0": moves.of(moves.WORDS, 0),
    "words 6": moves.of(moves.WORDS, 6),
    "time": moves.TIME_UP,
    "die 1": moves.of(moves.DIE, 1),
    "die 6": moves.of(moves.DIE, 6),
    "question 300": moves.of(moves.QUESTION, 300),
    "card 25": moves.of(moves.GIFT, 25),
    "talk 100": moves.of(moves.TALK, 100),
}


@pytest.mark.parametrize(("text", "move"), WRITTEN.items())
def test_every_move_has_one_notation_that_reads_back(text: str, move: int) -> None:
    assert notation.write(move) == text
    assert notation.read(text) == move


def test_no_two_moves_are_the_same_number() -> None:
    assert len(set(WRITTEN.values())) == len(WRITTEN)


@pytest.mark.parametrize("text", ["THROW", "  throw ", "Throw\n"])
def test_case_and_blanks_do_not_matter(text: str) -> None:
    assert notation.read(text) == moves.THROW
    assert notation.read("  Hand \t 3 ") == moves.of(moves.HAND, 2)
    assert notation.read("LEAVE   sound") == moves.BY_SOUND


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_an_empty_text_is_said_to_be_empty(text: str) -> None:
    assert refused(begin(), text).reason == "empty-move"


@pytest.mark.parametrize(
    "text",
    [
        "fly",
        "hand",
        "hand 0",
        "hand -1",
        "hand2",
        "hand x",
        "hand 12345",
        "throw 3",
        "keep 1",
        "leave",
        "leave rank",
        "leave sound 1",
        "words",
        "die",
        "die 1 2",
        "3",
        "throw throw throw",
        "talk ?",
        "words 3 of talk 7",
    ],
)
def test_a_malformed_text_is_refused_and_said_back(text: str) -> None:
    refusal = refused(sit(), text)
    assert (refusal.reason, refusal.args) == ("malformed-move", {"text": text, "at": text[:12]})


def test_a_long_text_is_cut_in_the_refusal() -> None:
    assert refused(sit(), "x" * 100).args == {"text": "x" * 60, "at": "x" * 12}
    assert refused(sit(), "hand " + "0" * 4).args == {"text": "hand 0000", "at": "hand 0000"}


def test_reading_does_not_ask_whether_a_move_is_legal() -> None:
    assert GAME.read_move(sit().state, A, "pay") == moves.PAY
    assert GAME.read_move(sit().state, CHANCE, "die 9") == moves.of(moves.DIE, 9)


def test_a_whole_turn_in_notation() -> None:
    match = say(begin(2), "throw", "die 5", "throw", "die 2", "throw", "die 4", "hand 2", "card 2")
    assert match.position().startswith(
        "taxi/1 seats=2 rounds=20/0 starter=1 seat=2 ask=throw money=20,13 token=1,1 out=0,0 place=4,0"
    )
