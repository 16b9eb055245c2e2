"""Documents that run: what they show is what happens."""

import doctest
import re
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import mypy.api
import pytest
from tests.compiled import ROOT, run_python

import cabstand.games.space_taxi


@pytest.mark.parametrize("page", ["README.md"])
def test_the_examples_of_a_page_run_as_written(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize(("page", "given"), [("README.md", ""), ("docs/api.md", 'invite = ""'), ("docs/dice.md", "")])
def test_the_examples_of_a_page_are_typed_as_strictly_as_the_sources(
    page: str, given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MYPY_CONFIG_FILE_DIR", str(ROOT))  # mypy sets it and leaves it behind
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    parse = doctest.DocTestParser().get_examples
    shown = ["".join(example.source for example in parse(block)) if block.startswith(">>>") else block for block in blocks]
    module = tmp_path / "examples.py"
    module.write_text("\n".join([given, *shown]), encoding="utf-8")
    said, wrong, failed = mypy.api.run(["--config-file", str(ROOT / "pyproject.toml"), str(module)])
    assert failed == 0, said + wrong


def test_the_example_of_a_match_runs_as_written() -> None:
    failed, tried = doctest.testmod(cabstand.games.space_taxi)
    assert tried > 0
    assert failed == 0


def test_the_picture_in_the_readme_is_what_players_see() -> None:
    spec = spec_from_file_location("terminal_picture", ROOT / "docs" / "pictures" / "terminal.py")
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.PICTURE.read_text(encoding="utf-8") == script.picture()


def test_what_a_page_shows_of_an_example_stands_in_it() -> None:
    page = (ROOT / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    example = (ROOT / "examples" / "arena" / "play_outs.py").read_text(encoding="utf-8")
    assert blocks
    assert all(block in example for block in blocks)


def test_links_between_pages_lead_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")):
        for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.long  # it compiles a whole loop where nothing has been compiled before
def test_the_standard_board_of_taxi_holds_the_figures_it_was_designed_for(
    compiled_rules: Path, size: Callable[[int, int], int]
) -> None:
    said = run_python(compiled_rules, str(ROOT / "docs" / "balance" / "taxi.py"), str(size(40_000, 1_000_000)), "5")
    assert said.splitlines()[-1] == "goals missed: none"
