"""Logs as files: a line counts once it is on the disk, and never half."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cabstand.store.folder import InUse, LogFile, StoreError, free_path, list_logs


def test_lines_are_there_for_whoever_reads_next(tmp_path: Path) -> None:
    with LogFile.create(tmp_path / "a-1.log", "head\n\n") as log:
        log.append("one")
        log.append("two")
    with LogFile.open(tmp_path / "a-1.log") as log:
        assert log.read() == "head\n\none\ntwo\n"
        log.append("three")
    assert (tmp_path / "a-1.log").read_text() == "head\n\none\ntwo\nthree\n"


def test_a_line_cut_short_by_a_crash_never_counted(tmp_path: Path) -> None:
    path = tmp_path / "a-1.log"
    path.write_text("head\n\none\ntw")
    with LogFile.open(path) as log:
        assert log.read() == "head\n\none\n"
        log.append("two")
    assert path.read_text() == "head\n\none\ntwo\n"


def test_a_name_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "a-1.log"
    path.write_text("precious")
    with pytest.raises(StoreError, match="File exists"):
        LogFile.create(path, "head\n")
    assert path.read_text() == "precious"


def test_a_log_open_in_another_window_is_refused_there(tmp_path: Path) -> None:
    with LogFile.create(tmp_path / "a-1.log", "head\n"), pytest.raises(InUse):
        LogFile.open(tmp_path / "a-1.log")
    LogFile.open(tmp_path / "a-1.log").close()


def test_a_folder_that_is_a_file_is_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("I am a file")
    with pytest.raises(StoreError, match=r"tables/a-1\.log: "):
        LogFile.create(tmp_path / "tables" / "a-1.log", "head\n")


def test_a_full_disk_adds_nothing_and_says_so(tmp_path: Path) -> None:
    """A process with a limit on file size meets the same error as a full disk, in the middle of a line."""
    script = """
import resource, signal, sys
from pathlib import Path
from cabstand.store.folder import LogFile, StoreError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
log = LogFile.create(Path(sys.argv[1]), "head\\n")
log.append("one")
resource.setrlimit(resource.RLIMIT_FSIZE, (20, 20))
try:
    log.append("x" * 50)
except StoreError as error:
    print("refused:", error.why)
log.append("two")
"""
    path = tmp_path / "a-1.log"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, env=environment, check=True
    )
    assert said.stdout.startswith("refused: ")
    assert path.read_text() == "head\none\ntwo\n"


def test_names_count_on_and_the_newest_comes_first(tmp_path: Path) -> None:
    assert free_path(tmp_path, "space-taxi") == tmp_path / "space-taxi-1.log"
    for number in (1, 2, 10):
        path = tmp_path / f"space-taxi-{number}.log"
        path.write_text("")
        os.utime(path, (number, number))
    assert free_path(tmp_path, "space-taxi") == tmp_path / "space-taxi-11.log"
    assert [path.stem for path in list_logs(tmp_path)] == ["space-taxi-10", "space-taxi-2", "space-taxi-1"]
    assert list_logs(tmp_path / "nothing") == []
