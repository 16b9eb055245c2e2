"""The program as an installed wheel starts it, on a machine where nothing has been compiled: nobody waits for that."""

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.house import House, until
from tests.server.people import Person, play_on

COMPILER = "llvmlite"
SETTLED = """
import sys
from types import SimpleNamespace
from cabstand.cli.main import main

def say(argv):
    from cabstand.core.rule import COMPILED
    print(COMPILED)

sys.modules["cabstand.cli.commands"] = SimpleNamespace(run=say)
main(sys.argv[1:])
"""


@pytest.fixture
def fresh(tmp_path: Path, new_house: Callable[..., House]) -> House:
    """A server that no test has set anything for."""
    house = new_house()
    house.program = [sys.executable, "-m", "cabstand.cli.main"]
    for name in ("NUMBA_DISABLE_JIT", "NUMBA_CACHE_DIR", "CABSTAND_RULES"):
        house.environment.pop(name, None)
    house.environment["CABSTAND_DATA"] = str(tmp_path / "data")
    return house


def test_a_first_table_is_played_and_the_server_ends_when_told_while_rules_are_still_being_compiled(fresh: House) -> None:
    fresh.open()
    host = Person(fresh.url, "Ada")
    laid = host.lay("space-taxi", "me", "bot exact", options={"starter": "2"})
    assert host.do(laid, "start").status_code == 200
    until(lambda: host.http.get("/healthz").status_code == 200 and fresh.lines_of(laid.id), "the bot has thrown")
    assert play_on({1: host}, laid, 8) == 8
    assert not fresh.has_loaded(COMPILER), "the server itself interprets the rules"
    until(lambda: len(fresh.workers()) > 1, "a process beside it compiles them")
    workers = fresh.workers()
    assert fresh.close(signal.SIGTERM) == 0
    until(lambda: not [worker for worker in workers if worker.exists()], "nothing is left behind")
    assert "Traceback" not in fresh.said, fresh.said


@pytest.mark.parametrize(
    ("command", "said", "compiled"),
    [
        ("serve", None, False),
        ("play", None, False),
        ("simulate", None, True),
        ("solve", None, True),
        ("simulate", "ready", False),
        ("serve", "now", True),
    ],
)
def test_each_command_settles_for_itself_whether_rules_are_compiled_at_once(
    command: str, said: str | None, compiled: bool, fresh: House
) -> None:
    environment = fresh.environment | ({"CABSTAND_RULES": said} if said else {})
    done = subprocess.run([sys.executable, "-c", SETTLED, command], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(compiled)]
