"""A real browser, and what somebody in front of it does."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, Route, expect, sync_playwright
from tests.browser.node import NODE
from tests.server.house import House

FLAGS: Final = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --disable-dev-shm-usage"
).split()
CHROMIUMS: Final = ("chromium-headless-shell", "chromium")
"""The first that is there shows the page."""
PATIENCE: Final = 30_000.0
"""Milliseconds after which something has not happened; nothing is measured against it."""
PHONE: Final = {"width": 390, "height": 844}
TABLET: Final = {"width": 820, "height": 1180}
DESK: Final = {"width": 1440, "height": 900}
GAMES: Final = ("space-taxi", "taxi", "fare-play", "night-rank", "one-pile")
TOURED: Final = json.dumps(
    {"hinted": [f"{game}/*" for game in GAMES], "played": GAMES, "motion": "none", "sound": False}, separators=(",", ":")
)
"""What somebody likes who has played everything before: no hints, and bots as strong as usual."""

BLOCKED: Final = "Service Worker registration blocked by Playwright"
"""What the driver of the browser says of a page that keeps itself for later."""
LOOK_OUT: Final = """pattern => {
    window.seen = false
    const look = () => { window.seen ||= new RegExp(pattern).test(document.body.innerText) }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}"""

expect.set_options(timeout=PATIENCE)


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Playwright runs on the node that the page is built with: its own wants a library that a bare machine has not."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    with sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, CHROMIUMS)))
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own. Whatever the page complains about in its console is kept."""

    def __init__(
        self, browser: Browser, house: House, *, likes: str = TOURED, scripts: Sequence[str] = (), **device: Any
    ) -> None:
        # what a page keeps for later would come between it and routes of tests
        device = {"viewport": DESK, "locale": "en-GB", "service_workers": "block"} | device
        self.house = house
        self.context: BrowserContext = browser.new_context(base_url=house.url, **device)
        self.context.set_default_timeout(PATIENCE)
        if likes:
            self.context.add_init_script(
                f"try {{ localStorage.getItem('cabstand') ?? localStorage.setItem('cabstand', '{likes}') }} catch {{}}"
            )
        for script in scripts:
            self.context.add_init_script(script)
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(message.text)

    def go(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def be(self, token: str) -> None:
        """From now on the server takes this browser for somebody whom it knows."""
        self.context.add_cookies([{"name": "cabstand", "value": token, "url": self.house.url}])

    def sit(self, table: str, token: str) -> Page:
        """Come back to a seat at a table where a game is under way."""
        self.be(token)
        return self.go(f"/t/{table}")

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name).first.click()

    def will_see(self, pattern: str) -> Callable[[], None]:
        """Look out for text from now on; called later, this waits until it was there, even if it is gone again."""
        self.page.evaluate(LOOK_OUT, pattern)

        def saw() -> None:
            self.page.wait_for_function("() => window.seen")

        return saw

    def will_lay(self, change: Callable[[Any], Any]) -> None:
        """From now on tables are laid otherwise than the page asks for."""

        def lay(route: Route) -> None:
            if route.request.method == "POST":
                route.continue_(post_data=json.dumps(change(json.loads(route.request.post_data or "{}"))))
            else:
                route.continue_()

        self.page.route("**/api/tables", lay)

    def play_now(self, game: str = "Space Taxi") -> None:
        """One click on the front page."""
        self.go()
        self.page.get_by_role("region", name=game).get_by_role("button", name="Play now").click()
        self.page.wait_for_url(re.compile("/t/"))
        expect(self.page.locator("#prompt")).not_to_have_text("One moment …")

    def forgive(self, *words: str) -> None:
        """The browser itself notes every answer that is a refusal; nothing else may stand in its console."""
        assert all(any(word in complaint for word in words) for complaint in self.complaints), self.complaints
        self.complaints.clear()

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/t/", 1)[1].split("?")[0]

    def log(self, table: str) -> str:
        told: str = self.page.evaluate("table => fetch(`/api/tables/${table}/log`).then(told => told.text())", table)
        return told

    def leave(self) -> None:
        self.context.close()


@contextmanager
def visitors(chromium: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """People who come to a house; when they leave, nobody's console has complained."""
    people: list[Person] = []

    def come(**device: Any) -> Person:
        people.append(Person(chromium, house, **device))
        return people[-1]

    yield come
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.leave()
    assert not complaints


def laid_by(page: Page, button: Locator) -> Any:
    """What the server is asked for when a button lays a table."""
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as asked:
        button.click()
    request: Request = asked.value
    return request.post_data_json
