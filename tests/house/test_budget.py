"""The time budget of the tests, tried on small runs of its own."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.house.test_script import ROOT

pytest_plugins = ["pytester"]

BUSY = """
import subprocess, sys, time, pytest

def busy(seconds=0.3):
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass

def busy_child():
    subprocess.run([sys.executable, "-S", "-c", "import time\\nwhile time.process_time() < 0.3: pass"], check=True)
"""
Run = Callable[..., pytest.RunResult]


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run tests that may use a fifth of a second of CPU each."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makeini("[pytest]\nmarkers = long: takes longer")

    def run(tests: str, *words: str) -> pytest.RunResult:
        pytester.makepyfile(BUSY + tests)
        return pytester.runpytest_inprocess("-p", "xdist", "-p", "tests.budget", "--most-cpu=0.2", *words)

    return run


def test_a_test_that_computes_for_too_long_fails_and_is_told_what_to_do(run: Run) -> None:
    result = run("def test_it(): busy()")
    result.assert_outcomes(passed=1, errors=1)
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*::test_it used 0.* seconds of CPU; a test may use 0.*mark it `long`."])


def test_waiting_costs_no_cpu(run: Run) -> None:
    run("def test_it(): time.sleep(0.3)").assert_outcomes(passed=1)


def test_the_cpu_of_children_that_have_ended_counts(run: Run) -> None:
    run("def test_it(): busy_child()").assert_outcomes(passed=1, errors=1)


def test_a_child_that_ends_with_a_fixture_of_the_test_counts_too(run: Run) -> None:
    fixture = "@pytest.fixture\ndef server():\n    yield\n    busy_child()\n\n"
    run(fixture + "def test_it(server): pass").assert_outcomes(passed=1, errors=1)


def test_a_test_marked_long_may_take_longer(run: Run) -> None:
    run("@pytest.mark.long\ndef test_it(): busy()").assert_outcomes(passed=1)


def test_soaking_has_no_budget(run: Run, pytester: pytest.Pytester) -> None:
    pytester.makeconftest("def pytest_addoption(parser): parser.addoption('--soak', action='store_true')")
    run("def test_it(): busy()", "--soak").assert_outcomes(passed=1)


@pytest.mark.parametrize("scope", ["session", "module"])
def test_a_shared_fixture_is_counted_apart_when_it_is_made_and_when_it_ends(run: Run, scope: str, tmp_path: Path) -> None:
    table = tmp_path / "costs.json"
    tests = f"""
@pytest.fixture(scope={scope!r})
def tables():
    busy()
    yield
    busy()

@pytest.fixture(scope={scope!r})
def house(tables, request):
    busy()

@pytest.fixture(scope={scope!r})
def town(request):
    return request.getfixturevalue("house")

def test_one(town): pass
def test_two(house, tables): busy(0.1)
"""
    run(tests, f"--costs={table}").assert_outcomes(passed=2)
    costs = json.loads(table.read_text())
    of_fixtures = {name: cost["cpu"] for name, cost in costs["fixtures"].items()}
    assert of_fixtures["town"] >= 0.6, "it made the others"
    assert of_fixtures["tables"] >= 0.3, "when it ended"
    assert sum(of_fixtures.values()) < 1.1, "nothing twice"
    of_tests = {name.partition("::")[2]: cost["cpu"] for name, cost in costs["tests"].items()}
    assert of_tests["test_one"] < 0.1 <= of_tests["test_two"] < 0.2


@pytest.mark.parametrize("words", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_the_ten_slowest_are_printed_from_whatever_process(run: Run, words: tuple[str, ...], tmp_path: Path) -> None:
    table = tmp_path / "costs.json"
    tests = "@pytest.mark.parametrize('at', range(12))\ndef test_it(at): time.sleep(at / 100)"
    result = run(tests, f"--costs={table}", *words)
    result.assert_outcomes(passed=12)
    shown = re.findall(r"^ +\d+\.\d +\d+\.\d  (\S*::test_it\[\d+\])$", result.stdout.str(), re.MULTILINE)
    walls = {name: cost["wall"] for name, cost in json.loads(table.read_text())["tests"].items()}
    assert len(walls) == 12
    assert all(wall >= int(re.findall(r"\d+", name)[-1]) / 100 for name, wall in walls.items())
    assert [walls[name] for name in shown] == sorted(walls.values(), reverse=True)[:10]


def test_a_test_over_the_budget_fails_in_a_worker_too(run: Run) -> None:
    result = run("def test_it(): busy()", "-n", "1")
    result.assert_outcomes(passed=1, errors=1)
