"""Where compiled rules are kept."""

import os
import subprocess
import sys
from pathlib import Path

ASK = "import numba; from cabstand.core.compiled import sources_hash; print(numba.config.CACHE_DIR, sources_hash())"


def test_compiled_rules_are_kept_under_the_hash_of_their_sources_whoever_imports_numba_first(tmp_path: Path) -> None:
    """Elsewhere an edit of a file that a caller imports would go unnoticed, and old rules would be played."""
    own = {"NUMBA_DISABLE_JIT": "0", "CABSTAND_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run([sys.executable, "-c", ASK], env=os.environ | own, capture_output=True, text=True, check=True)
    folder, name = said.stdout.split()
    assert Path(folder) == tmp_path / "compiled" / name
