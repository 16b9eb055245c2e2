"""What people install: the wheel of Cabstand, built as it is for them, except that the page is not made for it."""

import os
import subprocess
import sys
from zipfile import ZipFile

import pytest
from tests.compiled import ROOT

from cabstand.core.places import places
from cabstand.new_game.making import TEMPLATE


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, env=os.environ | {"CABSTAND_WEB": "later"}, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def below(folder: str) -> set[str]:
    """Everything that somebody wrote in a folder of the package, as a wheel names it."""
    written = [path for path in (ROOT / "src" / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(ROOT / "src").as_posix() for path in written}


def test_writers_of_games_find_the_suite_and_the_template_in_the_wheel(files: set[str]) -> None:
    for folder in ("cabstand/testing", "cabstand/new_game"):
        assert below(folder) - files == set()
    template = {path.relative_to(ROOT / "src").as_posix() for path in TEMPLATE.rglob("*.toml")}
    assert template
    assert template <= files


def test_everything_of_a_game_but_its_screen_is_in_the_wheel(files: set[str]) -> None:
    for place in places().values():
        assert place.files is not None
        folder = place.files.relative_to(ROOT / "src").as_posix()
        assert {f"{folder}/{name}" for name in ("game.toml", "rules.md", "adapter.py", "texts/en/game.ftl")} <= files
        sources = {path for path in below(folder) if path.startswith(f"{folder}/web/")}
        assert below(folder) - sources - files == set()
        assert sources & files == set(), "the built page holds the screens"


def test_the_texts_of_every_room_are_in_the_wheel_and_no_test_is(files: set[str]) -> None:
    texts = {name for name in below("cabstand/content") if name.endswith(".ftl")}
    assert texts
    assert texts <= files
    assert {name.partition("/")[0].partition("-")[0] for name in files} == {"cabstand"}
