"""A plugin for pytest: which functions of Cabstand each test calls, and how long it takes. `-p tests.mutants.calls`."""

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = f"{ROOT}/src/"
PROCESSES: Final = {"house", "new_house", "any_house", "compiled_rules", "page", "browser"}
"""Fixtures that start programs: what happens there is not seen from here."""
HERE: Final = {"open_here", "in_process"}
"""Fixtures that run a server in this process; a file may call it `house`."""

_called: set[CodeType] = set()
_calls: dict[str, dict[str, float]] = {}
_failed: set[str] = set()


def _note(frame: FrameType, _event: str, _value: object) -> None:
    _called.add(frame.f_code)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = [
        item for item in items if _is_seen(set(getattr(item, "fixturenames", ()))) and not item.get_closest_marker("long")
    ]


def _is_seen(fixtures: set[str]) -> bool:
    started = PROCESSES & fixtures
    return not started or (started == {"house"} and bool(HERE & fixtures))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _called.clear()
    started = time.monotonic()
    threading.settrace(_note)
    sys.settrace(_note)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        seconds = round(time.monotonic() - started, 3)
        for code in list(_called):
            if code.co_filename.startswith(SOURCES):
                place = f"{code.co_filename.removeprefix(f'{ROOT}/')}:{code.co_qualname}"
                _calls.setdefault(place, {})[item.nodeid] = seconds


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    """What fails without a fault cannot notice one."""
    sound = {place: {test: tests[test] for test in tests.keys() - _failed} for place, tests in _calls.items()}
    Path(os.environ["CABSTAND_CALLS"]).write_text(json.dumps(sound), encoding="utf-8")
