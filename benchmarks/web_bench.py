"""`./cab bench web`: Lighthouse on the front page and on a table of each game, as on a middling phone; the best of three."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.console import Console
from rich.table import Table

NAME: Final = "web"
HERE: Final = Path(__file__).resolve().parent
TIMES: Final = 3
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
GAMES: Final = ("Space Taxi", "TAXI!", "Fare Play")
METRICS: Final = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")

Scores = dict[str, float]


def show(console: Console) -> int:
    sys.path.insert(0, str(HERE.parent))
    with console.status("Opening a server and a browser"):
        scores = measure(console)
    table = Table("page", *CATEGORIES, *METRICS)
    for page, of_page in scores.items():
        table.add_row(
            page, *(f"{100 * of_page[name]:.0f}" for name in CATEGORIES), *(f"{of_page[name]:,.3g}" for name in METRICS)
        )
    Console().print(table)
    return 0 if all(of_page["accessibility"] == 1 and of_page["performance"] >= 0.9 for of_page in scores.values()) else 1


def measure(console: Console) -> dict[str, Scores]:
    """The best run of each page by performance; accessibility does not vary."""
    from playwright.sync_api import sync_playwright
    from server_bench_servers import make_node_folder
    from tests.browser.eyes import FLAGS, TOURED
    from tests.server.house import House
    from tests.server.run import Quick

    lighthouse = make_node_folder("lighthouse", ("package.json", "package-lock.json", ".npmrc"), console)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        (data := Path(folder) / "data").mkdir()
        os.environ["NUMBA_DISABLE_JIT"] = "1"  # as in the tests: nobody waits for rules that are being compiled
        house = House(data, quick=Quick()).open()
        port = house.port + 1
        browser = playwright.chromium.launch_persistent_context(
            Path(folder) / "profile",
            executable_path=shutil.which("chromium"),
            args=[*FLAGS, f"--remote-debugging-port={port}"],
        )
        try:
            page = browser.new_page()
            page.goto(house.url)
            page.evaluate(f"localStorage.setItem('cabstand', '{TOURED}')")
            pages = {"front page": house.url + "/"}
            for game in GAMES:
                page.goto(house.url)
                page.get_by_role("region", name=game).get_by_role("button", name="Play now").click()
                page.wait_for_url("**/t/*")
                page.locator(".prompt.asked").wait_for()
                pages[game] = page.url
            page.close()
            return {
                name: max((run(lighthouse, url, port, console) for _ in range(TIMES)), key=lambda scores: scores["performance"])
                for name, url in pages.items()
            }
        finally:
            browser.close()
            house.close()


def run(lighthouse: Path, url: str, port: int, console: Console) -> Scores:
    """One run in the browser that is open, with its cookie."""
    from server_bench_servers import node

    command = [str(node()), str(lighthouse / "node_modules" / "lighthouse" / "cli" / "index.js"), url]
    words = [
        f"--port={port}",
        "--output=json",
        "--quiet",
        "--disable-storage-reset",
        f"--only-categories={','.join(CATEGORIES)}",
    ]
    with console.status(f"Lighthouse on {url.removeprefix('http://')}"):
        done = subprocess.run([*command, *words], capture_output=True, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    scores = {name: float(report["categories"][name]["score"]) for name in CATEGORIES}
    return scores | {name: float(report["audits"][name]["numericValue"]) for name in METRICS}
