"""Playing a game in the terminal that brings nothing but rules."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from tests.plain.bare.adapter import GAME as NIGHT_RANK
from tests.plain.one_pile import GAME as ONE_PILE

from cabstand.cli.commands import run
from cabstand.cli.screens import screen_of
from cabstand.content.catalogue import catalogue
from cabstand.core import OVER
from cabstand.core.rule import States
from cabstand.core.screen import Unfinished
from cabstand.plain.terminal import PlainScreen, Sight
from cabstand.table.fold import fold_log
from pig import GAME as PIG

pytestmark = pytest.mark.usefixtures("strangers")
NAMES = ["Ada", "Ben"]
PILE = ONE_PILE.new(2)
SCREEN = PlainScreen(ONE_PILE)
DEALT = "night-rank/1 seats=2 hand=3 turn=1 ask=drive asked=- fare=- hands=W12,123 played= points=0,0 horns=11"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> StringIO:
    """What is typed at the keyboard, and a data folder for one test."""
    monkeypatch.setenv("CABSTAND_DATA", str(tmp_path))
    keyboard = StringIO()
    monkeypatch.setattr("sys.stdin", keyboard)
    return keyboard


def drawn(state: States, viewer: int | None, screen: PlainScreen = SCREEN, language: str = "en") -> str:
    game = ONE_PILE if screen is SCREEN else NIGHT_RANK
    return printed(screen.board(screen.look(game, state, viewer), NAMES, catalogue(language)))


def printed(drawing: RenderableType) -> str:
    with StringIO() as paper:
        Console(file=paper, width=80).print(drawing)
        return paper.getvalue()


def sight(stones: int = 600) -> Sight:
    return SCREEN.look(ONE_PILE, ONE_PILE.new(2, {"stones": stones}), 0)


def complete(answer: str, stones: int = 600, said: str = "") -> str | Unfinished:
    return SCREEN.complete(sight(stones), answer, said, NAMES, catalogue())


def test_a_game_without_a_screen_gets_the_plain_one() -> None:
    assert isinstance(screen_of(ONE_PILE), PlainScreen)
    assert screen_of(NIGHT_RANK).has_secrets
    assert not screen_of(ONE_PILE).has_secrets


def test_the_facts_of_a_view_are_told_in_words() -> None:
    said = drawn(PILE, 0)
    assert "One Pile" in said
    assert "It is Ada’s turn." in said
    assert [line.split() for line in said.splitlines() if line.startswith(("Stones", "Seat"))] == [
        ["Stones", "600"],
        ["Seat", "in", "turn", "Ada"],
    ]


def test_a_game_without_a_view_shows_its_record_with_what_each_player_has_beside_the_player() -> None:
    screen, state = PlainScreen(PIG), PIG.read_position("pig/1 seats=2 target=50 turn=2 in_air=1 pot=7 banked=12,30")
    lines = [line.split() for line in printed(screen.board(screen.look(PIG, state, 0), NAMES, catalogue())).splitlines()]
    assert [line for line in lines if len(line) > 1][1:] == [
        ["Player", "Score", "Banked"],
        ["1", "Ada", "12", "12"],
        ["2", "Ben", "30", "30"],
        ["Target", "50"],
        ["Turn", "2"],
        ["In", "air", "yes"],
        ["Pot", "7"],
    ]


def test_things_of_one_kind_stand_in_a_table_with_reasons_in_words() -> None:
    state = NIGHT_RANK.read_position(DEALT)
    mine = [line.split() for line in drawn(state, 0, PlainScreen(NIGHT_RANK)).splitlines()]
    assert ["Hand", "W,", "1,", "2"] in mine
    assert ["Held", "3,", "3"] in mine
    waiting = [line.split() for line in drawn(state, 1, PlainScreen(NIGHT_RANK)).splitlines()]
    assert ["Hand", "Face", "Refusal"] in waiting
    assert ["1", "not", "asked"] in waiting


def test_nobody_sees_a_hand_that_is_not_theirs() -> None:
    state = NIGHT_RANK.read_position(DEALT)
    other = NIGHT_RANK.read_position(DEALT.replace("W12,123", "W12,W33"))
    for viewer in (0, None):
        assert drawn(state, viewer, PlainScreen(NIGHT_RANK)) == drawn(other, viewer, PlainScreen(NIGHT_RANK))


def test_moves_can_be_chosen_by_number_by_notation_or_by_its_beginning() -> None:
    assert complete("2", stones=5) == "take 2"
    assert complete("TAKE  3", stones=5) == "take 3"
    assert complete("", stones=1) == "take 1"
    assert complete("t", stones=1) == "take 1"
    assert complete("7", stones=5) == "7"
    assert complete("give 1", stones=5) == "give 1"


def test_a_beginning_of_several_moves_asks_which() -> None:
    assert complete("take 29") == "take 29"
    asked = complete("take")
    assert isinstance(asked, Unfinished)
    assert asked.question == "300 moves begin like that: which one?"


def test_hundreds_of_moves_have_pages() -> None:
    assert "take 60" in drawn(PILE, 0)
    assert "take 61" not in drawn(PILE, 0)
    assert "These are 1 to 60 of 300" in SCREEN.question(sight(), "Ada", catalogue())
    second = complete("more")
    assert isinstance(second, Unfinished)
    assert "61 to 120 of 300" in second.question
    assert complete("222", said=second.said) == "take 222"
    last = complete("m", said="180")
    assert isinstance(last, Unfinished)
    assert "241 to 300" in last.question
    around = complete("m", said=last.said)
    assert isinstance(around, Unfinished)
    assert "1 to 60" in around.question


@pytest.mark.parametrize(("language", "told"), [("de", "Ada ist am Zug."), ("fr", "C’est à Ada de jouer.")])
def test_what_holds_for_every_game_is_told_in_the_readers_language(language: str, told: str) -> None:
    assert told in drawn(PILE, 0, language=language)


def test_a_whole_game_against_a_bot_with_a_referee_at_the_keyboard(
    typed: StringIO, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed.write("h\n" + "1\n" * 80)
    typed.seek(0)
    assert run(["play", "night-rank", "--players", "2", "--bots", "random", "--seed", "3", "--fast", "--option", "hand=2"]) == 0
    said = capsys.readouterr().out
    fold = fold_log((tmp_path / "tables" / "night-rank-1.log").read_text())
    assert fold.game.to_move(fold.state) == OVER
    assert "What does the referee say?" in said
    assert any(line.startswith("referee: ") for line in fold.lines)
    assert "Driver: drive" in said
    assert "The game is over." in said


def test_a_wrong_answer_is_refused_in_words_and_asked_again(typed: StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    typed.write("take 0\nmore\n299\nq\n")
    typed.seek(0)
    assert run(["play", "one-pile", "--players", "2", "--bots", "random", "--seed", "1", "--fast"]) == 0
    said = capsys.readouterr().out
    assert "not there (stones 0)" in said
    assert "Driver: takes (stones 299)" in said


def test_hands_are_covered_before_the_next_player_looks(typed: StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    typed.write("\nq\n")
    typed.seek(0)
    assert run(["play", "night-rank", "--names", "Ada,Ben", "--seed", "1", "--fast"]) == 0
    assert "Ada, press Enter when only you can see the screen." in capsys.readouterr().out
