"""Builds the browser client while Cabstand is installed: node comes as a wheel, so nobody has to install it first."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent / "web"


class WebBuild(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called twice by pip: the second time there is nothing to do. A source archive brings the built files, not web/."""
        wish = os.environ.get("CABSTAND_WEB")
        if not WEB.exists() or wish == "later":
            return
        sys.path.insert(0, str(WEB))
        import built
        import packages

        if built.is_built():
            return
        packages.install(checks=wish == "checks")
        packages.npm("run", "build")
        built.mark_built()
