"""What every screen owes to everybody: no serious finding of axe, room at 360 px, big targets, languages, small files."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Request, expect
from tests.browser.eyes import PHONE, TOURED, Person
from tests.browser.hands import Mouse, take_step, wait_for_me
from tests.browser.node import package

from cabstand.content.catalogue import catalogue

NARROW: Final = {"width": 360, "height": 740}
FRONT_BYTES: Final = 150_000
GAME_BYTES: Final = 120_000
IN_WORDS: Final = TOURED.replace("}", ',"textView":true}')


def findings(page: Page) -> list[str]:
    """What axe finds serious."""
    page.evaluate(package("axe-core/axe.min.js").read_text())
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_is_for_everybody(come: Callable[..., Person], theme: str) -> None:
    ada = come(viewport=NARROW, color_scheme=theme)
    page = ada.go()
    check(page)
    ada.press("Settings")
    check(page)
    page.keyboard.press("Escape")
    ada.press("With friends")
    check(page)
    page.get_by_role("button", name=re.compile("Lay a table")).click()
    page.get_by_role("heading", name="Invite").wait_for()
    check(page)
    page.goto("/rules/space-taxi")
    page.get_by_role("heading").first.wait_for()
    check(page)
    ada.play_now()
    wait_for_me(page)
    check(page)
    take_step(page, Mouse())
    page.get_by_role("checkbox").first.wait_for()
    page.get_by_role("checkbox").first.click()
    check(page)
    ada.press("Help")
    check(page)
    page.keyboard.press("Escape")
    ada.press("This table")
    check(page)
    page.goto(f"/replay/{ada.table}")
    page.get_by_role("slider").wait_for()
    check(page)


def test_the_text_view_and_the_first_turn_are_for_everybody(come: Callable[..., Person]) -> None:
    ada = come(likes=IN_WORDS, viewport=NARROW)
    ada.play_now()
    wait_for_me(ada.page)
    check(ada.page)
    new = come(likes='{"motion":"none"}', viewport=PHONE)
    new.play_now()
    tour = new.page.get_by_role("dialog", name="How it works")
    tour.wait_for()
    assert findings(new.page) == []
    while new.page.get_by_role("button", name="Next").is_visible():
        new.press("Next")
    new.page.get_by_role("button", name="Play", exact=True).click()
    expect(tour).not_to_be_visible()
    new.page.reload()
    wait_for_me(new.page)
    expect(tour).not_to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_page_speaks_the_readers_language(come: Callable[..., Person], language: str) -> None:
    words = catalogue(language)
    ada = come(locale=f"{language}-{language.upper()}")
    page = ada.go()
    page.get_by_role("button", name=words.say("web-play-now")).first.click()
    wait_for_me(page)
    expect(page.locator("#prompt")).to_have_text(words.say("space-taxi-web-prompt-throw", dice=10))
    take_step_in_any_language(page)
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:web|space-taxi|server|chat)-[a-z-]+", text), "a text that is missing shows its id"


def take_step_in_any_language(page: Page) -> None:
    page.locator("main .press.main").click()
    page.get_by_role("checkbox").first.wait_for()


@pytest.mark.parametrize("language", ["hu", "cs", "sk", "pl"])
def test_a_language_that_only_the_board_speaks_says_so(come: Callable[..., Person], language: str) -> None:
    ada = come(likes=TOURED.replace("}", f',"language":"{language}"}}'))
    page = ada.go()
    ada.press("Settings")
    expect(page.get_by_role("dialog")).to_contain_text("Only a part of a game is translated")
    page.keyboard.press("Escape")
    ada.play_now()
    wait_for_me(page)
    english = {"Wings", "Crystal mine"}
    assert not english & set(page.locator(".scene").inner_text().splitlines())


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
