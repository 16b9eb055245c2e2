"""In the terminal a wrong answer can still count: the asker, most of the others, or among bots whoever gave it says so."""

from io import StringIO

import pytest
from rich.console import Console
from tests.games.taxi.table import TO_QUESTION, say, sit, throws

from cabstand.bots.speaker import speaker
from cabstand.cli.referee import CardTable
from cabstand.cli.terminal import Terminal
from cabstand.content.catalogue import catalogue, texts_in
from cabstand.games.taxi import moves
from cabstand.games.taxi.adapter import GAME as TAXI
from cabstand.games.taxi.packs.included import london
from cabstand.games.taxi.referee import TaxiReferee

MEANT = "Ada, did you mean that?"
ASKED = "Cleo, do you let it count?"
OTHERS = "more than half of the others"


@pytest.mark.parametrize(
    ("people", "asked", "typed", "move"),
    [
        ({0}, MEANT, ["a teapot", "y"], moves.RIGHT),
        ({0}, MEANT, ["a teapot", ""], moves.WRONG),
        ({0}, "Wrong", [" "], moves.WRONG),
        ({0, 2}, ASKED, ["a teapot", "y"], moves.RIGHT),
        ({0, 1, 2}, ASKED, ["a teapot", ""], moves.WRONG),
        ({0, 1}, OTHERS, ["a teapot", "y"], moves.RIGHT),
    ],
)
def test_a_wrong_answer_may_count(
    monkeypatch: pytest.MonkeyPatch, people: set[int], asked: str, typed: list[str], move: int
) -> None:
    screen, said = StringIO(), iter(typed)
    cards = CardTable(
        Terminal(Console(file=screen, width=200), catalogue()),
        TaxiReferee(london(), texts_in),
        ["Ada", "Ben", "Cleo"],
        lambda seat: None if seat in people else speaker(TAXI, "simple", seat),
        pause=0,
    )
    monkeypatch.setattr("builtins.input", lambda *_: next(said))
    called = cards.call(say(throws(sit(), TO_QUESTION), "question 3").state)
    assert called.move == move
    assert asked in screen.getvalue()
    assert next(said, None) is None, "nothing else was asked"
