"""Cabstand alone is rules, bots and the terminal. Whoever asks for more is told which extra brings it."""

import sys
import tomllib
from pathlib import Path

import pytest

from cabstand.cli.commands import run
from cabstand.core.extras import extra_of

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_what_an_extra_brings_is_read_off_the_metadata() -> None:
    libraries = ("litestar.params", "prometheus_client", "numba", "asyncpg", "pyarrow.parquet", "numpy", "nothing")
    extras = ["server", "server", "fast", "postgres", "export", None, None]
    assert [extra_of(library) for library in libraries] == extras


@pytest.mark.parametrize(
    ("words", "library", "module", "extra"),
    [
        (["serve"], "segno", "cabstand.cli.serve", "server"),
        (["export", "somewhere", "space-taxi"], "pyarrow.parquet", "cabstand.cli.export", "export"),
    ],
)
def test_a_library_that_is_missing_is_named_with_the_way_to_get_it(
    words: list[str], library: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    assert run([*words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert f"{library.partition('.')[0]} is needed for this and is not installed" in said
    assert said.endswith(f'-m pip install "cabstand[{extra}]"\n')


def test_cabstand_alone_pins_nothing() -> None:
    """Who installs it beside other things needs room; exact versions stand in the lock files."""
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    assert [line for line in project["dependencies"] if "==" in line or ">=" not in line] == []
