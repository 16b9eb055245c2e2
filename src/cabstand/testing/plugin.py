"""For pytest: the choice to write the golden files of one game again. Use it with `-p cabstand.testing.plugin`."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--remake-golden", metavar="GAME", help="write the golden files of this game instead of comparing them")


@pytest.fixture(scope="session")
def remade_golden(request: pytest.FixtureRequest) -> str | None:
    """The name of the game whose golden files are written again in this run."""
    name: str | None = request.config.getoption("--remake-golden")
    return name
