"""A server with the built page, and people with browsers, who see no error in any console."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Browser
from tests.browser.eyes import Person, open_browser, visitors
from tests.browser.laid import tables, tables_with_windows
from tests.server.conftest import every_callback_was_quick, new_house
from tests.server.house import House
from tests.server.run import Quick
from tests.server.worlds import TOKENS, lay_in

from cabstand.server.pages import STATIC

__all__ = ["every_callback_was_quick", "new_house"]

WINDOW: Final = 600.0
AWAY: Final = 3.0
"""Seconds in which two screens show the clock that runs for an absent player."""


@pytest.fixture(scope="session")
def opened() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """One browser for all tests, and the loop of Playwright in this thread."""
    with open_browser() as browser:
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)


@pytest.fixture(scope="module")
def chromium(opened: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """Playwright's loop counts as running only during a file that uses it: other tests have loops of their own."""
    browser, loop = opened
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def rank(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots do not dawdle, with all prepared tables."""
    assert (STATIC / "index.html").exists(), "the page is not built: run ./cab test"
    house = House(tmp_path_factory.mktemp("rank"), quick=Quick(bots=0.02, overrule=WINDOW))
    lay_in(house.folder, *tables())
    house.open()
    yield house
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said
    assert house.new_slow_callbacks() == []


@pytest.fixture(scope="session")
def halting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on which talks, and times in which everybody is asked, end when a test skips them, however slow the machine."""
    quick = Quick(bots=0.02, window=WINDOW, talk=WINDOW, overrule=WINDOW, skip=WINDOW, away=AWAY)
    house = House(tmp_path_factory.mktemp("halting"), quick=quick)
    lay_in(house.folder, *tables_with_windows())
    house.open()
    yield house
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said
    assert house.new_slow_callbacks() == []


@pytest.fixture
def come(chromium: Browser, rank: House) -> Iterator[Callable[..., Person]]:
    """People who come to the rank; at the end of the day nobody's console has complained."""
    with visitors(chromium, rank) as come:
        yield come


@pytest.fixture
def ada(come: Callable[..., Person]) -> Person:
    return come()


@pytest.fixture
def sit(come: Callable[..., Person]) -> Callable[..., Person]:
    """Somebody comes back to their seat at a prepared table."""
    return partial(sit_down, come)


@pytest.fixture
def halt(chromium: Browser, halting: House) -> Iterator[Callable[..., Person]]:
    """The same on the server where time passes when a test says so."""
    with visitors(chromium, halting) as come:
        yield partial(sit_down, come)


def sit_down(come: Callable[..., Person], table: str, name: str = "ada", **device: Any) -> Person:
    person = come(**device)
    person.sit(table, TOKENS[name])
    return person
