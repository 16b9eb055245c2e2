"""The one script, as somebody meets it for the first time."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from runpy import run_path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]


def cab(*words: str, script: Path = ROOT / "cab", path: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": path or "/usr/bin:/bin", "HOME": str(Path.home())}
    return subprocess.run([sys.executable, str(script), *words], capture_output=True, text=True, env=environment, check=False)


def test_with_no_word_the_script_says_what_there_is() -> None:
    said = cab()
    assert said.returncode == 0
    assert all(word in said.stdout for word in ("play", "replay", "position", "simulate", "test", "soak", "bench"))


def test_an_unknown_word_gets_one_line_and_status_2() -> None:
    said = cab("plya")
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("cab: there is no command “plya”. Commands: play, ")
    assert said.stderr.count("\n") == 1


def test_a_machine_without_venv_is_told_which_package_to_install(tmp_path: Path) -> None:
    for name in ("cab", "requirements.lock", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    # what Debian does when python3-venv is not installed: the module is not there
    blocker = "import sys; sys.modules['ensurepip'] = None; import runpy; sys.argv = ['cab', 'play'];"
    code = f"{blocker} runpy.run_path({str(tmp_path / 'cab')!r}, run_name='__main__')"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert said.stderr.splitlines()[-1] == "cab: python3-venv is missing. On Debian and Ubuntu: apt install python3-venv"
    assert not (tmp_path / ".venv").exists()


def test_a_checkout_that_cannot_be_written_to_says_so_and_leaves_nothing_behind(tmp_path: Path) -> None:
    for name in ("cab", "requirements.lock", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / ".venv").symlink_to(tmp_path / "nowhere" / "deep" / "venv")  # holds for root too, who may write anywhere
    said = cab("play", script=tmp_path / "cab")
    assert said.returncode == 2
    assert said.stderr.splitlines()[-1].startswith("cab: cannot make ")


def test_the_version_is_that_of_the_metadata() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert main_says("--version") == f"cabstand {project['version']}\n"


def main_says(*words: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "cabstand.cli.main", *words], capture_output=True, text=True, check=True
    ).stdout


# --- what the tests need


SCRIPT: Final = run_path(str(ROOT / "cab"))


def test_what_the_script_starts_knows_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[object]] = []

    def become(command: list[object]) -> int:
        started.append(command)
        return 0

    inside = SCRIPT["main"].__globals__
    monkeypatch.setenv("CABSTAND_COMMAND", "something else")
    monkeypatch.setitem(inside, "install", lambda *_: None)
    monkeypatch.setitem(inside, "become", become)
    assert SCRIPT["main"](["play", "--help"]) == 0
    assert started[0][-2:] == ["play", "--help"]
    assert main_says("play", "--help").startswith("usage: ./cab play ")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("test", True),
        ("test -k fare", True),
        ("test tests", True),
        ("test tests/browser/test_look.py::test_the_front_page", True),
        ("test tests/table tests/browser", True),
        ("test tests/table", False),
        ("test tests/conformance -k night -x", False),
        ("test --no-browser", False),
        ("soak", True),
        ("soak tests/store", False),
        ("pictures", True),
        ("bench web", True),
        ("bench", False),
        ("serve", False),
        ("play space-taxi", False),
    ],
)
def test_a_browser_is_wanted_only_by_those_who_look_at_the_page(words: str, wanted: bool) -> None:
    word, *rest = words.split()
    assert SCRIPT["wants_browser"](word, rest) is wanted


def test_without_a_browser_all_tests_but_those_of_the_page_are_run() -> None:
    assert SCRIPT["pytest"](["-x", "--no-browser"]) == ["pytest", f"--ignore={ROOT / 'tests' / 'browser'}", "-x"]
    assert SCRIPT["pytest"](["-x"]) == ["pytest", "-x"]


@pytest.mark.parametrize("word", ["test", "soak"])
def test_processes_that_tests_start_find_the_sources_compiled(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str | None] = []

    def run(commands: list[list[str]]) -> int:
        found.append(os.environ.get("PYTHONDONTWRITEBYTECODE"))
        return 0

    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setitem(SCRIPT[word].__globals__, "run", run)
    assert SCRIPT[word]([]) == 0
    assert found == [None]


def test_an_ordinary_user_without_chromium_is_told_in_one_line_what_to_do(tmp_path: Path) -> None:
    shutil.copy(ROOT / "cab", tmp_path / "cab")
    ordinary = "import os, sys; os.geteuid = lambda: 1000; import runpy; sys.argv = ['cab', 'test'];"
    code = f"{ordinary} runpy.run_path({str(tmp_path / 'cab')!r}, run_name='__main__')"
    (tmp_path / "apt-get").symlink_to("/bin/false")
    path = {"PATH": str(tmp_path)}
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=path, check=False)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == (
        "cab: Chromium is missing; looking at the page needs it. "
        "On Debian: sudo apt install chromium-headless-shell, or run the rest: ./cab test --no-browser\n"
    )
    assert not (tmp_path / ".venv").exists(), "nothing is set up for tests that cannot run"


@pytest.mark.parametrize(
    ("there", "root", "packages", "asked"),
    [
        ("chromium-headless-shell", True, "chromium-headless-shell chromium", []),
        ("chromium", False, "chromium-headless-shell chromium", []),
        ("chromium", True, "chromium-headless-shell chromium", ["install chromium-headless-shell"]),
        ("chromium", True, "", ["install chromium-headless-shell"]),
        ("", True, "chromium-headless-shell chromium", ["install chromium-headless-shell"]),
        (
            "",
            True,
            "chromium",
            ["install chromium-headless-shell", "update", "install chromium-headless-shell", "install chromium"],
        ),
    ],
)
def test_the_quicker_chromium_is_installed_where_we_may_and_the_other_serves_too(
    there: str, root: bool, packages: str, asked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = tmp_path / "said"
    for name in filter(None, ("apt-get", there)):
        program = tmp_path / name
        program.write_text(
            "#!/bin/sh\nshift 4\n"
            f'echo "$@" >> {said}\n'
            f'case "{packages} update" in *"$(eval echo \\${{$#}})"*) exit 0;; *) echo "no such package" >&2; exit 100;; esac\n'
        )
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)
    SCRIPT["install_browser"]("chromium-headless-shell", "")
    assert (said.read_text().splitlines() if said.exists() else []) == asked


def test_a_machine_without_any_chromium_in_its_packages_is_told_what_apt_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "apt-get"
    program.write_text("#!/bin/sh\necho no network >&2\nexit 100\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    with pytest.raises(SCRIPT["SetupError"], match="apt-get failed: no network"):
        SCRIPT["install_browser"]("chromium-headless-shell", "")
