"""Tests cite promises by their id, and docs/promises.md says what was promised and which tests show it."""

import ast
import re
from pathlib import Path

from tests.compiled import ROOT

PAGE = ROOT / "docs" / "promises.md"
ID = re.compile(r"\b[SRA]\d{1,2}\b")


def promises() -> dict[str, list[str]]:
    """By id the files that show the promise."""
    rows = [line.split("|") for line in PAGE.read_text(encoding="utf-8").splitlines() if ID.match(line[2:])]
    found = {row[1].strip(): re.findall(r"`([^`]+/[^`]+)`", row[4]) for row in rows}
    assert len(found) == len(rows) > 20, "every id is promised once"
    return found


def files_of_tests() -> list[Path]:
    return sorted(path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__))


def ids_cited_in(path: Path) -> set[str]:
    """In its docstrings: elsewhere the same letters may be dice."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, documented)]
    return {cited for node in nodes for cited in ID.findall(ast.get_docstring(node) or "")}


def test_every_promise_is_shown_by_tests_that_are_there() -> None:
    for promise, files in promises().items():
        assert files, f"{promise} names no test"
        assert [file for file in files if not (ROOT / file).is_file()] == [], f"{promise} names files that are not there"


def test_every_id_that_a_test_cites_is_promised_and_names_that_test() -> None:
    promised, cited = promises(), 0
    for path in files_of_tests():
        file = path.relative_to(ROOT).as_posix()
        for promise in sorted(ids_cited_in(path)):
            assert promise in promised, f"{file} cites {promise}, which is not in {PAGE.name}"
            assert file in promised[promise], f"{file} cites {promise}, but {PAGE.name} does not name it there"
            cited += 1
    assert cited > 20
