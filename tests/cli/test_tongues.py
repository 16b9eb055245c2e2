"""The terminal in German and French: what it says, what it understands, and where it learns which language to speak."""

from pathlib import Path

import pytest
from tests.cli.screen import Window, cab
from tests.games.fare_play.test_terminal import deal

from cabstand.cli.commands import COMMANDS, run
from cabstand.cli.typed import in_notation, meanings, means, plain
from cabstand.content.catalogue import catalogue
from cabstand.table.fold import fold_log

SPACE = ("play", "space-taxi", "--fast", "--seed", "11", "--option", "starter=1")
GERMAN, FRENCH = catalogue("de"), catalogue("fr")


def saved(data: Path, name: str) -> list[str]:
    return fold_log((data / "tables" / f"{name}.log").read_text()).lines


def test_a_game_is_played_in_german_in_a_real_terminal(tmp_path: Path) -> None:
    with Window(tmp_path, *SPACE, "--lang", "de", "--names", "Ada,Bea,Cem") as window:
        window.wait_for("Ada, 10 Würfel werfen? Enter wirft.")
        window.type("würfeln\r")
        window.wait_for("Ada, welche Würfel legst du ab? Offene Plättchen: 0 1 2 3 4")
        window.type("RRR\r")
        window.wait_for("Von R liegt nur eines da.")
        window.type("RGBYY\r")
        window.wait_for("5 Würfel sind zu viele: Das höchste Plättchen ist die 4.")
        window.type("hilfe\r")
        window.wait_for("Einzelgänger werden heimgeschickt.")
        window.wait_for("Kristall-Mine")
        window.type("0\r")
        window.wait_for("Ada dreht die 0 um und würfelt noch einmal.")
        window.type("zurücknehmen\r")
        window.wait_for("Ada nimmt den letzten Zug zurück.")
        window.type("aufhören\r")
        window.wait_for("Weiterspielen: cabstand play --resume space-taxi-1")
        assert window.end() == 0
    assert [line.split(" => ")[0] for line in saved(tmp_path, "space-taxi-1")] == ["1: throw", "1: 0", "1: undo"]


def test_a_game_is_played_in_french_in_a_real_terminal(tmp_path: Path) -> None:
    with Window(tmp_path, "play", "taxi", "--fast", "--seed", "1", "--lang", "fr", "--names", "Ada,Bea") as window:
        window.wait_for("Ada, tu lances pour l’ordre du jeu\u00a0? Entrée lance.")
        window.type("lancer\r")
        window.wait_for("Ada fait ")
        window.type("aide\r")
        window.wait_for("Coup de gueule")
        window.type("quitter\r")
        window.wait_for("Pour continuer\u00a0: cabstand play --resume taxi-1")
        assert window.end() == 0
    assert saved(tmp_path, "taxi-1")[0].startswith("1: throw")


def test_a_game_saved_in_one_language_goes_on_in_another(tmp_path: Path) -> None:
    cab(tmp_path, *SPACE, "--lang", "de", typed="\nq\n")
    assert "which dice do you play?" in cab(tmp_path, "play", "--resume", "--lang", "en", typed="q\n").stdout
    assert "quels dés places-tu" in cab(tmp_path, "play", "--resume", "--lang", "fr", typed="q\n").stdout
    replayed = cab(tmp_path, "replay", str(tmp_path / "tables" / "space-taxi-1.log"), "--lang", "fr").stdout
    assert "Chauffeur" not in replayed, "a name stays as it was given"
    assert "Manche 1 sur 5" in replayed


def test_a_card_of_fare_play_is_named_in_german(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "bot random", "bot random", then=("1: go",))
    said = cab(tmp_path, "play", "--resume", "--fast", "--lang", "de", typed="quatsch\nku\nzurück\nKURVE w1\n1\nq\n").stdout
    told = " ".join(said.split())
    assert "„quatsch“ ist kein Zug" in told
    assert "Kurve: welches Feld, 1 bis 4 oder mit Namen? (b geht zurück)" in told
    assert "Ada legt „Kurve“ auf w1." in told
    assert saved(tmp_path, "fare-play-1")[2] == "1: lay curve w1 t0"


def test_a_reaction_is_named_and_understood_in_french(tmp_path: Path) -> None:
    deal(tmp_path, "Ada", "Bea", "bot random", then=("1: go", "1: play lose-a-turn 2"))
    said = cab(tmp_path, "play", "--resume", "--fast", "--lang", "fr", typed="\nfeu rouge\nq\n").stdout
    told = " ".join(said.split(" "))
    assert "Bea, tu réagis (Feu rouge)\u00a0? Entrée laisse faire." in told
    assert saved(tmp_path, "fare-play-1")[-1] == "2: red light"


# --- which language --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR.UTF-8"}, "Aufruf:"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "Emploi\u00a0:"),
        ({"LANG": "de_DE.UTF-8"}, "Aufruf:"),
        ({"LC_ALL": "", "LANG": "fr"}, "Emploi\u00a0:"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "usage:"),
        ({"LANG": "ja_JP.UTF-8"}, "usage:"),
        ({}, "usage:"),
    ],
)
def test_the_environment_says_which_language_is_spoken(tmp_path: Path, locale: dict[str, str], told: str) -> None:
    assert cab(tmp_path, "--help", locale=locale).stdout.startswith(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--lang", "de"), "Aufruf:"),
        (("--lang=fr",), "Emploi\u00a0:"),
        (("--lang", "en"), "usage:"),
        (("--lang", "tlh"), "usage:"),
        (("--lang", "hu"), "usage:"),
    ],
)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_told_which_language_to_speak(
    command: str, words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    with pytest.raises(SystemExit):
        run([command, "--help", *words])
    assert capsys.readouterr().out.startswith(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play space-taxi --colour", "cab: „--colour“ gibt es hier nicht („cabstand --help“ sagt mehr)"),
        ("dance", "cab: „dance“ steht nicht zur Wahl"),
        ("play space-taxi --seed", "cab: --seed steht nicht so da, wie es sollte („cabstand play --help“ sagt mehr)"),
        ("replay", "cab: Da fehlt etwas: file"),
        ("play space-cab", "cab: Ein Spiel namens „space-cab“ gibt es hier nicht."),
        ("play space-taxi --players 6", "cab: Dieses Spiel ist für 1 bis 5 Personen, nicht für 6."),
        ("play --lang", "cab: --lang steht nicht so da, wie es sollte"),
    ],
)
def test_what_is_wrong_is_told_in_the_language_asked_for(tmp_path: Path, words: str, told: str) -> None:
    said = cab(tmp_path, *words.split(), locale={"LANG": "de_DE.UTF-8"})
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
    assert said.stderr.startswith(told)


def test_the_legend_is_hungarian_and_the_rest_english_where_only_the_legend_is_translated(tmp_path: Path) -> None:
    said = cab(tmp_path, *SPACE, "--lang", "hu", typed="h\nq\n").stdout
    assert "Kristálybánya" in said
    assert "Singles are sent home." in " ".join(said.split())


# --- what is typed ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("geben 2", "hand 2"),
        ("Weitergeben 2", "hand 2"),
        ("EINLOSEN", "redeem"),
        ("hand 2", "hand 2"),
        ("xyz", "xyz"),
        ("", ""),
    ],
)
def test_words_for_moves_are_understood_in_german_and_in_the_notation(typed: str, move: str) -> None:
    verbs = ("throw", "keep", "hand", "pay", "sound", "give", "redeem")
    assert in_notation(typed, "taxi", verbs, GERMAN) == move


def test_a_word_of_two_words_is_understood() -> None:
    assert in_notation("von  vorn", "fare-play", ("start-over",), GERMAN) == "start over"


@pytest.mark.parametrize("word", ["quit", "help", "view", "undo", "back", "yes"])
def test_the_english_words_are_understood_everywhere(word: str) -> None:
    for english in meanings(f"play-word-{word}", catalogue()):
        assert means(english, f"play-word-{word}", GERMAN)
        assert means(english.upper(), f"play-word-{word}", FRENCH)


def test_accents_and_capitals_need_not_be_typed() -> None:
    assert plain("Église Überholspur Straße l’obstacle") == "eglise uberholspur strasse l'obstacle"
