"""`./cab new-game`: a package of its own that can be played at once."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.compiled import ROOT
from tests.server.packages import install as installed

from cabstand.core.places import ONLY, Place
from cabstand.new_game import making, names
from cabstand.new_game.__main__ import main
from cabstand.new_game.making import TEMPLATE, NotMade, install, make
from cabstand.new_game.names import Names, NotAName, check_name


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("space-taxi", "comes with Cabstand"),
        ("class", "word of Python"),
        ("json", "module json already"),
        ("Owl Run", "small letters"),
        ("owl--run", "small letters"),
        ("../owl", "small letters"),
        ("o" * 33, "small letters"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(NotAName, match=why):
        check_name(name)


def test_whoever_has_a_game_of_that_name_is_told_how_to_take_it_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(tmp_path, "night_flight", {"adapter": ""})
    monkeypatch.syspath_prepend(tmp_path)
    place = Place("night-flight", "night_flight.adapter:GAME", None, False)
    monkeypatch.setattr(names, "places", lambda: {place.name: place})
    with pytest.raises(NotAName, match=r"^night-flight is installed already.* \.venv/bin/pip uninstall night-flight$"):
        check_name("night-flight")


def test_a_name_is_written_as_each_place_wants_it() -> None:
    names = check_name("owl-run-2")
    assert (names.module, names.class_name, names.title) == ("owl_run_2", "OwlRun2", "Owl Run 2")
    assert Names("dice-race").replace(names, "Dice Race: DiceRace in dice_race, dice-race/1") == (
        "Owl Run 2: OwlRun2 in owl_run_2, owl-run-2/1"
    )


def test_a_folder_that_is_there_already_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(NotMade, match="there already"):
        make(check_name("owl-run"), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def command(monkeypatch: pytest.MonkeyPatch, folder: Path, fails: str = "") -> int:
    """`./cab new-game owl-run` where nothing is installed, or pip says that it cannot be."""

    def install(made: Path) -> None:
        assert (made / "pyproject.toml").is_file()
        if fails:
            raise NotMade(fails)

    monkeypatch.setattr(making, "install", install)
    monkeypatch.setattr(sys, "argv", ["cab new-game", "owl-run", "--folder", str(folder)])
    return main()


def test_who_has_made_a_game_is_told_where_it_lies_and_what_to_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, tmp_path / "mine") == 0
    said = capsys.readouterr().out
    assert f"Owl Run is a game now, in {tmp_path / 'mine'}:" in said
    assert "  src/owl_run/rules.py\n" in said
    assert [word for word in ("play", "simulate", "check-game") if f"  ./cab {word} owl-run" not in said] == []


def test_a_game_that_cannot_be_installed_leaves_no_folder_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, tmp_path / "mine", fails="pip could not install it: no room") == 2
    assert capsys.readouterr().err == "cab: pip could not install it: no room\n"
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_cannot_be_used_ends_the_command_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["cab new-game", "taxi", "--folder", str(tmp_path / "mine")])
    assert main() == 2
    assert capsys.readouterr().err == "cab: taxi comes with Cabstand.\n"
    assert list(tmp_path.iterdir()) == []


PAGE = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
FIRST_RUNG = PAGE.partition("## Rung one")[2].partition("## Rung two")[0]
QUOTED = re.findall(r"^```\w+\n(.*?)^```", FIRST_RUNG, re.DOTALL | re.MULTILINE)
WRITTEN = [path for path in sorted(TEMPLATE.rglob("*")) if path.suffix in (".py", ".toml")]


def test_the_page_that_explains_it_quotes_it_as_it_is() -> None:
    files = [path.read_text(encoding="utf-8") for path in WRITTEN]
    assert len(QUOTED) > 10
    assert [block for block in QUOTED if not any(block in text for text in files)] == []


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_the_page_that_explains_it_shows_every_line_of_it(path: Path) -> None:
    """What a file says of itself at its head is explanation enough."""
    text = path.read_text(encoding="utf-8")
    lines = re.sub(r'\A""".*?"""\n', "", text, flags=re.DOTALL).splitlines()
    shown = {line for block in QUOTED for line in block.splitlines()}
    assert [line for line in lines if line not in shown] == []


def test_the_page_names_all_that_a_screen_from_elsewhere_can_ask_of_the_frame() -> None:
    (exported,) = re.findall(r"^export \{ (.*) \} from", (ROOT / "web" / "src" / "frame.ts").read_text("utf-8"), re.MULTILINE)
    mounted = re.findall(r"^  (\w+): \(.*\) => void;$", (ROOT / "web/src/games/outside.ts").read_text("utf-8"), re.MULTILINE)
    assert len(mounted) == 2
    assert [name for name in [*exported.split(", "), *mounted] if f"`{name}(" not in PAGE] == []


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a new game was installed, and not into the Python that runs the tests."""
    folder = tmp_path_factory.mktemp("new-game")
    make(check_name("owl-run"), folder / "owl-run")
    install(folder / "owl-run", ("--target", str(folder / "site")))
    return folder / "site"


def run(site: Path, *words: str, compiled: bool = True) -> str:
    paths = os.pathsep.join([str(site), *sys.path])
    own = {"NUMBA_DISABLE_JIT": "0" if compiled else "1", "LANG": "en_GB.UTF-8", "PYTEST_ADDOPTS": "", ONLY: "owl-run"}
    settings = own | {"PYTHONPATH": paths}
    command = [sys.executable, *words]
    done = subprocess.run(command, env=os.environ | settings, input="quit\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_the_model_is_left_in_it(site: Path) -> None:
    model = Names("dice-race")
    for path in (path for path in site.parent.rglob("*") if path.suffix in (".py", ".md", ".toml")):
        text = f"{path.name}\n{path.read_text(encoding='utf-8')}"
        assert not [name for name in (model.name, model.module, model.class_name, model.title) if name in text], path


def test_it_stands_on_the_first_rung_and_is_told_what_it_lacks_for_the_next(site: Path) -> None:
    said = run(site, "-m", "cabstand.testing", "owl-run")
    assert said.startswith("owl-run stands on rung 1 of 4: rules.\nFor rung 2, texts and positions, it lacks:\n")
    assert "there is no text `owl-run-not-your-turn`" in said


def test_its_own_tests_pass(site: Path) -> None:
    assert " passed" in run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(site.parent / "owl-run"), compiled=False)


def test_the_front_page_has_it_behind_the_games_that_come_with_cabstand(site: Path) -> None:
    listed = "from cabstand.server.game_facts import games_in\nprint([game.texts.name for game in games_in('en').games])"
    assert run(site, "-c", listed, compiled=False).endswith(", 'Owl Run']\n")


def test_bots_play_it_and_so_do_people(site: Path) -> None:
    assert "random" in run(site, "-m", "cabstand.cli.main", "simulate", "owl-run", "--games", "3", "--bots", "random,random")
    assert "roll" in run(site, "-m", "cabstand.cli.main", "play", "owl-run", compiled=False)
