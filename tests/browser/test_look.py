"""What every screen owes to everybody: no serious finding of axe, room at 360 px, big targets, languages, small files."""

import re
from collections.abc import Callable
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, Request, expect
from tests.browser.asking import wait_for_me
from tests.browser.eyes import TOURED, Person
from tests.browser.node import package
from tests.browser.space_taxi_hands import Mouse, throw

from cabstand.content.catalogue import catalogue

NARROW: Final = {"width": 360, "height": 740}
FRONT_BYTES: Final = 150_000
GAME_BYTES: Final = 120_000
PAINTED: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
IN_WORDS: Final = TOURED.replace("}", ',"textView":true}')


def findings(page: Page, only: str = "") -> list[str]:
    """What axe finds serious; with `only`, by one of its rules."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(package("axe-core/axe.min.js").read_text(encoding="utf-8"))
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    wish = {"resultTypes": ["violations"]} | ({"runOnly": [only]} if only else {})
    found: list[dict[str, Any]] = page.evaluate("wish => axe.run(wish).then(result => result.violations)", wish)
    return [
        f"{rule['id']}: {node['html'][:120]}"
        for rule in found
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]


def too_wide(page: Page) -> int:
    """By how many pixels a page has to be scrolled sideways."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


def small_targets(page: Page) -> list[str]:
    """Buttons, fields and links on their own that are smaller than a thumb."""
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, select, input:not([type=checkbox]), a.press')]
            .filter(thing => thing.checkVisibility() && !thing.closest('.unseen'))
            .filter(thing => { const box = thing.getBoundingClientRect(); return box.height < 43.5 || box.width < 43.5 })
            .map(thing => thing.outerHTML.slice(0, 120))"""
    )
    return small


def check(page: Page) -> None:
    assert findings(page) == []
    assert too_wide(page) <= 0
    assert small_targets(page) == []


def check_by_day_and_night(page: Page) -> None:
    """The colours are all that is different at night."""
    check(page)
    turn_to(page, "dark")
    assert findings(page, "color-contrast") == []
    turn_to(page, "light")


def turn_to(page: Page, theme: Literal["dark", "light"]) -> None:
    """Until the page has heard of it and is painted: axe would read some colours of the day and some of the night."""
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    page.evaluate(PAINTED)


def test_every_screen_is_for_everybody(come: Callable[..., Person]) -> None:
    ada = come(viewport=NARROW)
    page = ada.go()
    check_by_day_and_night(page)
    ada.press("Settings")
    page.get_by_role("dialog").wait_for()
    check_by_day_and_night(page)
    page.keyboard.press("Escape")
    ada.press("With friends")
    page.get_by_role("dialog").wait_for()
    check_by_day_and_night(page)
    page.get_by_role("button", name=re.compile("Lay a table")).click()
    page.get_by_role("heading", name="Invite").wait_for()
    check_by_day_and_night(page)
    page.goto("/rules/space-taxi")
    page.get_by_role("heading").first.wait_for()
    check_by_day_and_night(page)
    ada.play_now()
    table = ada.table
    wait_for_me(page)
    check_by_day_and_night(page)
    throw(page, Mouse())
    page.get_by_role("checkbox").first.click()
    check_by_day_and_night(page)
    ada.press("Help")
    page.get_by_role("dialog").wait_for()
    check_by_day_and_night(page)
    page.keyboard.press("Escape")
    ada.press("This table")
    page.get_by_role("dialog").wait_for()
    check_by_day_and_night(page)
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").wait_for()
    check_by_day_and_night(page)


def test_the_text_view_is_for_everybody(come: Callable[..., Person]) -> None:
    ada = come(likes=IN_WORDS, viewport=NARROW)
    ada.play_now()
    wait_for_me(ada.page)
    check(ada.page)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_page_speaks_the_readers_language(come: Callable[..., Person], language: str) -> None:
    words = catalogue(language)
    ada = come(locale=f"{language}-{language.upper()}")
    page = ada.go()
    page.get_by_role("button", name=words.say("web-play-now")).first.click()
    wait_for_me(page)
    expect(page.locator("#prompt")).to_have_text(words.say("space-taxi-web-prompt-throw", dice=10))
    throw(page, Mouse())
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:web|space-taxi|server|chat)-[a-z-]+", text), "a text that is missing shows its id"


def test_the_front_page_and_a_game_are_small(ada: Person) -> None:
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        if "/api/" not in request.url:
            sizes[request.url] = request.sizes()["responseBodySize"]

    ada.page.on("requestfinished", weigh)
    ada.go()
    ada.page.wait_for_load_state("networkidle")
    front = sum(sizes.values())
    assert 0 < front <= FRONT_BYTES, sizes
    ada.play_now()
    wait_for_me(ada.page)
    assert sum(sizes.values()) - front <= GAME_BYTES, sizes
