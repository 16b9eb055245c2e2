"""The licences of everything from elsewhere that the page brings along: `./cab types` writes them to a file that it links."""

import json
from pathlib import Path
from typing import Final

from tests.browser.node import WEB, package

LICENCES: Final = WEB / "public" / "licences.txt"
BUILD_TOOLS: Final = frozenset({"@sveltejs/vite-plugin-svelte", "vite"})
"""What builds the page and does not travel with it."""
BROUGHT_ALONG: Final = ("clsx", "esm-env")
"""What Svelte itself takes into a page."""
APACHE: Final = "Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0"
ABOUT: Final = """Cabstand itself is under the MIT licence. Its drawings and sounds are its own.
The page also brings along what is listed here, each part under its own licence.
"""


def shipped() -> list[str]:
    """The packages whose code or fonts are in the page."""
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    return sorted([*(set(wanted) - BUILD_TOOLS), *BROUGHT_ALONG])


def made_licences() -> str:
    return "\n".join([ABOUT, *map(_told, shipped())])


def _told(name: str) -> str:
    folder = package(name)
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    head = f"{name} {about['version']} ({about['license']})"
    return f"{'=' * 80}\n{head}\n{'=' * 80}\n\n{_text(folder, about['license'])}\n"


def _text(folder: Path, licence: str) -> str:
    files = [path for path in folder.iterdir() if path.stem.lower() in ("licence", "license")]
    if files:
        return files[0].read_text(encoding="utf-8").replace("\r\n", "\n").strip()
    assert licence == "Apache-2.0", f"{folder.name} brings no text of its licence"
    return APACHE
