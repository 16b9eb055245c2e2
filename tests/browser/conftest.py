"""A server with the built page, and people with browsers, who see no error in any console."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.eyes import Person, open_browser, visitors
from tests.server.conftest import new_house
from tests.server.house import House
from tests.server.run import Quick

from cabstand.server.pages import STATIC

__all__ = ["new_house"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One for each file of tests: as long as it is open, its loop runs, and tests with a loop of their own could not."""
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def rank(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots do not dawdle."""
    assert (STATIC / "index.html").exists(), "the page is not built: run ./cab test"
    house = House(tmp_path_factory.mktemp("rank"), quick=Quick(bots=0.02)).open()
    yield house
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said
    assert not house.slow_callbacks


@pytest.fixture
def come(chromium: Browser, rank: House) -> Iterator[Callable[..., Person]]:
    """People who come to the rank; at the end of the day nobody's console has complained."""
    with visitors(chromium, rank) as come:
        yield come


@pytest.fixture
def ada(come: Callable[..., Person]) -> Person:
    return come()
