"""Fare Play in the terminal: typed answers, squares to choose from, nonsense, leaving, and hands that stay secret."""

import re
from pathlib import Path

from tests.cli.screen import Window, cab

from cabstand.core import OVER
from cabstand.table.fold import Fold, fold_log

WIPED = "\x1b[2J"
ADA = ("curve", "straight", "lose-a-turn", "swap-hands", "resurface")
BEA = ("tee", "bridge", "red-light", "double-curve", "road-works")
CID = ("crossroad", "one-way", "parade", "blizzard", "detour")


def deal(data: Path, *seats: str, then: tuple[str, ...] = ()) -> None:
    """A saved game in which everybody has been dealt a known hand, and some lines have been played."""
    hands = [f"draw {card}" for hand in (ADA, BEA, CID)[: len(seats)] for card in hand]
    fares = [f"fare {number}" for number in range(1, len(seats) + 1)]
    head = ["cabstand log", "game: fare-play", "rules: 1", "option: starter=1", *(f"seat: {seat}" for seat in seats), ""]
    (data / "tables").mkdir(parents=True)
    text = "\n".join([*head, "=> " + ", ".join(hands + fares), *then]) + "\n"
    (data / "tables" / "fare-play-1.log").write_text(text)


def saved(data: Path) -> Fold:
    return fold_log((data / "tables" / "fare-play-1.log").read_text())


def answered(data: Path, *typed: str) -> str:
    """What is shown when a saved game is gone on with and these answers are given; runs of blanks as one."""
    said = cab(data, "play", "--resume", "--fast", typed="".join(line + "\n" for line in (*typed, "q")))
    assert said.returncode == 0, said.stderr
    return " ".join(said.stdout.split())


# --- a whole game ----------------------------------------------------------------------------------------------------


def test_a_whole_game_against_bots_is_played_to_its_end(tmp_path: Path) -> None:
    """By somebody who always takes the first card that will do, and the first square for it."""
    answers = ["", *(line for card in "12345678" for line in (card, "1", "1", ""))]
    new = ("play", "fare-play", "--fast", "--seed", "5", "--players", "3", "--bots", "random")
    said = cab(tmp_path, *new, typed="\n".join(answers * 120) + "\n")
    assert said.returncode == 0, said.stdout[-2000:] + said.stderr
    assert saved(tmp_path).game.to_move(saved(tmp_path).state) == OVER
    assert "delivers the fare and wins!" in said.stdout or "the game is drawn" in said.stdout
    assert any(line.startswith("1: lay ") for line in saved(tmp_path).lines)


# --- choosing a card, a square, a turn -------------------------------------------------------------------------------


def test_a_chosen_card_shows_its_squares_and_turns_and_a_number_lays_it(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random", then=("1: go",))
    shown = answered(tmp_path, "1", "2")
    assert "Your hand 1 Straight 2 Curve 3 Lose a Turn 4 Swap Hands (5 Resurface)" in shown
    assert "[1] ║ ║ start [2] ══╬══ [3] ═ ║* ═ s1 [4]" in shown
    assert "Lay a straight road. Straight: which square, 1 to 4, or by name?" in shown
    assert saved(tmp_path).lines[2] == "1: lay straight w1 t1"


def test_where_several_turns_fit_they_are_drawn_and_asked_for(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random", then=("1: go",))
    shown = answered(tmp_path, "cu", "w1", "2")
    assert "1 [ ╚═] 2 [ ╔═]" in shown
    assert "Curve at w1: which one, 1 to 2?" in shown
    assert saved(tmp_path).lines[2] == "1: lay curve w1 t1"


def test_a_card_aimed_at_a_player_asks_against_whom(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random", then=("1: go",))
    shown = answered(tmp_path, "lose", "1", "b", "swap 3")
    assert "Lose a Turn against whom: 2 Bot 2 (random), 3 Bot 3 (random)?" in shown
    assert "“1” is not one of the choices." in shown
    assert saved(tmp_path).lines[2] == "1: play swap-hands 3"


def test_enter_goes_on_where_that_is_the_obvious_thing(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random")
    assert "Say what to do." in answered(tmp_path, "", "")
    assert saved(tmp_path).lines[1] == "1: go"


def test_every_question_begins_with_what_is_missing_to_win(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random")
    assert answered(tmp_path, "").count("Join Church and Airport: neither is on the map yet. Your hand") == 2


# --- what is refused -------------------------------------------------------------------------------------------------


def test_a_wrong_answer_says_why_and_asks_again(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random", then=("1: go",))
    wrong = {
        "zz": "“zz” is not a move",
        "9": "You have no card 9: your hand has 5 cards.",
        "s": "“s” could be Straight, Swap Hands.",
        "resurface": "No card of the map can be worked on.",
        "curve 77": "There is no square 77 to choose: they go from 1 to 4.",
        "curve e9": "Curve does not fit at e9, whichever way it is turned.",
        "curve e9 t1": "No road would meet a road there.",
        "curve w1 t2": "No road would meet a road there.",
        "lay tee e1 t0": "You hold no Tee.",
        "curve e1 9": "“9” is not one of the choices.",
        "curve 1 1 1": "“curve 1 1 1” is not a move",
        "lay": "“lay” is not a move",
        "go": "That cannot be done now.",
        "": "Say what to do.",
        "😀": "“😀” is not a move",
        "9" * 5000: "You have no card 999",
        "x" * 10_000: "is not a move",
    }
    shown = answered(tmp_path, *wrong)
    assert [told for told in wrong.values() if told not in shown] == []
    assert shown.count("Ada, which card do you play?") == len(wrong) + 1
    assert len(saved(tmp_path).lines) == 2


def test_help_is_there_and_the_table_can_be_seen_again(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random", then=("1: go",))
    shown = answered(tmp_path, "h", "v")
    assert "Squares have names, counted from the start" in shown
    assert "Snow Plough Take the Blizzard off the map." in shown
    assert "Church, Airport, Hotel, Theatre, Stadium, Station – A place where fares begin and end" in shown
    assert shown.count("> 1 Ada 5 cards") == 2


# --- leaving and coming back -----------------------------------------------------------------------------------------


def test_control_c_keeps_the_game_and_resume_shows_the_table_again(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random")
    with Window(tmp_path, "play", "--resume", "--fast") as window:
        window.wait_for("Enter draws")
        window.type("\r")
        window.wait_for("which card do you play?")
        window.type("2\r")
        window.wait_for("which square")
        window.press_control_c()
        assert window.end() == 0
    assert "cabstand play --resume fare-play-1" in window.seen
    assert "Traceback" not in window.seen
    assert saved(tmp_path).lines[1:] == ["1: go"]
    shown = answered(tmp_path)
    assert "╬" in shown
    assert "Ada, which card do you play?" in shown


def test_in_a_window_of_80_by_24_everything_for_a_question_is_in_sight(tmp_path: Path) -> None:
    with Window(tmp_path, "play", "fare-play", "--fast", "--players", "6", "--bots", "random", columns=80, lines=24) as window:
        window.wait_for("\x1b[1;33m> ")  # the prompt, and not the mark beside whoever is in turn
    screen = re.sub(r"\x1b\[[0-9;]*m", "", window.seen).split("Round ")[-1].splitlines()
    assert len(screen) <= 24
    assert max(len(line) for line in screen) <= 80


# --- two people at one screen ----------------------------------------------------------------------------------------


def screens(window: Window) -> list[str]:
    """What was on the screen between one wiping and the next."""
    return re.sub(r"\x1b\[[013-9;]*m", "", window.seen).split(WIPED)


def test_two_people_at_one_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "Bea")
    with Window(tmp_path, "play", "--resume", "--fast") as window:
        window.wait_for("Ada, press Enter when only you can see the screen.")
        assert "Your hand" not in window.seen
        window.type("\r")
        window.wait_for("Enter draws")
        window.type("\r")
        window.wait_for("which card do you play?")
        window.type("lose\r")
        window.wait_for("Bea, press Enter when only you can see the screen.")
        window.type("\r")
        window.wait_for("do you react")
        window.type("red\r")
        window.wait_for("Ada, press Enter")
        window.type("\r")
        window.wait_for("which card do you discard?")
        window.press_control_c()
        assert window.end() == 0
    shown = screens(window)
    assert len(shown) == 3
    assert [("Swap Hands" in part, "Double Curve" in part) for part in shown] == [(True, False), (False, True), (True, False)]
    assert "Ada plays Lose a Turn against Bea." in shown[1]
    assert "Bea shows a Red Light: the card does nothing." in shown[2]
    assert saved(tmp_path).lines[1:] == ["1: go", "1: play lose-a-turn 2", "2: red light"]


def test_everybody_is_asked_to_react_whatever_they_hold(tmp_path: Path) -> None:
    """Who is not asked would be known to hold no Red Light."""
    deal(tmp_path, "Ada", "Bea", "Cid", then=("1: go", "1: play lose-a-turn 2", "2: nothing"))
    shown = answered(tmp_path, "", "")
    assert "Cid, do you react (you hold nothing for it)? Enter lets it happen." in shown
    assert saved(tmp_path).lines[-1].startswith("3: nothing")


def test_draws_are_told_to_a_single_player_and_to_nobody_where_several_watch(tmp_path: Path) -> None:
    turn = ("1: go", "1: lay curve e1 t2", "1: discard resurface")
    rest = ("2: go", "2: lay bridge w1 t0", "2: discard double-curve")
    for number, others in enumerate((("bot random",), ("Bea",))):
        data = tmp_path / str(number)
        deal(data, "Ada", *others, then=turn + rest)
        shown = answered(data, "", "")
        assert ("Ada draws" in shown) == (number == 0)


def test_one_person_among_bots_is_not_asked_to_hand_over(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random")
    assert "press Enter when" not in answered(tmp_path, "", "cu 1 1", "1")
