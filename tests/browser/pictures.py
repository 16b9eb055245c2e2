"""`./cab pictures`: every screen as a picture, at three sizes, by day and by night, into pictures/."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

# Before anything of cabstand is imported, as in the tests: nobody waits for rules that are being compiled.
os.environ["NUMBA_DISABLE_JIT"] = "1"

from playwright.sync_api import Browser, Page
from tests.browser.asking import wait_for_me
from tests.browser.eyes import DESK, PHONE, TABLET, TOURED, Person, open_browser
from tests.browser.laid import ENDS, ended, room_at_the_end, to_learn_at
from tests.browser.node import ROOT
from tests.browser.space_taxi_hands import Keys, answer, play_to_the_end, throw
from tests.server.house import House
from tests.server.run import Quick
from tests.server.worlds import TOKENS, lay_in

FOLDER: Final = ROOT / "pictures"
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
THEMES: Final = ("light", "dark")
LONG: Final = 3600.0
"""Seconds; nothing that is asked goes away while it is photographed."""


def remember(page: Page, **likes: object) -> None:
    """What the browser takes for this person's likes from the next page on."""
    page.evaluate(
        "likes => localStorage.setItem('cabstand', JSON.stringify({...JSON.parse(localStorage.cabstand), ...likes}))", likes
    )


def scenes(person: Person) -> Iterator[tuple[str, str]]:
    """One visit, and where it is worth a picture: a name, and a path that shows the same again to the same person."""
    page = person.go()
    yield "front", "/"
    yield "rules", "/rules/space-taxi"
    yield "daily", "/daily"
    for name, title in (("taxi", "TAXI!"), ("fare-play", "Fare Play")):
        person.play_now(title)
        page.locator(".prompt.asked").wait_for()
        yield name, f"/t/{person.table}"
        yield f"{name}-rules", f"/rules/{name}"
    person.go()
    page.get_by_role("region", name="TAXI!").get_by_role("button", name="On the big screen").click()
    person.press("Show the code")
    page.locator(".code").wait_for()
    yield "party", f"/t/{person.table}"
    remember(page, played=[])  # a first game: its end offers somebody stronger
    person.play_now()
    wait_for_me(page)
    yield "start", f"/t/{person.table}"
    throw(page, Keys())
    yield "dice", f"/t/{person.table}"
    remember(page, hinted=[])
    yield "hint", f"/t/{person.table}"
    remember(page, hinted=["space-taxi/*"])
    for _ in range(14):
        answer(page, Keys())
    wait_for_me(page)
    yield "middle", f"/t/{person.table}"
    play_to_the_end(page, Keys())
    yield "end", f"/t/{person.table}"
    yield "replay", f"/replay/{person.table}"


def moments() -> Iterator[tuple[str, str, str]]:
    """Who looks at which moment of a prepared game, and its path."""
    yield "ada", "taxi-question", "/t/hints-answering"
    yield "ben", "fare-play-reaction", "/t/hints-reacting"
    yield "ada", "fare-play-declaring", "/t/hints-declaring"
    for game in ENDS:
        yield "ada", f"end-of-{game}", f"/t/{game}-over"
    yield "ada", "review", "/replay/taxi-over#review"
    yield "fay", "party-end", "/t/room-over"
    yield "ada", "party-end-in-the-hand", "/t/room-over"


def photograph(browser: Browser, house: House, person: Person, name: str, path: str) -> None:
    """The same screen, as the same person sees it on other devices."""
    state = person.context.storage_state()
    for size, viewport in SIZES.items():
        for theme in THEMES:
            other = Person(browser, house, likes=TOURED, viewport=viewport, color_scheme=theme, storage_state=state)
            page = other.go(path)
            settle(page)
            page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png", full_page=size != "desk")
            other.leave()


def settle(page: Page) -> None:
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, open_browser() as browser:
        lay_in(Path(folder), *ended(), room_at_the_end(), *to_learn_at())
        house = House(Path(folder), quick=Quick(bots=0.02, window=LONG, overrule=LONG)).open()
        try:
            for name, path in scenes(person := Person(browser, house)):
                photograph(browser, house, person, name, path)
                sys.stdout.write(f"{name}: {len(SIZES) * len(THEMES)} pictures\n")
            for who, name, path in moments():
                (person := Person(browser, house)).be(TOKENS[who])
                photograph(browser, house, person, name, path)
        finally:
            house.close()


if __name__ == "__main__":
    main()
