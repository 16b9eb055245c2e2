"""People at a running server: a host, a guest who has the link, somebody who looks on, and a stranger."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.house import House, new_slow_callbacks
from tests.server.in_process import InProcess
from tests.server.people import Laid, Person, everybody_goes_home
from tests.server.run import Quick
from tests.store.conftest import new_database, server

from cabstand.server.app import Settings

__all__ = ["new_database", "server"]
KINDS = ["sqlite", "postgres"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it as it was. Whatever they did to it, it made no mistake of its own."""
    house = House(tmp_path_factory.mktemp("house")).open()
    yield house
    assert house.is_up, house.said
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said
    assert house.new_slow_callbacks() == []


@pytest.fixture(autouse=True)
def every_callback_was_quick() -> Iterator[None]:
    """At the servers that run during a test. What is said names the callback, and the request before it."""
    yield
    assert new_slow_callbacks() == []


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Servers of a test's own, to be stopped, killed and tampered with."""
    opened: list[House] = []

    def new(store: str = "", quick: Quick | None = None, words: tuple[str, ...] = ()) -> House:
        folder = tmp_path / f"house{len(opened)}"
        folder.mkdir()
        opened.append(House(folder, store, quick, words))
        return opened[-1]

    yield new
    for house in opened:
        if house.is_up:
            house.kill()


@pytest.fixture
def open_here(tmp_path: Path) -> Iterator[Callable[..., InProcess]]:
    """Servers in the test's own process, with settings of its own."""
    opened: list[InProcess] = []

    def new(
        quick: Quick | None = None, settings: Settings | None = None, store: str = "", folder: Path | None = None
    ) -> InProcess:
        folder = folder or tmp_path / f"here{len(opened)}"
        folder.mkdir(exist_ok=True)
        opened.append(InProcess(folder, quick, settings, store).open())
        return opened[-1]

    yield new
    everybody_goes_home()
    slow: list[str] = []
    while opened:
        if (here := opened.pop()).is_up:
            here.close()
        slow += here.slow_callbacks
    assert slow == []


@pytest.fixture
def in_process(open_here: Callable[..., InProcess]) -> Iterator[InProcess]:
    """A server in the test's own process. Whatever was done to it, it made no mistake of its own.

    A file whose people come to it has a fixture `house` that gives it.
    """
    here = open_here()
    yield here
    assert "Traceback" not in here.said, here.said


@pytest.fixture(scope="module")
def shared_in_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    """The same for all tests of a file that leave it as it was."""
    here = InProcess(tmp_path_factory.mktemp("shared")).open()
    yield here
    here.close()
    assert "Traceback" not in here.said, here.said
    assert here.slow_callbacks == []


@pytest.fixture(params=KINDS)
def any_in_process(request: pytest.FixtureRequest, open_here: Callable[..., InProcess]) -> InProcess:
    """The same on every kind of store."""
    return open_here(store="" if request.param == "sqlite" else request.getfixturevalue("new_database")())


@pytest.fixture(scope="session", params=KINDS)
def any_house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The same journeys on every kind of store."""
    if request.param == "sqlite":
        yield request.getfixturevalue("house")
        return
    database: Callable[[], str] = request.getfixturevalue("new_database")
    house = House(tmp_path_factory.mktemp("postgres"), database()).open()
    yield house
    assert house.close() == 0
    assert "Traceback" not in house.said, house.said
    assert house.new_slow_callbacks() == []


@pytest.fixture(scope="session")
def pair(tmp_path_factory: pytest.TempPathFactory, new_database: Callable[[], str]) -> Iterator[tuple[House, House]]:
    """Two servers on one database, for all tests that leave them running."""
    store = new_database()
    here, there = (House(tmp_path_factory.mktemp(name), store).open() for name in ("here", "there"))
    yield here, there
    for house in (here, there):
        assert house.close() == 0
        assert "Traceback" not in house.said, house.said


@pytest.fixture(autouse=True)
def closed_clients() -> Iterator[None]:
    yield
    everybody_goes_home()


@pytest.fixture
def host(house: House) -> Person:
    return Person(house.url, "Ada")


@pytest.fixture
def guest(house: House) -> Person:
    return Person(house.url, "Ben")


@pytest.fixture
def spectator(house: House) -> Person:
    return Person(house.url, "Cleo")


@pytest.fixture
def stranger(house: House) -> Person:
    return Person(house.url, "Mallory")


@pytest.fixture
def laid(host: Person, guest: Person) -> Laid:
    """A game of Space Taxi that has begun: the host on seat 1, the guest on seat 2; seat 1 begins."""
    laid = host.lay("space-taxi", "me", "link", options={"starter": "1"}, watch=True)
    assert guest.join(laid).status_code == 200
    assert host.do(laid, "start").status_code == 200
    return laid
