"""A server for programs to play at, with windows and talks that end soon."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.conftest import every_callback_was_quick
from tests.server.house import House
from tests.server.run import Quick

__all__ = ["every_callback_was_quick"]
QUICK = Quick(window=0.1, talk=0.2)


@pytest.fixture(scope="session")
def rank(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it running."""
    house = House(tmp_path_factory.mktemp("rank"), quick=QUICK).open()
    yield house
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said
    assert house.new_slow_callbacks() == []


@pytest.fixture
def own_rank(tmp_path: Path) -> Iterator[House]:
    """A server of a test's own, to be killed."""
    house = House(tmp_path, quick=Quick(window=0.02)).open()
    yield house
    if house.is_up:
        house.kill()
