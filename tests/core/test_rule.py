"""Where compiled rules are kept."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.packages import install

from cabstand.core.compiled import cache_folder, clear_stale_folders, sources_hash
from cabstand.core.places import ONLY, places

ASK = "import numba; from cabstand.core.compiled import sources_hash; print(numba.config.CACHE_DIR, sources_hash())"


def test_compiled_rules_are_kept_under_the_hash_of_their_sources_whoever_imports_numba_first(tmp_path: Path) -> None:
    """Elsewhere an edit of a file that a caller imports would go unnoticed, and old rules would be played."""
    own = {"NUMBA_DISABLE_JIT": "0", "CABSTAND_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run([sys.executable, "-c", ASK], env=os.environ | own, capture_output=True, text=True, check=True)
    folder, name = said.stdout.split()
    assert Path(folder) == tmp_path / "compiled" / name


@pytest.mark.parametrize("file", ["night_flight/adapter.py", "night_flight/bots/search.py", "lone.py"])
def test_compiled_rules_are_kept_apart_whichever_file_of_an_installed_game_was_edited(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game lies in a package or in a lone module, and its bots in folders of their own."""
    install(tmp_path, "night_flight", {"adapter": ""})
    (tmp_path / "night_flight" / "bots").mkdir()
    about = tmp_path / "lone-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lone\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[cabstand.games]\nlone = lone:GAME\n")
    edited = tmp_path / file
    edited.write_text("SIDES = 6\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(ONLY, "night-flight,lone")
    places.cache_clear()
    before = sources_hash()
    assert sources_hash() == before
    edited.write_text("SIDES = 8\n")
    assert sources_hash() != before
    places.cache_clear()


def test_only_those_who_compile_clear_away_what_nobody_has_used_for_a_month(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABSTAND_DATA", str(tmp_path))
    old, new = tmp_path / "compiled" / "old", tmp_path / "compiled" / "new"
    for folder, age in ((old, 31), (new, 29)):
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - age * 24 * 3600,) * 2)
    assert cache_folder() is not None
    assert old.exists()
    clear_stale_folders()
    assert not old.exists()
    assert new.exists()
