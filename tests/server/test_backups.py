"""A copy made while people play is a server's whole life: it replays, and play goes on from it elsewhere."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.server.in_process import InProcess
from tests.server.people import Person, play_on


def cab(*words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "cabstand.cli.main", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_a_backup_of_a_running_server_is_restored_elsewhere_and_played_on(
    open_here: Callable[..., InProcess], tmp_path: Path
) -> None:
    house = open_here()
    host = Person(house.url, "Ada")
    laid = host.lay("space-taxi", "me", "bot", "bot")
    assert host.do(laid, "start").status_code == 200
    play_on({1: host}, laid, most=12)
    file = tmp_path / "friday.sqlite"
    made = cab("backup", str(file), "--data", str(house.folder))
    assert made.returncode == 0, made.stderr
    assert "One game was copied" in made.stdout
    assert cab("backup", str(file), "--data", str(house.folder)).returncode == 2
    log = host.log(laid)

    folder = tmp_path / "elsewhere"
    restored = cab("restore", str(file), "--data", str(folder))
    assert restored.returncode == 0, restored.stderr
    other = open_here(folder=folder)
    again = Person(other.url, "", token=host.token)
    kept = again.log(laid)
    assert log.startswith(kept[: len(kept) // 2])
    assert again.plan(laid)["seats"][0]["mine"]
    play_on({1: again}, laid)
    other.until(lambda: again.plan(laid)["stage"] == "over", "the game is over")


def test_what_is_no_backup_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada")
    refused = cab("restore", str(file), "--data", str(tmp_path / "new"))
    assert refused.returncode == 2
    assert "letter.txt" in refused.stderr
    assert "Traceback" not in refused.stderr
