"""What each test costs: the ten slowest are printed, and one that takes too much CPU fails unless it is marked `long`.

CPU is that of the test's own process and of the processes that it started and that have ended. What fixtures of a module or
of the whole session cost is counted apart, because the first test that asks for one would otherwise pay for all of them.
`--costs FILE` writes what every test and every shared fixture cost, as JSON.
"""

import json
import resource
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

MOST_CPU: Final = 10.0
"""Seconds for a test without the mark `long`."""
SHOWN: Final = 10
OWN: Final = "cost"
SHARED: Final = "cost of a shared fixture"


class Cost(NamedTuple):
    """Seconds by the clock on the wall, and seconds of computing."""

    wall: float = 0.0
    cpu: float = 0.0

    def plus(self, other: "Cost") -> "Cost":
        return Cost(self.wall + other.wall, self.cpu + other.cpu)

    def minus(self, other: "Cost") -> "Cost":
        return Cost(self.wall - other.wall, self.cpu - other.cpu)


def spent() -> Cost:
    """By this process so far, its ended children included."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Cost(time.perf_counter(), time.process_time() + children.ru_utime + children.ru_stime)


class Meter:
    """Measures the tests of one process. What it finds travels with the reports, from whatever process they come."""

    def __init__(self, most_cpu: float | None) -> None:
        self.most_cpu = most_cpu
        self.of_test = Cost()
        self.of_phase = Cost()
        self.of_shared = Cost()
        self.shared: list[tuple[str, float, float]] = []
        self.open: list[tuple[str, Cost]] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self.of_test = Cost()
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self) -> Generator[None, None, None]:
        with self.phase():
            yield

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self) -> Generator[None, None, None]:
        with self.phase():
            yield

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self) -> Generator[None, None, None]:
        with self.phase():
            yield

    @contextmanager
    def phase(self) -> Iterator[None]:
        """Setup, call or teardown: what it costs, and apart from that what shared fixtures cost in it."""
        self.of_shared, self.shared, self.open = Cost(), [], []
        before = spent()
        try:
            yield
        finally:
            self.of_phase = spent().minus(before).minus(self.of_shared)
            self.of_test = self.of_test.plus(self.of_phase)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
        if fixturedef.scope == "function":
            return (yield)
        # The last finalizer that is added runs first: these two stand around the fixture's own.
        fixturedef.addfinalizer(self.end_shared)
        self.begin_shared(fixturedef.argname)
        try:
            return (yield)
        finally:
            self.end_shared()
            fixturedef.addfinalizer(partial(self.begin_shared, fixturedef.argname))

    def begin_shared(self, name: str) -> None:
        self.open.append((name, spent()))

    def end_shared(self) -> None:
        """Of a fixture that another shared fixture asks for while it is made, only the outer one counts."""
        if not self.open:
            return
        name, before = self.open.pop()
        if not self.open:
            cost = spent().minus(before)
            self.of_shared = self.of_shared.plus(cost)
            self.shared.append((name, *cost))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        costs = [(OWN, list(self.of_phase)), *((SHARED, list(cost)) for cost in self.shared)]
        report.user_properties = [*report.user_properties, *costs]
        too_much = self.most_cpu is not None and self.of_test.cpu > self.most_cpu
        if call.when == "teardown" and report.passed and too_much and item.get_closest_marker("long") is None:
            report.outcome = "failed"
            report.longrepr = (
                f"{item.nodeid} used {self.of_test.cpu:.1f} seconds of CPU; a test may use {self.most_cpu:.0f}."
                " Make it do less (`size` has a full size for ./cab soak), or mark it `long`."
            )
        return report


class Bill:
    """What all tests of a run cost, put together in the process that prints the result."""

    def __init__(self, table: Path | None) -> None:
        self.table = table
        self.tests: dict[str, Cost] = {}
        self.fixtures: dict[str, Cost] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, found in report.user_properties:
            if name == OWN and isinstance(found, list):
                self.tests[report.nodeid] = self.tests.get(report.nodeid, Cost()).plus(Cost(*found))
            elif name == SHARED and isinstance(found, list):
                fixture, *cost = found
                self.fixtures[fixture] = self.fixtures.get(fixture, Cost()).plus(Cost(*cost))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for what, costs in (("tests", self.tests), ("shared fixtures", self.fixtures)):
            slowest = sorted(costs.items(), key=lambda cost: -cost[1].wall)[:SHOWN]
            if slowest:
                terminalreporter.section(f"slowest {what} (seconds: wall, CPU)")
            for name, cost in slowest:
                terminalreporter.line(f"{cost.wall:8.1f} {cost.cpu:8.1f}  {name}")
        if self.table is not None:
            written = {"tests": self.tests, "fixtures": self.fixtures}
            rounded = {
                what: {name: {"wall": round(cost.wall, 3), "cpu": round(cost.cpu, 3)} for name, cost in sorted(costs.items())}
                for what, costs in written.items()
            }
            self.table.write_text(json.dumps(rounded, indent=1) + "\n")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", metavar="FILE", type=Path, help="write what each test and shared fixture cost, as JSON")
    parser.addoption("--most-cpu", metavar="SECONDS", type=float, default=MOST_CPU, help="for a test that is not `long`")


def pytest_configure(config: pytest.Config) -> None:
    full_size = config.getoption("--soak", default=False)
    config.pluginmanager.register(Meter(None if full_size else config.getoption("--most-cpu")), "meter of costs")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Bill(config.getoption("--costs")), "bill of costs")
