"""A test run that is killed leaves nothing behind."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.house.test_script import ROOT
from tests.server.house import until

CHILDREN = """
import os, subprocess, sys
from pathlib import Path

from tests.server.house import House

def test_that_never_ends(tmp_path):
    stubborn = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); time.sleep(600)"
    child = subprocess.Popen([sys.executable, "-c", stubborn], stdout=subprocess.PIPE, start_new_session=True)
    child.stdout.readline()
    house = House(tmp_path).open()
    Path({pids!r}).write_text(f"{{os.getpid()}} {{child.pid}} {{house._process.pid}} .")
    child.wait()
"""


def is_running(process: int) -> bool:
    """Dead and waiting to be collected counts as gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_killed_run_takes_its_servers_and_children_with_it(tmp_path: Path) -> None:
    pids, tests = tmp_path / "pids", tmp_path / "test_sample.py"
    tests.write_text(CHILDREN.format(pids=str(pids)))
    command = [sys.executable, "-m", "pytest", "-n", "1", "-p", "tests.leftovers", "-p", "no:cacheprovider", "-c"]
    path, said = os.pathsep.join([str(ROOT), *sys.path]), tmp_path / "said"
    environment = os.environ | {"PYTHONPATH": path, "PYTEST_ADDOPTS": ""}

    def has_started() -> bool:
        assert run.poll() is None, said.read_text()
        return pids.exists() and pids.read_text().endswith(" .")

    with (
        said.open("wb") as output,
        subprocess.Popen(
            [*command, str(ROOT / "pyproject.toml"), str(tests)], cwd=ROOT, env=environment, stdout=output, stderr=output
        ) as run,
    ):
        try:
            until(has_started, "the tests have started their children")
            started = [int(pid) for pid in re.findall(r"\d+", pids.read_text())]
            assert all(map(is_running, started))
        finally:
            run.send_signal(signal.SIGKILL)
    until(lambda: not any(map(is_running, started)), "everything that the run started has ended")
