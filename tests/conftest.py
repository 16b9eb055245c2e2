"""What all tests share: interpreted rules, the games of Cabstand alone, a data folder of their own, and the two sizes."""

import hashlib
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

# Before anything of cabstand is imported: the reference rules, no game that somebody has installed beside them, and nothing
# written outside a temporary folder.
os.environ["NUMBA_DISABLE_JIT"] = "1"
os.environ["CABSTAND_GAMES"] = ""
os.environ["CABSTAND_DATA"] = tempfile.mkdtemp(prefix="cabstand-tests-")

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
pytest_plugins = ["tests.budget", "tests.leftovers", "tests.outside", "cabstand.testing.plugin"]

settings.register_profile("test", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("soak", deadline=None, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="the same checks at full size")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "test")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that at the end no process waits for another."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def the_environment_stays_as_it_was() -> Iterator[None]:
    """Processes inherit it: what one test leaves behind there would change what another sees, in some orders of the tests."""
    before = _environment()
    yield
    assert _environment() == before


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether this is `./cab soak`."""
    return bool(request.config.getoption("--soak"))


@pytest.fixture(scope="session")
def size(soak: bool) -> Callable[[int, int], int]:
    """How much to do: `size(20, 2000)` is 20 in `./cab test` and 2000 in `./cab soak`."""
    return lambda small, full: full if soak else small


@pytest.fixture(scope="session")
def compiled_rules(pytestconfig: pytest.Config) -> Path:
    """Where compiled rules are kept, for all processes of this run and for the next run.

    Cabstand's own are found there by a hash of their sources; this does the same for rules that belong to the tests.
    """
    digest = hashlib.sha256()
    for path in sorted(TESTS.rglob("*.py")):
        source = path.read_bytes()
        if re.search(rb"^\s*@rule\b", source, re.MULTILINE):
            digest.update(source)
    assert pytestconfig.cache is not None
    folder = pytestconfig.cache.mkdir(f"compiled-{digest.hexdigest()[:16]}")
    for other in folder.parent.glob("compiled-*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)
    return folder


@pytest.fixture(scope="session")
def coach_tables(compiled_rules: Path) -> None:
    """What the coach of Space Taxi needs to speak in a first round and to go through games, made by a compiled process."""
    from tests.compiled import run_python

    tables = "from cabstand.games.space_taxi.solver.points import ROUNDS, points_table as make"
    made = f"{tables}\nmake(5)\nfor n in ROUNDS: make(n, False)"
    run_python(compiled_rules, "-c", made)
    link = Path(os.environ["CABSTAND_DATA"]) / "solved"
    if not link.exists():
        link.symlink_to(compiled_rules / "solved")
