"""`./cab types`: the types of everything that goes over the wire, for the browser client."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.browser.node import WEB, package, run_node

KEPT: Final = WEB / "src" / "api" / "schema.d.ts"


def made_types() -> str:
    """What openapi-typescript makes of the server's own document."""
    with TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        source.write_bytes(subprocess.check_output([sys.executable, "-m", "cabstand.server.document"]))
        done = run_node(package("openapi-typescript/bin/cli.js"), str(source), "-o", str(target))
        assert done.returncode == 0, done.stderr
        return target.read_text()


if __name__ == "__main__":
    KEPT.write_text(made_types())
    sys.stdout.write(f"{KEPT.name} is that of the server.\n")
