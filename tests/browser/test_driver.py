"""What drives the browser runs on a bare machine too."""

import os
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.node import NODE


def programs_started_here() -> set[Path]:
    children = [task.read_text().split() for task in Path("/proc/self/task").glob("*/children")]
    return {Path(os.readlink(f"/proc/{child}/exe")) for each in children for child in each if Path(f"/proc/{child}").exists()}


def test_playwright_runs_on_the_node_that_the_page_is_built_with(chromium: Browser) -> None:
    """Its own needs libatomic, which Debian does not install by itself."""
    assert chromium.is_connected()
    assert NODE.resolve() in programs_started_here()
